/** "Choose one: gain 3¢, or loot 1.", "Each player chooses to lose 3¢ or take 1 damage.": options, said in one sentence. */
import { endOfSentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

/** The tokens of a text, with what is to choose from in a sentence as options in lines of their own. */
export function chosenInLine(tokens: readonly Token[]): readonly Token[] {
	const said: Token[] = [];
	for (let at = 0; at < tokens.length;) {
		const end = endOfSentence(tokens, at);
		const sentence = tokens.slice(at, end);
		// What follows on the line may be for one option or for all of them: nobody can say.
		said.push(...((tokens[end]?.opens ?? true) ? inLines(sentence) : sentence));
		at = end;
	}
	return said;
}

/** How options are introduced, before the first of them: in lines of their own they would begin one. */
const HEADS: readonly (readonly string[])[] = [
	...[':', '-'].flatMap((sign) => [
		['choose', '1', sign],
		['choose', '1', 'of', 'these', sign]
	]),
	['choose', ':'],
	['choose', 'to', 'either'],
	['choose', 'either', 'to'],
	['choose', 'to'],
	['choose', 'either'],
	['must', 'either']
];

/** What an option begins with. */
const DONE: ReadonlySet<string> = new Set([
	...['add', 'attack', 'cancel', 'copy', 'deactivate', 'deal', 'destroy', 'die', 'discard', 'each'],
	...['end', 'expand', 'flip', 'gain', 'give', 'have', 'heal', 'kill', 'look', 'loot', 'lose'],
	...['nothing', 'pay', 'prevent', 'put', 'recharge', 'remove', 'reroll', 'reveal', 'roll', 'skip'],
	...['steal', 'swap', 'take', 'they', 'this', 'you']
]);
const isDone = (one: Token | undefined): boolean => one !== undefined && DONE.has(one.stem);

function inLines(sentence: readonly Token[]): readonly Token[] {
	const [at, head] = headIn(sentence) ?? [];
	if (at === undefined || head === undefined) return sentence;
	const from = at + head.length;
	const to = sentence.at(-1)?.stem === '.' ? sentence.length - 1 : sentence.length;
	const options = optionsIn(sentence.slice(from, to));
	const place = sentence[at];
	if (options === null || !place) return sentence;
	const put = (stem: string, { from, to }: Token, opens = false): Token => ({
		stem,
		from,
		to,
		opens
	});
	return [
		...sentence.slice(0, at),
		{ ...place, stem: 'choose' },
		put('1', place),
		put('-', place),
		...options.flatMap((option) => {
			const [first = place, last = place] = [option[0], option.at(-1)];
			const words = option.map(({ comma: _, ...one }, i) => (i === 0 ? one : (option[i] ?? one)));
			return [put('•', first, true), ...words, put('.', last)];
		})
	];
}

/** The head of options, with its place, where one of them follows it in the line. */
function headIn(sentence: readonly Token[]): readonly [number, readonly string[]] | null {
	for (let at = 0; at < sentence.length; at += 1) {
		const head = HEADS.find((stems) => stems.every((stem, i) => sentence[at + i]?.stem === stem));
		if (head && isDone(sentence[at + head.length]) && !sentence[at + head.length]?.opens)
			return [at, head];
	}
	return null;
}

/** "a or b", "a, or b", "a, b, or c"; null where there is no telling where one ends. */
function optionsIn(words: readonly Token[]): readonly (readonly Token[])[] | null {
	const begins = (i: number): boolean => isDone(words[i]);
	const ors = words.flatMap(({ stem }, i) => (stem === 'or' && begins(i + 1) ? [i] : []));
	const stopped = ors.filter((i) => words[i]?.comma);
	const [last, ...more] = stopped.length > 0 ? stopped : ors;
	if (last === undefined || more.length > 0) return null;
	const commas = words.flatMap(({ comma }, i) => (comma && i > 0 && i < last ? [i] : []));
	// A comma within an option, or between two.
	if (commas.length > 0 && (stopped.length === 0 || !commas.every(begins))) return null;
	const starts = [0, ...commas, last + 1];
	const ends = [...commas, last, words.length];
	return starts.map((from, i) => words.slice(from, ends[i]));
}
