/**
 * "While you have 0 souls, you have +1 HP and +1 ATK." says two things that are so, each for as long, for whom and by
 * how much the sentence says. It is read as two sentences.
 */
import { bySentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

/** The tokens of a text, every sentence that changes several stats told once for each of them. */
export function eachStatApart(tokens: readonly Token[]): readonly Token[] {
	return bySentence(tokens, apart);
}

/** What is done and passes, and what somebody else says: none of it is so by itself. */
const DONE: ReadonlySet<string> = new Set(['↷', '$', '"', 'till', 'until', 'time', 'when', 'may']);

function apart(sentence: readonly Token[]): readonly Token[] {
	const stems = sentence.map(({ stem }) => stem);
	if (stems.some((stem, i) => DONE.has(stem) && !(i === 0 && isState(stems)))) return sentence;
	const alone = sentence[0]?.opens === true ? changesFrom(stems, 0) : [];
	if (alone.length > 1) return told(sentence, 0, alone);
	for (const [i, stem] of stems.entries()) {
		const changes = stem === 'have' ? changesFrom(stems, i + 1) : [];
		if (changes.length > 1) return told(sentence, i + 1, changes);
	}
	return sentence;
}

/** "When this has at most 2 HP, …" says how long it is so. */
const isState = ([when, , be]: readonly string[]): boolean =>
	when === 'when' && (be === 'be' || be === 'have');

/** Part of a sentence. */
interface Change {
	readonly from: number;
	readonly to: number;
}

/** "+1 HP and -1 to attack rolls" at a place: where each of them stands. */
function changesFrom(stems: readonly string[], at: number): readonly Change[] {
	const changes: Change[] = [];
	for (let from = at, to = changeEnd(stems, at); to !== null; to = changeEnd(stems, from)) {
		changes.push({ from, to });
		from = stems[to] === 'and' ? to + 1 : to;
	}
	return changes;
}

const STATS: ReadonlySet<string> = new Set([
	'hp',
	'health',
	'heart',
	'atk',
	'attack',
	'evasion',
	'dc'
]);

const WHOSE: ReadonlySet<string> = new Set(['your', 'their']);

/** Where "+1 HP" ends that stands at a place; null where there is no such thing. */
function changeEnd(stems: readonly string[], at: number): number | null {
	const [sign = '', amount = '', stat = '', ...more] = stems.slice(at, at + 6);
	if (!/^[+-]$/u.test(sign) || !/^\d+$/u.test(amount)) return null;
	if (STATS.has(stat)) return at + 3;
	const rolls = stat === 'to' ? (WHOSE.has(more[0] ?? '') ? more.slice(1) : more) : [];
	const ofRolls = (rolls[0] === 'attack' || rolls[0] === 'dice') && rolls[1] === 'roll';
	return ofRolls ? at + 5 + more.length - rolls.length : null;
}

/** The whole sentence for each of its changes, the later ones where their own words stand. */
function told(
	sentence: readonly Token[],
	first: number,
	changes: readonly Change[]
): readonly Token[] {
	const rest = sentence.slice(changes.at(-1)?.to);
	return changes.flatMap(({ from, to }, i) => {
		const place = sentence[i === 0 ? 0 : from - 1]?.from ?? 0;
		const own = [...sentence.slice(0, first), ...sentence.slice(from, to), ...rest].map(
			(token) => ({
				...token,
				from: Math.max(place, token.from),
				to: Math.max(place, token.to)
			})
		);
		const isOver = i === changes.length - 1 || own.at(-1)?.stem === '.';
		return isOver ? own : [...own, { stem: '.', from: place, to: place, opens: false }];
	});
}
