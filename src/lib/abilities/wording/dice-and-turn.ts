/** The verbs of the stack, the dice, the turn, and of stats that last. */
import type { Amount, AttackWord, Effect, ObjectWord } from '../grammar.ts';
import { additional, amountWords, STAT_NOUN, statBy, timesOf } from './amounts.ts';
import { does, order, type Clause } from './clause.ts';
import { someOf } from './filters.ts';
import { orList, spaced } from './lists.ts';
import { nounFor } from './nouns.ts';
import { UNTIL } from './places.ts';
import { YOU, type Noun, type Scope } from './scope.ts';

const VERBS = [
	'cancel',
	'cancel everything',
	'cancel attack',
	'gain rewards',
	'double rewards',
	'copy',
	'double',
	'copy ability',
	'make activate',
	'change roll',
	'set roll',
	'roll again',
	'add to roll',
	'flip roll',
	'reroll',
	'end the turn',
	'gain loot play',
	'gain purchase',
	'additional attack',
	'must attack',
	'join attack',
	'team up',
	'team rolls',
	'redirect attack',
	'replace character',
	'extra turn',
	'skip next turn',
	'win',
	'gain stat',
	'set stat'
] as const satisfies readonly Effect['do'][];
export type OnTheTurn = Extract<Effect, { do: (typeof VERBS)[number] }>;

const OWN: ReadonlySet<Effect['do']> = new Set(VERBS);
export const actsOnTheTurn = (effect: Effect): effect is OnTheTurn => OWN.has(effect.do);

/** The clauses of a verb of the stack, the dice or the turn. */
export function turnClauses(effect: OnTheTurn, scope: Scope): readonly Clause[] {
	const name = (word: ObjectWord): Noun => nounFor(word, scope);
	switch (effect.do) {
		case 'cancel':
			return [order('cancel', name(effect.what).object)];
		case 'cancel everything':
			return [order('cancel', "everything that hasn't resolved")];
		case 'cancel attack':
			return [
				order('cancel', effect.of === null ? 'the attack' : `${name(effect.of).possessive} attack`)
			];
		case 'gain rewards': {
			const half = effect.half ? 'half of ' : '';
			const of = name(effect.of).object;
			const rewards = `${half}the rewards of ${of}${half ? ', rounded down' : ''}`;
			return [does(name(effect.who), 'gain', rewards)];
		}
		case 'double rewards':
			return [order('double', 'the rewards')];
		case 'copy':
			return [order('copy', name(effect.what).object)];
		case 'double':
			return [order('double', `${name(effect.what).possessive} effect`)];
		case 'copy ability':
			return [order('copy', `a ↷ ability of ${name(effect.of).object}`)];
		case 'make activate': {
			const of = name(effect.what).object;
			return [order('choose', `a ↷ or $ ability of ${of} that its controller activates if able`)];
		}
		case 'change roll': {
			const of = effect.what === 'it' ? '' : ` of ${name(effect.what).object}`;
			return [order('change', `the result${of} to a ${orList(effect.to.map(String))}`)];
		}
		case 'set roll':
			return [
				order('make', `the result of ${name(effect.what).object} ${amountWords(effect.to, scope)}`)
			];
		case 'roll again':
			return [order('roll', 'again')];
		case 'add to roll':
			return [order('add', `${orList(effect.add.map(added))} to ${name(effect.what).object}`)];
		case 'flip roll':
			return [order('turn', `the die of ${name(effect.what).object} upside down`)];
		case 'reroll':
			return [
				does(
					rerollerOf(effect.what, scope),
					'reroll',
					spaced(
						name(effect.what).object,
						effect.dice === undefined
							? ''
							: `with ${effect.dice} dice of which another player of their choice picks one`
					)
				)
			];
		case 'end the turn':
			return [order('end', 'the turn')];
		case 'gain loot play': {
			const plays = additional(effect.amount ?? 1, 'loot card', scope);
			if (effect.who === undefined || effect.who === 'you')
				return [does(YOU, 'play', `${plays} this turn`)];
			return [does(name(effect.who), 'may play', `${plays} this turn`)];
		}
		case 'gain purchase':
			return [does(name(effect.who), 'may purchase', 'an additional time this turn')];
		case 'additional attack': {
			const verb = effect.must ? 'must attack' : 'may attack';
			const times =
				effect.times === 'any number'
					? 'any number of additional times'
					: additional(effect.times, 'time', scope);
			return [
				does(name(effect.who), verb, spaced(attackable(effect.target, scope), times, 'this turn'))
			];
		}
		case 'must attack': {
			const times = timesOf(effect.times, scope);
			const target = attackable(effect.target, scope);
			const able = effect.granted
				? 'this turn even if they have no attack left'
				: 'this turn if able';
			return [does(name(effect.who), 'must attack', spaced(target, times, able))];
		}
		case 'join attack':
			return [
				does(
					name(effect.who),
					'join',
					effect.rewards ? 'the attack for the same rewards' : 'the attack'
				)
			];
		case 'team up':
			return [does(name(effect.who), 'team', 'up for the attack')];
		case 'team rolls':
			return [order('let', 'whoever has teamed up make an attack roll')];
		case 'redirect attack':
			return [does(name(effect.who), 'choose', 'the monster that is attacked')];
		case 'replace character':
			return [does(name(effect.who), 'become', 'a character from outside the game')];
		case 'extra turn':
			return [
				does(name(effect.who), 'take', `${extraTurns(effect.times ?? 1, scope)} after this one`)
			];
		case 'skip next turn': {
			const who = name(effect.who);
			return [does(who, 'skip', `${who.subject === null ? 'your' : 'their'} next turn`)];
		}
		case 'win':
			return [does(name(effect.who), 'win', 'the game')];
		case 'set stat': {
			const stat = STAT_NOUN[effect.stat].replace(/^to /u, '');
			const to = amountWords(effect.to, scope);
			return [
				order('make', spaced(`${name(effect.who).possessive} ${stat} ${to}`, UNTIL[effect.until]))
			];
		}
		case 'gain stat': {
			const { change, where } = statBy(effect.stat, effect.add, scope);
			const once = effect.once === undefined ? '' : `for the next ${ONCE[effect.once]}`;
			return [
				does(name(effect.who), 'gain', `${spaced(change, once, UNTIL[effect.until])}${where}`)
			];
		}
	}
}

const ONCE = { 'attack roll': 'attack roll', roll: 'dice roll' } as const;

/** "an extra turn", "2 extra turns". */
function extraTurns(times: Amount, scope: Scope): string {
	if (times === 1) return 'an extra turn';
	if (typeof times === 'number') return `${times} extra turns`;
	return `extra turns equal to ${amountWords(times, scope)}`;
}

const added = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** What is attacked, after the verb; nothing where it can be anything. */
export function attackable(target: AttackWord, scope: Scope): string {
	if (target === 'anything') return '';
	if (target === 'monster deck') return 'the monster deck';
	if (target === 'the slot it was in') return 'the slot this was in';
	if (target === 'a new slot') return 'a monster in one of the new slots';
	if (target === 'one put there') return 'one of those put there';
	if (typeof target === 'object' && 'player' in target) return someOf([target.player], scope);
	return nounFor(target, scope).object;
}

/** Whoever made the roll rerolls it; an item is rerolled by its controller (6.27). */
function rerollerOf(what: ObjectWord, scope: Scope): Noun | null {
	if (what === 'it') return nounFor('they', scope);
	if (typeof what === 'object' && 'target' in what && rollsOnly(what.target, scope))
		return nounFor({ controllerOf: what }, scope);
	return null;
}

const rollsOnly = (index: number, scope: Scope): boolean =>
	scope.targets[index]?.any.every(
		(filter) => (typeof filter === 'string' ? filter : filter.is) === 'dice roll'
	) ?? false;
