/** The verbs that move ¢ and cards, each in every form it is worded in. */
import type { PlayerWord } from '../grammar.ts';
import type { CentsAndCards } from '../wording/cents-and-cards.ts';
import { DECKS } from '../../model/words.ts';
import { ANY_DECK, CARDS, OWN_AMOUNT, UNTILS } from './choices.ts';
import {
	amount,
	amounts,
	destination,
	destinations,
	filter,
	number,
	patient,
	player,
	severals,
	tests
} from './template.ts';

const [who, other] = [player(), player(1)];

/** Who puts the top card of a deck somewhere. */
const PUTTING: readonly PlayerWord[] = [
	'active player',
	{ leftOf: 'active player' },
	{ rightOf: 'active player' }
];

/** Looking at cards and putting them in places is read by itself. */
export const cardSamples = (): readonly Exclude<CentsAndCards, { do: 'look' }>[] => [
	...[...amounts(), OWN_AMOUNT].flatMap((amount): readonly CentsAndCardsButLook[] => [
		{ do: 'gain ¢', who, amount },
		{ do: 'lose ¢', who, amount },
		{ do: 'pay ¢', who, amount },
		{ do: 'give ¢', from: who, to: other, amount },
		{
			do: 'steal ¢',
			who,
			from: other,
			amount: amount === OWN_AMOUNT ? { owned: '¢', by: other } : amount
		}
	]),
	...amounts().flatMap((amount): readonly CentsAndCardsButLook[] => [
		{ do: 'loot', who, amount },
		{ do: 'loot', who, amount, together: true },
		{ do: 'discard', who, amount },
		{ do: 'discard', who, amount, random: true },
		{ do: 'gain treasure', who, amount },
		{ do: 'gain treasure', who, amount, together: true },
		{ do: 'look and put back', who, deck: patient(), amount },
		{ do: 'put cards from hand', who, amount, to: destination() },
		{ do: 'put cards from hand', who, amount, random: true, to: destination() }
	]),
	...severals().flatMap((amount): readonly CentsAndCardsButLook[] => [
		{ do: 'discard', who, amount },
		{ do: 'steal ¢', who, from: other, amount }
	]),
	{ do: 'discard', who, amount: 'hand' },
	...[...amounts(), 'hand' as const].flatMap((amount) =>
		[who, other, 'random' as const, player(2)].map((picks) => ({
			do: 'give loot cards' as const,
			from: who,
			to: other,
			amount,
			picks
		}))
	),
	...amounts().map((amount) => ({
		do: 'give loot cards' as const,
		from: who,
		to: other,
		amount,
		picks: who,
		revealed: true as const
	})),
	{ do: 'swap loot cards', who, with: other },
	{ do: 'pass hands', to: 'left' },
	{ do: 'pass hands', to: 'right' },
	{ do: 'look at hand', who, of: other },
	...DECKS.flatMap((deck) =>
		destinations().flatMap((to) =>
			[null, 1, number(), amount()].map((max) => ({
				do: 'search' as const,
				who,
				deck,
				where: tests(),
				to,
				max
			}))
		)
	),
	...DECKS.flatMap((deck) =>
		destinations().flatMap((to) =>
			destinations(1).flatMap((rest) =>
				[1, number(), amount()].map((count) => ({
					do: 'reveal until' as const,
					deck,
					where: tests(),
					count,
					to,
					rest
				}))
			)
		)
	),
	...DECKS.map((deck) => ({ do: 'shuffle' as const, deck })),
	...ANY_DECK.map((deck) => ({ do: 'put top of deck' as const, deck, to: destination() })),
	...ANY_DECK.flatMap((deck) =>
		PUTTING.map((who) => ({ do: 'put top of deck' as const, deck, to: destination(), who }))
	),
	{ do: 'put top of discard on deck', discard: patient() },
	...DECKS.map((deck) => ({ do: 'put top of discard' as const, deck, to: destination() })),
	...DECKS.flatMap((deck) =>
		severals().map((amount) => ({
			do: 'put from discard' as const,
			who,
			deck,
			where: tests(),
			amount,
			to: destination()
		}))
	),
	...severals().map((amount) => ({
		do: 'put from under' as const,
		who,
		under: patient(),
		where: tests(),
		amount,
		to: destination()
	})),
	...severals().map((amount) => ({
		do: 'put from outside' as const,
		who,
		where: tests(),
		amount,
		to: destination()
	})),
	{ do: 'bid', who: filter(), what: patient(), to: other },
	...CARDS.flatMap((from) =>
		[true, false].flatMap((copy) =>
			[true, false].flatMap((free) =>
				UNTILS.map((until) => ({
					do: 'let play' as const,
					who,
					from,
					where: tests(),
					copy,
					free,
					until
				}))
			)
		)
	),
	...CARDS.flatMap((from) =>
		[true, false].flatMap((copy) =>
			[true, false].flatMap((free) =>
				[true, false].map((must) => ({
					do: 'play' as const,
					who,
					from,
					where: tests(),
					copy,
					free,
					must
				}))
			)
		)
	)
];
type CentsAndCardsButLook = Exclude<CentsAndCards, { do: 'look' }>;
