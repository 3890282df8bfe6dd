import { termsOf } from './terms.ts';

const BEGINS =
	/^(?:do|does|did|can|could|may|must|should|will|would|what|who|whose|when|where|why|how|which|is|are|am|was|if|has|have)\b/iu;

/** Whether a query reads like a question of a player, not like a name. */
export const isQuestion = (query: string): boolean =>
	query.includes('?') || (BEGINS.test(query.trim()) && query.trim().includes(' '));

const CLAIMED =
	/^[^.!?]*?\b(?:says?|said|claims?|claimed|thinks?|insists?|argues?|(?:tells?|told) (?:me|us|him|her)|am i right|it is true|it['’]s true)(?:\s+that|\s*[:,])?\s+(?<said>\S.*)$/iu;
const OF_THE_RULES =
	/\b(?:can(?:['’]?t|not)?|could(?:n['’]?t)?|may|must|allowed|(?:has|have|needs?) to|should(?:n['’]?t)?)\b/iu;

/**
 * A claim about the rules as a question: "my friend says I can't attack twice" is "I can't attack twice?"; null of
 * anything else.
 */
export function claimed(text: string): string | null {
	const said = CLAIMED.exec(text.trim())?.groups?.['said'] ?? text.trim();
	return OF_THE_RULES.test(said) && said.includes(' ') ? `${said.replace(/[.!\s]+$/u, '')}?` : null;
}

const EXPLAINED =
	/^(?:(?:so )?what(?:['’]?s| is| are| does| do)|how (?:do|does|do (?:i|you) use)|explain|define|tell me about|meaning of)\s+(?!(?:i|you|we)\b)(?:(?:an?|the)\s+)?(?<thing>\S.*?)(?:\s+cards?)?(?:\s+(?:means?|works?|do|does|says?))?(?:\s+exactly)?\s*[?!.]*$/iu;

/** The thing that a query asks to be explained: "how do trinkets work" asks for "trinkets"; null of any other. */
export const explained = (query: string): string | null =>
	EXPLAINED.exec(query.trim())?.groups?.['thing'] ?? null;

/** What kind of answer a question wants, told by its small words. */
const WANTS = [
	['?must', /\b(?:must|have to|has to|need to|needs to|forced|mandatory|required)\b/iu],
	['?how', /\bhow (?:do|does|can|to|is|are)\b/iu],
	['?who', /\bwho(?:se|m)?\b/iu],
	['?when', /\bwhen (?:do|does|can|is|are|may|must|will|exactly)\b|\bhow (?:long|soon)\b/iu],
	['?where', /\bwhere\b/iu],
	['?many', /\bhow (?:many|much|often)\b|\blimit\b|\bmax(?:imum)?\b/iu]
] as const;

/** The kinds of answer that a question wants, as terms that no text has. */
export const wantedBy = (question: string): readonly string[] =>
	WANTS.flatMap(([kind, said]) => (said.test(question) ? [kind] : []));

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
