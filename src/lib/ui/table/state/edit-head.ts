import { SLOT_KINDS } from '../../../model/words.ts';
import type { Edit } from '../../../scenario/words/edit/changes.ts';
import { sameWord } from '../../../scenario/parse/span.ts';
import type { CellSetup, ObjectSetup, SlotSetup } from '../../../scenario/scenario.ts';
import type { CardThing } from '../../../scenario/words/things.ts';
import type { Head } from './document.ts';
import {
	cellsOf,
	changeObjectOf,
	handOf,
	playersOf,
	slotsOf,
	withBoard,
	withHand,
	withObjectOf,
	withPlayerSetup,
	withSlots,
	withTurn,
	type PlayerList
} from './head.ts';

const LISTS: readonly PlayerList[] = ['items', 'souls', 'curses'];

/**
 * What is said of the table, with a change that the table makes before the first decision; null for
 * one that the setup cannot say, which is an entry of the script then.
 */
export function editHead(head: Head, edit: Edit): Head | null {
	switch (edit.edit) {
		case 'deal':
			return atSeat(head, edit.player, (seat, hand) => withHand(head, seat, [...hand, edit.cell]));
		case 'take':
			return atSeat(head, edit.player, (seat, hand) => {
				const rest = without(hand, edit.cell);
				return rest && withHand(head, seat, rest);
			});
		case 'give':
			return atSeat(head, edit.player, (seat) => {
				const given = withObjectOf(head, seat, edit.among, edit.object.card);
				const last = (playersOf(given)[seat]?.[edit.among]?.length ?? 1) - 1;
				return changeObjectOf(given, seat, edit.among, last, edit.object);
			});
		case 'remove': {
			const { thing } = edit;
			if (thing.is === 'slot')
				return withSlots(
					head,
					thing.slot,
					slotsOf(head, thing.slot).filter((_, i) => i !== thing.number - 1)
				);
			return thing.is === 'card' && thing.where !== 'on the stack'
				? changeObject(head, thing, null)
				: null;
		}
		case 'set player':
			return atSeat(head, edit.player, (seat) =>
				withPlayerSetup(head, seat, (player) => ({ ...player, ...edit.facts }))
			);
		case 'set object':
			return changeObject(head, edit.object, edit.facts);
		case 'set pile':
			return withPile(head, edit.pile, edit.deck, edit.cells);
		case 'put': {
			const cells = cellsOf(head, edit.pile, edit.deck);
			return withPile(
				head,
				edit.pile,
				edit.deck,
				edit.under ? [...cells, edit.cell] : [edit.cell, ...cells]
			);
		}
		case 'set pool':
			return withBoard(head, { pool: edit.cents });
		case 'set timer':
			return withBoard(head, { timer: edit.shows });
		case 'set slot':
			return withSlot(head, edit, () => edit.holds);
		case 'add slot':
			return withSlots(head, edit.slot, [...slotsOf(head, edit.slot), edit.holds]);
		case 'cover':
			return withSlot(head, edit, ({ top, covered = [] }) => ({
				top: edit.object,
				covered: [...(top ? [top.card] : []), ...covered]
			}));
		case 'stack':
			return withBoard(head, { stack: [...(head.board?.stack ?? []), ...edit.things] });
		case 'effect':
			return withBoard(head, { effects: [...(head.board?.effects ?? []), edit.effect] });
		case 'set turn':
			return withTurn(head, edit.facts);
		case 'set extra turns':
			return withBoard(head, { extraTurns: edit.players });
		case 'set priority':
			return withBoard(head, { priority: edit.priority });
		case 'ask again':
		case 'by hand':
			return null;
	}
}

function atSeat(
	head: Head,
	name: string,
	change: (seat: number, hand: readonly CellSetup[]) => Head | null
): Head | null {
	const players = playersOf(head);
	const seat = players.findIndex((player) => sameWord(player.name, name));
	const player = players[seat];
	return player ? change(seat, handOf(player)) : null;
}

/** The cards without one of those named; null where there is none. */
function without(cells: readonly CellSetup[], wanted: CellSetup): readonly CellSetup[] | null {
	const at = cells.findIndex((cell) =>
		'card' in wanted
			? 'card' in cell && cell.card === wanted.card
			: 'unknown' in cell && cell.unknown >= wanted.unknown
	);
	const cell = cells[at];
	if (!cell) return null;
	const left = 'unknown' in cell && 'unknown' in wanted ? cell.unknown - wanted.unknown : 0;
	return cells.flatMap((one, i) =>
		i !== at ? [one] : left > 0 ? [{ ...one, unknown: left }] : []
	);
}

const withPile = (
	head: Head,
	pile: 'deck' | 'discard',
	deck: keyof NonNullable<NonNullable<Head['board']>['decks']>,
	cells: readonly CellSetup[]
): Head =>
	withBoard(
		head,
		pile === 'deck'
			? { decks: { ...head.board?.decks, [deck]: cells } }
			: { discards: { ...head.board?.discards, [deck]: cells } }
	);

const withSlot = (
	head: Head,
	{ slot, number }: Pick<Extract<Edit, { edit: 'set slot' }>, 'slot' | 'number'>,
	change: (slot: SlotSetup) => SlotSetup
): Head | null =>
	slotsOf(head, slot)[number - 1] === undefined
		? null
		: withSlots(
				head,
				slot,
				slotsOf(head, slot).map((one, i) => (i === number - 1 ? change(one) : one))
			);

/** A change to the object that a name means, or the table without it; null where none is said. */
function changeObject(
	head: Head,
	{ card, of, copy = 1 }: CardThing,
	change: Partial<ObjectSetup> | null
): Head | null {
	let left = copy;
	const isIt = (object: ObjectSetup | undefined): boolean => object?.card === card && --left === 0;
	for (const [seat, player] of playersOf(head).entries()) {
		if (of !== undefined && !sameWord(of, player.name)) continue;
		if (isIt(player.character))
			return change && withPlayerSetup(head, seat, (one) => characterOf(one, change));
		for (const list of LISTS) {
			const index = (player[list] ?? []).findIndex(isIt);
			if (index >= 0) return changeObjectOf(head, seat, list, index, change);
		}
	}
	for (const slot of SLOT_KINDS) {
		const slots = slotsOf(head, slot);
		const index = slots.findIndex(({ top }) => isIt(top));
		if (index >= 0)
			return withSlots(
				head,
				slot,
				slots.map((one, i) => (i === index ? topOf(one, change) : one))
			);
	}
	return null;
}

const characterOf = <T extends { readonly character?: ObjectSetup }>(
	player: T,
	change: Partial<ObjectSetup>
): T => (player.character ? { ...player, character: { ...player.character, ...change } } : player);

/** A slot with its top changed, or gone: what it covered comes up. */
function topOf({ top, covered = [] }: SlotSetup, change: Partial<ObjectSetup> | null): SlotSetup {
	if (change) return { ...(top ? { top: { ...top, ...change } } : {}), covered };
	const [next, ...rest] = covered;
	if (next === undefined) return {};
	return { top: { card: next }, ...(rest.length > 0 ? { covered: rest } : {}) };
}
