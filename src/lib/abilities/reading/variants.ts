/** Other ways to say things: each is taken for our own words before a text is read. */
import { tokensOf, type Token } from './tokens.ts';
import { VARIANTS } from './variants/index.ts';

interface Read {
	readonly theirs: readonly string[];
	readonly ours: readonly string[];
	/** Whether it is said at the beginning of a line alone. */
	readonly opens: boolean;
}
const stems = (text: string): readonly string[] =>
	text
		.split(/(?<=#th)|(?=#th)|(?<=[#*+])(?!th)|(?=[*+])|(?=#(?!th))/u)
		.flatMap((part) =>
			part === '#th' || part === '#' || part === '*'
				? [part]
				: tokensOf(part).map(({ stem }) => stem)
		);

const BY_FIRST: ReadonlyMap<string, readonly Read[]> = VARIANTS.reduce((known, [theirs, ours]) => {
	const one = {
		theirs: stems(theirs.replace('^ ', '')),
		ours: stems(ours),
		opens: theirs.startsWith('^')
	};
	const [first = ''] = one.theirs;
	return known.set(first, [...(known.get(first) ?? []), one]);
}, new Map<string, readonly Read[]>());

/** The tokens of a text, other words replaced by ours; they keep the places of what they replace. */
export function inOurWords(tokens: readonly Token[]): readonly Token[] {
	const said: Token[] = [];
	for (let at = 0; at < tokens.length;) {
		const first = tokens[at];
		if (!first) break;
		const variants = [
			...(BY_FIRST.get(first.stem) ?? []),
			...(/^\d+$/u.test(first.stem) ? (BY_FIRST.get('#') ?? []) : [])
		];
		const found = variants
			.filter(({ opens }) => !opens || first.opens)
			.filter(({ theirs }) => theirs.every((stem, i) => fits(stem, tokens[at + i]?.stem ?? '')))
			.sort((a, b) => b.theirs.length - a.theirs.length)[0];
		if (!found) {
			said.push(first);
			at += 1;
			continue;
		}
		said.push(...replaced(found, tokens.slice(at, at + found.theirs.length)));
		at += found.theirs.length;
	}
	return said;
}

const fits = (stem: string, token: string): boolean =>
	stem === token ||
	(stem === '#' && /^\d+$/u.test(token)) ||
	(stem === '#th' && ORDINAL.test(token)) ||
	(stem === '*' && token !== '');
const ORDINAL = /^\d+(?:th|st|nd|rd)$/u;

function replaced({ theirs, ours }: Read, tokens: readonly Token[]): readonly Token[] {
	const open = (mark: string): string[] =>
		theirs.flatMap((stem, i) =>
			stem === mark || (mark === '#' && stem === '#th') ? [tokens[i]?.stem ?? ''] : []
		);
	const numbers = open('#').map((stem) => stem.replace(/\D+$/u, ''));
	const kept = { '#': numbers, '*': open('*') };
	const taken = { '#': 0, '*': 0 };
	// What is said twice in our words is said once in theirs: the last one counts again.
	const next = (mark: '#' | '*'): string => {
		const stem = kept[mark][Math.min(taken[mark], kept[mark].length - 1)] ?? '';
		taken[mark] += 1;
		return stem;
	};
	const [from, to] = [tokens[0]?.from ?? 0, tokens.at(-1)?.to ?? 0];
	return ours.map((stem, i) => ({
		stem: stem === '#' || stem === '*' ? next(stem) : stem,
		from,
		to,
		opens: i === 0 && (tokens[0]?.opens ?? false),
		...(i === 0 && tokens[0]?.comma ? { comma: true as const } : {})
	}));
}
