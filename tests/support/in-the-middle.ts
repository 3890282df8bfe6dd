/** Tables with one card in the middle of what happens, so that a random game is a game with it. */
import { cardOf } from '#lib/cards/library.ts';
import type { GameObject } from '#lib/model/board.ts';
import type { Player, Position, Slot } from '#lib/model/position.ts';
import type { CardKey, Deck, EditionId, ObjectKind } from '#lib/model/words.ts';
import { playGame, type Played } from './game.ts';

/**
 * Plays a random game with a card in the middle of it, its invariants watched at every decision. Where the seed is
 * that of a game that begins with its setup, which deals other cards, the next one is taken.
 * @param length the most decisions to take.
 */
export function gameWith(
	card: CardKey,
	seed: number,
	length: number,
	edition: EditionId = '2023'
): Played {
	const game = { edition, seed, seats: 2 + (seed % 3), length, respond: 0.6 };
	const played = playGame(game, {
		lay: (table) => (isBeforeSetup(table) ? table : inTheMiddle(table, card))
	});
	return isBeforeSetup(played.start) ? gameWith(card, seed + 1, length, edition) : played;
}

const isBeforeSetup = ({ frames }: Position): boolean =>
	frames.some(({ chart }) => chart === 'setup');

/** A table with a card where it does most: before the active player, in their hand, in its slot, on its deck. */
function inTheMiddle(table: Position, key: CardKey): Position {
	const { kind } = cardOf(key);
	const object = (as: ObjectKind): GameObject => ({
		id: table.nextId,
		card: key,
		kind: as,
		charged: true,
		damage: 0,
		counters: {}
	});
	const next = { ...table, nextId: table.nextId + 1 };
	switch (kind) {
		case 'character':
			return withActive(next, { character: object('character') });
		case 'starting item':
		case 'treasure':
			return withActive(next, (player) => ({ items: [...player.items, object('item')] }));
		case 'curse':
			return withActive(next, (player) => ({ curses: [...player.curses, object('curse')] }));
		case 'loot':
			return withActive(next, (player) => ({
				hand: [...player.hand, { card: key, seenBy: [] }],
				lootPlays: player.lootPlays + 1
			}));
		case 'monster':
			return onTop(next, 'monster', object('monster'));
		case 'room':
			return onTop(next, 'room', object('room'));
		case 'bonus soul':
			return { ...next, bonusSouls: [...(next.bonusSouls ?? []), object('soul')] };
		case 'event':
			return onDeck(next, 'monster', key);
	}
}

type Change = Partial<Player> | ((player: Player) => Partial<Player>);

function withActive(table: Position, change: Change): Position {
	return {
		...table,
		players: table.players.map((player, seat) =>
			seat === table.turn.active
				? { ...player, ...(typeof change === 'function' ? change(player) : change) }
				: player
		)
	};
}

function onTop(table: Position, among: 'monster' | 'room', top: GameObject): Position {
	const [, ...others] = table.slots[among];
	const first: Slot = { top, covered: [] };
	return { ...table, slots: { ...table.slots, [among]: [first, ...others] } };
}

const onDeck = (table: Position, deck: Deck, card: CardKey): Position => ({
	...table,
	decks: { ...table.decks, [deck]: [{ card, seenBy: [] }, ...table.decks[deck]] }
});
