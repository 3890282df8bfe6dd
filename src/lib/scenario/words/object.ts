/** Objects in play, cards in a hand or a pile, and slots. */
import * as v from 'valibot';
import { CHALLENGE_SLOTS } from '../../model/position.ts';
import { inLinks } from './in-links.ts';
import { card, count, list, maybe, player, shape, text, yes, type Of } from './kit.ts';

export const counters = v.pipe(v.record(text, count()), v.readonly());

/** What can change of an object. */
export const state = {
	charged: maybe(inLinks(v.boolean(), { likely: 0.1 })),
	/** Current HP. */
	hp: maybe(count()),
	counters: maybe(counters)
};
/** An object in play. */
export const object = () =>
	inLinks(
		shape({
			card: card(),
			...state,
			/** The card it is printed on, where it is a copy of another or shows its other face. */
			printed: maybe(card()),
			/** A card that became a starting item, with the eternal that has (2.5). */
			starting: maybe(yes)
		}),
		{ since: [['printed'], ['starting']] }
	);
export type ObjectSetup = Of<ReturnType<typeof object>>;

const seenBy = maybe(list(player()));
/** A card in a hand, a deck or a discard, or some that nobody has named. */
export const cell = () =>
	v.union([shape({ card: card(), seenBy }), shape({ unknown: count(), seenBy })]);
export type CellSetup = Of<ReturnType<typeof cell>>;

/** A slot: the object on top, and the cards it covers, the uppermost first. */
export const slot = inLinks(
	shape({
		top: maybe(object()),
		covered: maybe(list(card())),
		/** A slot of a challenge (18). */
		as: maybe(v.picklist(CHALLENGE_SLOTS))
	}),
	{ likely: 0.6, since: [['as']] }
);
export type SlotSetup = Of<typeof slot>;
