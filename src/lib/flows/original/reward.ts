import { firstRollOfReward, pointsOfRewards } from '../../mechanics/rewards.ts';
import type { Run } from '../../mechanics/run.ts';
import { waitOnStack } from '../../mechanics/stack.ts';
import type { FrameOf } from '../../model/frame.ts';
import { chart, to } from '../chart.ts';
import { gainRewardsOfDeath } from '../common/rewards.ts';
import { plan, stopHere } from '../common/windows.ts';
import type { RuleId } from '../../rules/index.ts';

type RewardFrame = FrameOf<'reward'>;

/** The reward of a dying monster, once it resolves ("Monster Death", step 2; FAQ, monster cards). */
export const reward = chart({
	name: 'reward',
	title: 'Reward',
	initial: 'resolving',
	actions: {
		'wait under its roll': (
			run: Run,
			frame: RewardFrame,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			const roll = firstRollOfReward(run.position, frame);
			if (!roll) return;
			stopHere(run);
			const defines = waitOnStack(run, { ...frame, state: 'resolving' }, rules);
			plan(run, {
				do: 'make roll',
				roller: roll.roller,
				purpose: {
					for: 'ability',
					reader: roll.at,
					context: roll.context,
					controller: 'game',
					defines
				}
			});
		},
		'gain the reward': (
			run: Run,
			frame: RewardFrame,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			gainRewardsOfDeath(run, frame, rules, ...pointsOfRewards(run.position));
		}
	},
	states: {
		resolving: [
			to('over', ['reward.roll', 'roll.effect-waits'], {
				when: ['the reward waits for a roll'],
				does: ['wait under its roll']
			}),
			to('over', ['monster.reward-active'], { does: ['gain the reward'] })
		],
		over: []
	}
});
