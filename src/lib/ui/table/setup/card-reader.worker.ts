/** Reads typed cards beside the page, which stays alive whatever their text is. */
import { readTypedCard, type TypedCard } from '../../../cards/typed.ts';
import { MOST_READING } from '../../../scenario/limits.ts';
import type { CardsAsked, CardsRead } from '../state/read-ahead.ts';

addEventListener('message', ({ data }: MessageEvent<CardsAsked>) => {
	const cards: [text: string, card: TypedCard][] = [];
	let left = MOST_READING;
	for (const text of data.texts) {
		const card = readTypedCard(text);
		cards.push([text, card]);
		left -= card.cost;
		// No scenario may spend more; those that are left out are never asked for.
		if (left < 0) break;
	}
	const answer: CardsRead = { id: data.id, cards };
	postMessage(answer);
});
