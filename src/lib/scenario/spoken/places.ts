import { ORDINALS } from '../../abilities/wording/lists.ts';
import { type Reader, anyOf, article, cardAt, is, numberAt } from './reader.ts';
import type { Match } from './said.ts';
import type { Ref } from './ref.ts';

const DECKS = [
	['loot', 'loot'],
	['treasure', 'treasure'],
	['monster', 'monster'],
	['room', 'room']
] as const;

/** A pile: "the monster deck", "the top of the deck", "loot discard". */
export function pileAt(reader: Reader, at: number): Match<Ref> | null {
	let to = article(reader, at);
	const top = anyOf(
		reader,
		to,
		'unknown|top card|monster|treasure|loot from|of',
		'top card of',
		'top of',
		'top off',
		'card off the top of',
		'card from'
	);
	if (top >= 0) to = article(reader, top);
	const topmost = anyOf(reader, to, 'top card', 'top monster');
	if (topmost >= 0 && top < 0)
		return {
			to: topmost,
			value: { ref: 'deck', deck: is(reader, to + 1, 'monster') ? 'monster' : null }
		};
	const blind = anyOf(
		reader,
		to,
		'top treasure',
		'unknown|blind|hidden| top treasure',
		'top of the| treasures|treasure',
		'top treasure card',
		'top card of the treasure deck'
	);
	if (blind >= 0) {
		const end = is(reader, blind, 'card') ? blind + 1 : blind;
		return { to: end, value: { ref: 'deck', deck: 'treasure' } };
	}
	for (const [word, deck] of DECKS) {
		if (!is(reader, to, word)) continue;
		if (is(reader, to + 1, 'deck', 'pile')) return { to: to + 2, value: { ref: 'deck', deck } };
		if (is(reader, to + 1, 'discard')) {
			const end = is(reader, to + 2, 'pile') ? to + 3 : to + 2;
			const top = is(reader, end, '(') ? cardAt(reader, end + 1) : null;
			if (top && is(reader, top.to, ')'))
				return { to: top.to + 1, value: { ref: 'deck', deck, isDiscard: true, top: top.value } };
			return { to: end, value: { ref: 'deck', deck, isDiscard: true } };
		}
		if (deck === 'loot' && !is(reader, to + 1, 'card', 'cards', 'play', 'plays', 'step'))
			return { to: to + 1, value: { ref: 'deck', deck } };
	}
	return is(reader, to, 'deck', 'decks')
		? { to: to + 1, value: { ref: 'deck', deck: null } }
		: null;
}

/** A slot: "slot 2", "the second slot", "the second monster". */
export function slotAt(reader: Reader, at: number): Match<Ref> | null {
	const start = article(reader, at);
	const kind = is(reader, start, 'shop') ? 'shop' : 'monster';
	const word = is(reader, start, 'shop', 'monster') ? start + 1 : start;
	const number = is(reader, word, 'slot') ? numberAt(reader, word + 1) : null;
	if (number !== null && number > 0)
		return { to: word + 2, value: { ref: 'slot', slot: kind, number } };
	const ordinal = ORDINALS.indexOf(reader.tokens[start]?.text ?? '');
	if (ordinal >= 0 && is(reader, start + 1, 'slot', 'monster')) {
		const to = is(reader, start + 2, 'slot') ? start + 3 : start + 2;
		return { to, value: { ref: 'slot', slot: 'monster', number: ordinal + 1 } };
	}
	return null;
}
