import { hasKeyword } from '../cards/library.ts';
import type { Located } from '../model/in-play.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { SlotPlace } from '../model/task.ts';
import { DECK_OF_SLOT, type CardKey, type Option, type Seat } from '../model/words.ts';
import type { AtPoint, Point } from '../rules/points.ts';
import { follows } from '../rules/readings.ts';
import { bearsKeyword } from './abilities-on.ts';
import { gainTreasureCard } from './belongings.ts';
import { coverable } from './covering.ts';
import { draw, putIntoDiscard } from './decks.ts';
import { enteredPlay } from './entering.ts';
import { attackUnderWay } from './pointing.ts';
import { ask, follow, set, tell, tellBefore, topFrame, type Run } from './run.ts';
import { inForce } from './static-effects.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { tellRevealed, topCard } from './top-card.ts';
import { queueTriggers } from './triggers.ts';
import { discardTelling, expandSlots, kindInSlot, putIntoSlot } from './zones.ts';

/** Gains treasures one after the other; no replacement looks at them again (5.2). */
export function gainTreasure(run: Run, player: Seat, count: number): TaskResult {
	if (count <= 0) return NOTHING;
	const top = topCard(run, 0, player, 'treasure');
	if (top === 'asked') return null;
	if (top === 'none') return NOTHING;
	const { card } = top;
	tellRevealed(run, 'treasure', card);
	draw(run, 'treasure');
	gainTreasureCard(run, player, card);
	return [{ do: 'gain treasure', player, count: count - 1, settled: true }];
}

/** Puts what is in a slot into discard, and the top card of its deck there instead. */
export function replaceWithTop(run: Run, who: Seat, { object, place }: Located): TaskResult {
	if (!('slot' in place)) return NOTHING;
	const deck = DECK_OF_SLOT[place.slot];
	const top = topCard(run, 0, who, deck);
	if (top === 'asked') return null;
	if (!discardTelling(run, object, DISCARDED[place.slot])) return NOTHING;
	if (top === 'none') return NOTHING;
	tellRevealed(run, deck, top.card);
	draw(run, deck);
	if (isPlayedInstead(run, top.card, place)) return [{ do: 'play event', card: top.card }];
	putCard(run, place, top.card, 'card put');
	return NOTHING;
}

/** What is put into discard from a slot; a monster that goes there so gives no rewards. */
const DISCARDED = {
	monster: 'top monster discarded',
	shop: 'top card discarded',
	room: 'top card discarded'
} as const satisfies Record<SlotPlace['slot'], Point>;

/** Whether a card is played that an effect would put into a slot: it is no monster, and covers none. */
export const isPlayedInstead = ({ options }: Run, card: CardKey, place: SlotPlace): boolean =>
	options.events === 'are played' && kindInSlot(card, place) === 'event';

/** Whether the monster in a slot is being attacked. */
function isAttacked(position: Position, option: Option | undefined): boolean {
	if (!option || !('slot' in option)) return false;
	const target = attackUnderWay(position)?.target ?? null;
	const top = position.slots[option.slot][option.index]?.top;
	return target !== null && target !== 'deck' && 'object' in target && target.object === top?.id;
}

/** Puts a card on a slot by the rules given, and tells what it covers; an indomitable one gets a slot of its own (4.6). */
export function putCard(
	run: Run,
	wanted: SlotPlace,
	card: string,
	...because: AtPoint
): GameObject {
	let place = wanted;
	if (wanted.slot === 'monster' && hasKeyword(card, 'indomitable')) {
		expandSlots(run, 'monster', 1);
		place = { slot: 'monster', index: run.position.slots.monster.length - 1 };
	}
	const covering = run.position.slots[place.slot][place.index]?.top?.card ?? null;
	const from = run.steps.length;
	const object = putIntoSlot(run, place, card);
	tellBefore(run, from, () => {
		tell(
			run,
			{ did: 'put into slot', ...place, source: { object: object.id, card }, covering },
			...because,
			...(covering === null ? [] : (['card covered'] as const)),
			...(place === wanted ? [] : (['other slot covered'] as const))
		);
	});
	enteredPlay(run, object);
	if (place.slot === 'monster') {
		const of = { object: object.id };
		queueTriggers(run, { on: 'be put in a monster slot', of, data: of });
	}
	return object;
}

/** An ambush becomes a monster in a slot of its player's choice, to be attacked this turn (4.6). */
export function putAmbush(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'resolution' || frame.item.kind !== 'loot') return NOTHING;
	const { card, controller } = frame.item;
	const free = coverable(run.position);
	const slots = follows(run.position, 'ambush-slot', 'any')
		? free
		: free.filter((slot) => !isAttacked(run.position, slot));
	if (slots.length === 0) {
		putIntoDiscard(run, card, 'loot');
		tell(
			run,
			{ did: 'put card', card, from: 'stack', to: 'discard', deck: 'loot' },
			'ambush discarded'
		);
		return NOTHING;
	}
	const answer = ask(run, 0, {
		who: controller,
		purpose: { about: 'slot to cover' },
		domain: { pick: 'one' },
		options: slots
	});
	if (!answer) return null;
	const [picked] = answer;
	const matters = slots.length < free.length || isAttacked(run.position, picked);
	if (matters) follow(run, 'ambush-slot');
	if (!picked || !('slot' in picked)) return NOTHING;
	const told = run.steps.length;
	const object = putCard(run, picked, card, 'slot covered by an ambush');
	const { turn } = run.position;
	const on = { object: object.id };
	const from = { card, line: 0, path: [] };
	set(run, {
		turn: {
			...turn,
			grants: [...(turn.grants ?? []), { on, times: 1 }],
			obligations: [...(turn.obligations ?? []), { on, times: 1, from }]
		}
	});
	tellBefore(run, told, () => {
		tell(
			run,
			{ did: 'became monster', player: controller, source: { object: object.id, card } },
			'ambush becomes a monster',
			...(matters ? (['ambush in a slot'] as const) : [])
		);
	});
	const owed = { must: true, effect: from, on: { object: object.id, card }, times: 1 } as const;
	tell(run, { did: 'gained attack', player: turn.active, ...owed }, 'ambush to be attacked');
	return NOTHING;
}

/** After a turn in which a monster died the active player may put a room into discard (2.6, 7.3). */
export function discardRoom(run: Run): TaskResult {
	const options = run.position.slots.room.flatMap(({ top }) =>
		top && !staysInPlay(run.position, top) ? [{ object: top.id }] : []
	);
	if (options.length === 0) return NOTHING;
	const answer = ask(run, 0, {
		who: run.position.turn.active,
		purpose: { about: 'room to discard' },
		domain: { pick: 'some', min: 0, max: 1 },
		options
	});
	if (!answer) return null;
	const [picked] = answer;
	const found = picked && 'object' in picked ? locate(run.position, picked.object) : null;
	if (!found) return NOTHING;
	discardTelling(run, found.object, 'room discarded');
	return NOTHING;
}

/** Whether an object can't be put into discard: eternal, or by its own ability (4.6). */
export const staysInPlay = (position: Position, object: GameObject): boolean =>
	bearsKeyword(position, object, 'eternal') ||
	inForce(position, 'this').some(
		({ standing, context }) =>
			'this' in standing &&
			standing.this === "can't be put into discard" &&
			context.source === object.id
	);
