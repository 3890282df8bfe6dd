/**
 * "Each time you gain or lose ¢, loot 1." waits for two things. It is read as two abilities, one for each: what is done
 * is said of both. A first time in a turn is one for both, and is left as it is.
 */
import type { Token } from './tokens.ts';

/** What somebody does, or what happens to somebody, that can be waited for. */
const HAPPENS: ReadonlySet<string> = new Set([
	'activate',
	'attack',
	'deal',
	'destroy',
	'die',
	'discard',
	'gain',
	'heal',
	'hit',
	'kill',
	'loot',
	'lose',
	'miss',
	'play',
	'purchase',
	'recharge',
	'roll',
	'steal',
	'take'
]);
/** What a verb of these is the name of a thing before. */
const THINGS: ReadonlySet<string> = new Set(['card', 'roll', 'deck', 'discard', 'ability', 'step']);
const EVENTS: readonly (readonly string[])[] = [['each', 'time'], ['when'], ['whenever']];

/** The tokens of a text, each line that waits for either of two things told once for each of them. */
export function eitherEvent(tokens: readonly Token[]): readonly Token[] {
	if (!tokens.some(({ stem }) => stem === 'or')) return tokens;
	return linesOf(tokens).flatMap(told);
}

function linesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
	const starts = tokens.flatMap(({ opens }, at) => (at === 0 || opens ? [at] : []));
	return starts.map((start, i) => tokens.slice(start, starts[i + 1]));
}

function told(line: readonly Token[]): readonly Token[] {
	const opening = EVENTS.find((words) => words.every((word, i) => line[i]?.stem === word));
	const comma = line.findIndex((token) => token.comma);
	if (!opening || comma < 0) return line;
	const verb = nextVerb(line, opening.length, comma);
	const or = line.findIndex(({ stem }, at) => at > verb && at < comma && stem === 'or');
	const other = or < 0 ? -1 : nextVerb(line, or + 1, comma);
	if (verb < 0 || other < 0 || !isBegun(line.slice(or + 1, other))) return line;
	if (isOne(line.slice(0, comma), [line[verb]?.stem, line[other]?.stem])) return line;
	if (line.slice(or + 1, comma).some(({ stem }) => stem === 'or')) return line;
	const both = or === verb + 1 && !ALONE.has(line[verb]?.stem ?? '');
	// "Each time you loot or gain ¢ on your turn": whether that is said of the first too, nobody knows.
	if (!both && saysWhen(line.slice(other, comma)) && !saysWhen(line.slice(verb, or))) return line;
	const shared = both ? line.slice(other + 1, comma) : [];
	const done = line.slice(comma);
	const who = line.slice(0, other > or + 1 ? opening.length : verb);
	const place = line[or]?.from ?? 0;
	// What is said of both stands where the second begins.
	const again = who.map((token): Token => ({ ...token, from: place, to: place }));
	return [
		...line.slice(0, or),
		...shared,
		...done,
		...again,
		...line.slice(or + 1, comma),
		...done
	].map((token): Token => ({ ...token, parted: true }));
}
/** Whether it can be one and the same that happens: damage that somebody deals to themselves they take as well. */
const isOne = (
	event: readonly Token[],
	[first, second]: readonly (string | undefined)[]
): boolean =>
	(first === 'gain' && second === 'purchase') ||
	([first, second].sort().join(' ') === 'deal take' &&
		!event.some(({ stem }) => stem === 'combat'));

/** Whether words say when or where it counts. */
const saysWhen = (words: readonly Token[]): boolean => words.some(({ stem }) => WHEN.has(stem));
const WHEN: ReadonlySet<string> = new Set([
	'against',
	'during',
	'from',
	'if',
	'on',
	'outside',
	'while'
]);

/** What is done to nothing. */
const ALONE: ReadonlySet<string> = new Set(['attack', 'die', 'heal', 'loot', 'roll']);

/** Where a verb stands between two places; -1 for nowhere. */
const nextVerb = (line: readonly Token[], from: number, to: number): number =>
	line.findIndex(
		({ stem }, at) =>
			at >= from && at < to && HAPPENS.has(stem) && !THINGS.has(line[at + 1]?.stem ?? '')
	);

/** Whether the words before a verb are whoever does it, or none: "a 1 or another player rolls". */
const isBegun = (words: readonly Token[]): boolean =>
	words.length === 0 || (words.length <= 3 && WHO.has(words[words.length - 1]?.stem ?? ''));
const WHO: ReadonlySet<string> = new Set(['you', 'they', 'player', 'monster', 'this', 'it']);
