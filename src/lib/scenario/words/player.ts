/** What is said of a player. */
import * as v from 'valibot';
import { inLinks, type InLinks } from './in-links.ts';
import { count, list, maybe, player, shape, type Of, type Shaped } from './kit.ts';
import { cell, counters, object } from './object.ts';

/** What is set; the rest is given and removed one by one. */
const changeable = {
	character: maybe(object()),
	/** Current HP. */
	hp: maybe(count()),
	cents: maybe(count()),
	dead: maybe(inLinks(v.boolean(), { likely: 0.9 })),
	lootPlays: maybe(count()),
	attacks: maybe(count()),
	purchases: maybe(count()),
	hand: maybe(list(cell()))
};
/** Counters on the player, not on the character. */
const counted = maybe(counters);
const given = {
	items: maybe(list(object())),
	souls: maybe(list(object())),
	curses: maybe(list(object()))
};
const links: InLinks = { likely: 0.3, since: [['counters'], ['skips']] };

const facts = {
	...changeable,
	...given,
	counters: counted,
	/** Turns of theirs that will be skipped (5.2). */
	skips: maybe(count())
};
export const playerFacts = inLinks(shape(facts), links);
/** What can be said of a player, before the game or as an expectation. */
export type PlayerFacts = Of<typeof playerFacts>;

export const playerSetup = shape({ name: player(), ...facts });
export type PlayerSetup = Of<typeof playerSetup>;

/** What can be set of a player; items, souls and curses are given and removed one by one. */
export const playerChange = inLinks(
	shape({ ...changeable, counters: counted, skips: maybe(count()) }),
	links
);
export type PlayerChange = Of<typeof playerChange>;

/** What only an expectation can say of a player. */
const counts = {
	cards: maybe(count()),
	/** The soul value of all they control. */
	soulValue: maybe(count()),
	maxHp: maybe(count()),
	attackStat: maybe(count())
};
export type PlayerCounts = Shaped<typeof counts>;
export const expectedOfPlayer = shape({ ...facts, ...counts });
