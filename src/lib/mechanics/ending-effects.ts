import type { ContinuousEffect } from '../model/effects.ts';
import { locate } from '../model/objects.ts';
import type { Damageable } from '../model/stack.ts';
import type { Seat } from '../model/words.ts';
import type { Point } from '../rules/points.ts';
import { reaches } from './giving.ts';
import { endCopies } from './becoming.ts';
import { keepHearts } from './hearts.ts';
import { set, tell, type Run } from './run.ts';
import { inForce, type InForce } from './static-effects.ts';

/** Effects that have come to their end point end; copies are themselves again (5.1, 6.6). */
export function endEffects(
	run: Run,
	isOver: (effect: ContinuousEffect) => boolean,
	point: Point
): void {
	const ending = run.position.effects.filter(isOver);
	if (ending.length === 0) return;
	const keepsCounters = ending.some(({ change, of }) => 'copies' in change && hasCounters(run, of));
	keepHearts(run, () => {
		set(run, { effects: run.position.effects.filter((effect) => !isOver(effect)) });
		endCopies(run, ending);
		tell(
			run,
			{
				did: 'effects ended',
				count: ending.length,
				cards: [...new Set(ending.map(({ from }) => from.card))]
			},
			point,
			...(keepsCounters ? (['counters of a copy'] as const) : [])
		);
	});
}

/** Whether counters lie on an object. */
function hasCounters({ position }: Run, of: ContinuousEffect['of']): boolean {
	const found = 'object' in of ? locate(position, of.object) : null;
	return Object.values(found?.object.counters ?? {}).some((count) => count > 0);
}

/** What was true for one attack roll, one attack or one purchase has been so. */
function endOnce(
	run: Run,
	about: Parameters<typeof inForce>[1],
	wasSo: (one: InForce) => boolean
): void {
	const ids = inForce(run.position, about)
		.filter(wasSo)
		.map(({ effect }) => effect);
	endEffects(run, ({ id, once }) => once === true && ids.includes(id), 'lasting effect');
}

/** An attack roll has been counted as what something lets it count as. */
export function endCounted(run: Run, player: Seat, against: Damageable): void {
	endOnce(run, 'counts', ({ standing, from, context }) => {
		if (!('counts' in standing)) return false;
		return standing.of === 'against this'
			? 'object' in against && against.object === context.source
			: reaches(run.position, standing.of, from, context, { player });
	});
}

/** A player has purchased a shop item at what something lets one cost. */
export function endCost(run: Run, player: Seat): void {
	endOnce(
		run,
		'cost',
		({ standing, from, context }) =>
			'cost' in standing &&
			standing.cost === 'shop items' &&
			reaches(run.position, standing.of, from, context, { player })
	);
}

/** A player whom something let be attacked has been attacked. */
export function endAttackable(run: Run, target: Damageable): void {
	endOnce(
		run,
		'attackable',
		({ standing, from, context }) =>
			'attackable' in standing && reaches(run.position, standing.attackable, from, context, target)
	);
}
