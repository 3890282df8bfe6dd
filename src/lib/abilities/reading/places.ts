/** Where cards are, and where they are put. */
import type { Destination } from '../grammar.ts';
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { cardsWords, destinationWords, UNTIL } from '../wording/places.ts';
import type { Scope } from '../wording/scope.ts';
import { CARDS, UNTILS } from './choices.ts';
import { oneOf } from './match.ts';
import { called, type Rule } from './rule.ts';
import { amounts, patient, piecesOf, player, sampleScope, templates } from './template.ts';

const PLACES: readonly Destination[] = [
	'discard',
	'top of deck',
	'bottom of deck',
	'active bonus souls',
	'given to players',
	'played',
	'removed from the game',
	...amounts(3).map((fromTop) => ({ fromTop })),
	{ handOf: player(3) },
	{ gainedBy: player(3) },
	{ playedBy: player(3) },
	{ startingItemOf: player(3) },
	{ under: patient() },
	...SLOT_KINDS.map((belowIn) => ({ belowIn })),
	...SLOT_KINDS.map((newSlot) => ({ newSlot })),
	...SLOT_KINDS.map((slot) => ({ slot })),
	...SLOT_KINDS.map((slot) => ({ slot, another: true as const }))
];
/** What the deck may be called that a card comes from. */
const DECK_NAMES = [
	'its deck',
	'that deck',
	'the deck',
	...DECKS.map((deck) => `the ${deck} deck`)
];

/** Where the deck goes without saying. */
const UNNAMED: readonly (readonly [string, Destination])[] = [
	['on the bottom', 'bottom of deck'],
	['on top', 'top of deck'],
	['on the top', 'top of deck']
];

const places = oneOf<Destination>('destination', () => [
	...UNNAMED.map(([text, sample]) => ({ sample, pieces: piecesOf(text) })),
	...templates<Destination>([{ handOf: player(3) }], (to) =>
		destinationWords(to, sampleScope(), '').replace('into', 'in')
	),
	...templates(
		PLACES,
		...DECK_NAMES.map((deck) => (to: Destination) => destinationWords(to, sampleScope(), deck))
	)
]);

/** "into discard", "on the bottom of its deck". */
export const destinationIn = (scope: Scope): Rule<Destination> =>
	called('where it goes', places(scope));

/** "the cards in your hand", "the top 5 cards of a deck". */
export const cardsIn = oneOf('cards', () =>
	templates(CARDS, (cards) => cardsWords(cards, sampleScope()))
);

/** "till end of turn"; nothing for what has no end. */
export const untilIn = oneOf('until', () => templates(UNTILS, (until) => UNTIL[until]));
