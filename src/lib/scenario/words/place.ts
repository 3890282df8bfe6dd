/** Decks, slots, numbers and other small words that can be named. */
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { copyText, GONE } from './card.ts';
import type { StackThing, Thing } from './things.ts';

/** A deck, a discard, a slot, a number and the like. */
export function readPlace(text: string): Thing | null {
	const deck = /^(?:the )?(loot|treasure|monster|room) (deck|discard)$/iu.exec(text);
	const which = DECKS.find((d) => d === deck?.[1]?.toLowerCase());
	if (deck && which)
		return { is: deck[2]?.toLowerCase() === 'deck' ? 'deck' : 'discard', deck: which };
	const slot = /^(?:the )?(monster|shop|room) slot(?: (\d{1,2}))?$/iu.exec(text);
	const kind = SLOT_KINDS.find((s) => s === slot?.[1]?.toLowerCase());
	if (slot && kind) return { is: 'slot', slot: kind, number: Number(slot[2] ?? 1) };
	const word = /^word (.+)$/iu.exec(text)?.[1];
	if (word !== undefined) return { is: 'word', word };
	if (GONE.test(text)) return { is: 'gone' };
	if (/^\d{1,6}$/u.test(text)) return { is: 'number', number: Number(text) };
	const mode = /^mode ([1-9]\d?)$/iu.exec(text);
	if (mode) return { is: 'mode', mode: Number(mode[1]) };
	if (/^(yes|no)$/iu.test(text))
		return { is: 'answer', answer: /^yes$/iu.test(text) ? 'yes' : 'no' };
	const unknown = /^(?:\?|unknown)(?: #([1-9]\d{0,2}))?$/iu.exec(text);
	if (unknown) return { is: 'unknown', ...(unknown[1] ? { copy: Number(unknown[1]) } : {}) };
	return null;
}

type Place = Exclude<Thing, StackThing | { is: 'player' }>;

export function placeText(place: Place): string {
	switch (place.is) {
		case 'deck':
		case 'discard':
			return `${place.deck} ${place.is}`;
		case 'slot':
			return `${place.slot} slot ${String(place.number)}`;
		case 'gone':
			return 'gone';
		case 'number':
			return String(place.number);
		case 'mode':
			return `mode ${String(place.mode)}`;
		case 'answer':
			return place.answer;
		case 'word':
			return `word ${place.word}`;
		case 'attack':
			return `${place.of}'s attack`;
		case 'unknown':
			return `unknown${copyText(place)}`;
	}
}
