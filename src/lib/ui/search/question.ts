import { termsOf } from './terms.ts';

const BEGINS =
	/^(?:do|does|did|can|could|may|must|should|will|would|what|who|whose|when|where|why|how|which|is|are|am|was|if|has|have)\b/iu;

/** Whether a query reads like a question of a player, not like a name. */
export const isQuestion = (query: string): boolean =>
	query.includes('?') || (BEGINS.test(query.trim()) && query.trim().includes(' '));

const EXPLAINED =
	/^(?:what(?:['’]?s| is| are| does| do)|how (?:do|does)|explain|define|meaning of)\s+(?:(?:an?|the)\s+)?(?<thing>\S.*?)(?:\s+(?:means?|works?))?\s*\?*$/iu;

/** The thing that a query asks to be explained: "how do trinkets work" asks for "trinkets"; null of any other. */
export const explained = (query: string): string | null =>
	EXPLAINED.exec(query.trim())?.groups?.['thing'] ?? null;

/** Words that say nothing of what is asked. */
const SMALL = new Set(
	termsOf(
		"a an the of to in on at by for with from as and or is are am was were be been it its this that my your his her their our i you he she we they me us them do does did can can't cannot could may must should will would what who whose when where why how which if has have still then there also get gets so not no does doesn't don't"
	)
);

/** The terms of a query that say what is asked: all of them where only small words are there. */
export function weighty(terms: readonly string[]): readonly string[] {
	const left = terms.filter((term) => !SMALL.has(term));
	return left.length > 0 ? left : terms;
}
