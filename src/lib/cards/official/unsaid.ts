/**
 * What the ability language has no words for, with the official cards that would need them, by slug.
 * Everything else that is printed can be said in it, whether or not the library has the card already.
 */
export interface Unsaid {
	/** What the cards say that it cannot. */
	readonly what: string;
	readonly cards: readonly string[];
	/** It lies outside the rules of 2023, or outside the game. */
	readonly beyond?: true;
}

export const UNSAID: readonly Unsaid[] = [
	{
		what: 'a die with eight faces, where all rolls use six',
		cards: ['soi-conjoined_d6'],
		beyond: true
	},
	{ what: 'something done by hand at the table: a high five', cards: ['rwz-hitops'], beyond: true },
	{ what: 'a secret that some players share', cards: ['soi-police_lineup'], beyond: true },
	{ what: 'lists of texts that the card alone holds', cards: ['ani-prototype'], beyond: true },
	{
		what: 'what has happened in the whole game',
		cards: ['ani-keepers_resting_place'],
		beyond: true
	},
	{
		what: 'leaving play replaced',
		cards: ['ani-monster_card']
	}
];

/** What of an official card the ability language has no words for; null where it can be said. */
export const unsaidOf = (slug: string): Unsaid | null =>
	UNSAID.find(({ cards }) => cards.includes(slug)) ?? null;
