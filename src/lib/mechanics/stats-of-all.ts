import { STATS, type Stat } from '../model/effects.ts';
import { remembering } from '../model/in-play.ts';
import { keptWhile } from '../model/memo.ts';
import type { Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import { giving } from './giving.ts';
import { unlessSelfReferring, type SelfReference } from './self-reference.ts';
import { indexed, writtenAbout, type InForce } from './static-effects.ts';
import { attackOf, evasionOf, maxHand, maxHp, objectsWithStats, rollBonus } from './stats.ts';
import { statsAsked } from './stats-asked.ts';

/** What is written of one stat; who may be attacked has an evasion (6.4). */
const writtenOf = (position: Position, stat: Stat): Written =>
	(stat === 'evasion' ? ([stat, 'attackable'] as const) : [stat]).map((about) =>
		writtenAbout(position, about)
	);
type Written = readonly (readonly InForce[])[];

/** The stats that are asked for before it is known what is said of one. */
const askedBy = (written: Written): readonly Stat[] =>
	written
		.flat()
		.flatMap(({ standing, onlyWhile }) => [
			...statsAsked(standing),
			...(onlyWhile ? statsAsked(onlyWhile) : [])
		]);

/** What the stats of a table could depend on: what is written of each, and who has abilities. */
interface Basis {
	readonly written: readonly Written[];
	readonly given: ReturnType<typeof giving>;
}

/** Whether some stat could depend on itself. */
const couldRefer = keptWhile(
	(before: Basis, now: Basis) =>
		before.given === now.given &&
		before.written.every((lists, stat) =>
			lists.every((list, nth) => list === now.written[stat]?.[nth])
		),
	({ written, given }): boolean => {
		let left = STATS.map((stat, at) => ({ stat, asks: askedBy(written[at] ?? []) }));
		if (given.some(({ standing }) => statsAsked(standing).length > 0)) return true;
		for (;;) {
			const leading = left.filter(({ asks }) => left.some(({ stat }) => asks.includes(stat)));
			if (leading.length === left.length) return left.length > 0;
			left = leading;
		}
	}
);

/** What it is asked of: kept while what is written of anything stays the same. */
const basisOf = remembering((position) =>
	basisBy({ position, index: indexed(position), given: giving(position) })
);

const basisBy = keptWhile(
	(before: BasisBy, now: BasisBy) => before.index === now.index && before.given === now.given,
	({ position, given }): Basis => ({
		written: STATS.map((stat) => writtenOf(position, stat)),
		given
	})
);

interface BasisBy {
	readonly position: Position;
	readonly index: ReturnType<typeof indexed>;
	readonly given: ReturnType<typeof giving>;
}

/** The stat that depends on itself at a table; null where every stat is something. */
export function selfReference(position: Position): SelfReference | null {
	return unlessSelfReferring(
		() => {
			if (!couldRefer(basisOf(position))) return null;
			const players = position.players.map((_, player): Damageable => ({ player }));
			const objects = objectsWithStats(position).map(({ id: object }): Damageable => ({ object }));
			for (const of of [...players, ...objects])
				for (const stat of [maxHp, attackOf, evasionOf]) stat(position, of);
			for (const seat of position.players.keys()) {
				maxHand(position, seat);
				for (const attack of [true, false]) rollBonus(position, seat, attack);
			}
			return null;
		},
		(found) => found
	);
}
