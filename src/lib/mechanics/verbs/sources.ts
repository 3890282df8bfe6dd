import type { Cards, ObjectWord, Test } from '../../abilities/words.ts';
import type { Cell } from '../../model/board.ts';
import type { Deck, Option } from '../../model/words.ts';
import { cardPasses } from '../card-filter.ts';
import { set, type Run } from '../run.ts';
import { amount, type Doing, object, ref, seat } from './doing.ts';
import { playerAt, withPlayer, withObject } from '../../model/objects.ts';
import { reshuffle } from '../decks.ts';
import type { CameFrom } from '../../model/task.ts';

/** Whether a cell can be a card that passes: one that nobody has named may be anything. */
export const mayPass = (run: Run, { card }: Cell, where: readonly Test[]): boolean =>
	card === null || where.every((test) => cardPasses(card, test, run.position.edition) ?? true);

/** The cards that can be chosen among some: those that fit, or may. */
export const optionsAmong = (
	run: Run,
	cells: readonly Cell[],
	where: readonly Test[]
): readonly Option[] =>
	cells.flatMap((cell, at) => (mayPass(run, cell, where) ? [{ card: cell.card, at }] : []));

/** The deck that is named or pointed at. */
export function deckAt(doing: Doing, deck: Deck | ObjectWord): Deck | null {
	if (typeof deck === 'string' && isDeck(deck)) return deck;
	const where = ref(doing, deck);
	return where && 'deck' in where ? where.deck : null;
}

/** The cards that are looked at, and how to take them from where they are. */
export function source(
	doing: Doing,
	at: Cards
): { cells: readonly Cell[]; deck: Deck; leave: (left: readonly Cell[]) => void } | null {
	const { run } = doing;
	switch (at.in) {
		case 'deck': {
			const deck = deckAt(doing, at.deck);
			if (deck === null) return null;
			reshuffle(run, deck);
			const count = amount(doing, at.top);
			return {
				cells: run.position.decks[deck].slice(0, count),
				deck,
				leave: (left) => {
					const { decks: all } = run.position;
					set(run, { decks: { ...all, [deck]: [...left, ...all[deck].slice(count)] } });
				}
			};
		}
		case 'hand': {
			const player = seat(doing, at.of);
			if (player === null) return null;
			const { hand } = playerAt(run.position, player);
			const before = at.latest ? hand.slice(0, -1) : [];
			return {
				cells: hand.slice(before.length),
				deck: 'loot',
				leave: (left) => {
					run.position = withPlayer(run.position, player, { hand: [...before, ...left] });
				}
			};
		}
		case 'discard':
			return {
				cells: run.position.discards[at.deck],
				deck: at.deck,
				leave: (left) => {
					set(run, { discards: { ...run.position.discards, [at.deck]: left } });
				}
			};
		case 'outside':
			return {
				cells: run.position.outside.map((card) => ({ card, seenBy: [] })),
				deck: 'treasure',
				leave: (left) => {
					set(run, { outside: left.flatMap(({ card }) => card ?? []) });
				}
			};
		case 'under': {
			const on = object(doing, at.under);
			if (!on) return null;
			const { under = [] } = on.object;
			const before = at.latest ? under.slice(0, -1) : [];
			return {
				cells: under.slice(before.length).map((card) => ({ card, seenBy: [] })),
				deck: 'monster',
				leave: (left) => {
					run.position = withObject(run.position, on.object.id, {
						under: [...before, ...left.flatMap(({ card }) => card ?? [])]
					});
				}
			};
		}
	}
}

const isDeck = (word: string): word is Deck =>
	word === 'loot' || word === 'treasure' || word === 'monster' || word === 'room';
export const cameFrom = (at: Cards): CameFrom => at.in;
