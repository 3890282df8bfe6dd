import type { ShownVerdict } from '../judge-worker/shapes/verdict.ts';
import type { Said } from '../table/verdict/said.ts';

/** What stands in the place of an answer where nothing that happened was understood. */
const LOST: Said = {
	bold: 'No answer yet: nothing that happened was understood.',
	rest: 'Say it in short sentences, who does what to whom: “Amy attacks Gurdy”, “Ben plays Bomb! on Gurdy”.',
	no: false
};

/** The same where a question is asked of which nothing happens. */
const OF_RULES: Said = {
	bold: 'The rules are asked: nobody has done anything yet that could be judged.',
	rest: '',
	no: false
};

/** A verdict that answers no question; what is refused is so all the same. */
export const withoutReply = (one: ShownVerdict): ShownVerdict => ({
	...one,
	reply: one.refused ? one.reply : null,
	depends: one.depends && {
		...one.depends,
		outcomes: one.depends.outcomes.map((outcome) => ({ ...outcome, reply: null }))
	}
});

/** The same where it was only said how things are. */
const NOTHING_YET: Said = {
	bold: 'Nothing has happened yet.',
	rest: 'Say what somebody does, or what lies on the stack.',
	no: false
};

/** Whether nothing comes of a table, and nothing is refused. */
export const isNothing = (verdict: ShownVerdict | null): boolean =>
	verdict !== null && !verdict.refused && !verdict.depends && verdict.rules.length === 0;

/** What is said in place of an answer; null where there is one. */
export function insteadSaid({
	asks,
	isLost,
	isBare
}: {
	/** A question is asked that the rules answer. */
	readonly asks: boolean;
	/** Nothing that happened was understood. */
	readonly isLost: boolean;
	/** Nothing is told that could be judged. */
	readonly isBare: boolean;
}): Said | null {
	if (asks) return OF_RULES;
	if (isLost) return LOST;
	return isBare ? NOTHING_YET : null;
}

/** A name with a capital, behind another word. */
const NAME = /(?<=\S\s)\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}[\p{L}'’]*)*/gu;

/** The first name in words that nobody understood which is no player's: it may be a card of their own. */
export const nameIn = (words: string, players: readonly string[]): string | null =>
	(words.match(NAME) ?? []).find((name) => !players.includes(name)) ?? null;

/** Words as they were said: what was put into a title to tell whom it means is no word of them. */
const asSaid = (words: string): string => words.replace(/ \([^)]*\)/gu, '');

/** The same as they are compared. */
const plain = (words: string): string =>
	asSaid(words)
		.replace(/[^\p{L}\d]+/gu, ' ')
		.trim()
		.toLowerCase();

/** What is asked and has no answer of its own, in their own words: what the title asks, and what stands beside it. */
export function unanswered(
	questions: readonly string[],
	title: string,
	{ refused, unanswered: open }: Pick<ShownVerdict, 'refused' | 'unanswered'>
): readonly string[] {
	const ofTitle = plain(title);
	const beside = questions.filter((question) => !ofTitle.includes(plain(question)));
	const own = open.map(
		(asked) => questions.find((question) => plain(question) === plain(asked)) ?? asSaid(asked)
	);
	return refused ? own : [...own, ...beside];
}

/** A part of an answer: a question that is said again, or what replies. */
export interface Replied {
	readonly words: string;
	readonly asks: boolean;
}

/** A sentence with its question mark, from its first word; "? Card" is a card. */
const QUESTION = /(?:^|(?<=\. ))(?:(?!\. )[^?])*\?(?! Card)/gu;

/** What an answer says, with the questions that it says again told from what replies to them. */
export function repliesIn(answer: string): readonly Replied[] {
	const parts: Replied[] = [];
	let from = 0;
	for (const { 0: words, index } of answer.matchAll(QUESTION)) {
		if (index > from) parts.push({ words: answer.slice(from, index), asks: false });
		parts.push({ words, asks: true });
		from = index + words.length;
	}
	return from < answer.length ? [...parts, { words: answer.slice(from), asks: false }] : parts;
}
