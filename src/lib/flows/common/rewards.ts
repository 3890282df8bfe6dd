import { pointsOfOwnRewards, rewardedFor, rewardsOf } from '../../mechanics/rewards.ts';
import { tell, type Run } from '../../mechanics/run.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import type { FrameOf } from '../../model/frame.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Beside } from '../../rules/points.ts';
import { deathData } from './monster-death.ts';
import { plan } from './windows.ts';

/** Whoever gains the rewards of a death gains them, and what looks at that sees it (2.3.1, 11.1). */
export function gainRewardsOfDeath(
	run: Run,
	frame: FrameOf<'monsterDeath'> | FrameOf<'reward'>,
	rules: readonly RuleId[],
	...beside: readonly Beside[]
): void {
	const { monster } = frame;
	plan(run, ...rewardsOf(run, frame));
	for (const player of rewardedFor(run.position, frame)) {
		tell(
			run,
			{ did: 'reward', player, card: monster.card },
			rules,
			...beside,
			...pointsOfOwnRewards(monster)
		);
		const data = { ...deathData(frame), player };
		queueTriggers(run, { on: 'gain rewards', of: { player }, data });
	}
}
