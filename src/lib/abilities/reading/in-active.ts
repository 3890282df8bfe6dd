/**
 * "Each time a soul is gained by another player, loot 1." says first what it is done to. It is read as "Each time
 * another player gains a soul, loot 1."
 */
import { bySentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

/** What is done to something, and whoever does it, where nobody is named. */
const DONE: Readonly<Record<string, readonly [verb: string, isDoneByAnybody: boolean]>> = {
	bought: ['purchase', true],
	declared: ['declare', true],
	destroyed: ['destroy', false],
	discarded: ['discard', true],
	gained: ['gain', true],
	killed: ['kill', false],
	missed: ['miss', true],
	played: ['play', true],
	purchased: ['purchase', true],
	recharged: ['recharge', false],
	rolled: ['roll', true],
	stolen: ['steal', true]
};
const EVENTS: readonly (readonly string[])[] = [['each', 'time'], ['when'], ['whenever']];
const BY_WHOM: ReadonlySet<string> = new Set(['you', 'player', 'monster', 'this']);

/** The tokens of a text, what is done by somebody said of who does it. */
export const inActive = (tokens: readonly Token[]): readonly Token[] => bySentence(tokens, told);

function told(sentence: readonly Token[]): readonly Token[] {
	const opening = EVENTS.find((words) => words.every((word, i) => sentence[i]?.stem === word));
	const comma = sentence.findIndex((token) => token.comma);
	const be = sentence.findIndex(({ stem }) => stem === 'be');
	const done = sentence[be + 1];
	const verb = done === undefined ? undefined : DONE[done.stem];
	if (!opening || !done || !verb || be <= opening.length || comma < be + 2) return sentence;
	const head = sentence.slice(0, opening.length);
	const what = sentence.slice(opening.length, be);
	if (what.some(({ stem }) => stem === 'or' || stem === 'would')) return sentence;
	const isThis = what.length === 1 && what[0]?.stem === 'this';
	const rest = sentence.slice(be + 2, comma);
	const effect = sentence.slice(comma);
	const isBy = rest[0]?.stem === 'by';
	const end = isBy ? rest.findIndex(({ stem }) => BY_WHOM.has(stem)) : -1;
	// "A player is killed by another player": another than who is killed.
	const isOther = rest.some(({ stem }) => stem === 'another' || stem === 'other');
	if (isThis && (isBy || verb[0] !== 'kill')) return sentence;
	if (isBy && (end < 0 || (isOther && what.some(({ stem }) => stem === 'player')))) return sentence;
	const who = isBy ? rest.slice(1, end + 1) : anybody(done);
	const more = isBy ? rest.slice(end + 1) : rest;
	if (!isBy && verb[0] === 'kill')
		return [...head, ...what, { ...done, stem: 'die', third: true }, ...more, ...effect];
	if (!isBy && !verb[1]) return sentence;
	const { third: _, ...plain } = done;
	const does: Token = {
		...plain,
		stem: verb[0],
		...(who.at(-1)?.stem === 'you' ? {} : { third: true as const })
	};
	return [...head, ...who, does, ...what, ...more, ...effect];
}

const anybody = (place: Token): readonly Token[] =>
	['a', 'player'].map((stem): Token => ({ stem, from: place.from, to: place.from, opens: false }));
