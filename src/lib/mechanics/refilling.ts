import type { Position } from '../model/position.ts';
import { DECK_OF_SLOT, type Option } from '../model/words.ts';
import type { Beside } from '../rules/points.ts';
import { draw } from './decks.ts';
import { keepHearts } from './hearts.ts';
import { ask, setTop, tell, topFrame, type Run } from './run.ts';
import { putCard } from './slots.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { tellRevealed, topCard } from './top-card.ts';
import { kindInSlot, uncover } from './zones.ts';

/** The active player orders the slots to refill (10). */
export function orderRefills(run: Run): TaskResult {
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
export function refill(run: Run): TaskResult {
	const frame = topFrame(run.position);
	const place = frame.chart === 'refill' ? frame.slots[0] : undefined;
	if (frame.chart !== 'refill' || !place) return NOTHING;
	if ((run.position.slots[place.slot][place.index]?.covered.length ?? 0) > 0) {
		setTop(run, { ...frame, slots: frame.slots.slice(1) });
		keepHearts(run, () => {
			uncover(run, place, 'uncovered by a death');
		});
		return NOTHING;
	}
	const deck = DECK_OF_SLOT[place.slot];
	const top = topCard(run, 0, run.position.turn.active, deck);
	if (top === 'asked') return null;
	setTop(run, { ...frame, slots: frame.slots.slice(1) });
	if (top === 'none') {
		tell(run, { did: 'slot stays empty', ...place }, 'nothing to draw');
		return NOTHING;
	}
	tellRevealed(run, deck, top.card);
	draw(run, deck);
	putCard(
		run,
		place,
		top.card,
		place.slot === 'shop' ? 'shop refilled' : 'slot refilled',
		...(kindInSlot(top.card, place) === 'event' ? (['event in a slot'] as const) : []),
		...pointsOfRefill(run.position)
	);
	return NOTHING;
}

/** What else holds for a refill: it comes before the turn ends, whoever has died. */
export const pointsOfRefill = ({ players, turn }: Position): readonly Beside[] => [
	...(players[turn.active]?.dead === true ? (['refilled though dead'] as const) : []),
	...(turn.phase === 'end' ? (['refilled before the turn ends'] as const) : [])
];

/** The slot that the next one to be added is. */
export const ownSlot = (position: Position): readonly Option[] => [
	{ slot: 'monster', index: position.slots.monster.length }
];
