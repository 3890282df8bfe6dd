import type { Ability } from '../abilities/grammar.ts';
import type { CardKey, EditionId } from '../model/words.ts';
import { abilitiesOf, cardOf, perCard } from './library.ts';

/** The editions in which what gives a card a further name works in every zone, and not in play alone. */
const EVERYWHERE: ReadonlySet<EditionId> = new Set<EditionId>(['2024']);

/** Whether a card has its further names in every zone. */
export const namesWorkEverywhere = (edition: EditionId): boolean => EVERYWHERE.has(edition);

/** The names that abilities give beside the one in the name box. */
export const furtherNames = (abilities: readonly Ability[]): readonly string[] =>
	abilities.flatMap((ability) =>
		ability.way === 'static' && 'alsoNamed' in ability.standing ? [ability.standing.alsoNamed] : []
	);

/** The name that an ability gives a card in place of its own, wherever it is not in play. */
const nameElsewhere = (abilities: readonly Ability[]): string | undefined =>
	abilities.flatMap((ability) =>
		ability.way === 'static' && 'namedElsewhere' in ability.standing
			? [ability.standing.namedElsewhere]
			: []
	)[0];

/**
 * The names of a card that is not in play: that of its name box first.
 * @rule name.additional
 */
export const namesOf: (key: CardKey, edition: EditionId) => readonly string[] = perCard(
	(key, edition) => [
		nameElsewhere(abilitiesOf(key, edition)) ?? cardOf(key).name,
		...(namesWorkEverywhere(edition) ? furtherNames(abilitiesOf(key, edition)) : [])
	]
);
