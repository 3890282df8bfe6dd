/** All the lines of a card: which of them belong to one ability, and which cannot be read. */
import { KEYWORDS, type Ability, type Keyword } from '../grammar.ts';
import {
	asksHpOfWhom,
	asksOfWaiting,
	goesOnWaiting,
	itCanBeThis,
	preventsTooLate,
	replacesLater,
	speaksOfNoAmount,
	waitsForNoDamage,
	waitsForNothing
} from './beyond.ts';
import {
	asksWhatItIsNot,
	choosesAsAThing,
	countsOnWhatIsGone,
	isSaidOtherwise,
	rollsNothingAgain,
	saysCannot,
	speaksOfNoKiller,
	speaksOfNobody,
	takesFromOneself
} from './beyond-words.ts';
import { keepingAmount } from './amount-kept.ts';
import { asksWhatChanges } from './asks-what-changes.ts';
import { asPrinted } from './as-printed.ts';
import { attackerAllTurn, lastingAlike, yoursToChoose } from './as-said.ts';
import { inOrder, ofWhatGoes } from './goes-at-once.ts';
import { lastsForNobody } from './lasts-for-nobody.ts';
import { leftToTheTable } from './left-to-the-table.ts';
import { abilityIn, type Unsaid } from './lines.ts';
import { likest } from './likest.ts';
import { asksOfDiscarded, saysItOfACard, saysItOfWhatCame } from './newly-put.ts';
import { playsUnasked } from './one-more-play.ts';
import { problemOf, tooMuchOf, type ReadingProblem } from './problem.ts';
import { MOST_FOR_A_CARD, MOST_FOR_HEADS, purseWith, unlessTooMuch, type Purse } from './purse.ts';
import { stemAt, textOf, type Text } from './rule.ts';
import { speaksOfTwo } from './two-players.ts';
import { countingCost, countsNothing } from './what-was-done.ts';
import { GRAMMAR } from './whole.ts';

/** An ability of a face, or keywords, with the words that say it and the line they begin on. */
export type FacePart = {
	readonly text: string;
	/** Counted from 1. */
	readonly line: number;
} & (
	| { readonly ability: Ability; readonly problem: ReadingProblem | null }
	| { readonly keywords: readonly Keyword[] }
	/** Marked so, or a quotation that nothing depends on: flavor text (2, gray text). */
	| { readonly flavor: true }
);

/** All that stands on a card. */
export interface Face {
	readonly parts: readonly FacePart[];
	/** What its reading has cost. */
	readonly cost: number;
}

/** One way to read on from a token, to another, at what price. */
interface Way {
	readonly end: number;
	readonly ability: Ability | null;
	readonly price: number;
}

/** What is read together is dearer than what can be read apart, and what cannot be read the dearest. */
const PRICE = { unread: 1000, within: 30, loot: 20, line: 0.01 };

/** Nothing is written on it. */
const BLANK: Face = { parts: [], cost: 0 };

/**
 * Reads the text of a card. What cannot be read stays as an ability that is left to the table, with
 * its problem.
 * @param owned whether it is a card that players have.
 */
export function readFace(source: string, unsaid: Unsaid, owned = false): Face {
	if (source.trim() === '') return BLANK;
	const purse = purseWith(MOST_FOR_A_CARD);
	const heads = purseWith(MOST_FOR_HEADS);
	const { keywords, rest } = withoutKeywords(withoutFlavor(source).rest);
	const { flavor } = withoutFlavor(source);
	const pieces = inOrder(apart(rest, unsaid, owned, purse), unsaid);
	const parts = pieces.map(({ from, to, ability }): FacePart => {
		const text = rest.slice(from, to).trim();
		const before = rest.slice(0, from);
		const line = before.split('\n').length;
		if (ability) return { text, line, ability, problem: null };
		const problem = problemIn(text, unsaid, purse, owned);
		return {
			text,
			line,
			ability: leftToTheTable(text, unsaid, heads),
			problem: placed(problem, line, from - before.lastIndexOf('\n') - 1)
		};
	});
	return {
		parts: [...keywords, ...flavor, ...parts],
		cost: MOST_FOR_A_CARD - purse.left + (MOST_FOR_HEADS - heads.left)
	};
}

const placed = (problem: ReadingProblem, line: number, column: number): ReadingProblem => ({
	...problem,
	line: problem.line + line - 1,
	column: problem.line === 1 ? problem.column + column : problem.column
});

/** A line that says of itself that it is flavor: "Flavor: What a rock!" */
const MARKED = /^\s*(?:~|flavou?r(?: text)?\s*:)/iu;
const QUOTATION = /^\s*["“'‘]/u;
/** Ends that a quotation cannot belong to: a sentence is over, or the line before is a table. */
const OVER = /(?:^|[.!?)"”'’])\s*$/u;

/** Lines that are marked as flavor, or a quotation behind a whole sentence, and the text with blanks in their place. */
function withoutFlavor(source: string): {
	readonly flavor: readonly FacePart[];
	readonly rest: string;
} {
	const flavor: FacePart[] = [];
	const all = source.split('\n');
	const lines = all.map((text, index) => {
		const isQuoted = QUOTATION.test(text) && OVER.test(all[index - 1] ?? '');
		if (!isQuoted && !MARKED.test(text)) return text;
		flavor.push({ text: text.trim(), line: index + 1, flavor: true });
		return ' '.repeat(text.length);
	});
	return { flavor, rest: lines.join('\n') };
}

/** Lines of keywords alone, and the text with blanks in their place. */
function withoutKeywords(source: string): {
	readonly keywords: readonly FacePart[];
	readonly rest: string;
} {
	const keywords: FacePart[] = [];
	const lines = source.split('\n').map((text, index) => {
		const words = text
			.toLowerCase()
			.split(/[\s,.]+/u)
			.filter((word) => word !== '');
		const known = words.flatMap((word) => KEYWORDS.find((keyword) => keyword === word) ?? []);
		if (words.length === 0 || known.length < words.length) return text;
		keywords.push({ text: text.trim(), line: index + 1, keywords: known });
		return ' '.repeat(text.length);
	});
	return { keywords, rest: lines.join('\n') };
}

interface Piece {
	readonly from: number;
	readonly to: number;
	readonly ability: Ability | null;
}

/** A text taken apart into abilities: what waits for either of two things is two, where both can be read. */
function apart(source: string, unsaid: Unsaid, owned: boolean, purse: Purse): readonly Piece[] {
	const parted = textOf(source, purse, GRAMMAR, { owned, parted: true });
	const pieces = cheapest(parted, unsaid);
	if (!parted.tokens.some((one) => one.parted) || pieces.every(({ ability }) => ability))
		return pieces;
	return cheapest(textOf(source, purse, GRAMMAR, { owned }), unsaid);
}

/** The cheapest way to take a text apart. */
function cheapest(text: Text, unsaid: Unsaid): readonly Piece[] {
	const { source } = text;
	const count = text.tokens.length;
	const best: { price: number; way: Way | null }[] = [];
	best[count] = { price: 0, way: null };
	for (let at = count - 1; at >= 0; at -= 1) {
		if (!begins(text, at)) continue;
		for (const way of waysFrom(text, at, unsaid)) {
			const price = way.price + (best[way.end]?.price ?? Infinity);
			if (price < (best[at]?.price ?? Infinity)) best[at] = { price, way };
		}
	}
	const pieces: Piece[] = [];
	const begunAnew = (from: number): boolean => OPENINGS.test(source.slice(from));
	for (let at = 0; at < count;) {
		const way = best[at]?.way;
		if (!way) break;
		const [from, to] = [text.tokens[at]?.from ?? 0, text.tokens[way.end]?.from ?? source.length];
		const last = pieces.at(-1);
		// Lines that follow one that cannot be read are taken with it, unless they begin anew.
		const goesOn = last !== undefined && !last.ability && !begunAnew(from);
		const before = last ? source.slice(last.from, last.to) : '';
		// Options of which one cannot be read are not all that there is to choose from.
		const isOption = last?.ability && !way.ability && OPTIONS.test(before) && !begunAnew(from);
		if (last && isOption) pieces.splice(-1, 1, { ...last, to, ability: null });
		else if (goesOn && (!way.ability || !ENDED.test(before) || LISTED.test(before)))
			pieces.splice(-1, 1, { ...last, to });
		else pieces.push({ from, to, ability: way.ability });
		at = way.end;
	}
	return pieces;
}

/** How words end that no line below goes on with. */
const ENDED = /[.!?)"”'’]\s*$/u;
/** A line that the lines below are options or numbers of: "Each player chooses one-". */
const LISTED = /[-–—:]\s*$/mu;
/** What has options in the lines below it. */
const OPTIONS = /\bchooses? (?:one|1)\s*[-–—:]?\s*$/imu;
/** How a line begins that is an ability of its own. */
const OPENINGS = /^(?:↷|\$|\{tap\}|each time|when|at the|while|if|level|the first|every other)/iu;

/** Whether an ability can begin here: on a line of its own, behind a sentence, or with its sign. */
const begins = (text: Text, at: number): boolean =>
	at === 0 ||
	(text.tokens[at]?.opens ?? false) ||
	(['.', ')'].includes(stemAt(text, at - 1)) && !['.', ')'].includes(stemAt(text, at))) ||
	['↷', '$'].includes(stemAt(text, at));

function waysFrom(text: Text, at: number, unsaid: Unsaid): readonly Way[] {
	const { tokens } = text;
	const ways = text.purse.left > 0 ? unlessTooMuch(() => readFrom(text, at, unsaid)) : null;
	let end = at + 1;
	while (end < tokens.length && !tokens[end]?.opens) end += 1;
	return [...(ways ?? []), { end, ability: null, price: PRICE.unread }];
}

/**
 * The abilities that can be read from a token on.
 * @throws TooMuch where they are too many to look at them all: none of them is the one that is meant.
 */
function readFrom(text: Text, at: number, unsaid: Unsaid): readonly Way[] {
	const { tokens, source, purse } = text;
	const byEnd = new Map<number, Ability[]>();
	const wordsAt = (from: number, to: number): string =>
		tokens[from]?.parted
			? tokens
					.slice(from, to)
					.map((one) => source.slice(one.from, one.to))
					.join(' ')
			: source.slice(tokens[from]?.from, tokens[to]?.from).trim();
	const opens = at === 0 || (tokens[at]?.opens ?? false);
	// What says neither when nor for what goes on with what stands before it on its line.
	abilityIn(opens ? unsaid : 'given')(text, at, (said, end) => {
		if (end < tokens.length && !begins(text, end)) return;
		const printed = asPrinted(
			attackerAllTurn(lastingAlike(yoursToChoose(countingCost(playsUnasked(said)))))
		);
		const kept = printed && keepingAmount(printed, wordsAt(at, end));
		const ability = kept && ofWhatGoes(kept, unsaid, source, wordsAt(at, end));
		if (ability === null || countsNothing(ability) || asksOfWaiting(ability)) return;
		if (speaksOfNoAmount(ability) || goesOnWaiting(ability) || preventsTooLate(ability)) return;
		const words = wordsAt(at, end);
		if (unsaid === 'loot' && ability.way === 'paid' && tokens[at]?.stem !== '$') return;
		if (isSaidOtherwise(ability, words)) return;
		if (asksWhatItIsNot(ability) || takesFromOneself(ability) || speaksOfNobody(ability)) return;
		if (replacesLater(ability)) return;
		if (asksWhatChanges(ability) || asksHpOfWhom(ability) || lastsForNobody(ability)) return;
		if (waitsForNothing(ability) || waitsForNoDamage(ability)) return;
		if (choosesAsAThing(ability) || speaksOfTwo(ability, tokens.slice(at, end))) return;
		if (countsOnWhatIsGone(ability) || speaksOfNoKiller(ability)) return;
		if (rollsNothingAgain(ability) || saysCannot(words)) return;
		const its = tokens.slice(at, end);
		if (
			itCanBeThis(ability, its) ||
			saysItOfWhatCame(its) ||
			saysItOfACard(ability, its) ||
			asksOfDiscarded(ability, its)
		)
			return;
		const known = byEnd.get(end);
		if (known) known.push(ability);
		else byEnd.set(end, [ability]);
	});
	const inLine = opens ? 0 : PRICE.within;
	return [...byEnd].flatMap(([end, abilities]): readonly Way[] => {
		const ability = likest(abilities, wordsAt(at, end), purse);
		if (!ability) return [];
		const plain = ability.way === 'loot' ? PRICE.loot : 0;
		return [{ end, ability, price: inLine + plain + PRICE.line * (end - at) }];
	});
}

/**
 * What is not understood of a text that cannot be read to its end.
 * @param purse what may be spent to learn that.
 */
export function problemIn(
	source: string,
	unsaid: Unsaid,
	purse: Purse,
	owned = false
): ReadingProblem {
	const text = textOf(source, purse, GRAMMAR, { owned, noting: true });
	const read = unlessTooMuch(() => {
		abilityIn(unsaid)(text, 0, () => undefined);
		return problemOf(text);
	});
	return read ?? tooMuchOf(source);
}
