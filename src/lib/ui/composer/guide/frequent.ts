import { cardOf, LIBRARY } from '../../../cards/library.ts';
import { nicknamesOf } from '../../../cards/nicknames.ts';
import type { CardKind } from '../../../cards/card.ts';
import type { CardKey } from '../../../model/words.ts';
import { cardName } from '../../../wording/index.ts';
import { bestFit, soughtAs, wantedBy } from '../../cards/fit.ts';

/** The cards that tables argue about most, as the rulings and their threads have them. */
const FREQUENT: readonly CardKey[] = [
	...[
		'gurdy',
		'monstro',
		'fat-bat',
		'clotty',
		'stoney',
		'fly',
		'death',
		'chub',
		'famine',
		'pooter'
	],
	...['bomb', 'butter-bean', 'soul-heart', 'dice-shard', 'three-cents', 'gold-bomb', 'xiii-death'],
	...['the-fool', 'lost-soul', 'xx-judgement', 'a-penny', 'a-nickel'],
	...['the-d6', 'sleight-of-hand', 'yum-heart', 'book-of-sin', 'jawbone', 'the-battery'],
	...['the-relic', 'guppys-collar', 'suicide-king', 'the-habit', 'broken-ankh'],
	...['meat', 'dinner', 'breakfast', 'dads-lost-coin', 'the-curse', 'holy-mantle', 'godhead']
];
const RANKS: ReadonlyMap<CardKey, number> = new Map(FREQUENT.map((card, i) => [card, i]));
const RARE = FREQUENT.length;

/** Those of some cards that tables argue about most, these first. */
export const frequentAmong = (cards: readonly CardKey[]): readonly CardKey[] =>
	FREQUENT.filter((card) => cards.includes(card));

/** The same; where they argue about none of these, the first so many of them. */
export function likelyAmong(cards: readonly CardKey[], few: number): readonly CardKey[] {
	const frequent = frequentAmong(cards);
	return frequent.length > 0 ? frequent : cards.slice(0, few);
}

/** Every card of some kinds by name, those that tables argue about most first. */
export const cardsOfKinds = (kinds: readonly CardKind[]): readonly CardKey[] =>
	[...LIBRARY]
		.filter(([, { kind }]) => kinds.includes(kind))
		.map(([card]) => card)
		.sort((a, b) => cardName(a).localeCompare(cardName(b)))
		.sort((a, b) => rankOf(a) - rankOf(b));

const rankOf = (card: CardKey): number => RANKS.get(card) ?? RARE;

/**
 * The cards that a fragment of a name means, the best first.
 * @param near cards that are at the table: of two that fit as well they come first.
 */
export function cardsFitting(
	wanted: string,
	cards: readonly CardKey[],
	near: ReadonlySet<CardKey>
): readonly CardKey[] {
	const far = (card: CardKey): number => (near.has(card) ? -1 : rankOf(card));
	const typed = wantedBy(wanted);
	return cards
		.flatMap((card) => {
			const how = bestFit([cardOf(card).name, ...nicknamesOf(card)].map(soughtAs), typed);
			return how === null ? [] : [{ card, how }];
		})
		.sort((a, b) => a.how - b.how || far(a.card) - far(b.card))
		.map(({ card }) => card);
}
