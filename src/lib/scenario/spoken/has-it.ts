import { cardOf } from '../../cards/library.ts';
import type { Found } from './clause.ts';
import { isItem, isTrinket } from './cards-said.ts';
import { endsHere } from './facts.ts';
import { anyOf, cardAt, verbAt, skip, type Reader } from './reader.ts';
import { whoAt } from './who.ts';

/** "Does Curved Horn help her? She has it": the item, or the curse, that was named last lies before who is said to have it. */
export function hasItAt(reader: Reader, at: number): Found {
	const who = whoAt(reader, at);
	const verb = who ? skip(reader, who.to, '') : -1;
	if (!who || verbAt(reader, verb)?.verb !== 'have') return null;
	const to = anyOf(
		reader,
		verb + 1,
		'it|that|one| too|myself|himself|herself|out|',
		'got it|that|one'
	);
	const end =
		to < 0 ? -1 : anyOf(reader, to, 'in front of me|him|her|them', 'in play', 'on the table', '');
	if (end < 0 || !endsHere(reader, end)) return null;
	const card = lastItem(reader, at);
	if (card === null) return null;
	const item = { ref: 'card', card, of: null, facts: {} } as const;
	const facts = cardOf(card).kind === 'curse' ? { curses: [card] } : { items: [item] };
	return {
		to: end,
		value: [{ say: 'fact', about: { ref: 'who', who: who.value, facts: {} }, facts }]
	};
}

/** The item that was named last before a place. */
function lastItem(reader: Reader, before: number): string | null {
	for (let at = before - 1; at >= 0; at--) {
		const named = cardAt(reader, at);
		if (!named || named.to > before) continue;
		if (isItem(cardOf(named.value)) || cardOf(named.value).kind === 'curse') return named.value;
		// "Curved Horn, and she has it": a loot card that is named outside a question may be one that is played.
		const isAsked = reader.tokens.slice(named.to, before).some(({ text }) => text === '?');
		if (isTrinket(cardOf(named.value)) && isAsked) return named.value;
	}
	return null;
}
