import { isMonster, isOwnable, isUsable } from './cards-said.ts';
import { anyOf, is, type Reader } from './reader.ts';
import { cardRef } from './references.ts';
import type { Saying } from './said.ts';
import { whoAt } from './who.ts';

/** "Can Ulla, who owns Shadow, say which?": what a question says that somebody has. */
export function ownersIn(reader: Reader, from: number, to: number): readonly Saying[] {
	const told: Saying[] = [];
	for (let i = from; i < to; i++) {
		const who = whoAt(reader, i);
		const led = who ? anyOf(reader, who.to, ',| who|that owns|owned|has|had|controls|holds') : -1;
		const card = led >= 0 ? cardRef(reader, led, isOwnable, false) : null;
		if (who && card && card.to <= to)
			told.push({
				say: 'fact',
				about: { ref: 'who', who: who.value, facts: {} },
				facts: { items: [card.value] }
			});
	}
	return told;
}

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

/** "What does Ann need to hit Fly?", "the evasion of Fly": the monster that a question is about lies there. */
export function monstersAsked(reader: Reader, from: number, to: number): readonly Saying[] {
	const told: Saying[] = [];
	for (let i = from; i < to; i++) {
		const at = anyOf(
			reader,
			i,
			'to hit|kill|attack the|',
			'need|needs|what against|vs|for the|',
			'evasion|attack|dc|hp of the|'
		);
		const monster = at < 0 ? null : cardRef(reader, at, isMonster, false);
		if (monster && monster.to <= to)
			told.push({ say: 'fact', about: monster.value, facts: { inSlot: true } });
	}
	return told;
}

/** What becomes of a card, as it is asked: "cannon breaks?". */
const FATES =
	'break|breaks|broken|destroyed|dead|dies|die|gone|lost|discarded|stay|stays|fizzle|fizzles|fizzled|cancelled|canceled|recharge|recharges|recharged|resolve|resolves|count|counts';

/** Behind "relic?", "holy card?", "cannon breaks?": nothing but a card is asked about; null where more is. */
export function bareCardAsked(reader: Reader, at: number): number | null {
	const card = cardRef(reader, at, undefined, false);
	if (card?.value.of !== null) return null;
	const end = anyOf(reader, card.to, `${FATES} ?`, '?');
	return end < 0 ? null : end;
}
