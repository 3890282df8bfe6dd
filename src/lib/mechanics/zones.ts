import { cardOf } from '../cards/library.ts';
import { remembering, type Located } from '../model/in-play.ts';
import { locate, playerAt, withPlayer, withSlot } from '../model/objects.ts';
import type { Position, Slot } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Place, SlotPlace } from '../model/task.ts';
import {
	DECK_OF_SLOT,
	SLOT_KINDS,
	type CardKey,
	type ObjectId,
	type ObjectKind,
	type Seat,
	type SlotKind
} from '../model/words.ts';
import type { Beside, By } from '../rules/points.ts';
import { cancelAttack } from './attacks.ts';
import { canDraw, deckOfCard, retire } from './decks.ts';
import { endEffects } from './ending-effects.ts';
import { enteredPlay } from './entering.ts';
import { keepHearts } from './hearts.ts';
import { happensInstead } from './instead-of.ts';
import { procedures } from './procedures.ts';
import { follow, newId, set, tell, tellBefore, type Run } from './run.ts';
import { inForce } from './static-effects.ts';
import { queueTriggers } from './triggers.ts';

/** A card as it enters play: a new object (3.1). */
export function newObject(run: Run, card: CardKey, kind: ObjectKind): GameObject {
	return { id: newId(run), card, kind, charged: true, damage: 0, counters: {} };
}

/** Puts an object under a player's control. */
export function give(
	run: Run,
	seat: Seat,
	among: 'items' | 'souls' | 'curses',
	object: GameObject
): void {
	run.position = withPlayer(run.position, seat, {
		[among]: [...playerAt(run.position, seat)[among], object]
	});
}

/**
 * What a card of the monster deck is in a slot: a monster if it has a stat block (2.3), or is one of
 * which nobody knows more.
 */
export const kindInSlot = (card: CardKey, { slot }: SlotPlace): ObjectKind => {
	if (slot === 'shop') return 'item';
	if (slot === 'room') return 'room';
	const { hp, kind } = cardOf(card);
	return hp === undefined && kind !== 'monster' ? 'event' : 'monster';
};

/** The card an object is printed on (6.6). */
export const cardIn = ({ printed, card }: GameObject): CardKey => printed ?? card;

/** Puts a card on a slot, covering what is there (3.5). */
export function putIntoSlot(run: Run, place: SlotPlace, card: CardKey): GameObject {
	const before: Slot = run.position.slots[place.slot][place.index] ?? EMPTY_SLOT;
	if (before.top) leavePlay(run, before.top);
	const object = newObject(run, card, kindInSlot(card, place));
	const covered = before.top ? [...before.covered, cardIn(before.top)] : before.covered;
	run.position = withSlot(run.position, place, { ...before, top: object, covered });
	return object;
}

/**
 * What follows when an object leaves play: an attack on it is cancelled (reading 8), what lasted on
 * it ends, and abilities look (3.1, 5.1).
 */
function leavePlay(run: Run, object: GameObject): void {
	cancelAttack(run, 'target gone', { object: object.id });
	if (object.kind === 'event') takeAbilitiesOff(run, object);
	if (run.position.effects.some((e) => 'object' in e.of && e.of.object === object.id))
		set(run, {
			effects: run.position.effects.filter((e) => !('object' in e.of && e.of.object === object.id))
		});
	endEffects(
		run,
		({ until, source }) => until === 'this is in play' && source === object.id,
		'lasting effect'
	);
	queueTriggers(
		run,
		{ on: 'leave play', of: { object: object.id }, kind: object.kind, data: { object: object.id } },
		object
	);
}

/** Takes the abilities of an event off the stack, and those that wait to be put there (2.3.2). */
function takeAbilitiesOff(run: Run, { id }: GameObject): void {
	const { stack, waiting } = run.position;
	const gone = stack.filter((item) => item.kind === 'ability' && item.context.source === id);
	set(run, {
		stack: stack.filter((item) => !gone.includes(item)),
		waiting: waiting.filter(({ context }) => context.source !== id)
	});
	for (const item of gone) tell(run, { did: 'cancelled', item }, 'ability of a leaving event');
}

/** Whether a monster of a slot is dying, and its card held (11.1). */
const isDying = (position: Position, place: Place): boolean =>
	'slot' in place &&
	procedures(position).some(
		(frame) =>
			frame.chart === 'monsterDeath' &&
			'slot' in frame.place &&
			frame.place.slot === place.slot &&
			frame.place.index === place.index
	);

/** Takes the top object out of a slot; the card below enters play at once, or once a death is over (3.5, 11.1). */
function takeFromSlot(run: Run, place: SlotPlace): void {
	const slot = run.position.slots[place.slot][place.index];
	if (!slot?.top) return;
	run.position = withSlot(run.position, place, { ...slot, top: null });
	if (slot.covered.length === 0) return;
	if (!isDying(run.position, place)) uncover(run, place);
	else if (follow(run, 'uncovering') !== 'after-death') uncover(run, place, 'uncovered by a death');
}

/** Lets the uppermost covered card of a slot whose top has left enter play (3.5). */
export function uncover(run: Run, place: SlotPlace, ...also: Beside[]): void {
	const slot = run.position.slots[place.slot][place.index];
	const below = slot?.covered.at(-1);
	if (!slot || below === undefined) return;
	const object = newObject(run, below, kindInSlot(below, place));
	run.position = withSlot(run.position, place, {
		...slot,
		top: object,
		covered: slot.covered.slice(0, -1)
	});
	tell(
		run,
		{ did: 'uncovered', ...place, source: { object: object.id, card: below } },
		'card uncovered',
		...(deckOfCard(below) === 'loot' ? (['loot uncovered'] as const) : []),
		...also
	);
	enteredPlay(run, object);
}

/** Takes an object from where it is in play; what lies below it in a slot is uncovered (3.5). */
export function leavePlace(run: Run, { object, place }: Located): void {
	if ('slot' in place) takeFromSlot(run, place);
	else if ('outside' in place)
		set(run, { bonusSouls: (run.position.bonusSouls ?? []).filter(({ id }) => id !== object.id) });
	else if (place.among !== 'character')
		run.position = withPlayer(run.position, place.seat, {
			[place.among]: playerAt(run.position, place.seat)[place.among].filter(
				({ id }) => id !== object.id
			)
		});
}

/** Moves an object into a slot, where it covers what is there; it stays the same object (3.1, 3.5). */
export function moveIntoSlot(run: Run, from: Located, to: SlotPlace, as = from.object): void {
	keepHearts(run, () => {
		leavePlace(run, from);
		const slot = run.position.slots[to.slot][to.index] ?? EMPTY_SLOT;
		if (slot.top) leavePlay(run, slot.top);
		const covered = slot.top ? [...slot.covered, cardIn(slot.top)] : slot.covered;
		run.position = withSlot(run.position, to, { ...slot, top: as, covered });
	});
}

/**
 * Takes an object out of play, wherever it is; its card is for the caller to put somewhere. Cards
 * that were under it stay outside the game (3.7).
 */
export function takeFromPlay(run: Run, id: ObjectId): CardKey | null {
	const found = locate(run.position, id);
	if (!found || ('seat' in found.place && found.place.among === 'character')) return null;
	const { object } = found;
	if (staysInSlot(run, found)) return null;
	keepHearts(run, () => {
		leavePlay(run, object);
		leavePlace(run, found);
	});
	if (object.under && object.under.length > 0)
		set(run, { outside: [...run.position.outside, ...object.under] });
	return cardIn(object);
}

/** Whether a monster cannot leave the slot it is in but by dying, which is told (18). */
function staysInSlot(run: Run, { object, place }: Located): boolean {
	const as = 'slot' in place ? run.position.slots[place.slot][place.index]?.as : undefined;
	if (as === undefined || object.kind !== 'monster' || isDying(run.position, place)) return false;
	tell(
		run,
		{ did: 'stays in slot', source: { object: object.id, card: object.card } },
		as === 'minion' ? 'minion stays' : 'boss stays'
	);
	return true;
}

/** Whether something else happens instead of putting an object into discard, which is planned then (5.2). */
export function keptFromDiscard(run: Run, { id }: GameObject): boolean {
	const whole = { would: 'be put into discard', of: { object: id } } as const;
	if (!happensInstead(run.position, whole)) return false;
	run.followUps.push({ do: 'do instead', ...whole });
	return true;
}

/** Puts an object into discard (3.3). */
export function discardObject(run: Run, object: GameObject): boolean {
	if (keptFromDiscard(run, object)) return false;
	const card = takeFromPlay(run, object.id);
	if (card === null) return false;
	retire(run, card);
	return true;
}

/** Puts an object into discard and tells so, before what comes of its leaving play. */
export function discardTelling(run: Run, object: GameObject, by: By): boolean {
	const from = run.steps.length;
	if (!discardObject(run, object)) return false;
	const source = { object: object.id, card: object.card };
	tellBefore(run, from, () => {
		tell(run, { did: 'put into discard', source }, by);
	});
	return true;
}

/** Adds slots of a kind (6.13). */
export function expandSlots(
	run: Run,
	kind: SlotKind,
	count: number,
	...also: readonly Beside[]
): void {
	if (count <= 0) return;
	const { slots } = run.position;
	set(run, {
		slots: {
			...slots,
			[kind]: [...slots[kind], ...Array.from({ length: count }, () => EMPTY_SLOT)]
		}
	});
	tell(run, { did: 'expanded', slot: kind, count }, 'slots expanded', ...also);
}

const EMPTY_SLOT: Slot = { top: null, covered: [] };

const NO_SLOTS: readonly SlotPlace[] = [];

const hasGap = remembering((position): boolean =>
	SLOT_KINDS.some((kind) => position.slots[kind].some(({ top }) => top === null))
);

/** Whether the refill of a slot waits on the stack, or for a card that it has turned up to be played. */
const isBeingRefilled = ({ stack, frames }: Position, slot: SlotKind, index: number): boolean =>
	[...frames, ...stack.flatMap((item) => (item.kind === 'procedure' ? [item.frame] : []))].some(
		(frame) =>
			frame.chart === 'refill' &&
			frame.slots.some((place) => place.slot === slot && place.index === index)
	);

/** Whether something keeps the slots of a kind from refilling. */
const isUnrefilled = (position: Position, slot: SlotKind): boolean =>
	inForce(position, 'unrefilled').some(
		({ standing }) => 'unrefilled' in standing && standing.unrefilled === slot
	);

/** The slots that are empty and can be refilled (10). */
export function emptySlots(position: Position): readonly SlotPlace[] {
	if (!hasGap(position)) return NO_SLOTS;
	return SLOT_KINDS.flatMap((slot) =>
		position.slots[slot].flatMap((s, index) =>
			s.top === null &&
			s.as === undefined &&
			(s.covered.length > 0 ||
				(canDraw(position, DECK_OF_SLOT[slot]) && !isUnrefilled(position, slot))) &&
			!isDying(position, { slot, index }) &&
			!isBeingRefilled(position, slot, index)
				? [{ slot, index }]
				: []
		)
	);
}
