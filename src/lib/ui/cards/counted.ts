/** Some cards counted. */
export interface Counted {
	readonly all: number;
	readonly fully: number;
	readonly partly: number;
	readonly untried: number;
	readonly byHand: number;
}

/** How many of some cards run, whether all of it or a part. */
export const running = ({ fully, partly, untried }: Counted): number => fully + partly + untried;

/** What does not run fully, in words: "3 partly, 2 by hand". */
export const countedWords = (of: Counted): string =>
	[
		`${of.fully} fully`,
		...(of.partly > 0 ? [`${of.partly} partly`] : []),
		...(of.untried > 0 ? [`${of.untried} untried`] : []),
		...(of.byHand > 0 ? [`${of.byHand} by hand`] : []),
		...(of.all > running(of) + of.byHand ? [`${of.all - running(of) - of.byHand} not yet`] : [])
	].join(', ');
