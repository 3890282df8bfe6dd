import { abilitiesOf } from '../cards/library.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Seat } from '../model/words.ts';
import { remembering } from '../model/in-play.ts';
import { turnOrder } from '../model/objects.ts';
import { contextOf } from './ability-context.ts';
import { holds } from './conditions.ts';
import { gainObject } from './belongings.ts';
import { set, type Run } from './run.ts';

/** A bonus soul whose condition holds, and the first player in turn order for whom it does (2.4.1). */
export function dueBonusSoul(position: Position): Due | null {
	const { bonusSouls } = position;
	return bonusSouls === undefined || bonusSouls.length === 0 ? null : due(position);
}

interface Due {
	readonly soul: GameObject;
	readonly player: Seat;
}

const due = remembering((position): Due | null => {
	for (const soul of position.bonusSouls ?? [])
		for (const ability of abilitiesOf(soul.card, position.edition)) {
			if (ability.way !== 'static' || !('gainedWhen' in ability.standing)) continue;
			const { gainedWhen } = ability.standing;
			const player = turnOrder(position, position.turn.active).find((you) =>
				holds(position, gainedWhen, contextOf(position, soul, you))
			);
			if (player !== undefined) return { soul, player };
		}
	return null;
});

/**
 * Gains every active bonus soul whose condition holds: as soon as it does, so that what is undone in
 * the same resolution counts as well.
 * @rule soul.bonus
 */
export function gainDueBonusSouls(run: Run): void {
	for (let due = dueBonusSoul(run.position); due; due = dueBonusSoul(run.position))
		gainBonusSoul(run, due.soul, due.player);
}

/** A player gains an active bonus soul; nobody can again (2.4.1). */
export function gainBonusSoul(run: Run, soul: GameObject, player: Seat): void {
	set(run, {
		bonusSouls: (run.position.bonusSouls ?? []).filter(({ id }) => id !== soul.id)
	});
	gainObject(run, player, { ...soul, kind: 'soul', counters: {} }, 'bonus soul gained');
}
