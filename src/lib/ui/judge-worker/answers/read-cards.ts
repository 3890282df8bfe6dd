import * as v from 'valibot';
import { readTypedCard, type TypedCard } from '../../../cards/typed.ts';
import { MOST_READING } from '../../../scenario/limits.ts';
import type { CardsRead } from '../shapes/cards.ts';

const ASKED = v.strictObject({ texts: v.array(v.string()) });

/** Reads typed cards, whose English can be long to read. */
export function cardsAnswer(asked: unknown): CardsRead {
	const { texts } = v.parse(ASKED, asked);
	const cards: [text: string, card: TypedCard][] = [];
	let left = MOST_READING;
	for (const text of texts) {
		const card = readTypedCard(text);
		cards.push([text, card]);
		left -= card.cost;
		// No scenario may spend more; those that are left out are never asked for.
		if (left < 0) break;
	}
	return cards;
}
