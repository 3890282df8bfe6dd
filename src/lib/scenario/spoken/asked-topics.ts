import { isUsable } from './cards-said.ts';
import { is, type Reader } from './reader.ts';
import { cardRef } from './references.ts';
import type { Saying } from './said.ts';

/** "What can I do against Judgement?": the cards that a question between two places asks about, which are "it" behind it. */
export function answeredIn(reader: Reader, from: number, to: number): readonly Saying[] {
	const topics: Saying[] = [];
	for (let i = from; i < to; i++) {
		const isLed = is(reader, i, 'against', 'about', 'stop', 'counter', 'prevent');
		const asked = isLed ? cardRef(reader, i + 1, isUsable, false) : null;
		if (asked?.value.of === null) topics.push({ say: 'topic', cards: [asked.value] });
	}
	return topics;
}
