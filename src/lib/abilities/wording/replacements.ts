/** What would happen, and what happens instead (5.2). */
import type { Amount, Effect, Instead, Replacement, Would } from '../grammar.ts';
import { amountWords, lootCards, muchOf, plain } from './amounts.ts';
import { ORDER } from './clause.ts';
import { whileWords } from './conditions.ts';
import { limitEnd, limitWords, timeWords } from './events.ts';
import { orList, spaced } from './lists.ts';
import { nounFor, whoseNoun } from './nouns.ts';
import type { Phrase } from './phrase.ts';
import { agree, eventOf, says, YOU, type Noun, type Scope } from './scope.ts';
import { isPlain } from './verbs.ts';
import { within } from './within.ts';

type Said = Pick<Phrase, 'text' | 'lines'>;
type Verb = readonly [base: string, third: string, rest: string];

/**
 * "If you would roll, roll 2 dice instead and you choose which one counts".
 * @param within in which time only the next one is replaced; null where each is.
 */
export function replacementPhrase(
	{ event, by, alike }: Replacement,
	path: readonly number[],
	scope: Scope,
	within: string | null = null
): Said {
	const who = whoseNoun(event.who, scope);
	const last = alike ? `, ${LAST_COUNTS}` : '';
	const short = within === null ? shortForm(event, by, who, scope) : null;
	if (short !== null) return { text: `${short}${last}`, lines: [] };
	const given = event.given ? ` ${whileWords(event.given, scope)}` : '';
	if ('also' in by) {
		const [base, third, rest] = wouldVerb(event, who);
		const as = spaced(agree(who, base, third), rest);
		const said = happening(by.also, event, path, scope);
		return { ...said, text: `as ${spaced(as, limitWords(event))}${given}, ${said.text}${last}` };
	}
	const [base, , rest] = wouldVerb(event, who);
	const would = spaced(agree(who, 'would', 'would'), base, rest);
	const then = insteadWords(by, event, who, path, scope);
	return {
		...then,
		text: `${introduced(event, would, within)}${given}, ${then.text}${last}`
	};
}

/** What is said last of those that do not add up. */
export const LAST_COUNTS = 'and the last to say so counts';

/** "if you would die", "the first time you would die each turn", "the next time you would die this turn". */
function introduced({ limit }: Replacement['event'], would: string, within: string | null): string {
	if (within !== null) return spaced('the next time', would, within);
	return limit ? spaced(timeWords(limit), would, limitEnd(limit)) : `if ${would}`;
}

/** Forms that players know: "this enters play deactivated", "damage you would take is reduced to 1". */
function shortForm(
	event: Replacement['event'],
	by: Instead,
	who: Noun,
	scope: Scope
): string | null {
	if (event.given || event.limit) return null;
	if ('also' in by && by.also.do === 'deactivate' && by.also.what === 'this')
		return event.would === 'enter play' ? 'this enters play deactivated' : null;
	if (!('amount' in by) || typeof by.amount !== 'number') return null;
	if (event.would !== 'take damage' && event.would !== 'deal damage') return null;
	const verb = event.would === 'take damage' ? 'would take' : 'would deal';
	const damage = `${kind(event.combat)}damage ${agree(who, verb, verb)}`;
	return spaced(damage, onRolls(event.on), `is reduced to ${amountWords(by.amount, scope)}`);
}

const kind = (combat: boolean | undefined): string =>
	combat === undefined ? '' : combat ? 'combat ' : 'non-combat ';

const onRolls = (on: readonly number[] | undefined): string =>
	on === undefined ? '' : `on attack rolls of ${orList(on.map(String))}`;

/** What would happen, as a verb. */
export function wouldVerb(event: Would, who: Noun): Verb {
	const its = who.subject === null ? 'your' : 'their';
	switch (event.would) {
		case 'gain ¢':
			return ['gain', 'gains', 'any number of ¢'];
		case 'lose ¢':
			return ['lose', 'loses', 'any number of ¢'];
		case 'loot':
			return ['loot', 'loots', 'any number of loot cards'];
		case 'discard':
			return ['discard', 'discards', 'any number of loot cards'];
		case 'gain treasure':
			return ['gain', 'gains', 'any number of treasure'];
		case 'roll':
			return ['roll', 'rolls', event.attack ? 'an attack roll against this' : ''];
		case 'roll a number':
			return ['roll', 'rolls', `a ${orList(event.on.map(String))}`];
		case 'destroy the penalty item':
			return ['give up', 'gives up', 'an item for the death penalty'];
		case 'pay the penalty':
			return ['pay', 'pays', 'the death penalty'];
		case 'take damage':
			return ['take', 'takes', damaged(event)];
		case 'deal damage':
			return ['deal', 'deals', damaged(event)];
		case 'die':
			return ['die', 'dies', ''];
		case 'be destroyed':
			return ['be destroyed', 'is destroyed', ''];
		case 'be put into discard':
			return ['be put', 'is put', 'into discard'];
		case 'enter play':
			return ['enter', 'enters', 'play'];
		case 'start the turn':
			return ['start', 'starts', `${its} turn`];
		case 'end the turn':
			return ['end', 'ends', `${its} turn`];
		case 'take the turn':
			return ['take', 'takes', `${its} turn`];
		case 'recharge step':
			return ['begin', 'begins', `${its} recharge step`];
	}
}

const damaged = (event: Extract<Would, { combat?: boolean }>): string =>
	spaced(`any amount of ${kind(event.combat)}damage`, onRolls(event.on));

/** The scope of what happens instead: "they" is whom it would happen to. */
function inside(effect: Effect, event: Would, scope: Scope): Scope {
	const player = eventOf(event.who);
	return {
		...scope,
		event: player === 'none' ? scope.event : player,
		says: { they: says(effect, 'they'), it: says(effect, 'it') }
	};
}

const happening = (effect: Effect, event: Would, path: readonly number[], scope: Scope): Said =>
	within(effect, [...path, 0], inside(effect, event, scope), ORDER);

function insteadWords(
	by: Exclude<Instead, { also: Effect }>,
	event: Would,
	who: Noun,
	path: readonly number[],
	scope: Scope
): Said {
	const line = (text: string): Said => ({ text, lines: [] });
	const they: Noun = who.subject === null ? YOU : nounFor('they', { ...scope, event: 'a player' });
	const doing = (base: string, rest: string): string =>
		they.subject === null ? `${base} ${rest}` : `they ${base} ${rest}`;
	if ('amount' in by) return line(`${amountInstead(by.amount, event, who, doing, scope)} instead`);
	if ('prevent' in by) return line(`prevent ${prevented(by.prevent, event, scope)}`);
	if ('from' in by) return line(`${doing('loot', 'from the top of the loot discard')} instead`);
	if ('dice' in by) {
		const dice = by.dice === 2 ? '2 dice' : `${amountWords(by.dice, scope)} dice`;
		const counts =
			by.picks === 'lowest' || by.picks === 'highest'
				? `the ${by.picks} counts`
				: `${agree(nounFor(by.picks, scope), 'choose')} which one counts`;
		return line(`${doing('roll', dice)} instead and ${counts}`);
	}
	if ('skip' in by) return line('skip that');
	const said = happening(by.instead, event, path, scope);
	const simple = isPlain(by.instead) && said.lines.length === 0;
	return { ...said, text: simple ? `${said.text} instead` : `do this instead: ${said.text}` };
}

const prevented = (amount: Amount | null, event: Would, scope: Scope): string => {
	const ofDamage = event.would === 'take damage' || event.would === 'deal damage';
	const that = ofDamage ? 'that damage' : 'that';
	return amount === null ? that : `${amountWords(amount, scope)} of ${that}`;
};

/** "gain that much +1¢": the same happening with another amount. */
export function amountInstead(
	amount: Amount,
	event: Would,
	who: Noun,
	doing: (base: string, rest: string) => string,
	scope: Scope
): string {
	switch (event.would) {
		case 'gain ¢':
			return doing('gain', muchOf(amount, '¢', scope));
		case 'lose ¢':
			return doing('lose', muchOf(amount, '¢', scope));
		case 'loot':
			return doing('loot', lootCards(amount, scope));
		case 'discard':
			return doing('discard', lootCards(amount, scope));
		case 'take damage':
			return spaced(agree(who, 'take'), muchOf(amount, 'damage', scope)).replace(/^you /u, '');
		case 'deal damage':
			return spaced(agree(who, 'deal'), muchOf(amount, 'damage', scope)).replace(/^you /u, '');
		case 'roll a number':
			return `the result becomes ${amountWords(amount, scope)}`;
		default:
			return doing('do', `it ${plain(amount, scope)}`);
	}
}
