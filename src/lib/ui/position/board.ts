import { hp, maxHp } from '../../mechanics/stats.ts';
import { turnOrder } from '../../model/objects.ts';
import type { Player, Position } from '../../model/position.ts';
import type { GameObject } from '../../model/board.ts';
import { cardName, itemName, playerName } from '../../wording/index.ts';

/** A player in a line. */
export interface BoardPlayer {
	readonly seat: number;
	readonly name: string;
	readonly dead: boolean;
	/** "1/2" */
	readonly hp: string;
	readonly cents: number;
	/** Character, items, souls and curses. */
	readonly has: string;
	/** Empty for an empty hand. */
	readonly hand: string;
}

/** The slots of one kind in a line. */
export interface BoardSlots {
	readonly kind: 'monster' | 'shop' | 'room';
	readonly name: string;
	/** `hp` is null for what has none. */
	readonly cards: readonly { readonly name: string; readonly hp: string | null }[];
}

/** What lies on the table, in short: plain data, so that a page can show it without the judge. */
export interface SmallBoardView {
	readonly players: readonly BoardPlayer[];
	readonly slots: readonly BoardSlots[];
	/** What waits on the stack, what resolves first on top. */
	readonly stack: readonly string[];
}

const KINDS = [
	['monster', 'Monsters'],
	['shop', 'Shop'],
	['room', 'Rooms']
] as const;

const named = ({ card, charged }: GameObject): string =>
	`${cardName(card)}${charged ? '' : ' (deactivated)'}`;

/** The table in short, the active player first. */
export const boardOf = (position: Position): SmallBoardView => ({
	players: turnOrder(position, position.turn.active).flatMap((seat) => {
		const player = position.players[seat];
		return player ? [playerLine(position, player, seat)] : [];
	}),
	slots: KINDS.flatMap(([kind, name]) => {
		const cards = position.slots[kind].flatMap(({ top }) => {
			if (!top) return [];
			const most = maxHp(position, { object: top.id });
			return {
				name: named(top),
				hp: most > 0 ? `${hp(position, { object: top.id })}/${most}` : null
			};
		});
		return cards.length > 0 ? [{ kind, name, cards }] : [];
	}),
	stack: [...position.stack].reverse().map((item) => itemName(position, item))
});

function playerLine(position: Position, player: Player, seat: number): BoardPlayer {
	const { character, items, souls, curses, hand, cents, dead } = player;
	const known = hand.flatMap(({ card }) => (card === null ? [] : [cardName(card)]));
	const unknown = hand.length - known.length;
	return {
		seat,
		name: playerName(position, seat),
		dead,
		hp: `${hp(position, { player: seat })}/${maxHp(position, { player: seat })}`,
		cents,
		has: [cardName(character.card), ...[...items, ...souls, ...curses].map(named)].join(', '),
		hand: [...known, ...(unknown > 0 ? [`${unknown} unknown`] : [])].join(', ')
	};
}
