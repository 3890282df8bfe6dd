import { attack } from '../flows/attack.ts';
import { run, type Chart } from '../flows/chart.ts';
import { damage } from '../flows/damage.ts';
import { monsterDeath } from '../flows/monster-death.ts';
import { playerDeath } from '../flows/player-death.ts';
import { priority } from '../flows/priority.ts';
import { purchase } from '../flows/purchase.ts';
import { refill } from '../flows/refill.ts';
import { resolution } from '../flows/resolution.ts';
import { roll } from '../flows/roll.ts';
import { setup } from '../flows/setup.ts';
import { turn } from '../flows/turn.ts';
import type { ChartName } from '../model/frame.ts';
import type { Edition } from './edition.ts';

/** The charts of the 2023 edition, outermost first. */
export const CHARTS_2023 = {
	setup,
	turn,
	priority,
	resolution,
	roll,
	damage,
	attack,
	purchase,
	monsterDeath,
	playerDeath,
	refill
} as const satisfies Record<ChartName, Chart>;

/** The edition with some charts exchanged; without any, the edition itself. */
export function edition2023(other: Partial<Record<ChartName, Chart>> = {}): Edition {
	const charts: Record<ChartName, Chart> = { ...CHARTS_2023, ...other };
	return {
		id: '2023',
		title: 'Extended Rulebook, 26 May 2023',
		charts: {
			setup: run(charts.setup),
			turn: run(charts.turn),
			priority: run(charts.priority),
			resolution: run(charts.resolution),
			roll: run(charts.roll),
			damage: run(charts.damage),
			attack: run(charts.attack),
			purchase: run(charts.purchase),
			monsterDeath: run(charts.monsterDeath),
			playerDeath: run(charts.playerDeath),
			refill: run(charts.refill)
		}
	};
}
