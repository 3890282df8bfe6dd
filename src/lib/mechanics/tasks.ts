import { effectAt } from '../cards/library.ts';
import { playerAt } from '../model/objects.ts';
import type { Task } from '../model/task.ts';
import { chooseAttackTarget, putAttackedCard } from './attack-target.ts';
import { loseCents } from './cents.ts';
import { putCopy } from './copying.ts';
import { draft, endDraft, layOut, showDraft } from './drafting.ts';
import { gainOrLose } from './gains.ts';
import { doInstead } from './instead.ts';
import { hasFizzled } from './late-fizzle.ts';
import { performTelling } from './nothing.ts';
import { payByGiving } from './pay-by-giving.ts';
import { payCounters, payObjects, putPaid } from './paying.ts';
import { cannotBeMade, deactivatePenaltyObjects, destroyPenaltyItem, discard } from './penalty.ts';
import { playEvent, refillOrPlay, revealAttackedCard } from './playing-events.ts';
import { choosePurchase, takePurchase } from './purchasing.ts';
import { putDeaths } from './putting-deaths.ts';
import { rechargeSome } from './recharge-step.ts';
import { orderRefills, refill } from './refilling.ts';
import { applyReplacement } from './replacements.ts';
import { makeRoll, putModifiers } from './rolling.ts';
import { setTop, tell, topFrame, type Run } from './run.ts';
import { chooseFirstPlayer, dealCharacter, drawBonusSouls, setUpSlot } from './setting-up.ts';
import { discardRoom, putAmbush } from './slots.ts';
import { gainStartingItem } from './soul-purchases.ts';
import { giveTheSoul } from './dying-souls.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { ifDone, repeat } from './verbs/connectives.ts';
import { done } from './verbs/doing.ts';
import { countDoers } from './verbs/picking.ts';
import { lookAt } from './verbs/looking.ts';
import { putHeld } from './verbs/places.ts';
import { orderTriggers, putTrigger } from './waiting.ts';

type Paid = Extract<Task, { do: 'put paid' }>['item'];

/** What is put on the stack knows what was discarded or removed for it. */
function withPaid(run: Run, item: Paid): Paid {
	const { paid, paidCounters, ...frame } = topFrame(run.position);
	if (!paid && paidCounters === undefined) return item;
	setTop(run, frame);
	const known = {
		...(paid ? { paid } : {}),
		...(paidCounters === undefined ? {} : { paidCounters })
	};
	return { ...item, context: { ...item.context, ...known } };
}

/**
 * Does one task of the procedure that runs.
 * @returns tasks to do next, or null when a question was asked.
 */
export function performTask(run: Run, task: Task): TaskResult {
	switch (task.do) {
		case 'effect':
			return hasFizzled(run) ? NOTHING : performTelling(run, task.at, task.context);
		case 'look':
			return lookAt({ run, at: task.at, context: task.context });
		case 'if done':
			if (hasFizzled(run)) return NOTHING;
			return ifDone(
				{ run, at: task.at, context: task.context },
				effectAt(task.at, run.position.edition),
				topFrame(run.position).tally ?? 1
			);
		case 'none done':
			done(run, 0);
			return NOTHING;
		case 'count doers':
			countDoers(run, task);
			return NOTHING;
		case 'repeat':
			if (hasFizzled(run)) return NOTHING;
			return repeat(
				{ run, at: task.at, context: task.context },
				effectAt(task.at, run.position.edition),
				task.left
			);
		case 'gain ¢':
		case 'lose ¢':
		case 'loot':
		case 'gain treasure':
			return gainOrLose(run, task);
		case 'put cards':
			return putHeld(run, task);
		case 'put paid':
			putPaid(run, withPaid(run, task.item), task.from);
			return NOTHING;
		case 'pay objects':
			return payObjects(run, task);
		case 'pay by giving':
			return payByGiving(run, task);
		case 'recharge some':
			return rechargeSome(run, task);
		case 'pay counters':
			return payCounters(run, task);
		case 'put copy':
			return putCopy(run, task);
		case 'discard':
			return discard(run, task);
		case 'destroy penalty item':
			return destroyPenaltyItem(run, task.player);
		case 'lose penalty ¢':
			if (cannotBeMade(run.position, task.player, 'be made to lose ¢'))
				tell(run, { did: 'spared', player: task.player, what: '¢' }, 'static ability holds');
			else if (playerAt(run.position, task.player).cents === 0)
				tell(run, { did: 'nothing to pay', player: task.player, what: '¢' }, 'nothing to pay');
			else loseCents(run, task.player, 1);
			return NOTHING;
		case 'deactivate penalty objects':
			deactivatePenaltyObjects(run, task.player);
			return NOTHING;
		case 'make roll':
			return makeRoll(run, task);
		case 'put modifiers':
			putModifiers(run, task.roll);
			return NOTHING;
		case 'order triggers':
			return orderTriggers(run, task.waiting);
		case 'put trigger':
			return putTrigger(run, task.waiting);
		case 'put deaths':
			return putDeaths(run, task);
		case 'set up slot':
			return setUpSlot(run, task.place);
		case 'deal character':
			return dealCharacter(run, task.player);
		case 'draw bonus souls':
			return drawBonusSouls(run);
		case 'lay out':
			return layOut(run);
		case 'show the draft':
			return showDraft(run);
		case 'draft':
			return draft(run, task.player, task.again);
		case 'end the draft':
			return endDraft(run);
		case 'choose first player':
			return chooseFirstPlayer(run);
		case 'give the soul':
			return giveTheSoul(run);
		case 'put ambush':
			return putAmbush(run);
		case 'discard room':
			return discardRoom(run);
		case 'choose attack target':
			return chooseAttackTarget(run);
		case 'put attacked card':
			return putAttackedCard(run);
		case 'choose purchase':
			return choosePurchase(run);
		case 'take purchase':
			return takePurchase(run);
		case 'gain starting item':
			return gainStartingItem(run, task.player);
		case 'order refills':
			return orderRefills(run);
		case 'refill':
			return refill(run);
		case 'reveal attacked card':
			return revealAttackedCard(run);
		case 'refill or play':
			return refillOrPlay(run);
		case 'play event':
			return playEvent(run, task);
		case 'do instead':
			return doInstead(run, task);
		case 'apply replacement':
			return applyReplacement(run);
	}
}
