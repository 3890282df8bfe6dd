import { attack } from '../flows/2023/attack.ts';
import { damage } from '../flows/2023/damage.ts';
import { monsterDeath } from '../flows/2023/monster-death.ts';
import { playerDeath } from '../flows/2023/player-death.ts';
import { priority } from '../flows/2023/priority.ts';
import { purchase } from '../flows/2023/purchase.ts';
import { refill } from '../flows/2023/refill.ts';
import { resolution } from '../flows/2023/resolution.ts';
import { roll } from '../flows/2023/roll.ts';
import { setup } from '../flows/common/setup.ts';
import { turn } from '../flows/2023/turn.ts';
import { runAll, type Charts, type Edition } from './edition.ts';
import { OPTIONS } from './options.ts';
import { POINTS_2023 } from './points-2023.ts';

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
} as const satisfies Charts;

/** The edition with some charts exchanged; without any, the edition itself. */
export const edition2023 = (other: Charts = {}): Edition => ({
	id: '2023',
	title: 'Extended Rulebook, 26 May 2023',
	charts: runAll({ ...CHARTS_2023, ...other }, POINTS_2023),
	options: OPTIONS['2023'],
	points: POINTS_2023,
	waiting: []
});
