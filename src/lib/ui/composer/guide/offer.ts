/** Something that can be tapped to go on: a whole act, or the beginning of one that leads to what fits behind it. Plain data. */
export interface Offer {
	/** As it stands on its button. */
	readonly words: string;
	/** What is taken as said; of a beginning, what the field holds then. */
	readonly text: string;
	/** Whether it says all; else it leads on. */
	readonly whole: boolean;
	/** The player whose acts begin so; null where it stands for itself. */
	readonly by: string | null;
	/** What more is worth to be read: the words of a card, why the rules forbid it. */
	readonly note: string;
	/** Whether the rules forbid it; it can be said all the same, and the verdict says why not. */
	readonly forbidden: boolean;
}

/** An act that is said as a whole. */
export const whole = (text: string, words = text): Offer => ({
	words,
	text,
	whole: true,
	by: null,
	note: '',
	forbidden: false
});

/** The beginning of an act: "Ben plays". */
export const beginning = (text: string, words = text): Offer => ({
	...whole(`${text} `, `${words}…`),
	whole: false
});

/** The beginning of what a player or a thing does, which stands with the others of theirs: "Ben plays". */
export const beginningOf = (who: string, does: string): Offer => ({
	...beginning(`${who} ${does}`),
	by: who
});

/** Each act once, the first of those that say the same. */
export function each(offers: readonly Offer[]): readonly Offer[] {
	const seen = new Set<string>();
	return offers.filter(({ words }) => {
		if (seen.has(words)) return false;
		seen.add(words);
		return true;
	});
}
