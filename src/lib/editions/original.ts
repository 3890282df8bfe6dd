import { attack } from '../flows/original/attack.ts';
import { damage } from '../flows/original/damage.ts';
import { lootStep } from '../flows/original/loot-step.ts';
import { modifier } from '../flows/original/modifier.ts';
import { monsterDeath } from '../flows/original/monster-death.ts';
import { playerDeath } from '../flows/original/player-death.ts';
import { priority } from '../flows/original/priority.ts';
import { purchase } from '../flows/original/purchase.ts';
import { refill } from '../flows/original/refill.ts';
import { resolution } from '../flows/original/resolution.ts';
import { reward } from '../flows/original/reward.ts';
import { roll } from '../flows/original/roll.ts';
import { soulPurchase } from '../flows/original/soul-purchase.ts';
import { turn } from '../flows/original/turn.ts';
import { setup } from '../flows/common/setup.ts';
import { runAll, type Charts, type Edition } from './edition.ts';
import { OPTIONS } from './options.ts';
import { POINTS_ORIGINAL } from './points-original.ts';

/** The charts of the original edition, outermost first. */
export const CHARTS_ORIGINAL = {
	setup,
	turn,
	lootStep,
	priority,
	resolution,
	roll,
	modifier,
	damage,
	attack,
	purchase,
	monsterDeath,
	reward,
	playerDeath,
	refill,
	soulPurchase
} as const satisfies Charts;

/** The edition with some charts exchanged; without any, the edition itself. */
export const editionOriginal = (other: Charts = {}): Edition => ({
	id: 'original',
	title: 'Original comprehensive ruleset and FAQ',
	charts: runAll({ ...CHARTS_ORIGINAL, ...other }, POINTS_ORIGINAL),
	options: OPTIONS.original,
	points: POINTS_ORIGINAL,
	waiting: [
		'attack',
		'purchase',
		'lootStep',
		'modifier',
		'reward',
		'monsterDeath',
		'playerDeath',
		'refill',
		'soulPurchase'
	]
});
