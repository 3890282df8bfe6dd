/** Some cards counted. */
export interface Counted {
	readonly all: number;
	readonly fully: number;
	readonly untried: number;
	readonly byHand: number;
}

/** How many of some cards run to their last line. */
export const running = ({ fully, untried }: Counted): number => fully + untried;

/** What does not run fully, in words: "300 fully, 2 by hand". */
export const countedWords = (of: Counted): string =>
	[
		`${of.fully} fully`,
		...(of.untried > 0 ? [`${of.untried} untried`] : []),
		...(of.byHand > 0 ? [`${of.byHand} by hand`] : []),
		...(of.all > running(of) + of.byHand ? [`${of.all - running(of) - of.byHand} not yet`] : [])
	].join(', ');
