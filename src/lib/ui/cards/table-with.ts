import type { CardKind } from '../../cards/card.ts';
import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import type { Board, PlayerSetup, Scenario } from '../../scenario/scenario.ts';
import { linkFor } from '../../scenario/link/index.ts';

const PLAYER = 'Amy';

interface Place {
	readonly player?: Omit<PlayerSetup, 'name'>;
	readonly board?: Board;
}

/** Where a card of a kind lies so that something can come of it. */
const PLACES: Readonly<Record<CardKind, (card: CardKey) => Place>> = {
	character: (card) => ({ player: { character: { card } } }),
	'starting item': (card) => ({ player: { items: [{ card }] } }),
	treasure: (card) => ({ player: { items: [{ card }] } }),
	loot: (card) => ({ player: { hand: [{ card }] } }),
	monster: (card) => ({ board: { slots: { monster: [{ top: { card } }] } } }),
	event: (card) => ({ board: { decks: { monster: [{ card }] } } }),
	curse: (card) => ({ player: { curses: [{ card }] } }),
	room: (card) => ({ board: { slots: { room: [{ top: { card } }] } } }),
	'bonus soul': (card) => ({ board: { bonusSouls: [card] } })
};

/** A table with a card on it and nothing else said. */
export function tableWith(key: CardKey): Scenario {
	const { name, kind } = cardOf(key);
	const { player = {}, board } = PLACES[kind](key);
	return {
		title: name,
		rules: '2023',
		players: [{ name: PLAYER, ...player }],
		...(board ? { board } : {}),
		script: []
	};
}

/** The letters of a link to a table with the card on it; null for one that no link can say. */
export const linkTo = (key: CardKey): string | null => linkFor({ scenario: tableWith(key) });
