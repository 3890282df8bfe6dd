import { attack } from '../flows/attack.ts';
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
import { citingOf } from './citing.ts';
import { runAll, type Charts, type Edition } from './edition.ts';
import { OPTIONS } from './options.ts';

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

const CITES = citingOf('2023');

/** The edition with some charts exchanged; without any, the edition itself. */
export const edition2023 = (other: Charts = {}): Edition => ({
	id: '2023',
	title: 'Extended Rulebook, 26 May 2023',
	charts: runAll({ ...CHARTS_2023, ...other }, CITES),
	options: OPTIONS['2023'],
	cites: CITES,
	waiting: []
});
