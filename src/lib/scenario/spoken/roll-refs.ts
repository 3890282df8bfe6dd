import type { CardKey } from '../../model/words.ts';
import { type Reader, article, cardAt, is, numberAt } from './reader.ts';
import type { Match } from './said.ts';
import type { CardRef, RollRef } from './ref.ts';
import { ownerAt, whoAt } from './who.ts';

const ROLL_WORDS = ['roll', 'rolls', 'die', 'dice', 'throw'];

/** A roll: "Amy's roll", "my 1", "the 6", "his attack roll (5, at Gurdy)", "Kim's 6 on Gurdy". */
export function rollRef(reader: Reader, at: number): Match<RollRef> | null {
	const owner = ownerAt(reader, article(reader, at)) ?? ownerAt(reader, at);
	const start = article(reader, owner ? owner.to : at);
	const isArticled = start > at;
	let to = start;
	let shows: number | null = null;
	if (is(reader, to, 'attack') && is(reader, to + 1, ...ROLL_WORDS)) to++;
	const number = numberAt(reader, to);
	// "My Dice Shard" is no roll.
	const named = cardAt(reader, to)?.naming;
	const isRoll = is(reader, to, ...ROLL_WORDS) && !(named?.part === false && named.length > 1);
	if (isRoll) to++;
	// "My Two of Clubs" neither.
	else if (number !== null && named && named.length > 2) return null;
	else if (number !== null && number >= 1 && number <= 6 && isArticled) {
		if (isUnit(reader, to + 1)) return null;
		shows = number;
		to++;
		if (is(reader, to, ...ROLL_WORDS)) to++;
	} else return isArticled ? cardsRoll(reader, to, owner?.value ?? null) : null;
	if (is(reader, to, 'of')) {
		const after = article(reader, to + 1);
		const value = numberAt(reader, after);
		if (value !== null && value <= 6) {
			shows = value;
			to = after + 1;
		}
	}
	let of = owner?.value ?? null;
	let against: CardRef | null = null;
	let reads: CardKey | null = null;
	let isAgainstIt = false;
	for (let i = 0; i < 4; i++) {
		const opens = is(reader, to, '(');
		const inside = opens ? to + 1 : to;
		const close = (end: number): number => (opens ? (is(reader, end, ')') ? end + 1 : -1) : end);
		const by = is(reader, inside, 'by', 'from') ? whoAt(reader, inside + 1) : null;
		if (by && close(by.to) >= 0 && of === null) {
			of = by.value;
			to = close(by.to);
			continue;
		}
		const value = opens ? numberAt(reader, inside) : null;
		if (value !== null && value <= 6) {
			shows = value;
			if (close(inside + 1) >= 0) {
				to = close(inside + 1);
				continue;
			}
			const aimed: Match<CardRef> | null = is(reader, inside + 1, ',')
				? againstAt(reader, inside + 2)
				: againstAt(reader, inside + 1);
			if (aimed && close(aimed.to) >= 0) {
				against = aimed.value;
				to = close(aimed.to);
				continue;
			}
			return null;
		}
		const aimed: Match<CardRef> | null = against ? null : againstAt(reader, inside);
		if (aimed && close(aimed.to) >= 0) {
			against = aimed.value;
			to = close(aimed.to);
			continue;
		}
		if (
			!opens &&
			against === null &&
			is(reader, inside, ...AGAINST) &&
			is(reader, inside + 1, 'it', 'him', 'her')
		) {
			isAgainstIt = true;
			to = inside + 2;
			continue;
		}
		if (is(reader, inside, 'for') && reads === null) {
			const card = cardAt(reader, article(reader, inside + 1));
			if (card && close(card.to) >= 0) {
				reads = card.value;
				to = close(card.to);
				continue;
			}
		}
		break;
	}
	if (!isArticled && shows === null && against === null && reads === null) {
		// A bare "roll" is a noun only where it is somebody's.
		if (!isRoll || !owner) return null;
	}
	const it = isAgainstIt ? { isAgainstIt: true as const } : {};
	return { to, value: { ref: 'roll', of, shows, against, for: reads, ...it } };
}

/** "The Wheel of Fortune roll": what a card is rolled for. */
export function cardsRoll(reader: Reader, at: number, of: RollRef['of']): Match<RollRef> | null {
	const card = cardAt(reader, at);
	return card && is(reader, card.to, ...ROLL_WORDS)
		? {
				to: card.to + 1,
				value: { ref: 'roll', of, shows: null, against: null, for: card.value }
			}
		: null;
}

const AGAINST = ['against', 'vs', 'v', 'versus', 'on', 'at', 'into'];

/** What a roll is made against. */
export function againstAt(reader: Reader, at: number): Match<CardRef> | null {
	if (!is(reader, at, ...AGAINST)) return null;
	const after = is(reader, at + 1, '.') ? at + 2 : at + 1;
	return reader.grammar.cardRef(reader, after, ({ kind }) => kind === 'monster');
}

/** Whether what follows a number counts something else than the die. */
export const isUnit = (reader: Reader, at: number): boolean =>
	// "With 2 attack": what a hit deals, and no "2 attack roll".
	(is(reader, at, 'atk', 'attack') && !is(reader, at + 1, ...ROLL_WORDS)) ||
	is(
		reader,
		at,
		'hp',
		'health',
		'c',
		'¢',
		'cent',
		'cents',
		'left',
		'loot',
		'card',
		'cards',
		'counter',
		'counters',
		'soul',
		'souls',
		'damage',
		'dmg',
		'coin',
		'coins',
		'bucks',
		'money',
		'times',
		'player',
		'players',
		'+',
		'option',
		'item',
		'items',
		'second',
		'seconds',
		'minute',
		'minutes',
		'hour',
		'hours',
		'days',
		'weeks',
		'months',
		'years'
	);
