import { numberIn } from './tokens.ts';
import type { Token } from './token.ts';
import { TURNS_OF_PHRASE } from './turns-of-phrase.ts';

/** What the words of a text are, as far as that is known before it is read. */
interface Known {
	readonly isPerson: (index: number) => boolean;
	/** Whether somebody is named there, and nothing of theirs: "Tess". */
	readonly isNobodys: (index: number) => boolean;
	/** How many words a card's name has that begins there; 0 where none does. */
	readonly cardAt: (index: number) => number;
}

/** The words of a text in a row, and where each begins. */
function rowOf(
	tokens: readonly Token[],
	{ isPerson, cardAt }: Pick<Known, 'isPerson' | 'cardAt'>
): { readonly text: string; readonly starts: readonly number[] } {
	let text = '';
	const starts: number[] = [];
	let ends = 0;
	for (const [index, token] of tokens.entries()) {
		// "3 cents" is an amount, and "Two of Clubs" a card.
		const isNumber = numberIn(token) !== null && (token.kind === 'number' || cardAt(index) < 3);
		const length = index < ends || isPerson(index) || isNumber ? 0 : cardAt(index);
		const mark = isPerson(index) ? '@' : index < ends ? '+' : length > 0 ? '#' : '';
		if (length > 0) ends = index + length;
		if (text !== '') text += ' ';
		starts.push(text.length);
		text += mark + token.bare;
	}
	return { text, starts };
}

/** The tokens of a stretch of the row. */
function tokensIn(
	tokens: readonly Token[],
	starts: readonly number[],
	from: number,
	to: number
): readonly Token[] {
	return tokens.filter((_, i) => {
		const start = starts[i] ?? 0;
		return start >= from && start < to;
	});
}

/** A text with each turn of phrase said plainly; every new word stands where the old ones did. */
export function saidPlainly(
	tokens: readonly Token[],
	knownOf: (tokens: readonly Token[]) => Known
): readonly Token[] {
	let now = tokens;
	let known = knownOf(now);
	let row = rowOf(now, known);
	for (const { said, isSaid, plain } of TURNS_OF_PHRASE) {
		const { text, starts } = row;
		if (!isSaid.test(text)) continue;
		const next: Token[] = [];
		const [all, isNobodys] = [now, known.isNobodys];
		const bare = (token: Token): Token =>
			isNobodys(all.indexOf(token)) ? token : ownerless(token);
		let done = 0;
		let dropped: number | null = null;
		const keep = (kept: readonly Token[]): void => {
			const [one, ...more] = kept;
			if (one) next.push(dropped === null ? one : { ...one, from: dropped }, ...more);
			if (one) dropped = null;
		};
		for (const found of text.matchAll(said)) {
			const { indices } = found;
			const end = found.index + found[0].length;
			const old = tokensIn(now, starts, found.index, end);
			const first = old[0];
			const last = old.at(-1);
			if (!first || !last || !indices) continue;
			keep(tokensIn(now, starts, done, found.index));
			done = end;
			const fresh = plain
				.split(' ')
				.filter((word) => word !== '')
				.flatMap((word): readonly Token[] => {
					const group = /^\$(\d)(['s]?)$/u.exec(word);
					if (!group) return [wordAt(word, first)];
					const range = indices[Number(group[1])];
					const kept = range ? tokensIn(now, starts, range[0], range[1]) : [];
					if (group[2] === 's') return kept.map(owning);
					return group[2] === '' ? kept : kept.map(bare);
				});
			// What is left out before a mark or "and" belongs to the word before it.
			const before = next.at(-1);
			const after = now[now.indexOf(last) + 1];
			const endsThere = !after || after.kind === 'mark' || /^(?:and|but)$/u.test(after.bare);
			const isLast = fresh.length === 0 && endsThere;
			if (isLast && before && before.kind !== 'mark' && dropped === null)
				next[next.length - 1] = { ...before, to: last.to };
			else if (fresh.length === 0) dropped ??= first.from;
			keep(spread(fresh, first.from, last.to));
		}
		if (done === 0) continue;
		keep(tokensIn(now, starts, done, text.length + 1));
		now = next;
		known = knownOf(now);
		row = rowOf(now, known);
	}
	return now;
}

/** "Ben's" as "Ben". */
const ownerless = (token: Token): Token => {
	const text = token.text.replace(/(?:'s|'|s)$/u, '');
	return { ...token, text, bare: text };
};

/** "Ben" as "Ben's". */
const owning = (token: Token): Token => ({
	...token,
	text: `${token.text}'s`,
	bare: `${token.bare}s`
});

/** A word that is put in: it has no place of its own. */
const wordAt = (word: string, { from }: Token): Token => ({
	kind: /^\d+$/u.test(word) ? 'number' : /^[\p{L}]/u.test(word) ? 'word' : 'mark',
	text: word,
	bare: word,
	capital: false,
	from,
	to: from
});

/**
 * Tokens in a row between two places of the text, none before the one in front of it: what is told before its place
 * stands where that begins which it was put before.
 */
function spread(tokens: readonly Token[], from: number, to: number): readonly Token[] {
	let at = from;
	const last = tokens.at(-1);
	const isComma = last?.text === ',' && last.from === last.to;
	const lastOfText = tokens.length - (isComma && tokens.length > 1 ? 2 : 1);
	return tokens.map((token, i) => {
		// Of a clause that is told ahead of another: "on Lev's turn, can Ana attack?"
		const isPut = (one: Token): boolean => one.from === one.to;
		const breaks = tokens.findIndex((one, j) => j > i && isPut(one) && /^[.,]$/u.test(one.text));
		const isFirst = (one: Token): boolean => one.from === tokens[0]?.from;
		const later =
			breaks < 0 ? [] : tokens.slice(breaks).filter((one) => !isPut(one) && !isFirst(one));
		const first = Math.min(to, ...later.map((one) => one.from));
		const isAhead = token.kind !== 'mark' && !isPut(token) && token.from > first;
		// What stands behind a word or a comma that was put in begins where that was put in.
		const before = tokens[i - 1];
		const isBehindPut = before?.text === ',' && before.from === before.to;
		const start =
			i === 0 || at === from || isBehindPut ? at : Math.max(at, Math.min(token.from, to));
		const begins = isAhead ? Math.max(at, Math.min(first, start)) : start;
		const end = i >= lastOfText ? to : isAhead ? begins : Math.max(begins, Math.min(token.to, to));
		at = end;
		return { ...token, from: begins, to: end };
	});
}
