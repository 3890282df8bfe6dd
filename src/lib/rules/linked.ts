import { GLOSSARY, TERM_IDS, type TermId } from './2023/glossary.ts';

/** A piece of a text: plain, or a word that the glossary explains. */
export interface Piece {
	readonly text: string;
	readonly term: TermId | null;
}

const WORDS = new Map<string, TermId>(
	TERM_IDS.flatMap((id) =>
		GLOSSARY[id].words.map((word): [string, TermId] => [word.toLowerCase(), id])
	)
);
/** The longest first, so that "attack roll" is not taken for "attack". */
const ANY_WORD = new RegExp(
	`(?<![\\p{L}\\p{N}-])(${[...WORDS.keys()]
		.sort((a, b) => b.length - a.length)
		.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&'))
		.join('|')})(?![\\p{L}\\p{N}-])`,
	'giu'
);

/** A text in pieces: each word of the glossary is one where it first stands. */
export function linked(text: string): readonly Piece[] {
	const seen = new Set<TermId>();
	const pieces: Piece[] = [];
	let plain = '';
	const close = (): void => {
		if (plain !== '') pieces.push({ text: plain, term: null });
		plain = '';
	};
	for (const part of text.split(ANY_WORD)) {
		const term = WORDS.get(part.toLowerCase());
		if (term === undefined || seen.has(term)) plain += part;
		else {
			close();
			seen.add(term);
			pieces.push({ text: part, term });
		}
	}
	close();
	return pieces;
}
