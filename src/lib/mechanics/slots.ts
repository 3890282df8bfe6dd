import type { SlotPlace } from '../model/frame.ts';
import { locate } from '../model/objects.ts';
import { DECK_OF_SLOT, type Seat } from '../model/words.ts';
import { attackTargets, purchaseTargets } from './attack-targets.ts';
import { gainTreasureCard } from './belongings.ts';
import type { Performed } from './perform.ts';
import { ask, setTop, tell, topFrame, type Run } from './run.ts';
import { notice } from './triggers.ts';
import { draw, give, putIntoSlot, takeFromPlay, tellRevealed, topCard } from './zones.ts';

const NOTHING: Performed = [];

export function gainTreasure(run: Run, player: Seat, count: number): Performed {
	if (count <= 0) return NOTHING;
	const top = topCard(run, 0, player, 'treasure');
	if (top === 'asked') return null;
	if (top === 'none') return NOTHING;
	const { card } = top;
	tellRevealed(run, 'treasure', card);
	gainTreasureCard(run, player, card);
	return [{ do: 'gain treasure', player, count: count - 1 }];
}

export function chooseAttackTarget(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'attack') return NOTHING;
	const answer = ask(run, 0, {
		who: frame.attacker,
		purpose: { about: 'attack target' },
		domain: { pick: 'one' },
		options: attackTargets(run.position)
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked) return NOTHING;
	if ('object' in picked) {
		setTop(run, { ...frame, target: picked.object });
		const card = locate(run.position, picked.object)?.object.card ?? '';
		tell(
			run,
			{ did: 'attack target', player: frame.attacker, target: { object: picked.object, card } },
			'attack.target'
		);
	} else {
		setTop(run, { ...frame, target: 'deck' });
		tell(run, { did: 'attack target', player: frame.attacker, target: 'deck' }, 'attack.target');
	}
	return NOTHING;
}

/** The deck's top card goes on a slot of the attacker's choice, covering what is there (8). */
export function putAttackedCard(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'attack') return NOTHING;
	const found = topCard(run, 0, frame.attacker, 'monster');
	if (found === 'asked') return null;
	if (found === 'none') return NOTHING;
	const { card } = found;
	// A card whose name was asked for has used up the first question.
	const asked = run.position.decks.monster[0]?.card === null ? 1 : 0;
	const answer = ask(run, asked, {
		who: frame.attacker,
		purpose: { about: 'slot to cover' },
		domain: { pick: 'one' },
		options: run.position.slots.monster.map((_, index) => ({ slot: 'monster' as const, index }))
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked || !('slot' in picked)) return NOTHING;
	tellRevealed(run, 'monster', card);
	draw(run, 'monster');
	putCard(run, { slot: 'monster', index: picked.index }, card);
	const object = run.position.slots.monster[picked.index]?.top?.id ?? null;
	const top = topFrame(run.position);
	if (top.chart === 'attack') setTop(run, { ...top, target: object });
	return NOTHING;
}

export function choosePurchase(run: Run): Performed {
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
	if (picked) setTop(run, { ...frame, target: 'object' in picked ? picked.object : 'deck' });
	return NOTHING;
}

/** Gains what has been paid for (9). */
export function takePurchase(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'purchase') return NOTHING;
	const { buyer, target } = frame;
	if (target === 'deck') return gainTreasure(run, buyer, 1);
	const found = target === null ? null : locate(run.position, target);
	if (!found) return NOTHING;
	takeFromPlay(run, found.object.id);
	const { object } = found;
	give(run, buyer, 'items', object);
	tell(
		run,
		{ did: 'purchased', player: buyer, source: { object: object.id, card: object.card } },
		'purchase.pay'
	);
	return NOTHING;
}

/** The active player orders the slots to refill (10). */
export function orderRefills(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'refill') return NOTHING;
	const answer = ask(run, 0, {
		who: run.position.turn.active,
		purpose: { about: 'refill order' },
		domain: { pick: 'order' },
		options: frame.slots
	});
	if (!answer) return null;
	setTop(run, {
		...frame,
		slots: answer.flatMap((option) =>
			'slot' in option ? [{ slot: option.slot, index: option.index }] : []
		)
	});
	return NOTHING;
}

/** Fills one slot with the top card of its deck, whose name is asked for if nobody knows it (10). */
export function refill(run: Run): Performed {
	const frame = topFrame(run.position);
	const place = frame.chart === 'refill' ? frame.slots[0] : undefined;
	if (frame.chart !== 'refill' || !place) return NOTHING;
	const deck = DECK_OF_SLOT[place.slot];
	const top = topCard(run, 0, run.position.turn.active, deck);
	if (top === 'asked') return null;
	setTop(run, { ...frame, slots: frame.slots.slice(1) });
	if (top === 'none') {
		tell(run, { did: 'slot stays empty', ...place }, 'zone.nothing-to-draw');
		return NOTHING;
	}
	tellRevealed(run, deck, top.card);
	draw(run, deck);
	putCard(run, place, top.card);
	return NOTHING;
}

/** Puts a card on a slot and tells what it covers. */
function putCard(run: Run, place: SlotPlace, card: string): void {
	const covering = run.position.slots[place.slot][place.index]?.top?.card ?? null;
	const object = putIntoSlot(run, place, card);
	tell(
		run,
		{ did: 'put into slot', ...place, source: { object: object.id, card }, covering },
		...(covering === null
			? (['refill.when'] as const)
			: (['attack.deck-top', 'zone.covered'] as const))
	);
	notice(run, { on: 'enter play', object: object.id, data: { object: object.id } });
}
