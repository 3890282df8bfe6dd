import { type Reader, anyOf, article, is, numberAt } from './reader.ts';
import type { Match } from './said.ts';
import type { Facts } from './ref.ts';
import { cardList } from './card-lists.ts';

/** Words for ¢ behind a number. */
const CENTS = ['c', '¢', 'cent', 'cents', 'coins', 'money', 'bucks', 'ct', 'cts'];

/** Words for HP behind a number. */
const HP = ['hp', 'health', 'hitpoint', 'hitpoints', 'life', 'lives', 'heart', 'hearts'];

/** Behind words that may follow a number of HP and add nothing. */
function leftOver(reader: Reader, at: number): number {
	let to = at;
	if (is(reader, to, 'left', 'remaining', 'only')) to++;
	if (is(reader, to, 'on') && is(reader, to + 1, 'it', 'him', 'her')) to += 2;
	if (is(reader, to, 'herself', 'himself', 'themself', 'myself')) to++;
	if (is(reader, to, 'too', 'also')) to++;
	return to;
}

/** A number with the word behind it. */
export function counted(reader: Reader, at: number): Match<Facts> | null {
	const full = anyOf(
		reader,
		at,
		'full hp|health|life',
		'at full hp|health|life',
		'max hp',
		'alive'
	);
	if (full >= 0) return { to: full, value: { isFull: true } };
	let start = at;
	while (
		is(
			reader,
			start,
			'only',
			'just',
			'about',
			'still',
			'all',
			'his',
			'her',
			'my',
			'their',
			'exactly',
			'full',
			'now'
		)
	)
		start++;
	const plays = anyOf(
		reader,
		start,
		'no|zero loot play|plays left|remaining|',
		'out of loot plays'
	);
	if (plays >= 0) return { to: plays, value: { lootPlays: 0 } };
	if (is(reader, start, 'no', 'zero') && is(reader, start + 1, 'cards', 'loot', 'hand')) {
		const to = is(reader, start + 2, 'cards') ? start + 3 : start + 2;
		return { to: inHand(reader, to), value: { hand: 0 } };
	}
	if (is(reader, start, 'no', 'zero') && is(reader, start + 1, ...CENTS))
		return { to: start + 2, value: { cents: 0 } };
	if (
		is(reader, start, 'no', 'zero') &&
		is(reader, start + 1, 'items', 'souls', 'other', 'treasures')
	)
		return { to: is(reader, start + 1, 'other') ? start + 3 : start + 2, value: {} };
	const bare = anyOf(
		reader,
		start,
		'a|an| empty hand',
		'empty handed',
		'an empty hand',
		'empty - handed'
	);
	if (bare >= 0) return { to: bare, value: { hand: 0 } };
	const broke = anyOf(reader, start, 'a|an| empty wallet|purse|pockets', 'broke|penniless');
	if (broke >= 0) return { to: broke, value: { cents: 0 } };
	const missing = anyOf(reader, start, 'down|missing');
	const gone = missing < 0 ? null : numberAt(reader, article(reader, missing));
	const unit = article(reader, missing) + 1;
	if (gone !== null && gone > 0 && is(reader, unit, ...HP))
		return { to: leftOver(reader, unit + 1), value: { lost: gone } };
	const last = anyOf(
		reader,
		start,
		'last hp|health|life|heart',
		'a|one|the single|lone|last hp|health|life|heart|hitpoint'
	);
	if (last >= 0) return { to: last, value: { hp: 1 } };
	const owned = soulsOf(reader, start);
	if (owned) return owned;
	const told = labelled(reader, start);
	if (told) return told;
	const number = numberAt(reader, start);
	// "+1 HP for me": what comes of it.
	const isMore =
		reader.tokens[start - 1]?.text === '+' &&
		reader.tokens[start - 1]?.to === reader.tokens[start]?.from;
	if (number === null || isMore) return null;
	// "1/2 hp": of so many.
	const isOf = is(reader, start + 1, '/') && numberAt(reader, start + 2) !== null;
	const after = isOf ? start + 3 : start + 1;
	if (is(reader, after, ...HP)) return { to: leftOver(reader, after + 1), value: { hp: number } };
	if (is(reader, after, 'left', 'remaining'))
		return { to: leftOver(reader, after), value: { hp: number } };
	if (is(reader, after, ...CENTS)) {
		const to = is(reader, after + 1, 'left', 'only', 'total', 'max') ? after + 2 : after + 1;
		return is(reader, to, '!') ? null : { to, value: { cents: number } };
	}
	if (is(reader, after, 'loot') && is(reader, after + 1, 'play', 'plays'))
		return { to: after + 2, value: { lootPlays: number } };
	if (is(reader, after, 'loot', 'card', 'cards')) {
		const to = is(reader, after + 1, 'card', 'cards') ? after + 2 : after + 1;
		return { to: inHand(reader, to), value: { hand: number } };
	}
	if (is(reader, after, 'in') && is(reader, after + 1, 'hand'))
		return { to: after + 2, value: { hand: number } };
	if (is(reader, after, 'counter', 'counters'))
		return {
			to: anyOf(reader, after + 1, 'on it|him|her|them', ''),
			value: { counters: number }
		};
	const isListed = is(reader, after + 1, '(', ':', 'of', 'in', 'from', 'that', 'which');
	if (is(reader, after, 'item', 'items', 'treasures') && !isListed)
		return { to: after + 1, value: { itemCount: number } };
	if (is(reader, after, 'soul', 'souls'))
		return (
			souls(reader, anyOf(reader, after + 1, 'already|now', 'so far', '')) ?? {
				to: after + 1,
				value: { soulCount: number }
			}
		);
	return null;
}

/** "HP: 1", "coins = 3". */
function labelled(reader: Reader, at: number): Match<Facts> | null {
	const isTold = is(reader, at + 1, ':', '=', 'is', 'was');
	const number = isTold ? at + 2 : at + 1;
	const value = numberAt(reader, number);
	if (value === null || (!isTold && !is(reader, number + 1, ')', ','))) return null;
	const to = number + 1;
	if (is(reader, at, ...HP)) return { to, value: { hp: value } };
	if (is(reader, at, ...CENTS)) return { to, value: { cents: value } };
	return is(reader, at, 'counters') ? { to, value: { counters: value } } : null;
}

const inHand = (reader: Reader, at: number): number => {
	const to = anyOf(reader, at, 'in my|his|her|their|', 'in hand');
	const hand = anyOf(reader, at, 'in hand', 'in my|his|her|their hand');
	return hand >= 0 ? hand : to >= 0 ? at : at;
};

/** "Souls (Gurdy, Pin)", "souls: …"; none named is nothing that could be laid. */
function souls(reader: Reader, at: number): Match<Facts> | null {
	const opens = is(reader, at, '(', ':');
	if (!opens) return null;
	const list = cardList(reader, at + 1, ({ souls: value = 0 }) => value > 0);
	if (!list) return null;
	const to = is(reader, at, '(') ? (is(reader, list.to, ')') ? list.to + 1 : -1) : list.to;
	return to < 0 ? null : { to, value: { souls: list.value.map(({ card }) => card) } };
}

/** "The souls of Gurdy and Pin", "souls Gurdy, Pin", "only soul is Mom!". */
function soulsOf(reader: Reader, at: number): Match<Facts> | null {
	const led = anyOf(
		reader,
		at,
		'the| souls|soul of|:|is|are|=',
		'the| only|first|last|one|single soul is|was|:',
		'the| souls'
	);
	const list = led >= 0 ? cardList(reader, led, ({ souls: value = 0 }) => value > 0) : null;
	return list && { to: list.to, value: { souls: list.value.map(({ card }) => card) } };
}
