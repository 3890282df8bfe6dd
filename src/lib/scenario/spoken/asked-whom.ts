import { isSelfSaid } from './others-meant.ts';
import type { Talk } from './discourse.ts';
import { is, type Reader } from './reader.ts';
import { usualPronoun } from './usual-pronouns.ts';

/** A name to be written behind a word of a question: whom the word means. */
export interface Meant {
	/** Behind which letter of the text. */
	readonly to: number;
	readonly name: string;
}

/**
 * Whom "I", "he" and "she" mean in a question, where it can be only one: who reads the title alone sees it too.
 * Each is named once.
 * @param from the first token of the question.
 */
export function whomAsked(reader: Reader, from: number, to: number, talk: Talk): readonly Meant[] {
	const { nameless, plan, pronouns } = talk;
	const others = plan.names.filter((name) => !isSelfSaid(talk, name));
	const named = new Set<string>();
	const meant: Meant[] = [];
	/**
	 * Who may be called so: of several the one who was, or, where no monster may be meant, those of whom most people
	 * know it by their name.
	 */
	const fitting = (pronoun: 'he' | 'she'): readonly string[] => {
		const all = others.filter((name) => (pronouns.get(name) ?? pronoun) === pronoun);
		const called = all.filter(
			(name) => pronouns.has(name) && (usualPronoun(name) ?? pronoun) === pronoun
		);
		if (all.length === 1 || called.length === 1) return all.length === 1 ? all : called;
		return plan.monsters.length > 0
			? all
			: all.filter((name) => (usualPronoun(name) ?? pronoun) === pronoun);
	};
	for (let i = from; i < to; i++) {
		const token = reader.tokens[i];
		// "Is he right?": whoever claimed it, who may not sit at the table.
		if (!token || is(reader, i + 1, 'right', 'correct', 'wrong')) continue;
		const pronoun = is(reader, i, 'he', 'him') ? 'he' : is(reader, i, 'she') ? 'she' : null;
		const [only, ...more] = pronoun === null ? [] : fitting(pronoun);
		const name = is(reader, i, 'i', 'me')
			? plan.names.includes(nameless.writer)
				? nameless.writer
				: undefined
			: more.length === 0
				? only
				: undefined;
		if (name === undefined || named.has(name)) continue;
		named.add(name);
		meant.push({ to: token.to, name });
	}
	return meant;
}
