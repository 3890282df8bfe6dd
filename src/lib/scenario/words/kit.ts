/** What the schemas of the words are made of. In links the same schema learns as one, so some are made anew for each place. */
import * as v from 'valibot';
import { isCard } from '../../cards/library.ts';
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { inLinks } from './in-links.ts';

export const text = v.string();
export const yes = v.literal(true);
export const maybe = v.exactOptional;

/** A whole number, not negative. */
export const count = () => v.pipe(v.number(), v.integer(), v.minValue(0));

export const deck = v.picklist(DECKS);
export const slotKind = v.picklist(SLOT_KINDS);

/** The name of a player. */
export const player = () => inLinks(v.string(), { as: 'player' });

/** A card by its key. */
export const card = () =>
	inLinks(v.pipe(text, v.check(isCard, 'a card of the library, by its key, or a typed one')), {
		as: 'card'
	});

/** Something with these fields and no others. */
export const shape = <const E extends v.ObjectEntries>(entries: E) =>
	v.pipe(v.strictObject(entries), v.readonly());

export const list = <const S extends v.GenericSchema>(item: S) =>
	v.pipe(v.array(item), v.readonly());

export type Of<S extends v.GenericSchema> = v.InferOutput<S>;
export type Shaped<E extends v.ObjectEntries> = Of<ReturnType<typeof shape<E>>>;
