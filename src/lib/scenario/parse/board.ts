import { deckOf } from '../../cards/card.ts';
import { DECKS, type Deck } from '../../model/words.ts';
import { REST_OF_DECK, SETUP_WORDS } from '../reserved-words.ts';
import { type Board, type CellSetup, type DyingSetup, type SlotSetup } from '../scenario.ts';
import type { CardThing, DeckThing, PlayerThing } from '../words/things.ts';
import { ANY_CARD, type Fitting } from './card.ts';
import { ITEM, readCards, readCell, readList, readSlot } from './objects.ts';
import { fail, readAll, readNumber, readPlayer, shorten, type Reader } from './reader.ts';
import { halves, part, split, type Span } from './span.ts';
import { readDying, readEffect, readStack, type StackParts } from './stack.ts';
import { readThing } from './thing.ts';
import { readTurn } from './turn.ts';

/** What is read of the board, its stack and deaths not yet put together. */
export interface BoardParts {
	board: Board;
	stack: StackParts | null;
	dying: readonly Omit<DyingSetup, 'below'>[];
}

/** The cards of a deck. */
export const ofDeck = (deck: Deck): Fitting => ({
	fits: ({ kind }) => deckOf(kind) === deck,
	what: `a card of the ${deck} deck`
});

/** A bonus soul. */
export const BONUS_SOUL: Fitting = {
	fits: ({ kind }) => kind === 'bonus soul',
	what: 'a bonus soul'
};

const SLOT_LINES = { monsters: 'monster', shop: 'shop', rooms: 'room' } as const;
/** What can lie in each kind of slot. */
const MONSTER: Fitting = {
	fits: ({ kind, keywords }) =>
		deckOf(kind) === 'monster' || (keywords?.includes('ambush') ?? false),
	what: 'a card of the monster deck, or an ambush'
};
export const SLOT_FITS = { monster: MONSTER, shop: ITEM, room: ofDeck('room') } as const;

type LineReader = (reader: Reader, span: Span, parts: BoardParts) => void;

/** The lines that say something of the board, by the word before their colon. */
export const BOARD_LINES: ReadonlyMap<string, LineReader> = new Map<string, LineReader>([
	...Object.entries(SLOT_LINES).map(([word, slot]): [string, LineReader] => [
		word,
		(reader, span, parts) => {
			const slots = readSlots(reader, span, slot);
			if (slots) add(parts, { slots: { ...parts.board.slots, [slot]: slots } });
		}
	]),
	...DECKS.flatMap((deck): [string, LineReader][] =>
		(['deck', 'discard'] as const).map((pile) => [
			`${deck} ${pile}`,
			(reader, span, parts) => {
				const cells = readPile(reader, span, deck);
				if (!cells) return;
				if (pile === 'deck') add(parts, { decks: { ...parts.board.decks, [deck]: cells } });
				else add(parts, { discards: { ...parts.board.discards, [deck]: cells } });
			}
		])
	),
	[
		'pool',
		(reader, span, parts) => {
			const pool = readCents(reader, span);
			if (pool !== null) add(parts, { pool });
		}
	],
	[
		'timer',
		(reader, span, parts) => {
			const timer = readNumber(reader, span, '8');
			if (timer !== null) add(parts, { timer });
		}
	],
	[
		'outside',
		(reader, span, parts) => {
			const outside = readCards(reader, span, ANY_CARD);
			if (outside) add(parts, { outside });
		}
	],
	[
		'bonus souls',
		(reader, span, parts) => {
			const bonusSouls = readCards(reader, span, BONUS_SOUL);
			if (bonusSouls) add(parts, { bonusSouls });
		}
	],
	[
		'start',
		(reader, span, parts) => {
			const setup = readSetup(reader, span);
			if (setup) add(parts, { setup });
		}
	],
	[
		'turn',
		(reader, span, parts) => {
			const turn = readTurn(reader, span);
			if (turn) add(parts, { turn });
		}
	],
	[
		'extra turns',
		(reader, span, parts) => {
			const extraTurns = readList(reader, span, (one) => readPlayer(reader, one));
			if (extraTurns) add(parts, { extraTurns });
		}
	],
	[
		'priority',
		(reader, span, parts) => {
			const priority = readPriority(reader, span);
			if (priority) add(parts, { priority });
		}
	],
	[
		'attack',
		(reader, span, parts) => {
			const attack = readAttack(reader, span);
			if (attack) add(parts, { attack });
		}
	],
	[
		'purchase',
		(reader, span, parts) => {
			const buyer = readPlayer(reader, span);
			if (buyer !== null) add(parts, { purchase: { buyer } });
		}
	],
	[
		'dying',
		(reader, span, parts) => {
			const dying = readAll(split(span, ','), (one) => readDying(reader, one));
			if (dying) parts.dying = dying;
		}
	],
	[
		'stack',
		(reader, span, parts) => {
			parts.stack = readStack(reader, span);
		}
	],
	[
		'effects',
		(reader, span, parts) => {
			const effects = readAll(split(span, ';'), (one) => readEffect(reader, one));
			if (effects) add(parts, { effects });
		}
	]
]);

const add = (parts: BoardParts, more: Board): void => {
	parts.board = { ...parts.board, ...more };
};

/** Reads the slots of one kind, first to last; `none` for no slot, `empty` for one without a card. */
export function readSlots(
	reader: Reader,
	span: Span,
	slot: keyof typeof SLOT_FITS
): readonly SlotSetup[] | null {
	if (/^none$/iu.test(span.text)) return [];
	return readAll(split(span, ','), (one) => readSlot(reader, one, SLOT_FITS[slot]));
}

/** Reads a deck or discard, the top first; `...` is as many unknown cards as a deck has by default. */
export function readPile(reader: Reader, span: Span, deck: Deck): readonly CellSetup[] | null {
	return readList(reader, span, (one) =>
		/^(\.\.\.|…)$/u.test(one.text) ? { unknown: REST_OF_DECK } : readCell(reader, one, ofDeck(deck))
	);
}

/** Reads the expected cards of a pile; `...` says that others may lie below. */
export function readExpectedPile(
	reader: Reader,
	span: Span,
	deck: Deck
): { readonly cards: readonly CellSetup[]; readonly more?: true } | null {
	const open = /(?:^|,)\s*(?:\.\.\.|…)$/u.exec(span.text);
	const listed = open ? part(span, 0, open.index) : span;
	const cards =
		open && listed.text === ''
			? []
			: readList(reader, listed, (one) => readCell(reader, one, ofDeck(deck)));
	return cards && { cards, ...(open ? { more: true as const } : {}) };
}

/** Reads an amount of ¢. */
export function readCents(reader: Reader, span: Span): number | null {
	const found = /^(\d{1,4})\s?(?:¢|c|cents?)?$/iu.exec(span.text)?.[1];
	if (found !== undefined) return Number(found);
	return fail(reader, span, `“${shorten(span.text)}” is not an amount of ¢.`, { expected: '90¢' });
}

/** Reads that the game is still to be set up: `setup`, `setup with rooms and bonus souls`. */
function readSetup(reader: Reader, span: Span): Board['setup'] | null {
	const [, rest = ''] = /^setup(?: with (.+))?$/iu.exec(span.text) ?? [];
	const words = rest === '' ? [] : rest.toLowerCase().split(/,\s*| and /u);
	const known: readonly string[] = Object.values(SETUP_WORDS);
	if (!/^setup\b/iu.test(span.text) || words.some((word) => !known.includes(word)))
		return fail(reader, span, 'A game starts with its setup, or where the turn says.', {
			expected: 'setup · setup with rooms · setup with rooms and bonus souls'
		});
	return {
		...(words.includes(SETUP_WORDS.rooms) ? { rooms: true } : {}),
		...(words.includes(SETUP_WORDS.bonusSouls) ? { bonusSouls: true } : {})
	};
}

/** Reads who has priority: `Ben`, or `Ben, 1 pass` after that many passes in a row. */
export function readPriority(reader: Reader, span: Span): NonNullable<Board['priority']> | null {
	const sides = halves(span, ',');
	const player = readPlayer(reader, sides ? sides[0] : span);
	if (player === null) return null;
	if (!sides) return { player, passes: 0 };
	const word = /^(\d{1,2}) pass(?:es)?$/iu.exec(sides[1].text)?.[1];
	const passes = word === undefined ? readNumber(reader, sides[1], '1 pass') : Number(word);
	return passes === null ? null : { player, passes };
}

/** Reads an attack under way: `Amy`, `Amy on Gurdy`, `Amy on the monster deck`. */
function readAttack(reader: Reader, span: Span): Board['attack'] | null {
	const sides = halves(span, ' on ');
	const attacker = readPlayer(reader, sides ? sides[0] : span);
	if (attacker === null) return null;
	if (!sides) return { attacker };
	const target = readThing(reader, sides[1]);
	if (!target) return null;
	if (!isAttackable(target))
		return fail(reader, sides[1], 'This cannot be attacked.', {
			expected: 'a monster · a player · an item · the monster deck'
		});
	return { attacker, target };
}

const isAttackable = (thing: {
	readonly is: string;
}): thing is CardThing | PlayerThing | DeckThing =>
	thing.is === 'card' || thing.is === 'player' || thing.is === 'deck';
