/**
 * "While you have 0 souls, you have -1 ATK and shop items you purchase cost 2¢ less." says two things that are so, each
 * for as long. It is read as two sentences. "Deal 1 damage to a monster and 2 damage to a player" deals twice.
 */
import { bySentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

/** What is so, and whom a second such thing is said of. */
const IS_SO: ReadonlySet<string> = new Set(['have', "can't", 'cost', 'be', 'may', 'take', 'count']);
const SUBJECTS: ReadonlySet<string> = new Set([
	'you',
	'this',
	'it',
	'shop',
	'monster',
	'player',
	'other',
	'attack',
	'each'
]);
/** What is done, and passes: none of it is so by itself. */
const DONE: ReadonlySet<string> = new Set([
	'↷',
	'$',
	'"',
	'till',
	'until',
	'time',
	'when',
	'would',
	'then'
]);

/** The tokens of a text, with each thing that is so, or dealt, told apart. */
export function eachSoApart(tokens: readonly Token[]): readonly Token[] {
	return bySentence(tokens, (sentence) => eachDealt(apart(watchedApart(asItIs(sentence)))));
}

/** "Till end of turn, you have +1 ATK and each time you roll a 6, loot 1.": what is so, and what is waited for, as long. */
function watchedApart(sentence: readonly Token[]): readonly Token[] {
	const stems = sentence.map(({ stem }) => stem);
	const begins = TILL_END.every((stem, i) => stems[i] === stem);
	const and = stems.findIndex((_, at) => AND_WATCHED.every((one, i) => stems[at + i] === one));
	const place = sentence[and];
	if (!begins || and < 0 || !place || stems.slice(TILL_END.length, and).includes('time'))
		return sentence;
	const said = ['.', ...TILL_END].map((stem): Token => ({ ...place, stem, opens: false }));
	return [...sentence.slice(0, and), ...said, ...sentence.slice(and + 1)];
}
const TILL_END = ['till', 'end', 'of', 'turn'];
const AND_WATCHED = ['and', 'each', 'time'];

/** "This gains +1 HP for each counter on it.", on a line of its own: so it is, and nothing has happened. */
function asItIs(sentence: readonly Token[]): readonly Token[] {
	const [who, gain, sign, ...rest] = sentence;
	const isState =
		who?.opens === true &&
		WHO_GAINS.has(who.stem) &&
		gain?.stem === 'gain' &&
		(sign?.stem === '+' || sign?.stem === '-') &&
		rest.some(({ stem }, at) => stem === 'for' && rest[at + 1]?.stem === 'each') &&
		rest.every(({ stem }) => !PASSES.has(stem));
	return isState ? [who, { ...gain, stem: 'have' }, sign, ...rest] : sentence;
}
const WHO_GAINS: ReadonlySet<string> = new Set(['this', 'you', 'monster', 'player']);
const PASSES: ReadonlySet<string> = new Set([
	'till',
	'until',
	'turn',
	'time',
	'treasure',
	'first',
	'next'
]);

function apart(sentence: readonly Token[]): readonly Token[] {
	const [first] = sentence;
	if (first?.stem !== 'while' || sentence.some(({ stem }) => DONE.has(stem))) return sentence;
	const commas = sentence.filter(({ comma }) => comma);
	const comma = sentence.findIndex((token) => token.comma);
	if (commas.length !== 1) return sentence;
	const and = sentence.findIndex(
		({ stem }, at) => at > comma && stem === 'and' && SUBJECTS.has(sentence[at + 1]?.stem ?? '')
	);
	const isSo = (from: number, to: number): boolean =>
		sentence.slice(from, to).some(({ stem }) => IS_SO.has(stem));
	if (and < 0 || !isSo(comma, and) || !isSo(and, sentence.length)) return sentence;
	const place = sentence[and]?.from ?? first.from;
	const condition = sentence.slice(0, comma).map((token): Token => ({
		...token,
		from: place,
		to: place
	}));
	return [
		...sentence.slice(0, and),
		{ stem: '.', from: place, to: place, opens: false },
		...condition,
		...sentence.slice(and + 1)
	];
}

/** "… and 2 damage to …": dealt with its own verb, at the same time. */
function eachDealt(sentence: readonly Token[]): readonly Token[] {
	const stems = sentence.map(({ stem }) => stem);
	const deal = stems.indexOf('deal');
	const and = stems.findIndex((_, at) => at > deal && AND_DAMAGE.every((one) => one(stems, at)));
	const verb = sentence[deal];
	if (!verb || and < 0 || !/^\d+$/u.test(stems[deal + 1] ?? '')) return sentence;
	const stopped = stems.at(-1) === '.' ? -1 : sentence.length;
	const last = sentence.at(-1) ?? verb;
	const then = [
		{ ...verb, stem: 'then', opens: false },
		{ ...verb, opens: false }
	];
	const together = ['at', 'the', 'same', 'time'].map((stem) => ({ ...last, stem, opens: false }));
	return [
		...sentence.slice(0, and),
		...then,
		...sentence.slice(and + 1, stopped),
		...together,
		...sentence.slice(stopped)
	];
}
const AND_DAMAGE: readonly ((stems: readonly string[], at: number) => boolean)[] = [
	(stems, at) => stems[at] === 'and',
	(stems, at) => /^\d+$/u.test(stems[at + 1] ?? ''),
	(stems, at) => stems[at + 2] === 'damage' && stems[at + 3] === 'to'
];
