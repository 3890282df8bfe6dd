/** The verbs that move ¢ and cards (2.2, 6.17, 6.20, 6.23). */
import type { Amount, Owned, Several, Test, Until } from '../../grammar.ts';
import type { CentsAndCardsEffect } from '../../effects/cents-and-cards.ts';
import type { ObjectsEffect } from '../../effects/objects.ts';
import { DECKS } from '../../../model/words.ts';
import { amount, cents, lootCards, plain, several } from '../amounts.ts';
import { verbForm, type VerbForm, type VerbShape } from '../form.ts';
import type { Shape } from '../hole.ts';
import {
	card,
	cards,
	filter,
	MUST,
	number,
	oneOfWords,
	player,
	playerNamed,
	thing,
	wordsFor
} from '../holes.ts';
import { anyDeck, cardsSomewhere, FOR, place, placeOf, placings, TOP } from '../places.ts';

export type CentsAndCards = CentsAndCardsEffect | Extract<ObjectsEffect, { do: 'gain treasure' }>;

const says = verbForm<CentsAndCards>;
const [who, from, to, other] = [player('who'), player('from'), player('to'), player('other')];
const [money, n, any, how] = [cents('cents'), number('n'), amount('any'), several('how')];
const [loot, much] = [lootCards('loot'), plain('much')];
const deck = oneOfWords('deck', DECKS);
const ONE = { min: 1, max: 1 } as const;

/** All that the one has who loses it, or half of it. */
const allOf = (by: typeof who, owned: Owned = '¢'): Shape<Amount> => ({ owned, by });
const HALVES = [
	[(all: Shape<Amount>): Shape<Amount> => ({ half: all }), 'down'],
	// Half of 1 more, rounded down, is half of it, rounded up.
	[(all: Shape<Amount>): Shape<Amount> => ({ half: { plus: [all, 1] } }), 'up']
] as const;

const cent: readonly VerbForm[] = [
	says({ do: 'gain ¢', who, amount: money }, '[who] gain [cents]'),
	says({ do: 'lose ¢', who, amount: allOf(who) }, "[who] lose all [who's own] ¢"),
	...HALVES.flatMap(([half, rounded]) => [
		says(
			{ do: 'lose ¢', who, amount: half(allOf(who)) },
			`[who] lose half [who's own] ¢, rounded ${rounded}`
		),
		says(
			{ do: 'give ¢', from, to, amount: half(allOf(from)) },
			`[from] give [to alone] half [from's own] ¢, rounded ${rounded}`
		),
		says(
			{ do: 'steal ¢', who, from, amount: half(allOf(from)) },
			`[who] steal half [from's own] ¢ from [from], rounded ${rounded}`
		),
		says(
			{ do: 'steal ¢', who, from, amount: half(allOf(from)) },
			`[who] steal half [from's] ¢, rounded ${rounded}`
		)
	]),
	says({ do: 'lose ¢', who, amount: money }, '[who] lose [cents]'),
	says({ do: 'pay ¢', who, amount: allOf(who) }, "[who] pay all [who's own] ¢"),
	says({ do: 'pay ¢', who, amount: money }, '[who] pay [cents]'),
	says({ do: 'pay ¢', who, amount: how }, '[who] pay [how] ¢'),
	says(
		{ do: 'give ¢', from, to, amount: allOf(from) },
		"[from] give [to alone] all [from's own] ¢"
	),
	says({ do: 'give ¢', from, to, amount: allOf(from) }, "[from] give all [from's own] ¢ to [to]"),
	says({ do: 'give ¢', from, to, amount: money }, '[from] give [to alone] [cents]'),
	says({ do: 'give ¢', from, to, amount: money }, '[from] give [cents] to [to]'),
	says(
		{ do: 'steal ¢', who, from, amount: allOf(from) },
		"[who] steal all [from's own] ¢ from [from]"
	),
	says({ do: 'steal ¢', who, from, amount: money }, '[who] steal [cents] from [from]'),
	says({ do: 'steal ¢', who, from, amount: how }, '[who] steal [how]¢ from [from]')
];

const hands: readonly VerbForm[] = [
	says({ do: 'loot', who, amount: much }, '[who] loot [much]'),
	says({ do: 'loot', who, amount: much, together: true }, '[who] loot [much] at the same time'),
	...HALVES.map(([half, rounded]) =>
		says(
			{ do: 'discard', who, amount: half(allOf(who, 'loot cards')) },
			`[who] discard half [who's own] hand, rounded ${rounded}`
		)
	),
	says({ do: 'discard', who, amount: loot }, '[who] discard [loot]'),
	says({ do: 'discard', who, amount: loot, random: true }, '[who] discard [loot] at random'),
	says({ do: 'discard', who, amount: how }, '[who] discard [how] loot cards'),
	says({ do: 'discard', who, amount: 'hand' }, "[who] discard [who's own] hand"),
	...(
		[
			[loot, '[loot]'],
			['hand', "[from's own] hand"]
		] as const
	).flatMap(([amount, some]) => [
		...given({ do: 'give loot cards', from, to, amount, picks: from }, some),
		says(
			{ do: 'give loot cards', from, to, amount, picks: 'random' },
			`[to] steal ${some} from [from] at random`
		),
		says({ do: 'give loot cards', from, to, amount, picks: to }, `[to] steal ${some} from [from]`),
		...given(
			{ do: 'give loot cards', from, to, amount, picks: other },
			`${some} that [other choose]`
		)
	]),
	...given(
		{ do: 'give loot cards', from, to, amount: loot, picks: from, revealed: true },
		'[loot] face up'
	),
	says({ do: 'swap loot cards', who, with: other }, '[who] swap a loot card with [other]'),
	says({ do: 'swap hands', who, with: other }, '[who] swap hands with [other]'),
	says(
		{ do: 'pass hands', to: oneOfWords('side', ['left', 'right']) },
		"pass each player's hand to the player to their [side]"
	),
	...[{}, { random: true as const }].map((how) =>
		says(
			{ do: 'put cards from hand', who, amount: loot, to: place('place', 'the loot deck'), ...how },
			`[who] put [loot] from [who's own] hand${'random' in how ? ' at random' : ''} [place]`
		)
	),
	says({ do: 'look at hand', who, of: other }, "[who] look at [other's] hand")
];

/** "them a loot card", "a loot card to the active player". */
function given(shape: VerbShape<GiveLoot>, what: string): readonly VerbForm[] {
	return [
		says(shape, `[from] give [to alone] ${what}`),
		says(shape, `[from] give ${what} to [to]`)
	];
}
type GiveLoot = Extract<CentsAndCards, { do: 'give loot cards' }>;

/** How many cards are looked for, what they are called, and what they are called then. */
const SEARCHED = [
	[1, card('where'), '[where]', 'it'],
	[null, cards('where'), 'any number of [where]', 'them'],
	[any, cards('where'), 'up to [any] [where]', 'them']
] as const;
const REVEALED = [
	[1, card('where'), '[where] is', 'it'],
	[any, cards('where'), '[any] [where] are', 'them']
] as const;
/** How many cards are taken, of those that fit: "a boss card", "up to 2 boss cards". */
const taken = (
	of: string | null
): readonly (readonly [Shape<Several>, Shape<readonly Test[]>, string])[] => [
	[ONE, card('where', of), '[where]'],
	[how, cards('where', of), '[how] [where]']
];

const piles: readonly VerbForm[] = [
	...SEARCHED.flatMap(([max, where, words, it]) =>
		placings('to', it, (hole) => placeOf(hole, deck)).map(([to, placed]) =>
			says(
				{ do: 'search', who, deck, where, to, max },
				`[who] search the [deck] deck for ${words} / ${placed} / shuffle the [deck] deck`
			)
		)
	),
	...REVEALED.flatMap(([count, where, words, it]) =>
		placings('to', it, (hole) => placeOf(hole, deck)).flatMap(([to, placed]) =>
			placings('rest', 'the rest', (hole) => placeOf(hole, deck)).map(([rest, left]) =>
				says(
					{ do: 'reveal until', deck, where, count, to, rest },
					`reveal cards from the top of the [deck] deck until ${words} revealed / ${placed} / ${left}`
				)
			)
		)
	),
	says({ do: 'shuffle', deck }, 'shuffle the [deck] deck'),
	...TOP.map(([amount, cards, where]) =>
		says(
			{ do: 'look and put back', who, deck: thing('pile'), amount },
			`[who] look at ${cards} [pile]${where} / put ${amount === 1 ? 'it back' : 'them back in any order'}`
		)
	),
	says(
		{ do: 'put top of deck', deck: anyDeck('pile'), to: placeOf('to', anyDeck('pile')) },
		'put the top card of [pile] [to]'
	),
	says(
		{
			do: 'put top of deck',
			deck: anyDeck('pile'),
			to: placeOf('to', anyDeck('pile')),
			who: playerNamed('who')
		},
		'[who] put the top card of [pile] [to]'
	),
	says(
		{ do: 'put top of discard on deck', discard: thing('pile') },
		'put the top card of [pile] on top of its deck'
	),
	says(
		{ do: 'put top of discard', deck, to: placeOf('to', deck) },
		'put the top card of the [deck] discard [to]'
	),
	...DECKS.flatMap((deck) =>
		taken(deck).map(([amount, where, some]) =>
			says(
				{ do: 'put from discard', who, deck, where, amount, to: place('to', `the ${deck} deck`) },
				`[who] put ${some} in discard [to]`
			)
		)
	),
	...taken(null).flatMap(([amount, where, some]) => [
		says(
			{ do: 'put from under', who, under: thing('pile'), where, amount, to: place('to') },
			`[who] put ${some} from under [pile] [to]`
		),
		...(amount === ONE ? ['it'] : ['them']).map((it) =>
			says(
				{ do: 'put from outside', who, where, amount, to: place('to') },
				`[who] fetch ${some} from outside the game to put ${it} [to]`
			)
		)
	])
];

/** Which card is played: it or a copy of it. */
const WHICH = [
	[false, '[where]'],
	[true, 'a copy of [where]']
] as const;
const FREE = [
	[false, ''],
	[true, ' for free']
] as const;
/** For how long: what lasts for good says so, as what is played at once says nothing. */
const lasting = wordsFor<Until>('until', FOR);
const played = { from: cardsSomewhere('cards'), where: card('where', 'loot') } as const;

const playing: readonly VerbForm[] = WHICH.flatMap(([copy, which]) =>
	FREE.flatMap(([free, cost]) => [
		says(
			{ do: 'let play', who, ...played, copy, free, until: lasting },
			`[who] may play ${which} from among [cards] [until]${cost}`
		),
		...MUST.map(([must, verb]) =>
			says(
				{ do: 'play', who, ...played, copy, free, must },
				`[who] ${verb} play ${which} from among [cards]${cost}`
			)
		)
	])
);

/** Looking at cards and putting them in places is said and read by itself. */
export const CENTS_AND_CARDS: readonly VerbForm[] = [
	...cent,
	...hands,
	...piles,
	...playing,
	says(
		{ do: 'bid', who: filter('bidders', 'each'), what: thing('what'), to },
		'let [bidders] bid for [what], the highest bidder pays [to] and steals it'
	),
	...(
		[
			[n, '+[n] treasure'],
			['that much', 'that much treasure'],
			[much, 'treasure [much]']
		] as const
	).flatMap(([amount, treasure]) => [
		says({ do: 'gain treasure', who, amount }, `[who] gain ${treasure}`),
		says(
			{ do: 'gain treasure', who, amount, together: true },
			`[who] gain ${treasure} at the same time`
		)
	])
];
