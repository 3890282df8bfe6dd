import { askedAt } from '../../mechanics/asked.ts';
import { unaskedMemory } from '../../mechanics/turn-memory.ts';
import { onceFor } from '../../model/memo.ts';
import type { Position } from '../../model/position.ts';

/**
 * Tells of two tables that came of the same one whether they go on alike: they differ in nothing that is still asked
 * for, such as which number a die showed that has done its work.
 * @param start what both came of.
 */
export const goOnAlike = onceFor(
	(start: Position): ((one: Position, other: Position) => boolean) => {
		const asked = askedAt(start);
		const unasked: ReadonlySet<string> = unaskedMemory(start);
		const isLeftOut = (holder: object, name: string): boolean =>
			(isTurn(holder) && unasked.has(name)) || asked.isUnasked(holder, name);
		const alike = (one: unknown, other: unknown): boolean => {
			if (one === other) return true;
			if (!isHolder(one) || !isHolder(other) || Array.isArray(one) !== Array.isArray(other))
				return false;
			const names = new Set([...Object.keys(one), ...Object.keys(other)]);
			for (const name of names)
				if (
					!(isLeftOut(one, name) && isLeftOut(other, name)) &&
					!alike(asked.of(one, name, one[name]), asked.of(other, name, other[name]))
				)
					return false;
			return true;
		};
		return alike;
	}
);

const isHolder = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

const isTurn = (holder: object): boolean => 'phase' in holder && 'active' in holder;
