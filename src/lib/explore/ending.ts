import { outcomeOf } from '../judge/verdict/ledger.ts';
import type { Outcome } from '../judge/verdict/outcome.ts';
import type { Part } from '../judge/verdict/play-on.ts';
import { hp } from '../mechanics/stats.ts';
import { inPlay } from '../model/in-play.ts';
import { onceFor } from '../model/memo.ts';
import type { Happening } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import type { Place } from './explore.ts';

/** A way from the start to a place, as one part: what is remembered of it, and the damage that is left. */
export function partTo(start: Position, { position, memory }: Place): Part {
	const happened = [...damageLeft(start, position), ...memory];
	return {
		before: start,
		position,
		steps: happened.map((what) => ({ what, rules: [], readings: [] }))
	};
}

/** What has come of the way to a place, as a verdict tells it. */
export const outcomeAt = (start: Position, place: Place): Outcome => outcomesFrom(start)(place);

const outcomesFrom = onceFor((start: Position) =>
	onceFor((place: Place) => outcomeOf([partTo(start, place)], place.position))
);

/** The damage marked since the start on whoever is still there. */
function damageLeft(start: Position, end: Position): readonly Happening[] {
	const took = (to: Extract<Happening, { did: 'took damage' }>['to'], was: number, is: number) =>
		is > was
			? [
					{
						did: 'took damage',
						to,
						amount: is - was,
						marked: is,
						hp: hp(end, 'player' in to ? to : { object: to.object }),
						combat: false
					} as const
				]
			: [];
	const before = damageOn(start);
	return [
		...end.players.flatMap(({ damage }, player) =>
			took({ player }, start.players[player]?.damage ?? 0, damage)
		),
		...inPlay(end).flatMap(({ object: { id: object, card, damage } }) =>
			took({ object, card }, before.get(object) ?? 0, damage)
		)
	];
}

/** The damage on each object. */
const damageOn = onceFor(
	(position: Position) => new Map(inPlay(position).map(({ object }) => [object.id, object.damage]))
);
