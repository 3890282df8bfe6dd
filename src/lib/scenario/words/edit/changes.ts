/** What the table itself can change. */
import * as v from 'valibot';
import { who } from '../act/parts.ts';
import { effect } from '../effect.ts';
import { inLinks } from '../in-links.ts';
import { card, count, deck, list, maybe, shape, slotKind, text, yes, type Of } from '../kit.ts';
import { AMONG } from '../lists.ts';
import { cell, object, slot as slotHolds, state } from '../object.ts';
import { playerChange } from '../player.ts';
import { cardThing, removable, stackThing } from '../things.ts';
import { priority, turnChange } from '../turn.ts';

/** What can be set of an object in play. */
const objectChange = inLinks(shape(state), { likely: 0.4 });
export type ObjectChange = Of<typeof objectChange>;

const pile = { pile: v.picklist(['deck', 'discard']), deck };
const slot = { slot: slotKind };
/** Counted from 1. */
const place = { ...slot, number: count() };

/**
 * A change made by the table itself, in the middle of the game: not something that happens, but a
 * correction of what lies there. What it leads to happens by the rules.
 */
export type Edit = Of<typeof edits>;
const edits = v.variant('edit', [
	/** These go on the stack, the last one uppermost. */
	shape({ edit: v.literal('stack'), things: list(stackThing) }),
	shape({ edit: v.literal('deal'), player: who, cell: cell() }),
	shape({ edit: v.literal('set player'), player: who, facts: playerChange }),
	shape({ edit: v.literal('give'), player: who, among: v.picklist(AMONG), object: object() }),
	/** An object out of play, a thing off the stack, or a slot with all it holds. */
	shape({ edit: v.literal('remove'), thing: removable }),
	shape({ edit: v.literal('set object'), object: cardThing, facts: objectChange }),
	/** Cards out of a hand. */
	shape({ edit: v.literal('take'), player: who, cell: cell() }),
	shape({ edit: v.literal('set slot'), ...place, holds: slotHolds }),
	shape({ edit: v.literal('add slot'), ...slot, holds: slotHolds }),
	/** An object on top of what a slot holds. */
	shape({ edit: v.literal('cover'), ...place, object: object() }),
	shape({
		edit: v.literal('put'),
		...pile,
		cell: cell(),
		/** At the bottom. */
		under: maybe(yes)
	}),
	/** All the cards of a deck or discard, top first. */
	shape({ edit: v.literal('set pile'), ...pile, cells: list(cell()) }),
	shape({ edit: v.literal('set pool'), cents: count() }),
	shape({ edit: v.literal('effect'), effect }),
	/** A player is asked again what they had answered once for all: all of it, or about one card. */
	inLinks(shape({ edit: v.literal('ask again'), player: who, about: maybe(card()) }), {
		likely: 0.5
	}),
	/** Something that the judge does not know is done by the people at the table, who change it next. */
	shape({ edit: v.literal('by hand'), what: text }),
	shape({ edit: v.literal('set turn'), facts: turnChange }),
	/** The turns that come before the next player's, first one first. */
	shape({ edit: v.literal('set extra turns'), players: list(who) }),
	shape({ edit: v.literal('set priority'), priority }),
	/** What the timer shows, where one is played with (17.1, 18). */
	shape({ edit: v.literal('set timer'), shows: count() })
]);
export const edit: v.GenericSchema<unknown, Edit> = edits;
