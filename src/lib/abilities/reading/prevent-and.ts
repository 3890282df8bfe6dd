/**
 * "If you would die, prevent death and lose 5¢.": what is done so in place of a death, or of damage, is what happens instead
 * of it, "lose 5¢ instead" (5.2, 6.25). What says "when" triggers, and is left as it is.
 */
import { bySentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

/** What would happen, and how it is said that it does not. */
const WOULD = [
	{ would: 'die', prevent: ['death', 'that death', 'the death', 'it'] },
	{ would: 'damage', prevent: ['that damage', 'the damage', 'it'] }
].map(({ would, prevent }) => ({
	would,
	prevent: prevent.map((what) => ['prevent', ...what.split(' ')])
}));
const JOINS: ReadonlySet<string> = new Set(['and', 'then']);

/**
 * The tokens of a text, with what is done besides that something is prevented as what is done instead of it; where more
 * sentences go on with it, they are left as they are.
 */
export const preventAnd = (tokens: readonly Token[]): readonly Token[] =>
	bySentence(tokens, (sentence, isLine) => (isLine ? instead(sentence) : sentence));

/** Where a part of a list stands, with what joins it to the others. */
interface Part {
	readonly from: number;
	readonly to: number;
}

function instead(sentence: readonly Token[]): readonly Token[] {
	const stems = sentence.map(({ stem }) => stem);
	if (stems[0] !== 'if' || stems.includes('instead') || stems.includes('may')) return sentence;
	const event = stems.indexOf('would');
	const last = stems.at(-1) === '.' ? stems.length - 1 : stems.length;
	const part = event < 0 ? null : preventing(stems, event);
	const place = sentence[last - 1];
	if (!part || !place) return sentence;
	const { from, to } = part;
	const word = (stem: string): Token => ({ stem, from: place.from, to: place.to, opens: false });
	const isFirst = !sentence.slice(event, from).some(({ comma }) => comma === true);
	const isJoined = JOINS.has(stems[from - 1] ?? '');
	if (!isJoined && sentence[from]?.comma !== true) return sentence;
	// Nothing else is done: that it does not happen is all.
	if (isFirst && to === last)
		return stems[event + 1] === 'die'
			? [...sentence.slice(0, from + 1), word('that'), ...sentence.slice(last)]
			: sentence;
	const isListed = to === last || JOINS.has(stems[to] ?? '') || sentence[to]?.comma === true;
	if (!isListed) return sentence;
	const before = to === last && isJoined ? from - 1 : from;
	const joins = isFirst && JOINS.has(stems[to] ?? '');
	const [next, ...rest] = sentence.slice(joins ? to + 1 : to, last);
	return [
		...sentence.slice(0, before),
		...(next ? [isFirst ? { ...next, comma: true as const } : next, ...rest] : []),
		word('instead'),
		...sentence.slice(last)
	];
}

/** Where it is said that what would happen is prevented. */
function preventing(stems: readonly string[], event: number): Part | null {
	for (const { would, prevent } of WOULD) {
		const at = stems.indexOf(would, event);
		if (at < 0 || stems[event + 1] !== (would === 'die' ? 'die' : 'take')) continue;
		for (let from = at; from < stems.length; from += 1) {
			const found = prevent.find((words) => words.every((word, i) => stems[from + i] === word));
			if (found) return { from, to: from + found.length };
		}
	}
	return null;
}
