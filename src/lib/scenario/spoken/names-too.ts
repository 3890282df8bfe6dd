import { HELPING } from './asking-words.ts';
import { ENDS } from './tokens.ts';
import type { Token } from './token.ts';
import { isOwnWord, verbOf } from './vocabulary.ts';

/** Words that people are called by as well. */
export const WORDS_TOO: ReadonlySet<string> = new Set(
	`hope faith joy grace chase mark bill will may rose art dawn till angel august gene guy hunter jade lance rich rocky rusty
	sandy sky sunny woody raven summer violet per pearl ruby sol nova ward wade sterling melody ash ren sana ama odd german miles grant urban marine christian peer chip bass gene una herb wolf edit bosses`.split(
		/\s+/u
	)
);

/** The same of which no sentence begins with one before a verb, but as a name. */
const ALONE = /^(?:mark|will|drew|bill|grant|chip|art|rich|faith|hope|joy|grace|dawn|herb|rose)$/u;

/** "Will uses Boomerang", "mark plays Joker": whether a word of ours is somebody's name where it stands. */
export function isNameToo(
	tokens: readonly Token[],
	index: number,
	doesNow: (index: number) => boolean
): boolean {
	const token = tokens[index];
	if (!token || !doesNow(index + 1)) return false;
	const before = tokens[index - 1];
	const opens = before === undefined || ENDS.has(before.text);
	// "Will Guppy's Paw save me?", "may Tammy's Head be used?": that is asked.
	if (opens && HELPING.includes(token.text) && isAsked(tokens, index)) return false;
	if (token.capital && WORDS_TOO.has(token.text) && isOwnWord(token.text)) return true;
	const next = tokens[index + 1]?.text ?? '';
	return opens && ALONE.test(token.text) && /s$/u.test(next) && verbOf(next)?.tense === 'now';
}

/** Whether what stands up to the next mark is a question. */
function isAsked(tokens: readonly Token[], index: number): boolean {
	const mark = tokens.slice(index).find(({ text }) => ENDS.has(text) || text === ',');
	return mark?.text === '?';
}

/** "Sissel didn't like that": what somebody does not do. */
export function isDenying(tokens: readonly Token[], index: number): boolean {
	const token = tokens[index];
	return (
		token?.capital === true &&
		!/(?:thing|body|one)$/u.test(token.text) &&
		/^(?:did|does|has|is|was|wo|would|could|ca|had)n['’]?t$/u.test(tokens[index + 1]?.text ?? '')
	);
}

/** "Someone else's turn": nobody who is called so. */
export const isOfOthers = (tokens: readonly Token[], index: number): boolean =>
	/^elses?$/u.test(tokens[index]?.text.replace(/['’]/gu, '') ?? '') &&
	/^(?:(?:some|any|every)(?:one|body)|player)$/u.test(tokens[index - 1]?.text ?? '');
