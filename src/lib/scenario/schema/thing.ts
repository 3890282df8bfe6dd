import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import { isCard } from '../../cards/library.ts';
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import {
	GAME_EVENTS,
	type CardThing,
	type Damageable,
	type GameThing,
	type StackThing,
	type Thing
} from '../things.ts';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const text = v.string();
export const yes = v.literal(true);
export const maybe = v.exactOptional;

export const card = v.pipe(
	text,
	v.check(isCard, 'a card of the library, by its key, or a typed one')
);
export const counters = v.record(text, count);

export const thing: v.GenericSchema<unknown, Thing> = v.lazy(() => v.variant('is', ALL_THINGS));
export const cardThing: v.GenericSchema<unknown, CardThing> = v.lazy(() => CARD_THING);
const gone = v.strictObject({ is: v.literal('gone') });
export const playerThing = v.strictObject({ is: v.literal('player'), name: text });
export const damageable: v.GenericSchema<unknown, Damageable> = v.lazy(() =>
	v.variant('is', [playerThing, CARD_THING, gone])
);
const copy = maybe(v.pipe(v.number(), v.integer(), v.minValue(1)));

export const CARD_THING = v.strictObject({
	is: v.literal('card'),
	card,
	copy,
	of: maybe(text),
	game: maybe(yes),
	where: maybe(v.picklist(['in play', 'on the stack', 'dying', 'gone'])),
	line: maybe(count),
	mode: maybe(count),
	copied: maybe(yes),
	doubled: maybe(yes),
	rolled: maybe(count),
	saw: maybe(v.array(thing)),
	targets: maybe(v.array(thing))
});
const ROLL_THING = v.strictObject({
	is: v.literal('roll'),
	by: maybe(text),
	shows: maybe(count),
	was: maybe(v.array(count)),
	lookedAt: maybe(v.array(count)),
	effectGone: maybe(yes),
	against: maybe(damageable),
	for: maybe(cardThing),
	copy
});
const DAMAGE_THING = v.strictObject({
	is: v.literal('damage'),
	amount: maybe(count),
	combat: maybe(yes),
	to: maybe(damageable),
	from: maybe(damageable),
	copy
});
const DEATH_THING = v.strictObject({
	is: v.literal('death'),
	of: damageable,
	lookedAt: maybe(v.literal(true)),
	copy
});
const gameOf: v.GenericSchema<unknown, NonNullable<GameThing['of']>> = v.lazy(() =>
	v.variant('is', [playerThing, CARD_THING, gone, ...DECK_THINGS, SLOT_THING])
);
const GAME_THING = v.strictObject({
	is: v.literal('game'),
	event: v.picklist(GAME_EVENTS),
	of: maybe(gameOf),
	plus: maybe(count),
	minus: maybe(count),
	copy
});
export const DECK_THINGS = [
	v.strictObject({ is: v.literal('deck'), deck: v.picklist(DECKS) }),
	v.strictObject({ is: v.literal('discard'), deck: v.picklist(DECKS) })
] as const;
export const STACK_THINGS = [
	CARD_THING,
	ROLL_THING,
	DAMAGE_THING,
	DEATH_THING,
	GAME_THING
] as const;
export const SLOT_THING = v.strictObject({
	is: v.literal('slot'),
	slot: v.picklist(SLOT_KINDS),
	number: count
});
const ALL_THINGS = [
	playerThing,
	gone,
	...STACK_THINGS,
	...DECK_THINGS,
	SLOT_THING,
	v.strictObject({ is: v.literal('number'), number: count }),
	v.strictObject({ is: v.literal('mode'), mode: count }),
	v.strictObject({ is: v.literal('answer'), answer: v.picklist(['yes', 'no']) }),
	v.strictObject({ is: v.literal('word'), word: text }),
	v.strictObject({ is: v.literal('attack'), of: text }),
	v.strictObject({ is: v.literal('unknown'), copy })
] as const;
export const stackThing = whole<StackThing>()(v.variant('is', STACK_THINGS));
export const things = v.array(thing);
