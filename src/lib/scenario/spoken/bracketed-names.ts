import type { CardKey } from '../../model/words.ts';
import { letters } from '../parse/span.ts';
import type { Naming } from './naming.ts';
import type { Token } from './token.ts';

/** The most tokens that a name with a bracket has: "Cube of Meat (The Unboxing of Isaac 2)". */
const LONGEST_BRACKETED = 12;
/** Marks in such a name, before its bracket closes. */
const IN_BRACKETED = /^[.!'(/+-]$/u;

/** "Gurdy (Alt Art)", "Pills! (white/blue)": a name with a bracket, written whole. */
export function bracketedAt(
	tokens: readonly Token[],
	index: number,
	whole: (name: string) => readonly CardKey[] | undefined
): Naming | null {
	let joined = '';
	let isOpen = false;
	for (let length = 1; length <= LONGEST_BRACKETED; length++) {
		const token = tokens[index + length - 1];
		if (!token) return null;
		if (token.text === ')') {
			const cards = isOpen ? whole(joined) : undefined;
			return cards ? { cards, length, form: 'name', off: 0, part: false } : null;
		}
		if (token.text === '(') isOpen = true;
		if (token.kind !== 'mark') joined += letters(token.text);
		else if (!IN_BRACKETED.test(token.text)) return null;
	}
	return null;
}
