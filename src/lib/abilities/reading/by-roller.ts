/** Orders in the lines of a table, and in options: print gives them to whoever rolled, or chooses. */
import { partsOf } from '../path.ts';
import type { Effect, Mode, PlayerWord } from '../grammar.ts';

/** Thrown where nobody can say who does it. */
class Unclear extends Error {}

/**
 * "Each player rolls- 1-3: Lose 2¢.": each of them loses 2¢, not whoever the ability is of.
 * @param saysYou whether the lines speak of "you": then nobody can say who an order is for.
 * @returns null where it is not clear who does what.
 */
export function doneByRoller<T extends Mode>(
	outcomes: readonly T[],
	who: PlayerWord,
	saysYou: boolean
): readonly T[] | null {
	try {
		return outcomes.map((one) => {
			if (one.targets.length > 0) throw new Unclear();
			return { ...one, effect: given(one.effect, who, saysYou) };
		});
	} catch (error) {
		if (error instanceof Unclear) return null;
		throw error;
	}
}

function given(effect: Effect, who: PlayerWord, saysYou: boolean): Effect {
	const inner = (one: Effect): Effect => given(one, who, saysYou);
	switch (effect.do) {
		case 'then':
			return { ...effect, steps: effect.steps.map(inner) };
		case 'and':
			return { ...effect, first: inner(effect.first), second: inner(effect.second) };
		case 'if you do':
			return {
				...effect,
				first: inner(effect.first),
				second: inner(effect.second),
				...(effect.otherwise ? { otherwise: inner(effect.otherwise) } : {})
			};
		default:
			if (!isOrder(effect) && !partsWith(effect)) return effect;
			// "Steal 1¢ from them" is yours to do: they cannot do it to themselves.
			if (speaksOf(effect, who)) return effect;
			if (
				saysYou ||
				effect.do === 'vote' ||
				effect.do === 'bid' ||
				!('who' in effect) ||
				partsOf(effect).length > 0
			)
				throw new Unclear();
			if (speaksOf({ ...effect, who: null }, 'you')) throw new Unclear();
			return { ...effect, who };
	}
}

const isOrder = (effect: Effect): boolean =>
	('who' in effect && effect.who === 'you') || ('from' in effect && effect.from === 'you');
const partsWith = (effect: Effect): boolean =>
	partsOf(effect).some(({ effect: part }) => part !== null && (isOrder(part) || partsWith(part)));

const speaksOf = (value: unknown, who: PlayerWord): boolean =>
	JSON.stringify(value) === JSON.stringify(who) ||
	(typeof value === 'object' &&
		value !== null &&
		Object.values(value).some((one) => speaksOf(one, who)));
