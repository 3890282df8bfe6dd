/** Amounts, filters and conditions. */
import type {
	Amount,
	Condition,
	Extreme,
	Filter,
	Owned,
	ObjectWord,
	PlayerWord,
	Several,
	TargetWord,
	Test
} from '../grammar.ts';

/** A thing that passes every test. */
export const a = (is: TargetWord, ...where: Test[]): Filter => ({ is, where });
/** Controlled by a player. */
export const by = (who: PlayerWord): Test => ({ by: who });
export const named = (name: string): Test => ({ named: name });
/** Not this player either. */
export const otherThan = (who: ObjectWord): Test => ({ otherThan: who });
export const withMost = (what: Owned): Test => ({ most: what });
export const withRoll = (rolled: Extreme): Test => ({ rolled });
export const withFewest = (what: Owned): Test => ({ fewest: what });

/** Exactly so many; up to so many; any number. */
export const exactly = (n: Amount): Several => ({ min: n, max: n });
export const upTo = (n: Amount): Several => ({ min: 0, max: n });
export const anyNumber: Several = { min: 0, max: null };

/** How many of something a player has. */
export const owned = (what: Owned, who: PlayerWord = 'you'): Amount => ({ owned: what, by: who });
export const countersOn = (on: ObjectWord = 'this', name: string | null = null): Amount => ({
	counters: name,
	on
});
export const cardsUnder = (what: ObjectWord = 'this'): Amount => ({ cardsUnder: what });
export const times = (amount: Amount, by: number): Amount => ({ times: [amount, by] });
export const plus = (first: Amount, second: Amount): Amount => ({ plus: [first, second] });
export const minus = (first: Amount, second: Amount): Amount => ({ minus: [first, second] });

export const yourTurn: Condition = { is: 'your turn' };
export const turnOf = (who: PlayerWord): Condition => ({ turnOf: who });
export const not = (condition: Condition): Condition => ({ not: condition });
export const atLeast = (amount: Amount, least: Amount): Condition => ({ amount, atLeast: least });
export const atMost = (amount: Amount, most: Amount): Condition => ({ amount, atMost: most });
export const equals = (amount: Amount, to: Amount): Condition => ({ amount, equals: to });
export const isA = (what: ObjectWord, fits: Filter): Condition => ({ what, fits });
/** It is every second attack roll against something. */
export const everyOtherAgainst = (against: ObjectWord = 'this'): Condition => ({
	everyOther: 'attack roll',
	against
});
/** It is the player's first attack roll of the turn. */
export const firstAttackRoll = (of: PlayerWord = 'you'): Condition => ({
	nth: 'attack roll',
	of,
	is: [1]
});
