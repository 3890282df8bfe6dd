/** What a card says, in quotes, behind why something is forbidden; a name may end with a full stop ("XIII. Death"). */
const CITED = /(?<=[^IVXO]\.) (?=[^“”:]{1,40} says “)/u;

/** Why something is forbidden, and apart from it what its card says. */
export interface Apart {
	readonly why: string;
	/** Empty where no card is cited. */
	readonly cited: string;
}

/** Tells the reason of a refusal from what its card says: the first is the answer, the other is looked up. */
export function apart(sentence: string): Apart {
	const [why = '', ...cited] = sentence.split(CITED);
	return { why, cited: cited.join(' ') };
}
