/** How the parts of an ability hang together (6.2, 6.12, 6.18). */
import type {
	Amount,
	Condition,
	Effect,
	Filter,
	PlayerWord,
	Several,
	StaticEffect,
	TriggerEvent,
	Until
} from '../grammar.ts';

/** Effects one after the other. Not called `then`: a module that exports that cannot be awaited. */
export const inTurn = (...steps: Effect[]): Effect => ({ do: 'then', steps });
/** The second only if the first could be done (6.2). */
export const and = (first: Effect, second: Effect): Effect => ({ do: 'and', first, second });
export const ifYouDo = (first: Effect, second: Effect, otherwise?: Effect): Effect => ({
	do: 'if you do',
	first,
	second,
	...(otherwise ? { otherwise } : {})
});
export const may = (effect: Effect, who?: PlayerWord): Effect => ({
	do: 'may',
	effect,
	...(who === undefined ? {} : { who })
});
export const ifSo = (condition: Condition, effect: Effect, otherwise?: Effect): Effect => ({
	do: 'if',
	condition,
	effect,
	...(otherwise ? { otherwise } : {})
});

const ONE: Several = { min: 1, max: 1 };
/** Chosen as the ability resolves; 'chosen' is what was chosen. */
export const choose = (
	from: readonly Filter[],
	effect: Effect,
	several: Several = ONE,
	who: PlayerWord | 'random' = 'you'
): Effect => ({ do: 'choose', who, from, several, effect });
/** Picked together as the ability resolves; "picked" is each of them. */
export const pick = (from: readonly Filter[], several: Several, effect: Effect): Effect => ({
	do: 'pick',
	who: 'you',
	from,
	several,
	effect
});
export const chooseAtRandom = (from: readonly Filter[], effect: Effect): Effect =>
	choose(from, effect, ONE, 'random');
export const each = (of: Filter | readonly Filter[], effect: Effect): Effect => ({
	do: 'each',
	of: isList(of) ? of : [of],
	effect
});
const isList = (of: Filter | readonly Filter[]): of is readonly Filter[] => Array.isArray(of);
/** Keeps an amount in mind, as "that number". */
export const remember = (amount: Amount, effect: Effect): Effect => ({
	do: 'remember',
	amount,
	effect
});
export const repeat = (times: Amount, effect: Effect): Effect => ({ do: 'repeat', effect, times });
export const repeatWhile = (condition: Condition, effect: Effect): Effect => ({
	do: 'repeat while',
	effect,
	condition
});
/** Done again each time that all it has put on the stack has resolved. */
export const repeatOnceResolved = (condition: Condition, effect: Effect): Effect => ({
	do: 'repeat while',
	effect,
	condition,
	resolved: true
});
/** A number that nobody has chosen before for the same. */
export const chooseDifferentNumber = (
	min: number,
	max: number,
	effect: Effect,
	who: PlayerWord = 'you'
): Effect => ({ do: 'choose number', who, min, max, different: true, effect });
export const chooseNumber = (
	min: number,
	max: number,
	effect: Effect,
	who: PlayerWord = 'you'
): Effect => ({
	do: 'choose number',
	who,
	min,
	max,
	effect
});
/** True for a while. */
export const makeTrue = (
	standing: StaticEffect,
	until: Until = 'end of turn',
	once = false
): Effect => ({ do: 'make true', standing, until, once });
/** "The next time …, …": once. */
export const nextTime = (
	when: TriggerEvent,
	effect: Effect,
	until: Until = 'end of turn'
): Effect => ({ do: 'delayed trigger', when, effect, until, once: true });
/** "Till end of turn, each time …, …". */
export const tillThen = (
	when: TriggerEvent,
	effect: Effect,
	until: Until = 'end of turn'
): Effect => ({ do: 'delayed trigger', when, effect, until, once: false });
