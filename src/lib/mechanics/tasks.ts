import type { Task } from '../model/frame.ts';
import { playerAt } from '../model/objects.ts';
import type { Seat } from '../model/words.ts';
import { gainCents, lootCards, loseCents } from './belongings.ts';
import { deactivatePenaltyObjects, destroyPenaltyItem, discard } from './penalty.ts';
import { numberIn, perform, type Performed } from './perform.ts';
import { applyReplacement } from './replacements.ts';
import { ask, set, tell, type Run } from './run.ts';
import {
	chooseAttackTarget,
	choosePurchase,
	gainTreasure,
	orderRefills,
	putAttackedCard,
	refill,
	takePurchase
} from './slots.ts';
import { putRoll } from './stack.ts';
import { orderTriggers, putDeaths, putTrigger } from './waiting.ts';

const NOTHING: Performed = [];

/**
 * Does one task of the procedure that runs.
 * @returns tasks to do next, or null when a question was asked.
 */
export function performTask(run: Run, task: Task): Performed {
	switch (task.do) {
		case 'effect':
			return perform(run, task.at, task.context);
		case 'gain ¢':
			gainCents(run, task.player, task.count);
			return NOTHING;
		case 'loot':
			lootCards(run, task.player, task.count);
			return NOTHING;
		case 'gain treasure':
			return gainTreasure(run, task.player, task.count);
		case 'discard':
			return discard(run, task);
		case 'destroy penalty item':
			return destroyPenaltyItem(run, task.player);
		case 'lose penalty ¢':
			if (playerAt(run.position, task.player).cents === 0)
				tell(
					run,
					{ did: 'nothing to pay', player: task.player, what: '¢' },
					'death.player.nothing-to-pay'
				);
			else loseCents(run, task.player, 1);
			return NOTHING;
		case 'deactivate penalty objects':
			deactivatePenaltyObjects(run, task.player);
			return NOTHING;
		case 'make roll': {
			const answer = ask(run, 0, {
				who: task.roller,
				purpose: { about: 'roll' },
				domain: { pick: 'roll' },
				options: []
			});
			if (!answer) return null;
			putRoll(run, task.roller, numberIn(answer[0]), task.purpose);
			startPriorityFrom(run, task.roller);
			return NOTHING;
		}
		case 'order triggers':
			return orderTriggers(run, task.waiting);
		case 'put trigger':
			return putTrigger(run, task.waiting);
		case 'put deaths':
			return putDeaths(run, task.players, task.monsters);
		case 'choose attack target':
			return chooseAttackTarget(run);
		case 'put attacked card':
			return putAttackedCard(run);
		case 'choose purchase':
			return choosePurchase(run);
		case 'take purchase':
			return takePurchase(run);
		case 'order refills':
			return orderRefills(run);
		case 'refill':
			return refill(run);
		case 'apply replacement':
			return applyReplacement(run);
	}
}

/** After a roll is put on the stack, priority starts from its roller (14). */
function startPriorityFrom(run: Run, roller: Seat): void {
	const { frames } = run.position;
	const below = frames.at(-2);
	if (below?.chart !== 'priority') return;
	set(run, { frames: [...frames.slice(0, -2), { ...below, from: roller }, ...frames.slice(-1)] });
}
