/** What is said of the table apart from the players. */
import * as v from 'valibot';
import { effect } from './effect.ts';
import { inLinks } from './in-links.ts';
import { card, count, list, maybe, player, shape, yes, type Of } from './kit.ts';
import { DYING } from './lists.ts';
import { cell, slot } from './object.ts';
import { attacked, damageable, stackThing } from './things.ts';
import { priority, turn } from './turn.ts';

const pile = () => maybe(list(cell()));
const piles = () =>
	maybe(
		inLinks(shape({ loot: pile(), treasure: pile(), monster: pile(), room: pile() }), {
			likely: 0.3
		})
	);
const slots = () => maybe(list(slot));

/** A death that is resolving, at one of the points where players get priority. */
const dying = shape({
	of: damageable,
	at: v.picklist(DYING),
	/** How many things on the stack lie below this death's own; its window leaves them alone. */
	below: count(),
	/** The slot a monster died in, counted from 1. */
	slot: maybe(count())
});
export type DyingSetup = Of<typeof dying>;

const all = inLinks(
	shape({
		slots: maybe(
			inLinks(shape({ monster: slots(), shop: slots(), room: slots() }), { likely: 0.5 })
		),
		decks: piles(),
		discards: piles(),
		/** The game's pool, in ¢. */
		pool: maybe(count()),
		outside: maybe(list(card())),
		turn: maybe(turn),
		priority: maybe(priority),
		attack: maybe(inLinks(shape({ attacker: player(), target: maybe(attacked) }), { likely: 0.8 })),
		purchase: maybe(shape({ buyer: player() })),
		/** Deaths under way, outermost first. */
		dying: maybe(list(dying)),
		/** Bottom first. */
		stack: maybe(list(stackThing)),
		effects: maybe(list(effect)),
		/** The active bonus souls that nobody has gained yet. */
		bonusSouls: maybe(list(card())),
		/** The game has still to be set up (1), with what the players play with. */
		setup: maybe(shape({ rooms: maybe(yes), bonusSouls: maybe(yes) })),
		/** Whose turns come before the next player's, the first one first (7.4). */
		extraTurns: maybe(list(player())),
		/** What the timer shows (17.1). */
		timer: maybe(count())
	}),
	{ likely: 0.2, since: [['bonusSouls', 'setup'], ['extraTurns'], ['timer']] }
);
export type Board = Of<typeof all>;
export const board: v.GenericSchema<unknown, Board> = all;
