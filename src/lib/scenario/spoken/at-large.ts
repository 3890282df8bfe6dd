import { ASKING, HELPING } from './asking-words.ts';
import type { Reader } from './reader.ts';

const ASKS: ReadonlySet<string> = new Set([...ASKING, ...HELPING]);

/**
 * Whether a text asks how the rules are, of no table: all of it asks, and it names nobody, no card and no number.
 * "If I die on my turn, does it end?" does; "if I die to Gurdy …" and "Ben died. Does his turn end?" do not.
 * @param text as it was said: what says it plainly may tell a part of it apart.
 */
export function asksAtLarge(text: string, { tokens, people, mentioned }: Reader): boolean {
	if (mentioned.size > 0 || /\d/u.test(text)) return false;
	if (tokens.some((_, i) => people.at(i) !== null)) return false;
	const sentences = text.match(SENTENCE) ?? [];
	return sentences.length > 0 && sentences.every(asks);
}

/** A sentence that has a letter, with its marks. */
const SENTENCE = /[^.!?;\n…]*\p{L}[^.!?;\n…]*[.!?;\n…]*/gu;

/** Whether a sentence asks: by its mark, by the word that it begins with, or by one behind "if" or "when". */
function asks(sentence: string): boolean {
	if (sentence.includes('?')) return true;
	const said = (sentence.match(/[\p{L}'’]+/gu) ?? []).map((word) =>
		word.toLowerCase().replace(/['’]/gu, '')
	);
	const [first = ''] = said;
	return SUPPOSES.has(first) ? said.slice(1).some((word) => ASKS.has(word)) : ASKS.has(first);
}

/** Words that a case begins with, of which something is asked: "if I die do I lose my turn". */
const SUPPOSES: ReadonlySet<string> = new Set(['if', 'when', 'once', 'after', 'while']);
