import { cleanLine } from '../../../model/clean-text.ts';
import { MOST_PLAYERS } from '../../../scenario/limits.ts';
import { canBeCalled } from '../../../scenario/player-name.ts';
import { namesOf } from '../../../scenario/print/print.ts';
import { REST_OF_DECK } from '../../../scenario/reserved-words.ts';
import { seated } from '../../../scenario/seats.ts';
import { sameWord } from '../../../scenario/parse/span.ts';
import { DEFAULT_SLOTS } from '../../../scenario/start/objects.ts';
import type { TurnChange } from '../../../scenario/words/turn.ts';
import type {
	Board,
	CellSetup,
	ObjectSetup,
	PlayerSetup,
	SlotSetup
} from '../../../scenario/scenario.ts';
import type { Deck, SlotKind } from '../../../model/words.ts';
import type { Head } from './document.ts';
import { boardWithout, forgotten } from './leaving.ts';
import { renameIn } from './naming.ts';

/** The players of a table in turn order, those that nobody has described included. */
export const playersOf = (head: Head): readonly PlayerSetup[] =>
	namesOf({ ...head, script: [] }).map(
		(name) => head.players?.find((player) => sameWord(player.name, name)) ?? { name }
	);

/** The table with a change to what is said of one player. */
export const withPlayerSetup = (
	head: Head,
	seat: number,
	change: (player: PlayerSetup) => PlayerSetup
): Head => ({
	...head,
	players: playersOf(head).map((player, i) => (i === seat ? change(player) : player))
});

/** The table with a change to what is said of the board. */
export const withBoard = (head: Head, change: Partial<Board>): Head => ({
	...head,
	board: { ...head.board, ...change }
});

/** The table with changes to what is said of the turn; what is taken back is said no more. */
export function withTurn(head: Head, facts: TurnChange): Head {
	const { usual, monsterDied, ending, happened, ...said } = facts;
	const {
		monsterDied: died,
		ending: ends,
		happened: so,
		extraAfter,
		...was
	} = head.board?.turn ?? {};
	const counts = Object.entries({ ...so, ...happened }).filter(([, times]) => times > 0);
	return withBoard(head, {
		turn: {
			...was,
			...(usual || extraAfter === undefined ? {} : { extraAfter }),
			...((monsterDied ?? died) ? { monsterDied: true as const } : {}),
			...((ending ?? ends) ? { ending: true as const } : {}),
			...(counts.length > 0 ? { happened: Object.fromEntries(counts) } : {}),
			...said
		}
	});
}

/** The slots of one kind as they are said, or as they are when nothing is said. */
export const slotsOf = (head: Head, slot: SlotKind): readonly SlotSetup[] =>
	head.board?.slots?.[slot] ?? DEFAULT_SLOTS[slot];

/** The table with other slots of one kind. */
export const withSlots = (head: Head, slot: SlotKind, slots: readonly SlotSetup[]): Head =>
	withBoard(head, { slots: { ...head.board?.slots, [slot]: slots } });

/** What a player can have in play beside their character. */
export type PlayerList = 'items' | 'souls' | 'curses';

/** One more object among what a player has. */
export const withObjectOf = (head: Head, seat: number, list: PlayerList, card: string): Head =>
	withPlayerSetup(head, seat, (player) => ({
		...player,
		[list]: [...(player[list] ?? []), { card }]
	}));

/** A change to one object of a player; null takes it away. */
export const changeObjectOf = (
	head: Head,
	seat: number,
	list: PlayerList,
	index: number,
	change: Partial<ObjectSetup> | null
): Head =>
	withPlayerSetup(head, seat, (player) => ({
		...player,
		[list]: (player[list] ?? []).flatMap((object, i) =>
			i !== index ? [object] : change === null ? [] : [{ ...object, ...change }]
		)
	}));

/** Setup deals every player 3 loot cards (1). */
const DEALT: readonly CellSetup[] = [{ unknown: 3 }];

/** The hand of a player as it is said, or as it was dealt. */
export const handOf = ({ hand = DEALT }: PlayerSetup): readonly CellSetup[] => hand;

/** The table with another hand for a player. */
export const withHand = (head: Head, seat: number, hand: readonly CellSetup[]): Head =>
	withPlayerSetup(head, seat, (player) => ({ ...player, hand }));

/** The cards of a pile as they are said, or as they are when nothing is said. */
export function cellsOf(head: Head, pile: 'deck' | 'discard', deck: Deck): readonly CellSetup[] {
	if (pile === 'discard') return head.board?.discards?.[deck] ?? [];
	return head.board?.decks?.[deck] ?? (deck === 'room' ? [] : [{ unknown: REST_OF_DECK }]);
}

/** The table with somebody having priority as the game begins. */
export const withPriority = (head: Head, player: string): Head =>
	withBoard(head, { priority: { player, passes: 0 } });

/** One for each chair, in alphabetical order. */
const NAMES = 'Amy Ben Cleo Dan Eve Finn Gus Hana Ivy Jack Kim Leo'.split(' ');

/** The table with one more player. */
export function withNewPlayer(head: Head): Head {
	const players = playersOf(head);
	if (players.length >= MOST_PLAYERS) return head;
	const name = NAMES.find((one) => !players.some((player) => sameWord(player.name, one)));
	return name === undefined ? head : { ...head, players: [...players, { name }] };
}

/** The table without a player; nothing that is said of it names them any more. */
export function withoutPlayer(head: Head, seat: number): Head {
	const players = playersOf(head);
	const gone = players[seat]?.name;
	const rest = players.filter((_, i) => i !== seat);
	if (gone === undefined || rest.length === 0) return head;
	const { board, ...said } = head;
	return {
		...said,
		players: seatedPlayers(rest.map((player) => forgotten(player, gone))),
		...(board ? { board: boardWithout(board, gone) } : {})
	};
}

const seatedPlayers = (players: readonly PlayerSetup[]): readonly PlayerSetup[] =>
	seated(players.map(({ name }) => name)).map(
		(name) => players.find((player) => player.name === name) ?? { name }
	);

/** The table with a player sitting one place earlier or later. */
export function movePlayer(head: Head, seat: number, by: -1 | 1): Head {
	const players = [...playersOf(head)];
	const [player] = players.splice(seat, 1);
	if (!player || seat + by < 0 || seat + by > players.length) return head;
	players.splice(seat + by, 0, player);
	return { ...head, players };
}

/**
 * The table with a player called something else, wherever the setup names them; null when the name
 * is taken or empty, or the notation could not tell it from its own words. The entries of a script are renamed by `renameIn`.
 */
export function renamePlayer(head: Head, seat: number, name: string): Head | null {
	const players = playersOf(head);
	const old = players[seat]?.name;
	const wanted = cleanLine(name);
	if (old === undefined || wanted === '' || !canBeCalled(wanted)) return null;
	if (players.some((player, i) => i !== seat && sameWord(player.name, wanted))) return null;
	const named = players.map((player, i) => (i === seat ? { ...player, name: wanted } : player));
	return { ...renameIn(head, old, wanted), players: named };
}
