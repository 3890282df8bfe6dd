import { cardOf } from '../cards/library.ts';
import type { Located } from '../model/in-play.ts';
import { controllerAt, locate, withObject } from '../model/objects.ts';
import type { GameObject } from '../model/board.ts';
import type { SlotPlace } from '../model/task.ts';
import type { CardKey, ObjectId, ObjectKind, Seat } from '../model/words.ts';
import type { AtPoint, Beside, Point } from '../rules/points.ts';
import { bearsKeyword } from './abilities-on.ts';
import { deckOfCard } from './decks.ts';
import { enteredPlay } from './entering.ts';
import { keepHearts, mark } from './hearts.ts';
import { happensInstead } from './instead-of.ts';
import { fresh, set, tell, tellBefore, type Run } from './run.ts';
import { isOverSoulLimit, NO_MORE_SOULS, soulsOf } from './souls.ts';
import { inForce } from './static-effects.ts';
import { hasHp, maxHp } from './stats.ts';
import { soulWasGained } from './super-shop.ts';
import type { TaskResult } from './task-result.ts';
import { queueTriggers, tellUndone } from './triggers.ts';
import { cardIn, discardObject, give, leavePlace, newObject } from './zones.ts';

/** Gains a treasure that has been drawn, whose name is known by now (6.16). */
export function gainTreasureCard(
	run: Run,
	player: Seat,
	card: CardKey,
	also: readonly Beside[] = []
): void {
	const object = newObject(run, card, 'item');
	give(run, player, 'items', object);
	tell(
		run,
		{ did: 'gained treasure', player, source: { object: object.id, card } },
		'treasure gained',
		...also
	);
	enteredPlay(run, object);
	queueTriggers(run, {
		on: 'gain treasure',
		of: { player },
		data: { player, object: object.id, amount: 1 }
	});
	cameToControl(run, player, object, true);
}

const AMONG = { item: 'items', soul: 'souls', curse: 'curses' } as const;

/** Among what a player keeps an object of a kind. */
export const among = (kind: ObjectKind): 'items' | 'souls' | 'curses' =>
	kind in AMONG ? AMONG[kind as keyof typeof AMONG] : 'items';

/** Lets abilities look at an object that has come under a player's control (6.16). */
export function cameToControl(run: Run, player: Seat, object: GameObject, gained: boolean): void {
	const data = { player, object: object.id };
	const gain = { on: 'gain object', of: { player }, data } as const;
	if (gained) queueTriggers(run, gain);
	else tellUndone(run, gain, 'only given');
	queueTriggers(run, { on: 'come to control', of: { player }, data });
}

/** Puts an object that enters play under a player's control (6.16). */
export function gainObject(
	run: Run,
	player: Seat,
	object: GameObject,
	point: Point = 'object gained'
): void {
	give(run, player, among(object.kind), object);
	tell(
		run,
		{ did: 'gained object', player, source: { object: object.id, card: object.card } },
		point
	);
	enteredPlay(run, object);
	cameToControl(run, player, object, true);
	if (object.kind === 'soul') soulWasGained(run, player);
}

/** Moves an object in play under another player's control; it stays the same object (6.16). */
export function moveObject(
	run: Run,
	{ object, place }: Located,
	to: Seat,
	how: 'gain' | 'give' | 'steal'
): void {
	const kind = object.kind === 'event' || object.kind === 'monster' ? keptAs(object) : object.kind;
	if (kind === 'soul' && isOverSoulLimit(run.position, to, object)) {
		const source = { object: object.id, card: object.card };
		tell(run, { did: 'no soul', player: to, source }, ...NO_MORE_SOULS);
		return;
	}
	const from = controllerAt(place);
	if (how === 'steal') noticeDoer(run, 'steal', to, object);
	const told = run.steps.length;
	keepHearts(run, () => {
		leavePlace(run, { object, place });
		give(run, to, among(kind), { ...object, kind });
	});
	tellBefore(run, told, () => {
		tell(
			run,
			{
				did: 'moved object',
				player: to,
				from: typeof from === 'number' ? from : null,
				source: { object: object.id, card: object.card },
				how
			},
			...pointsOfMove({ object, place }, how)
		);
	});
	cameToControl(run, to, object, how === 'gain');
	if (kind === 'soul' && how === 'gain') soulWasGained(run, to);
}

/** Abilities look at what a player does to an object. */
function noticeDoer(
	run: Run,
	on: 'destroy' | 'steal' | 'recharge',
	player: Seat,
	{ id }: GameObject
): void {
	queueTriggers(run, { on, of: { player }, data: { player, object: id, to: { object: id } } });
}

/** Gives an object of a player to the shop, where it takes the place of another (6.16). */
export function giveToShop(run: Run, { object, place }: Located, to: SlotPlace): void {
	keepHearts(run, () => {
		leavePlace(run, { object, place });
		const { slots } = run.position;
		const slot = slots[to.slot][to.index];
		if (!slot) return;
		set(run, {
			slots: { ...slots, [to.slot]: slots[to.slot].with(to.index, { ...slot, top: object }) }
		});
	});
}

/** Giving and stealing are no gaining; the shop can stand for a player; counters go with their object (6.7, 6.16). */
function pointsOfMove({ object, place }: Located, how: 'gain' | 'give' | 'steal'): AtPoint {
	const kept = Object.keys(object.counters).length > 0 ? (['counters go along'] as const) : [];
	if (how === 'gain') return ['object gained', ...kept];
	const shop = controllerAt(place) === 'shop' ? (['shop item given'] as const) : [];
	return [how === 'give' ? 'given' : 'stolen', 'given and not gained', ...shop, ...kept];
}

/** What an event or a monster is once a player has it: a curse by its kind of card, else a soul. */
const keptAs = ({ card }: GameObject): ObjectKind =>
	cardOf(card).kind === 'curse' ? 'curse' : 'soul';

/**
 * Recharges an object (6.26); a charged one stays as it is.
 * @param by the object whose ability it is.
 * @param doer the player who does it.
 */
export function rechargeIt(
	run: Run,
	id: ObjectId,
	by: ObjectId | null,
	doer: Seat | null
): boolean {
	const found = locate(run.position, id);
	if (!found || found.object.charged) return false;
	const barred = inForce(run.position, 'this').some(
		({ standing, context }) =>
			'this' in standing &&
			(standing.this === "can't be recharged" ||
				(standing.this === "can't be recharged except by its own abilities" && by !== id)) &&
			context.source === id
	);
	if (barred) return false;
	run.position = withObject(run.position, id, { charged: true });
	tell(run, { did: 'recharged', source: { object: id, card: found.object.card } }, 'recharged');
	noticeRecharge(run, found, doer);
	return true;
}

/** Abilities look at an object that has been recharged, and at the player who did it, if one did. */
export function noticeRecharge(run: Run, { object, place }: Located, doer: Seat | null): void {
	const controller = controllerAt(place);
	queueTriggers(run, {
		on: 'be recharged',
		of: { object: object.id },
		data: {
			object: object.id,
			...(typeof controller === 'number' ? { player: controller } : {})
		}
	});
	if (doer !== null) noticeDoer(run, 'recharge', doer, object);
}

/** Deactivates an object (6.9); a deactivated one stays as it is. */
export function deactivateIt(run: Run, id: ObjectId): boolean {
	const found = locate(run.position, id);
	if (!found?.object.charged) return false;
	run.position = withObject(run.position, id, { charged: false });
	tell(run, { did: 'deactivated', source: { object: id, card: found.object.card } }, 'deactivated');
	return true;
}

/**
 * Destroys an object, unless it is eternal: it goes to discard, or dies where it has an HP stat (6.10).
 * @param doer the player who does it; null where nobody does.
 */
export function destroyIt(run: Run, id: ObjectId, doer: Seat | null): boolean {
	const found = locate(run.position, id);
	if (!found || found.object.kind === 'character') return false;
	const { object } = found;
	const of = { object: id, card: object.card };
	if (bearsKeyword(run.position, object, 'eternal')) {
		const starting = object.starting === true || cardOf(cardIn(object)).kind === 'starting item';
		tell(
			run,
			{ did: 'not destroyed', of },
			'eternal stays',
			...(starting ? (['starting item'] as const) : [])
		);
		return false;
	}
	if (savedFromDestruction(run, object)) return false;
	if (hasHp(run.position, { object: id })) {
		mark(run, { object: id }, maxHp(run.position, { object: id }));
		tell(run, { did: 'killed', of }, 'killed');
		return true;
	}
	const controller = controllerAt(found.place);
	tell(
		run,
		{ did: 'destroyed', of },
		'destroyed',
		...pointsOfLoss(object),
		...(Object.keys(object.counters).length > 0 ? (['counters leave'] as const) : [])
	);
	if (doer !== null) noticeDoer(run, 'destroy', doer, object);
	queueTriggers(run, {
		on: 'be destroyed',
		of: { object: id },
		kind: object.kind,
		data: {
			object: id,
			...(typeof controller === 'number' ? { player: controller } : {}),
			...(Object.keys(object.counters).length > 0
				? { card: object.card, counters: object.counters }
				: {})
		}
	});
	discardObject(run, object);
	return true;
}

/** What else holds for a soul or a card without a discard that is destroyed (2.4, 3.3). */
const pointsOfLoss = (object: GameObject): readonly Beside[] => [
	...(object.kind === 'soul' && soulsOf(object) > 1 ? (['soul card of several'] as const) : []),
	...(deckOfCard(cardIn(object)) === null ? (['no discard of its own'] as const) : []),
	...(cardOf(cardIn(object)).kind === 'bonus soul' ? (['bonus soul destroyed'] as const) : [])
];

/** Whether a replacement does something else instead of destroying it; of several, as is chosen (5.2). */
function savedFromDestruction(run: Run, { id }: GameObject): boolean {
	const whole = { would: 'be destroyed', of: { object: id } } as const;
	if (!happensInstead(run.position, whole)) return false;
	run.followUps.push({ do: 'do instead', ...whole });
	return true;
}

/**
 * Rerolls an item: it is destroyed and, if it is, replaced with the top treasure (6.27).
 * @param doer the player who does it; null where nobody does.
 */
export function rerollItem(run: Run, id: ObjectId, doer: Seat | null): TaskResult {
	const found = locate(run.position, id);
	if (found?.object.kind !== 'item') return [];
	const controller = controllerAt(found.place);
	if (!destroyIt(run, id, doer)) return [];
	tell(
		run,
		{ did: 'rerolled item', source: { object: id, card: found.object.card } },
		'item rerolled',
		...(controller === 'shop' ? (['shop item rerolled'] as const) : [])
	);
	if (typeof controller === 'number')
		return [{ do: 'gain treasure', player: controller, count: 1 }];
	const { place } = found;
	if (
		run.options.rerolledSlot === 'is filled within' &&
		'slot' in place &&
		run.position.slots[place.slot][place.index]?.top === null
	)
		run.framesToPush.push({ chart: 'refill', ...fresh('filling'), slots: [place] });
	return [];
}
