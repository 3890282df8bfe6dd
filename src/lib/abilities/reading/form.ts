/** Forms as the reading looks for them: their words by stems, and their holes between. */
import type { Part } from '../english/form.ts';
import { pluralOf, thirdOf } from '../english/inflection.ts';
import type { Hole } from '../english/hole.ts';
import { tokensOf } from './tokens.ts';

export type Role = 'subject' | 'object' | 'possessive';

/** What is looked for in a text: a word by its stem, or what can stand in a place. */
export type Piece =
	| string
	| { readonly mark: 'hole'; readonly hole: Hole<unknown>; readonly role: Role }
	/** What the deck is called that is spoken of around it. */
	| { readonly mark: 'deck' }
	/** Whom something would happen to. */
	| { readonly mark: 'whom' };

/** Every way to find the parts of a form in a text: "their own" is said with or without a name. */
export function piecesOfForm(parts: readonly Part[]): readonly (readonly Piece[])[] {
	return parts.reduce<readonly (readonly Piece[])[]>(
		(ways, part, i) => {
			const more = waysOf(part, typeof parts[i - 1] === 'object');
			return ways.flatMap((way) => more.map((one) => [...way, ...one]));
		},
		[[]]
	);
}

function waysOf(part: Part, behindHole: boolean): readonly (readonly Piece[])[] {
	if (typeof part === 'string') return [stems(behindHole ? part.replace(/^s\b/u, '') : part)];
	if (part.as === 'deck') return [[{ mark: 'deck' }]];
	if (part.as === 'they') return [stems(part.verb), stems(`they ${part.verb}`)];
	if (part.as === 'who') return [stems(part.verb), [{ mark: 'whom' }, ...stems(part.verb)]];
	const { hole } = part;
	const as = (role: Role): Piece => ({ mark: 'hole', hole, role });
	switch (part.as) {
		case 'object':
		case 'alone':
			return [[as('object')]];
		case 'possessive':
			return [[as('possessive')]];
		case 'own':
			return [stems('their'), [as('possessive')]];
		case 'subject':
			return [pluralOf(part.verb), thirdOf(part.verb)]
				.map((verb) => stems(verb))
				.filter((verb, i, all) => i === 0 || verb.join(' ') !== all[0]?.join(' '))
				.map((verb) => [as('subject'), ...verb]);
	}
}

/** Words within a sentence: "-" is no sign of an option there. */
export const stems = (words: string): readonly string[] =>
	tokensOf(`so ${words}`)
		.slice(1)
		.map(({ stem }) => stem);
