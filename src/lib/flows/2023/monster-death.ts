import { tell, type Run } from '../../mechanics/run.ts';
import { chart, to } from '../chart.ts';
import { monsterDeathActions, type MonsterDeathFrame } from '../common/monster-death.ts';
import { gainRewardsOfDeath } from '../common/rewards.ts';
import { passPriorityForRoll } from '../common/windows.ts';
import type { RuleId } from '../../rules/index.ts';

const ANOTHER = ['rewards of another object'] as const;

/** The steps of a monster's death (11.1). */
export const monsterDeath = chart({
	name: 'monsterDeath',
	title: 'Monster Death',
	initial: 'dying',
	actions: {
		...monsterDeathActions,
		'pass priority for the roll': (run: Run): void => {
			passPriorityForRoll(run);
		},
		'gain the rewards': (
			run: Run,
			frame: MonsterDeathFrame,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			const isMonster = frame.monster.kind === 'monster';
			gainRewardsOfDeath(run, frame, rules, ...(isMonster ? [] : ANOTHER));
		},
		'refuse the soul': (
			run: Run,
			{ monster }: MonsterDeathFrame,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			const source = { object: monster.id, card: monster.card };
			tell(run, { did: 'no soul', player: run.position.turn.active, source }, rules);
		}
	},
	states: {
		dying: [
			to('over', ['death.healed'], {
				when: ['the monster has been healed and that saves it'],
				does: ['fizzle, as it was healed']
			}),
			to('over', ['effect.replacement'], {
				when: ['something else happens instead'],
				does: ['do it instead']
			}),
			to('held', ['death.monster.triggers'], { does: ['hold', 'look at the death'] })
		],
		held: [
			to('rewarding', ['death.monster.triggers'], {
				when: ['triggers are waiting'],
				does: ['pass priority for the triggers']
			}),
			to('rewarding', ['death.monster.triggers'])
		],
		rewarding: [
			to('rewarded', ['death.monster.rewards', 'monster.reward-active', 'death.monster.at-once'], {
				does: ['gain the rewards']
			})
		],
		rewarded: [
			to('rolled', ['death.monster.rewards', 'priority.from-actor'], {
				when: ['a roll for the rewards is on the stack'],
				does: ['pass priority for the roll']
			}),
			to('looked', ['death.monster.after-rewards'], { does: ['look at the death after rewards'] })
		],
		rolled: [
			to('looked', ['death.monster.after-rewards'], { does: ['look at the death after rewards'] })
		],
		looked: [
			to('settling', ['death.monster.after-rewards'], {
				when: ['triggers are waiting'],
				does: ['pass priority for the triggers']
			}),
			to('settling', ['death.monster.after-rewards'])
		],
		settling: [
			to('over', ['death.monster.returns'], { when: ['its card has gone elsewhere'] }),
			to('over', ['solo.soul-limit', 'solo.soul-too-many'], {
				when: ['the card is a soul', 'it would be one soul too many'],
				does: ['refuse the soul', 'go to discard']
			}),
			to('over', ['effect.standing'], {
				when: ['the card is a soul', 'nobody may gain it'],
				does: ['refuse the soul', 'go to discard']
			}),
			to('over', ['death.monster.soul', 'monster.reward-active'], {
				when: ['the card is a soul'],
				does: ['become a soul']
			}),
			to('over', ['death.monster.returns'], {
				when: ['the card cannot be put into discard'],
				does: ['go back to the slot']
			}),
			to('over', ['death.monster.discard'], { does: ['go to discard'] })
		],
		over: []
	}
});
