/** A way of saying something, and the same in words that the grammar has. */
export interface TurnOfPhrase {
	/**
	 * The words as they are said: bare, with one blank between. A name of somebody stands there as `@name`,
	 * the first word of a card's name as `#word`, the others of it as `+word`.
	 */
	readonly said: RegExp;
	/** The same without where its parts are: it tells sooner that a text has none of it. */
	readonly isSaid: RegExp;
	/** What is said with it; `$1` is what was found there, as it stands in the text. */
	readonly plain: string;
}
