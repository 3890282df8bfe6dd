import type { Condition, Effect, Outcome, Patient } from './grammar.ts';
import {
	count,
	nounFor,
	orList,
	range,
	statChange,
	YOU,
	type Noun,
	type Scope
} from './wording-nouns.ts';

/** A verb that takes no other effect inside it, except the lines of a table. */
export type Plain = Exclude<Effect, { do: 'then' | 'may' | 'if' }>;

/** One thing done by someone: "they", "gain", "3¢". */
export interface Clause {
	readonly who: Noun;
	readonly verb: readonly [base: string, third: string];
	readonly rest: string;
	/** The lines that follow a "Roll-". */
	readonly table?: readonly Outcome[];
}

/** An order to the ability's controller: nobody is named. */
const order = (verb: string, rest: string): Clause => ({
	who: YOU,
	verb: [verb, `${verb}s`],
	rest
});

const does = (who: Noun, base: string, rest: string, third = `${base}s`): Clause => ({
	who,
	verb: [base, third],
	rest
});

/** "they would take" of the one who is protected. */
const wouldTake = ({ subject }: Noun): string => `${subject ?? 'you'} would take this turn`;

const topOf = (what: string, amount = 1): string =>
	amount === 1 ? `the top card of ${what}` : `the top ${amount} cards of ${what}`;

/** What one verb says, one clause for each thing done; the template of the verb. */
export function clausesOf(effect: Plain, scope: Scope): readonly Clause[] {
	const name = (word: Patient): Noun => nounFor(word, scope);
	switch (effect.do) {
		case 'gain ¢':
			return [does(name(effect.who), 'gain', `${effect.amount}¢`)];
		case 'lose ¢':
			return [does(name(effect.who), 'lose', `${effect.amount}¢`)];
		case 'loot':
			return [does(name(effect.who), 'loot', String(effect.amount))];
		case 'discard':
			return [does(name(effect.who), 'discard', count(effect.amount, 'a', 'loot card'))];
		case 'gain treasure':
			return [does(name(effect.who), 'gain', `+${effect.amount} treasure`)];
		case 'deal damage':
			return [order('deal', `${effect.amount} damage to ${name(effect.to).object}`)];
		case 'take damage':
			return [does(name(effect.who), 'take', `${effect.amount} damage`)];
		case 'kill':
			return [does(name(effect.by), 'kill', name(effect.what).object)];
		case 'die':
			return [does(name(effect.what), 'die', '')];
		case 'cancel':
			return [order('cancel', name(effect.what).object)];
		case 'cancel everything':
			return [order('cancel', "everything that hasn't resolved")];
		case 'end the turn':
			return [order('end', 'the turn')];
		case 'prevent death':
			return [order('prevent', 'death')];
		case 'prevent next damage':
			return [order('prevent', `the next ${effect.amount} damage ${wouldTake(name(effect.who))}`)];
		case 'prevent next instance': {
			const size = effect.upTo === null ? 'damage' : `up to ${effect.upTo} damage`;
			return [order('prevent', `the next instance of ${size} ${wouldTake(name(effect.who))}`)];
		}
		case 'reroll':
			return [does(rerollerOf(effect.what, scope), 'reroll', name(effect.what).object)];
		case 'change roll': {
			const of = effect.what === 'it' ? '' : ` of ${name(effect.what).object}`;
			return [order('change', `the result${of} to a ${orList(effect.to.map(String))}`)];
		}
		case 'roll':
			return [
				{ who: name(effect.who), verb: ['roll-', 'rolls-'], rest: '', table: effect.outcomes }
			];
		case 'gain loot play':
			return [order('play', 'an additional loot card this turn')];
		case 'recharge':
			return [order('recharge', name(effect.what).object)];
		case 'gain stat': {
			const until = effect.until === 'end of turn' ? ' till end of turn' : '';
			return [does(name(effect.who), 'gain', `${statChange(effect.stat, effect.add)}${until}`)];
		}
		case 'look and put back':
			return [
				order('look', `at ${topOf(name(effect.deck).object, effect.amount)}`),
				order('put', effect.amount === 1 ? 'it back' : 'them back in any order')
			];
		case 'put top of deck into discard':
			return [order('put', `${topOf(name(effect.deck).object)} into discard`)];
		case 'put top of discard on deck':
			return [order('put', `${topOf(name(effect.discard).object)} on top of its deck`)];
	}
}

/** Whoever made the roll rerolls it (6.27). */
function rerollerOf(what: Patient, scope: Scope): Noun {
	if (what === 'it') return nounFor('they', scope);
	if (typeof what === 'object' && 'target' in what)
		return nounFor({ controllerOf: what.target }, scope);
	return YOU;
}

/** A clause as a statement or an order: "they gain 3¢", "gain 3¢". */
export function statement({ who, verb, rest }: Clause): string {
	const said = who.plural ? verb[0] : verb[1];
	return [who.subject ?? '', said, rest].filter((word) => word !== '').join(' ');
}

/** A clause after "you may": "gain 3¢", "have them gain 3¢". */
export function permitted({ who, verb, rest }: Clause): string {
	const someone = who.subject === null ? '' : `have ${who.object}`;
	return [someone, verb[0], rest].filter((word) => word !== '').join(' ');
}

const CONDITION: Readonly<Record<Condition['is'], string>> = {
	'your turn': "if it's your turn"
};

/** "if it's your turn": what an effect asks before it does anything. */
export const conditionWords = ({ is }: Condition): string => CONDITION[is];

/** The head of a line of a table: "1-2: ". */
export const lineHead = ({ on }: Outcome): string => `${range(on)}: `;

/** The words an effect itself points with, leaving out effects inside it. */
function pointers(effect: Effect): readonly Patient[] {
	return [
		...('who' in effect ? [effect.who] : []),
		...('to' in effect && effect.do === 'deal damage' ? [effect.to] : []),
		...('what' in effect ? [effect.what] : []),
		...('by' in effect ? [effect.by] : []),
		...('deck' in effect ? [effect.deck] : []),
		...('discard' in effect ? [effect.discard] : [])
	];
}

const isTarget = (word: Patient): boolean => typeof word === 'object';

/** The effects whose targets are those of the effect given: all but table lines with their own. */
function sharing(effect: Effect): readonly Effect[] {
	switch (effect.do) {
		case 'then':
			return [effect, ...effect.steps.flatMap(sharing)];
		case 'may':
		case 'if':
			return [effect, ...sharing(effect.effect)];
		case 'roll':
			return [
				effect,
				...effect.outcomes.flatMap((o) => (o.targets.length === 0 ? sharing(o.effect) : []))
			];
		default:
			return [effect];
	}
}

/** The verb that is said first, within the first sentence. */
function firstVerb(effect: Effect): Effect {
	switch (effect.do) {
		case 'then': {
			const [first] = effect.steps;
			return first ? firstVerb(first) : effect;
		}
		case 'may':
		case 'if':
			return firstVerb(effect.effect);
		default:
			return effect;
	}
}

/** Verbs that can name their target in passing: "deal 1 damage to a player". */
const IN_PASSING: readonly Effect['do'][] = [
	'deal damage',
	'kill',
	'cancel',
	'change roll',
	'recharge',
	'look and put back',
	'put top of deck into discard',
	'put top of discard on deck'
];

/** Whether the only target of an effect is pointed at once, by the first verb, and needs no "Choose". */
export function namesInPassing(effect: Effect): boolean {
	const first = firstVerb(effect);
	const all = sharing(effect).flatMap(pointers).filter(isTarget);
	const [own] = pointers(first).filter(isTarget);
	if (!IN_PASSING.includes(first.do) || all.length !== 1) return false;
	return own !== undefined && typeof own === 'object' && 'target' in own && own.target === 0;
}
