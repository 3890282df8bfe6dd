import type { ObjectWord, PlayerWord } from '../abilities/grammar.ts';
import { controllerAt, locate, turnOrder } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import type { StackItem } from '../model/stack-item.ts';
import { sameOption, type ItemId, type ObjectId, type Ref, type Seat } from '../model/words.ts';

/** A thing on the stack by its id. */
export const itemAt = (position: Position, id: ItemId): StackItem | null =>
	position.stack.find((item) => item.id === id) ?? null;

/** The attack under way, or null. */
export function attackUnderWay(
	position: Position
): Extract<Position['frames'][number], { chart: 'attack' }> | null {
	for (const frame of position.frames) if (frame.chart === 'attack') return frame;
	return null;
}

/** Whether an object is what a purchase is of that is under way, or waits on the stack. */
export const isBeingPurchased = (position: Position, id: ObjectId): boolean =>
	[
		...position.frames,
		...position.stack.flatMap((item) => (item.kind === 'procedure' ? [item.frame] : []))
	].some((frame) => frame.chart === 'purchase' && frame.target === id);

/** Who controls a thing that an ability points at: a roll's roller, an item's player. */
export function controllerOf(position: Position, ref: Ref): Seat | null {
	if ('player' in ref) return ref.player;
	if ('attackOf' in ref) return ref.attackOf;
	if ('hand' in ref) return ref.hand;
	if ('object' in ref) {
		const found = locate(position, ref.object);
		const controller = found ? controllerAt(found.place) : lastController(position, ref);
		return typeof controller === 'number' ? controller : null;
	}
	const item = 'item' in ref ? itemAt(position, ref.item) : null;
	if ('item' in ref && !item) return lastController(position, ref);
	switch (item?.kind) {
		case 'roll':
			return item.roller;
		case 'loot':
		case 'ability':
			return item.controller === 'game' ? null : item.controller;
		default:
			return null;
	}
}

/** Who controlled what a part before has destroyed or cancelled. */
function lastController(
	{ frames }: Position,
	ref: Extract<Ref, { object: unknown } | { item: unknown }>
): Seat | null {
	const lost = frames.at(-1)?.lost;
	const isLost = 'item' in ref ? lost?.item === ref.item : lost?.object === ref.object;
	return lost && isLost ? lost.controller : null;
}

const player = (seat: Seat | null | undefined): Ref | null =>
	seat === null || seat === undefined ? null : { player: seat };

/** What a word for a thing points at in this context, if it points at anything. */
export function refOf(position: Position, word: ObjectWord, context: Context): Ref | null {
	switch (word) {
		case 'you':
			return { player: context.you };
		case 'active player':
			return { player: position.turn.active };
		case 'they':
			return player(context.event.player);
		case 'killer':
			return player(context.event.by);
		case 'attacking player':
			return player(
				context.event.attacker ??
					attackUnderWay(position)?.attacker ??
					position.frames.at(-1)?.attackOver
			);
		case 'attacked': {
			const target = attackUnderWay(position)?.target;
			return target === undefined || target === null || target === 'deck' ? null : target;
		}
		case 'dealer':
			return context.event.dealer ?? null;
		case 'put there': {
			const put = position.frames.at(-1)?.put;
			return put === undefined ? null : { object: put };
		}
		case 'this':
			return context.source === null ? null : { object: context.source };
		case 'it': {
			const { item, to, object } = context.event;
			if (item !== undefined) return { item };
			return to ?? (object === undefined ? null : { object });
		}
		case 'chosen':
			return context.chosen?.at(-1) ?? null;
	}
	if ('target' in word) return context.targets[word.target] ?? null;
	if ('chosen' in word) return context.chosen?.at(-1 - word.chosen) ?? null;
	if ('controllerOf' in word) {
		const of = refOf(position, word.controllerOf, context);
		return player(of && controllerOf(position, of));
	}
	if ('penaltyItemOf' in word) {
		const of = seatOf(position, word.penaltyItemOf, context);
		const lost = of === null ? undefined : position.turn.penaltyItems?.[of];
		return lost ? { object: lost.object } : null;
	}
	const from = seatOf(position, 'leftOf' in word ? word.leftOf : word.rightOf, context);
	return from === null ? null : player(turnOrder(position, from).at('leftOf' in word ? 1 : -1));
}

/** The player a word points at. */
export function seatOf(position: Position, word: PlayerWord, context: Context): Seat | null {
	const ref = refOf(position, word, context);
	return ref && 'player' in ref ? ref.player : null;
}

/** Whom or what the event happened to, where that is no player alone. */
const happenedTo = ({ event: { to, object } }: Context): Ref | null =>
	to ?? (object === undefined ? null : { object });

/** What a word points at, where that cannot be on the stack: what "it" is of there, or was done to. */
export const notOnStack = (at: Ref | null, word: ObjectWord, context: Context): Ref | null =>
	at && 'item' in at && word === 'it' ? (happenedTo(context) ?? at) : at;

/** The player, or the object in play, that a word points at. */
export function damageableOf(
	position: Position,
	word: ObjectWord,
	context: Context
): Damageable | null {
	const ref = notOnStack(refOf(position, word, context), word, context);
	if (!ref) return null;
	if ('player' in ref) return ref;
	return 'object' in ref && locate(position, ref.object) ? ref : null;
}

/** Whether a word points at a thing; "it" also at whom or what the event happened to. */
export function pointsAt(
	position: Position,
	word: ObjectWord,
	ref: Ref,
	context: Context
): boolean {
	const all = [refOf(position, word, context), ...(word === 'it' ? [happenedTo(context)] : [])];
	return all.some((one) => one !== null && sameOption(one, ref));
}
