import type { Amount, Owned, PlayerWord, Stat } from '../grammar.ts';
import { counterNoun, manyOf, ownedWords } from './filters.ts';
import { signed, spaced } from './lists.ts';
import { nounFor } from './nouns.ts';
import { agree, type Scope } from './scope.ts';

const STATS = { hp: 'HP', 'max hp': 'max HP', attack: 'ATK', evasion: 'evasion' } as const;

const THIS_TURN: Readonly<Record<Extract<Amount, { thisTurn: unknown }>['thisTurn'], string>> = {
	'players died': 'the number of players who died this turn',
	'non-active players died': 'the number of non-active players who died this turn',
	'loot cards played': 'the number of loot cards played this turn',
	'shop items purchased': 'the number of shop items purchased this turn',
	'attack rolls': 'the number of attack rolls made this turn'
};

const PAID = {
	'loot cards': 'the number of loot cards discarded to play this',
	counters: 'the number of counters removed to activate this'
} as const;

/** An amount by itself: "3", "that much", "the number of souls you have". */
export function amountWords(amount: Amount, scope: Scope): string {
	if (typeof amount === 'number') return String(amount);
	if (amount === 'that much' || amount === 'that number') return amount;
	if (amount === 'done') return 'the amount done this way';
	if (amount === 'those who did') return 'the number of those who did';
	if ('count' in amount) return `the number of ${manyOf([amount.count], scope)}`;
	if ('owned' in amount) return `the number of ${owns(amount.owned, amount.by, scope)}`;
	if ('most' in amount) return `the most ${ownedWords(amount.most)} any player has`;
	if ('counters' in amount)
		return `the number of ${counterNoun(amount.counters)}s on ${nounFor(amount.on, scope).object}`;
	if ('paid' in amount) return PAID[amount.paid];
	if ('notes' in amount) return 'the number of notes on this';
	if ('cardsUnder' in amount)
		return `the number of cards under ${nounFor(amount.cardsUnder, scope).object}`;
	if ('stat' in amount) return `${nounFor(amount.of, scope).possessive} ${STATS[amount.stat]}`;
	if ('slots' in amount) return `the number of ${amount.slots} slots`;
	if ('plus' in amount) return sum(amount.plus, scope, '+', 'plus');
	if ('minus' in amount) return sum(amount.minus, scope, '-', 'minus');
	if ('times' in amount) return `${amount.times[1]} times ${grouped(amount.times[0], scope)}`;
	if ('half' in amount) return `half of ${grouped(amount.half, scope)}, rounded down`;
	if ('ownCounters' in amount)
		return `the number of ${counterNoun(amount.ownCounters)}s each of them has`;
	if ('lastAttackRoll' in amount)
		return `the last attack roll made against ${nounFor(amount.lastAttackRoll, scope).object} this turn`;
	if ('playedBy' in amount)
		return `the number of loot cards ${nounFor(amount.playedBy, scope).object} played this turn`;
	return THIS_TURN[amount.thisTurn];
}

/** "¢ you have", "loot cards in your hand". */
function owns(owned: Owned, by: PlayerWord, scope: Scope): string {
	const player = nounFor(by, scope);
	if (owned === 'loot cards') return `loot cards in ${player.possessive} hand`;
	return `${owned} ${agree(player, 'have', 'has')}`;
}

function sum(
	[first, second]: readonly [Amount, Amount],
	scope: Scope,
	sign: string,
	word: string
): string {
	if (typeof second === 'number' && second >= 0) return `${grouped(first, scope)} ${sign}${second}`;
	return `${grouped(first, scope)} ${word} ${grouped(second, scope)}`;
}

/** An amount inside a calculation, in brackets where it is one itself. */
function grouped(amount: Amount, scope: Scope): string {
	const words = amountWords(amount, scope);
	return CALCULATIONS.some((key) => typeof amount === 'object' && key in amount)
		? `(${words})`
		: words;
}
const CALCULATIONS = ['plus', 'minus', 'times', 'half'];

/** So much of something that is not counted: "3¢", "that much damage +1", "¢ equal to …". */
export function muchOf(amount: Amount, unit: '¢' | 'damage' | 'HP', scope: Scope): string {
	if (typeof amount === 'number') return unit === '¢' ? `${amount}¢` : `${amount} ${unit}`;
	const words = thatMuch(amount, unit);
	return words ?? `${unit} equal to ${amountWords(amount, scope)}`;
}

/** "that much ¢", "that much +1¢", "2 times that much ¢". */
function thatMuch(amount: Amount, unit: string): string | null {
	if (amount === 'that much') return `that much ${unit}`;
	const change = ofThatMuch(amount);
	if (change === null) return null;
	if (change.startsWith('x')) return `${change.slice(1)} times that much ${unit}`;
	return unit === '¢' ? `that much ${change}¢` : `that much ${unit} ${change}`;
}

/** "+1", "-1" or "x2" of what would have been; null where it is another amount. */
function ofThatMuch(amount: Amount): string | null {
	if (typeof amount !== 'object') return null;
	if ('times' in amount) return amount.times[0] === 'that much' ? `x${amount.times[1]}` : null;
	const [sign, first, second] =
		'plus' in amount
			? (['+', ...amount.plus] as const)
			: 'minus' in amount
				? (['-', ...amount.minus] as const)
				: (['', 0, 0] as const);
	const known = first === 'that much' && typeof second === 'number' && second >= 0;
	return known ? `${sign}${second}` : null;
}

/** So many things: "a loot card", "that many loot cards +1", "loot cards equal to …". */
export function manyThings(amount: Amount, one: string, scope: Scope): string {
	if (typeof amount === 'number') return amount === 1 ? `a ${one}` : `${amount} ${one}s`;
	if (amount === 'that much') return `that many ${one}s`;
	const change = ofThatMuch(amount);
	if (change === null) return `${one}s equal to ${amountWords(amount, scope)}`;
	if (change.startsWith('x')) return `${change.slice(1)} times that many ${one}s`;
	return `that many ${one}s ${change}`;
}

/** How often: "an additional time", "2 additional times". */
export function additional(amount: Amount | 'any number', one: string, scope: Scope): string {
	if (amount === 'any number') return `any number of additional ${one}s`;
	if (amount === 1) return `an additional ${one}`;
	if (typeof amount === 'number') return `${amount} additional ${one}s`;
	return `additional ${one}s equal to ${amountWords(amount, scope)}`;
}

/** How often something is done: "", "2 times", "times equal to …". */
export function timesOf(amount: Amount, scope: Scope): string {
	if (amount === 1) return '';
	if (typeof amount === 'number') return `${amount} times`;
	return `as many times as ${amountWords(amount, scope)}`;
}

/** A number for a word that takes one: "loot 3", "loot equal to …". */
export const plain = (amount: Amount, scope: Scope): string =>
	typeof amount === 'number' || amount === 'that much'
		? String(amount)
		: `equal to ${amountWords(amount, scope)}`;

/** What a stat is called, after a number: "+1 ATK", "+1 to attack rolls". */
export const STAT_NOUN: Readonly<Record<Stat, string>> = {
	hp: 'HP',
	attack: 'ATK',
	evasion: 'evasion',
	rolls: 'to dice rolls',
	'attack rolls': 'to attack rolls',
	'hand size': 'to hand size'
};

/** A change to a stat: "+1 HP", "+1 to attack rolls". */
export const statChange = (stat: Stat, add: number): string => `${signed(add)} ${STAT_NOUN[stat]}`;

/** A change to a stat by an amount, with what is said at the end of the sentence about it. */
export function statBy(
	stat: Stat,
	add: Amount,
	scope: Scope
): { readonly change: string; readonly where: string } {
	if (typeof add === 'number') return { change: statChange(stat, add), where: '' };
	const less = typeof add === 'object' && 'minus' in add && add.minus[0] === 0;
	const x = less ? '-x' : '+x';
	return { change: `${x} ${STAT_NOUN[stat]}`, where: whereX(less ? add.minus[1] : add, scope) };
}

/** ", where x is …". */
export const whereX = (amount: Amount, scope: Scope): string =>
	spaced(', where x is', amountWords(amount, scope));
