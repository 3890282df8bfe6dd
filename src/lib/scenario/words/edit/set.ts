/** What the table sets. */
import { DECKS, SLOT_KINDS } from '../../../model/words.ts';
import { fail, playerMeant, readNumber, readPlayer, type Reader } from '../../parse/reader.ts';
import { halves, plain, split, type Span } from '../../parse/span.ts';
import { readCardThing } from '../card.ts';
import { readList, readSlot, readState } from '../object.ts';
import { readCents, readPile, SLOT_FITS } from '../pile.ts';
import { readPlayerFacts } from '../player.ts';
import { atColon } from '../thing.ts';
import { readPriority, readTurnChange } from '../turn.ts';
import type { Edit } from './changes.ts';

const EXPECTED =
	'the table sets Ben: 2¢ · the table sets Gurdy: 3 HP, 2 counters · the table sets pool: 90¢ · the table sets loot deck: Bomb!, ... · the table sets monster slot 1: Gurdy over Fly · the table sets turn: Ben, end triggers, 1 attack roll';

/** Reads what the table sets: who or what, a colon, and what is so from now on. */
export function readSet(reader: Reader, span: Span): Edit | null {
	const sides = atColon(reader, span) ?? halves(span, ' to ');
	if (!sides)
		return fail(reader, span, 'A colon stands between who or what is set and what is said of it.', {
			expected: EXPECTED
		});
	const [head, rest] = sides;
	const player = playerMeant(reader, head.text);
	const word = player === null ? plain(head.text).replace(/^the /u, '') : plain(head.text);
	if (word === 'pool') {
		const cents = readCents(reader, rest);
		return cents === null ? null : { edit: 'set pool', cents };
	}
	if (word === 'timer') {
		const shows = readNumber(reader, rest, '8');
		return shows === null ? null : { edit: 'set timer', shows };
	}
	if (word === 'turn') {
		const facts = readTurnChange(reader, rest);
		return facts && { edit: 'set turn', facts };
	}
	if (word === 'extra turns') {
		const players = readList(reader, rest, (one) => readPlayer(reader, one));
		return players && { edit: 'set extra turns', players };
	}
	if (word === 'priority') {
		const priority = readPriority(reader, rest);
		return priority && { edit: 'set priority', priority };
	}
	for (const deck of DECKS)
		for (const pile of ['deck', 'discard'] as const)
			if (word === `${deck} ${pile}`) {
				const cells = readPile(reader, rest, deck);
				return cells && { edit: 'set pile', pile, deck, cells };
			}
	const slotted = /^(monster|shop|room) slot(?: (\d{1,2}))?$/u.exec(word);
	const slot = SLOT_KINDS.find((kind) => kind === slotted?.[1]);
	if (slotted && slot) {
		const holds = readSlot(reader, rest, SLOT_FITS[slot]);
		return holds && { edit: 'set slot', slot, number: Number(slotted[2] ?? 1), holds };
	}
	return player === null ? readObjectSet(reader, head, rest) : readPlayerSet(reader, player, rest);
}

function readPlayerSet(reader: Reader, player: string, span: Span): Edit | null {
	const facts = readPlayerFacts(reader, span);
	if (!facts) return null;
	const { items, souls, curses, ...change } = facts;
	if (items ?? souls ?? curses)
		return fail(reader, span, 'Items, souls and curses are given and removed one by one.', {
			expected: `the table gives ${player} The Relic · the table removes The Relic (${player})`
		});
	if (Object.keys(change).length === 0)
		return fail(reader, span, 'What is set is missing.', { expected: EXPECTED });
	return { edit: 'set player', player, facts: change };
}

function readObjectSet(reader: Reader, head: Span, span: Span): Edit | null {
	const object = readCardThing(reader, head);
	const facts = object && readState(reader, split(span, ','));
	return facts && { edit: 'set object', object, facts };
}
