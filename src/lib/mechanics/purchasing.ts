import type { GameObject } from '../model/board.ts';
import { locate, playerAt } from '../model/objects.ts';
import type { ObjectId, Seat } from '../model/words.ts';
import { purchased, purchaseTargets, soldFromDiscard } from './purchase-targets.ts';
import { countDone } from './counting.ts';
import { remember } from './history.ts';
import { endCost } from './ending-effects.ts';
import { isRef } from './choosing.ts';
import { enteredPlay } from './entering.ts';
import { ask, set, setTop, tell, tellBefore, topFrame, type Run } from './run.ts';
import { gainTreasure } from './slots.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { queueTriggers } from './triggers.ts';
import { give, leavePlace, newObject } from './zones.ts';

export function choosePurchase(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'purchase') return NOTHING;
	const answer = ask(run, 0, {
		who: frame.buyer,
		purpose: { about: 'purchase' },
		domain: { pick: 'one' },
		options: purchaseTargets(run.position, frame.buyer)
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked) return NOTHING;
	setTop(run, { ...frame, target: isRef(picked) ? purchased(picked) : null });
	const { buyer: player } = frame;
	const of = 'object' in picked ? { object: picked.object } : null;
	queueTriggers(run, {
		on: 'declare purchase',
		of: { player },
		against: of ?? 'deck',
		data: { player, ...of }
	});
	return NOTHING;
}

/** Gains what has been paid for (9). */
export function takePurchase(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'purchase') return NOTHING;
	const { buyer, target, cost = 0 } = frame;
	if (target === 'deck') {
		const gained = gainTreasure(run, buyer, 1);
		const top = gained?.length ? playerAt(run.position, buyer).items.at(-1) : undefined;
		if (top) {
			countDone(run, buyer, 'purchase');
			queueTriggers(run, {
				on: 'purchase',
				of: { player: buyer },
				against: 'deck',
				data: { player: buyer, object: top.id, amount: cost }
			});
		}
		return gained;
	}
	const from = run.steps.length;
	const object = target === 'discard' ? takeSold(run, buyer) : takeFromShop(run, target);
	if (!object) return NOTHING;
	give(run, buyer, 'items', object);
	endCost(run, buyer);
	remember(run, 'shop items purchased');
	countDone(run, buyer, 'purchase');
	tellBefore(run, from, () => {
		tell(
			run,
			{ did: 'purchased', player: buyer, source: { object: object.id, card: object.card } },
			'purchase gained'
		);
	});
	if (target === 'discard') enteredPlay(run, object);
	const gained = { of: { player: buyer }, data: { player: buyer, object: object.id } };
	queueTriggers(run, { on: 'purchase', of: gained.of, data: { ...gained.data, amount: cost } });
	queueTriggers(run, { on: 'gain object', purchased: true, ...gained });
	queueTriggers(run, { on: 'come to control', ...gained });
	return NOTHING;
}

/** Takes an item out of the shop. */
function takeFromShop(run: Run, target: ObjectId | null): GameObject | null {
	const found = target === null ? null : locate(run.position, target);
	if (!found) return null;
	leavePlace(run, found);
	return found.object;
}

/** Takes the top card of the treasure discard, which is a new object in play (3.1). */
function takeSold(run: Run, buyer: Seat): GameObject | null {
	const card = soldFromDiscard(run.position, buyer);
	if (card === null) return null;
	const { discards } = run.position;
	set(run, { discards: { ...discards, treasure: discards.treasure.slice(1) } });
	return newObject(run, card, 'item');
}
