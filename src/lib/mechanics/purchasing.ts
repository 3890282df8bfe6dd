import { locate, playerAt } from '../model/objects.ts';
import { purchaseTargets } from './attack-targets.ts';
import { remember } from './history.ts';
import { ask, setTop, tell, tellBefore, topFrame, type Run } from './run.ts';
import { gainTreasure } from './slots.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { queueTriggers } from './triggers.ts';
import { give, leavePlace } from './zones.ts';

export function choosePurchase(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'purchase') return NOTHING;
	const answer = ask(run, 0, {
		who: frame.buyer,
		purpose: { about: 'purchase' },
		domain: { pick: 'one' },
		options: purchaseTargets(run.position)
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked) return NOTHING;
	setTop(run, { ...frame, target: 'object' in picked ? picked.object : 'deck' });
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
		if (top)
			queueTriggers(run, {
				on: 'purchase',
				of: { player: buyer },
				against: 'deck',
				data: { player: buyer, object: top.id, amount: cost }
			});
		return gained;
	}
	const found = target === null ? null : locate(run.position, target);
	if (!found) return NOTHING;
	const { object } = found;
	const from = run.steps.length;
	leavePlace(run, found);
	give(run, buyer, 'items', object);
	remember(run, 'shop items purchased');
	tellBefore(run, from, () => {
		tell(
			run,
			{ did: 'purchased', player: buyer, source: { object: object.id, card: object.card } },
			'purchase gained'
		);
	});
	const gained = { of: { player: buyer }, data: { player: buyer, object: object.id } };
	queueTriggers(run, { on: 'purchase', of: gained.of, data: { ...gained.data, amount: cost } });
	queueTriggers(run, { on: 'gain object', purchased: true, ...gained });
	queueTriggers(run, { on: 'come to control', ...gained });
	return NOTHING;
}
