import { anyOf, skip, type Reader } from './reader.ts';
import type { Match } from './said.ts';
import type { Said } from './clause.ts';
import { whoAt } from './who.ts';

/** "After that" before somebody who does something, where a sentence begins: what they did before has resolved by then. */
export function laterAt(reader: Reader, at: number): Match<Said> | null {
	const isFirst = at > 0 && /^[.!;\n]$/u.test(reader.tokens[at - 1]?.text ?? '');
	const to = isFirst
		? anyOf(reader, at, 'after that|this ,|', 'afterwards|afterward|later ,|')
		: -1;
	return to >= 0 && whoAt(reader, skip(reader, to)) !== null
		? { to, value: [{ say: 'later' }] }
		: null;
}
