/** Some cards counted. */
export interface Counted {
	readonly all: number;
	readonly fully: number;
	readonly byHand: number;
}

/** What does not run fully, in words: "300 fully, 2 by hand". */
export const countedWords = (of: Counted): string =>
	[
		`${of.fully} fully`,
		...(of.byHand > 0 ? [`${of.byHand} by hand`] : []),
		...(of.all > of.fully + of.byHand ? [`${of.all - of.fully - of.byHand} not yet`] : [])
	].join(', ');
