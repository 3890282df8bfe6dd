import { isByHand } from '../../abilities/by-hand.ts';
import '../../cards/sets/known.ts';
import { abilitiesOf, LIBRARY } from '../../cards/library.ts';
import { OFFICIAL_CARDS } from '../../cards/official/lookup.ts';
import { NAMED } from '../../cards/official/named.ts';
import { unsaidOf, type Unsaid } from '../../cards/official/unsaid.ts';
import { SETS, type OfficialCard, type SetId } from '../../cards/official/official-card.ts';
import type { CardKey } from '../../model/words.ts';
import { wordCard } from '../../wording/index.ts';
import type { Counted } from './counted.ts';

/**
 * How much of an official card the judge runs. Of what is `by hand` the players do a line, at the cost and time
 * that the judge knows.
 */
export type Run = 'fully' | 'by hand' | 'not yet';

/** An official card, and how much of it the judge runs. */
export interface CoveredCard {
	readonly key: CardKey;
	readonly card: OfficialCard;
	readonly run: Run;
	/** The lines that the judge leaves to the players. */
	readonly leftOut: readonly string[];
	/** What it says that the ability language has no words for; null where it can be said. */
	readonly unsaid: Unsaid | null;
	/** Whether a rule document names it. */
	readonly named: boolean;
}

/** The lines of a card of the library that the judge leaves to the players. */
export function linesLeftOut(key: CardKey): readonly string[] {
	const worded = wordCard(key, '2023');
	return abilitiesOf(key, '2023').flatMap((ability, line) =>
		isByHand(ability) ? worded.filter(({ at }) => at.line === line).map(({ text }) => text) : []
	);
}

/** How much of a card of the library is run. */
export function runOf(key: CardKey): Exclude<Run, 'not yet'> {
	return abilitiesOf(key, '2023').some(isByHand) ? 'by hand' : 'fully';
}

function covered(key: CardKey, card: OfficialCard): CoveredCard {
	const named = Object.hasOwn(NAMED, key);
	const unsaid = unsaidOf(card.slug);
	if (!LIBRARY.has(key)) return { key, card, run: 'not yet', leftOut: [], unsaid, named };
	return { key, card, run: runOf(key), leftOut: linesLeftOut(key), unsaid, named };
}

/** Every official card, and how much of it the judge runs. */
export const coverage = (): readonly CoveredCard[] =>
	[...OFFICIAL_CARDS].map(([key, card]) => covered(key, card));

/** A card as it is listed among all official ones: several of a name are told apart. */
export const officialName = ({ name, variant }: OfficialCard): string =>
	variant === undefined ? name : `${name} (${variant})`;

/** How many of some cards the judge runs. */
export const counted = (cards: readonly CoveredCard[]): Counted => ({
	all: cards.length,
	fully: cards.filter(({ run }) => run === 'fully').length,
	byHand: cards.filter(({ run }) => run === 'by hand').length
});

/** The cards by the set they are of, sets in their order. */
export function bySet(cards: readonly CoveredCard[]): readonly {
	readonly set: SetId;
	readonly name: string;
	readonly cards: readonly CoveredCard[];
}[] {
	const isSet = (set: string): set is SetId => Object.hasOwn(SETS, set);
	return Object.keys(SETS)
		.filter(isSet)
		.map((set) => ({
			set,
			name: SETS[set],
			cards: cards.filter(({ card }) => card.sets[0] === set)
		}))
		.filter((group) => group.cards.length > 0);
}
