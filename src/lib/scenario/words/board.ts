/** What is said of the table apart from the players. */
import type * as v from 'valibot';
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { cardText } from '../names.ts';
import { ANY_CARD } from '../parse/card.ts';
import { fail, readAll, readNumber, readPlayer, type Reader } from '../parse/reader.ts';
import { halves, split, type Span } from '../parse/span.ts';
import { SETUP_WORDS } from '../reserved-words.ts';
import { effect, effectText, readEffect } from './effect.ts';
import { inLinks } from './in-links.ts';
import { card, count, list, maybe, player, shape, yes, type Of } from './kit.ts';
import { nameText } from './named.ts';
import { cell, cellText, listText, readCards, readList, slot } from './object.ts';
import { BONUS_SOUL, readCents, readPile, readSlots, SLOT_WORDS, slotsText } from './pile.ts';
import {
	dying,
	dyingText,
	readDying,
	readStack,
	stackText,
	type DyingSetup,
	type StackParts
} from './stack.ts';
import { readThing, thingText } from './thing.ts';
import {
	attacked,
	stackThing,
	type CardThing,
	type DeckThing,
	type PlayerThing
} from './things.ts';
import { priority, priorityText, readPriority, readTurn, turn, turnText } from './turn.ts';

const pile = () => maybe(list(cell()));
const piles = () =>
	maybe(
		inLinks(shape({ loot: pile(), treasure: pile(), monster: pile(), room: pile() }), {
			likely: 0.3
		})
	);
const slots = () => maybe(list(slot));

const all = inLinks(
	shape({
		slots: maybe(
			inLinks(shape({ monster: slots(), shop: slots(), room: slots() }), { likely: 0.5 })
		),
		decks: piles(),
		discards: piles(),
		/** The game's pool, in ¢. */
		pool: maybe(count()),
		outside: maybe(list(card())),
		turn: maybe(turn),
		priority: maybe(priority),
		attack: maybe(inLinks(shape({ attacker: player(), target: maybe(attacked) }), { likely: 0.8 })),
		purchase: maybe(shape({ buyer: player() })),
		/** Deaths under way, outermost first. */
		dying: maybe(list(dying)),
		/** Bottom first. */
		stack: maybe(list(stackThing)),
		effects: maybe(list(effect)),
		/** The active bonus souls that nobody has gained yet. */
		bonusSouls: maybe(list(card())),
		/** The game has still to be set up (1), with what the players play with. */
		setup: maybe(shape({ rooms: maybe(yes), bonusSouls: maybe(yes) })),
		/** Whose turns come before the next player's, the first one first (7.4). */
		extraTurns: maybe(list(player())),
		/** What the timer shows (17.1). */
		timer: maybe(count())
	}),
	{ likely: 0.2, since: [['bonusSouls', 'setup'], ['extraTurns'], ['timer']] }
);
export type Board = Of<typeof all>;
export const board: v.GenericSchema<unknown, Board> = all;

/** What is read of the board, its stack and deaths not yet put together. */
export interface BoardParts {
	board: Board;
	stack: StackParts | null;
	dying: readonly Omit<DyingSetup, 'below'>[];
}

type LineReader = (reader: Reader, span: Span, parts: BoardParts) => void;

/** The lines that say something of the board, by the word before their colon. */
export const BOARD_LINES: ReadonlyMap<string, LineReader> = new Map<string, LineReader>([
	...SLOT_KINDS.map((slot): [string, LineReader] => [
		SLOT_WORDS[slot],
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

/** Prints the lines that say something of the board. */
export function boardLines(board: Board, players: readonly string[]): readonly string[] {
	const { turn, priority, attack, purchase, dying, effects } = board;
	return [
		...SLOT_KINDS.flatMap((slot) => {
			const slots = board.slots?.[slot];
			return slots ? [`${SLOT_WORDS[slot]}: ${slotsText(slots)}`] : [];
		}),
		...(['decks', 'discards'] as const).flatMap((piles) =>
			DECKS.flatMap((deck) => {
				const cells = board[piles]?.[deck];
				return cells ? [`${deck} ${piles.slice(0, -1)}: ${listText(cells, cellText)}`] : [];
			})
		),
		...(board.pool === undefined ? [] : [`pool: ${String(board.pool)}¢`]),
		...(board.timer === undefined ? [] : [`timer: ${String(board.timer)}`]),
		...(board.outside ? [`outside: ${listText(board.outside, cardText)}`] : []),
		...(board.bonusSouls ? [`bonus souls: ${listText(board.bonusSouls, cardText)}`] : []),
		...(board.setup ? [`start: ${setupText(board.setup)}`] : []),
		...(turn ? [`turn: ${turnText(turn)}`] : []),
		...(board.extraTurns ? [`extra turns: ${listText(board.extraTurns, nameText)}`] : []),
		...(attack
			? [
					`attack: ${nameText(attack.attacker)}${attack.target ? ` on ${thingText(attack.target, players)}` : ''}`
				]
			: []),
		...(purchase ? [`purchase: ${nameText(purchase.buyer)}`] : []),
		...(dying ? [`dying: ${dying.map((one) => dyingText(one, players)).join(', ')}`] : []),
		...(board.stack ? [`stack: ${stackText(board.stack, dying ?? [], players)}`] : []),
		...(effects
			? [`effects: ${effects.map((effect) => effectText(effect, players)).join('; ')}`]
			: []),
		...(priority ? [`priority: ${priorityText(priority)}`] : [])
	];
}

function setupText({ rooms, bonusSouls }: NonNullable<Board['setup']>): string {
	const words = [
		...(rooms ? [SETUP_WORDS.rooms] : []),
		...(bonusSouls ? [SETUP_WORDS.bonusSouls] : [])
	];
	return words.length > 0 ? `setup with ${words.join(' and ')}` : 'setup';
}
