/** All that a script can point at: one file, as things hold things. */
import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import { inLinks, type Part } from './in-links.ts';
import {
	card,
	count,
	deck,
	list,
	maybe,
	player,
	shape,
	slotKind,
	text,
	yes,
	type Of,
	type Shaped
} from './kit.ts';
import { GAME_EVENTS } from './lists.ts';

const someone = player();
const number = count();
/** Which of several, counted from 1. */
const copy = maybe(
	inLinks(v.pipe(v.number(), v.integer(), v.minValue(1)), { like: (): Part => number })
);

const inner: v.GenericSchema<unknown, Thing> = v.lazy(() => thing);
const things: v.GenericSchema<unknown, readonly Thing[]> = v.lazy(() => list(inner));
const innerCard: v.GenericSchema<unknown, CardThing> = v.lazy(() => cardThing);
const either = (): v.GenericSchema<unknown, Damageable> => v.lazy(() => damageable);

export const playerThing = shape({ is: v.literal('player'), name: someone });
export type PlayerThing = Of<typeof playerThing>;

/** Something that was there and has left. */
const gone = shape({ is: v.literal('gone') });
export type GoneThing = Of<typeof gone>;

const cardFacts = {
	is: v.literal('card'),
	card: card(),
	copy,
	/** Its player. */
	of: maybe(someone),
	/** It is the game's. */
	game: maybe(yes),
	where: maybe(v.picklist(['in play', 'on the stack', 'gone', 'dying'])),
	/** The ability, by its line on the card, counted from 1. */
	line: maybe(number),
	/** The option taken of a "choose one", counted from 1. */
	mode: maybe(number),
	/** The result that the ability reads from its roll. */
	rolled: maybe(number),
	/** A loot that is a copy, on the stack alone. */
	copied: maybe(yes),
	/** A loot that does twice as much of all that can be counted. */
	doubled: maybe(yes)
};
/** A card: an object in play, a loot or ability on the stack, or a card in a hand or deck. */
export interface CardThing extends Shaped<typeof cardFacts> {
	/** The event that a trigger saw: a player, a number, an object, a thing on the stack. */
	readonly saw?: readonly Thing[];
	readonly targets?: readonly Thing[];
}
const oneCard = inLinks(shape({ ...cardFacts, saw: maybe(things), targets: maybe(things) }), {
	since: [['copied'], ['doubled']]
});
export const cardThing = whole<CardThing>()(v.variant('is', [oneCard]));

/** A player or an object. */
export type Damageable = PlayerThing | CardThing | GoneThing;
export const damageable = whole<Damageable>()(v.variant('is', [playerThing, oneCard, gone]));

const roll = inLinks(
	shape({
		is: v.literal('roll'),
		by: maybe(someone),
		shows: maybe(number),
		/** Numbers the die showed before. */
		was: maybe(list(count())),
		/** Numbers that "would roll" abilities have had their look at. */
		lookedAt: maybe(list(count())),
		/** An attack roll, against this. */
		against: maybe(inLinks(either(), { like: (): Part => rolledAgainst })),
		/** The loot or ability that the roll is for. */
		for: maybe(innerCard),
		copy,
		/** The effect that waited for it on the stack has left: nothing is done with the number (original edition). */
		effectGone: maybe(yes)
	}),
	{ since: [['effectGone']] }
);
export type RollThing = Of<typeof roll>;
const rolledAgainst = v.variant('is', [oneCard, gone, playerThing]);

const damage = shape({
	is: v.literal('damage'),
	amount: maybe(count()),
	combat: maybe(yes),
	to: maybe(either()),
	from: maybe(either()),
	copy
});
export type DamageThing = Of<typeof damage>;

const death = inLinks(
	shape({
		is: v.literal('death'),
		of: either(),
		copy,
		/** "When you would die" has looked at it, where that is as it resolves. */
		lookedAt: maybe(yes)
	}),
	{ since: [['lookedAt']] }
);
export type DeathThing = Of<typeof death>;

const oneDeck = shape({ is: v.literal('deck'), deck });
const discard = shape({ is: v.literal('discard'), deck });
export type DeckThing = Of<typeof oneDeck> | Of<typeof discard>;

/** What can be attacked. */
export const attacked = whole<CardThing | DeckThing | PlayerThing>()(
	v.variant('is', [oneCard, oneDeck, discard, playerThing])
);

const slot = shape({ is: v.literal('slot'), slot: slotKind, number: count() });
export type SlotThing = Of<typeof slot>;

const gameOf: v.GenericSchema<unknown, Damageable | DeckThing | SlotThing> = v.lazy(() =>
	v.variant('is', [playerThing, oneCard, gone, oneDeck, discard, slot])
);
const game = shape({
	is: v.literal('game'),
	event: v.picklist(GAME_EVENTS),
	/** What is attacked or purchased, whose reward or penalty it is, which slot is refilled. */
	of: maybe(inLinks(gameOf, { like: (): Part => inner })),
	/** How much a modifier adds or takes away. */
	plus: maybe(count()),
	minus: maybe(count()),
	copy
});
/** An event of the game itself that waits on the stack. */
export type GameThing = Of<typeof game>;

/** Anything that lies on the stack. */
export type StackThing = CardThing | RollThing | DamageThing | DeathThing | GameThing;
export const stackThing = whole<StackThing>()(
	v.variant('is', [oneCard, roll, damage, death, game])
);

/** What can be removed. */
export const removable = whole<StackThing | SlotThing>()(
	v.variant('is', [oneCard, roll, damage, death, slot, game])
);

/** A card that nobody has named. */
const unknown = shape({ is: v.literal('unknown'), copy });
const chosen = shape({ is: v.literal('number'), number: count() });
const mode = shape({ is: v.literal('mode'), mode: count() });
const answer = shape({ is: v.literal('answer'), answer: v.picklist(['yes', 'no']) });
/** One of the words that are put to the vote. */
const word = shape({ is: v.literal('word'), word: text });
/** The attack that a player is making. */
const attack = shape({ is: v.literal('attack'), of: someone });

/** Anything a script can point at. */
export type Thing =
	| PlayerThing
	| StackThing
	| DeckThing
	| GoneThing
	| SlotThing
	| Of<typeof chosen>
	| Of<typeof mode>
	| Of<typeof answer>
	| Of<typeof word>
	| Of<typeof attack>
	| Of<typeof unknown>;
export const thing = whole<Thing>()(
	v.variant('is', [
		oneCard,
		playerThing,
		roll,
		answer,
		oneDeck,
		discard,
		chosen,
		damage,
		death,
		slot,
		unknown,
		mode,
		gone,
		word,
		attack,
		game
	])
);
