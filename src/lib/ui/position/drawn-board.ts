import type { CardKind } from '../../cards/card.ts';
import { cardOf } from '../../cards/library.ts';
import { hasHp, hp, maxHp } from '../../mechanics/stats.ts';
import { turnOrder } from '../../model/objects.ts';
import type { Player, Position } from '../../model/position.ts';
import type { GameObject } from '../../model/board.ts';
import type { StackItem } from '../../model/stack-item.ts';
import { cardName, itemName, itemSentence, playerName } from '../../wording/index.ts';
import { counted } from '../../wording/names.ts';
import type { Ref } from '../../model/words.ts';

/** Where a thing lies, as `placeOf` says it; there only where the thing can be tapped. */
interface Placed {
	readonly at?: string;
}

/** A card as it lies there. */
export interface DrawnCardView extends Placed {
	readonly name: string;
	readonly kind: CardKind;
	/** Deactivated: it lies sideways. */
	readonly turned?: true;
	/** Absent for what has none, and for a character, whose HP are its player's. */
	readonly hp?: { readonly left: number; readonly most: number };
	/** "3 gold counters", "1 counter"; absent where there are none. */
	readonly counters?: readonly string[];
}

export interface DrawnPlayerView extends Placed {
	readonly seat: number;
	readonly name: string;
	/** It is their turn. */
	readonly active: boolean;
	readonly dead: boolean;
	readonly hp: { readonly left: number; readonly most: number };
	readonly cents: number;
	/** Character, items, souls and curses. */
	readonly cards: readonly DrawnCardView[];
	/** The cards in hand that are known. */
	readonly hand: readonly Pick<DrawnCardView, 'name' | 'kind' | 'at'>[];
	/** How many cards in hand are not. */
	readonly unknown: number;
}

/** What lies on a table, to be drawn by a page that has no judge: plain data. */
export interface DrawnBoardView {
	readonly players: readonly DrawnPlayerView[];
	readonly slots: readonly {
		readonly kind: 'monster' | 'shop' | 'room';
		readonly name: string;
		readonly cards: readonly DrawnCardView[];
	}[];
	/** What resolves first stands first. */
	readonly stack: readonly DrawnItemView[];
}

export interface DrawnItemView extends Placed {
	readonly name: string;
	/** What it will do. */
	readonly says: string;
	/** Whose it is; null for what is the game's. */
	readonly seat: number | null;
}

const SLOTS = [
	['monster', 'Monsters'],
	['shop', 'Shop'],
	['room', 'Rooms']
] as const;

/** Says where a thing lies that can be tapped; nothing of any other. */
type Placing = (ref: Ref) => Placed;

/**
 * A table as it is drawn, the active player first.
 * @param placeAt the place of a thing that can be tapped; null for any other.
 */
export function drawnBoardOf(
	position: Position,
	placeAt: (ref: Ref) => string | null = () => null
): DrawnBoardView {
	const placed: Placing = (ref) => {
		const at = placeAt(ref);
		return at === null ? {} : { at };
	};
	return {
		players: turnOrder(position, position.turn.active).flatMap((seat) => {
			const player = position.players[seat];
			return player ? [drawnPlayer(position, player, seat, placed)] : [];
		}),
		slots: SLOTS.flatMap(([kind, name]) => {
			const cards = position.slots[kind].flatMap(({ top }) =>
				top ? [drawnCard(position, top, placed)] : []
			);
			return cards.length > 0 ? [{ kind, name, cards }] : [];
		}),
		stack: [...position.stack].reverse().map((item) => ({
			name: itemName(position, item),
			says: itemSentence(position, item),
			seat: seatOf(item, position),
			...placed({ item: item.id })
		}))
	};
}

/** What is alike of several tables as one and the same: the data of a page say it once then. */
export function sharingAlike(): (board: DrawnBoardView) => DrawnBoardView {
	type Slots = DrawnBoardView['slots'];
	type Stack = DrawnBoardView['stack'];
	const [card, cards, hp] = [
		once<DrawnCardView>(),
		once<readonly DrawnCardView[]>(),
		once<DrawnPlayerView['hp']>()
	];
	const [player, slot, item] = [
		once<DrawnPlayerView>(),
		once<Slots[number]>(),
		once<Stack[number]>()
	];
	const [players, slots, stack] = [
		once<readonly DrawnPlayerView[]>(),
		once<Slots>(),
		once<Stack>()
	];
	const lying = (all: readonly DrawnCardView[]): readonly DrawnCardView[] =>
		cards(all.map((one) => card(one.hp ? { ...one, hp: hp(one.hp) } : one)));
	const board = once<DrawnBoardView>();
	return (all) =>
		board({
			players: players(
				all.players.map((one) => player({ ...one, hp: hp(one.hp), cards: lying(one.cards) }))
			),
			slots: slots(all.slots.map((one) => slot({ ...one, cards: lying(one.cards) }))),
			stack: stack(all.stack.map(item))
		});
}

/** Gives the first of those that are alike. */
function once<T>(): (one: T) => T {
	const seen = new Map<string, T>();
	return (one) => {
		const key = JSON.stringify(one);
		const first = seen.get(key) ?? one;
		seen.set(key, first);
		return first;
	};
}

function drawnPlayer(
	position: Position,
	player: Player,
	seat: number,
	placed: Placing
): DrawnPlayerView {
	const { character, items, souls, curses, hand, cents, dead } = player;
	const known = hand.flatMap(({ card }) => (card === null ? [] : [card]));
	const of = { player: seat };
	return {
		seat,
		name: playerName(position, seat),
		active: seat === position.turn.active,
		dead,
		hp: { left: hp(position, of), most: maxHp(position, of) },
		cents,
		cards: [character, ...items, ...souls, ...curses].map((object) =>
			drawnCard(position, object, placed)
		),
		hand: known.map((card) => ({
			name: cardName(card),
			kind: cardOf(card).kind,
			...placed({ hand: seat, card })
		})),
		unknown: hand.length - known.length,
		...placed(of)
	};
}

function drawnCard(position: Position, object: GameObject, placed: Placing): DrawnCardView {
	const { id, card, kind, charged, counters } = object;
	const of = { object: id };
	const lie = Object.entries(counters).flatMap(([name, count]) =>
		count > 0 ? [counted(count, name === 'plain' ? 'counter' : `${name} counter`)] : []
	);
	return {
		name: cardName(card),
		kind: cardOf(card).kind,
		...(charged ? {} : { turned: true }),
		...(kind !== 'character' && hasHp(position, of)
			? { hp: { left: hp(position, of), most: maxHp(position, of) } }
			: {}),
		...(lie.length > 0 ? { counters: lie } : {}),
		...placed(of)
	};
}

/** Whose a thing on the stack is; null for what is the game's. */
export function seatOf(item: StackItem, { players }: Position): number | null {
	const seat =
		item.kind === 'roll'
			? item.roller
			: item.kind === 'loot' || item.kind === 'ability'
				? item.controller
				: null;
	return typeof seat === 'number' && seat in players ? seat : null;
}
