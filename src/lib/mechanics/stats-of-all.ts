import { STATS, type Stat } from '../model/effects.ts';
import { remembering } from '../model/in-play.ts';
import type { Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import { giving } from './giving.ts';
import { unlessSelfReferring, type SelfReference } from './self-reference.ts';
import { writtenAbout } from './static-effects.ts';
import { attackOf, evasionOf, maxHand, maxHp, objectsWithStats, rollBonus } from './stats.ts';
import { statsAsked } from './stats-asked.ts';

/** The stats that are asked for before it is known what is said of one; who may be attacked has an evasion (6.4). */
const askedBy = (position: Position, stat: Stat): readonly Stat[] =>
	(stat === 'evasion' ? ([stat, 'attackable'] as const) : [stat]).flatMap((about) =>
		writtenAbout(position, about).flatMap(({ standing, onlyWhile }) => [
			...statsAsked(standing),
			...(onlyWhile ? statsAsked(onlyWhile) : [])
		])
	);

/** Whether some stat could depend on itself, by what is written of it and of who has abilities. */
const couldRefer = remembering((position): boolean => {
	let left = STATS.map((stat) => ({ stat, asks: askedBy(position, stat) }));
	if (giving(position).some(({ standing }) => statsAsked(standing).length > 0)) return true;
	for (;;) {
		const leading = left.filter(({ asks }) => left.some(({ stat }) => asks.includes(stat)));
		if (leading.length === left.length) return left.length > 0;
		left = leading;
	}
});

/** The stat that depends on itself at a table; null where every stat is something. */
export function selfReference(position: Position): SelfReference | null {
	return unlessSelfReferring(
		() => {
			if (!couldRefer(position)) return null;
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
