import * as v from 'valibot';
import { CARD_KINDS } from '../../cards/card.ts';

const texts = v.pipe(v.array(v.string()), v.readonly());

/** A card in the list of cards: what is shown of it, and what it can be found by. */
export const CardEntry = v.object({
	key: v.string(),
	title: v.string(),
	nicknames: texts,
	kind: v.picklist(CARD_KINDS),
	sets: texts,
	categories: texts,
	hp: v.nullable(v.number()),
	evasion: v.nullable(v.number()),
	attack: v.nullable(v.number()),
	souls: v.number(),
	tap: v.boolean(),
	paid: v.boolean(),
	triggers: texts,
	mentions: texts,
	/** What is written on it. */
	lines: texts
});
export type CardEntry = Readonly<v.InferOutput<typeof CardEntry>>;

/** What a row shows of a card: all that a page needs on which it cannot be looked for. */
export type CardInRow = Pick<
	CardEntry,
	'key' | 'title' | 'kind' | 'categories' | 'hp' | 'evasion' | 'attack' | 'souls' | 'lines'
>;

export const CardEntries = v.array(CardEntry);
