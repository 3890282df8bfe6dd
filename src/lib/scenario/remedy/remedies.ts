import { JUDGE, type Judge } from '../../judge/judge.ts';
import { andList } from '../../abilities/wording-nouns.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import { doesClause } from '../../wording/remedies.ts';
import { sentence } from '../../wording/names.ts';
import { actOf } from '../act-of.ts';
import { actedAt, playLine, reachedAt } from '../play-line.ts';
import type { SingleAct } from '../resolve.ts';
import { nameAt } from '../match.ts';
import { isEdit, isExpectation, type Line } from '../scenario.ts';
import { attempt, type Attempt } from './attempt.ts';
import { REMEDY_KINDS, type RemedyKind } from './kinds.ts';
import { after, isThere, waysBefore, waysInstead, type Way } from './ways.ts';

/** Something that makes a refused act legal. Plain data. */
export interface Remedy {
	/** What it takes at last: of several things the last. */
	readonly kind: RemedyKind;
	/** "Ben taps Cain first." */
	readonly words: string;
	/** What to put before the act. */
	readonly lines: readonly Line[];
	/** The act then: as it was refused, or what is done in its place. */
	readonly act: SingleAct;
}

/** What makes a refused act legal, the least first. */
export interface Remedies {
	readonly found: readonly Remedy[];
	/** There may be more: the search was cut, or more were found than are told. */
	readonly more: boolean;
}

export const NO_REMEDIES: Remedies = { found: [], more: false };

/** How far it is looked. */
export interface Looking {
	readonly judge?: Judge;
	/** How many are told. */
	readonly most?: number;
	/** How often the judge may be asked. */
	readonly tries?: number;
}

const MOST = 4;
/** Of one kind where there are others. */
const MOST_OF_A_KIND = 3;
const TRIES = 300;
/** How many things are put together. */
const DEPTH = 3;

/** What would make a decision legal; nothing where it is legal, or nothing near enough is. */
export const remediesOf = (
	position: Position,
	decision: Decision,
	looking: Looking = {}
): Remedies =>
	isThere(position, decision)
		? remediesOfAct(position, actOf(position, decision), looking)
		: NO_REMEDIES;

/**
 * What would make a line that was refused follow; nothing for what is no act of somebody. The passes that the
 * line implies are no remedy: it is looked for where they lead.
 */
export function remediesOfLine(position: Position, line: Line, looking: Looking = {}): Remedies {
	if (isEdit(line) || isExpectation(line)) return NO_REMEDIES;
	const player = nameAt(position, position.turn.active);
	const act: SingleAct = line.do === 'everyone passes' ? { do: 'pass', player } : line;
	return remediesOfAct(actedAt(looking.judge ?? JUDGE, position, act), act, looking);
}

/**
 * What would make an act legal, found by looking: what may be done, answered, waited for or said before
 * it is tried, and what may be done in its place. Each one found has been played. Two or three things are
 * only put together where the first of them changes why it is refused.
 */
export function remediesOfAct(
	position: Position,
	act: SingleAct,
	{ judge = JUDGE, most = MOST, tries = TRIES }: Looking = {}
): Remedies {
	if (position.winners) return NO_REMEDIES;
	const search = searchFor(judge, position, act, tries);
	const first = attempt(search.judge, position, act);
	const passes = first.ok ? first.at.lines : [];
	if (first.ok && passes.length > 0)
		keep(search, { kind: 'later', words: passesWords(passes), lines: passes }, first);
	else {
		for (const other of waysInstead(search.judge, position, act)) {
			if (search.spent()) break;
			const tried = attempt(search.judge, position, other);
			const words = tried.ok ? doesClause(tried.at.position, tried.decision) : '';
			if (tried.ok) keep(search, { kind: 'instead', words }, tried);
		}
		let frontier: readonly Node[] = first.ok ? [] : [{ ways: [], position, why: [first.why] }];
		for (let depth = 0; depth < DEPTH && !search.spent(); depth++) {
			frontier = frontier.flatMap((node) => grow(search, node));
			if (search.found.length > 0) break;
		}
	}
	const told = fewOfAKind(ranked(search), most);
	return { found: told, more: search.spent() || told.length < search.found.length };
}

/** "Amy passes first". */
const passesWords = (passes: readonly Line[]): string =>
	`${andList(passes.flatMap((one) => ('player' in one ? [one.player ?? ''] : [])))} ${passes.length === 1 ? 'passes' : 'pass'} first`;

interface Search {
	/** It counts what it is asked. */
	readonly judge: Judge;
	readonly start: Position;
	readonly act: SingleAct;
	readonly found: Remedy[];
	readonly spent: () => boolean;
}

function searchFor(judge: Judge, start: Position, act: SingleAct, most: number): Search {
	let asked = 0;
	const counted: Judge = {
		...judge,
		begin: (position) => (asked++, judge.begin(position)),
		decide: (position, decision) => (asked++, judge.decide(position, decision)),
		why: (position, decision) => (asked++, judge.why(position, decision))
	};
	return { judge: counted, start, act, found: [], spent: () => asked > most };
}

/** What has been done so far, and why the act was refused on the way. */
interface Node {
	readonly ways: readonly Way[];
	readonly position: Position;
	readonly why: readonly string[];
}

/** Tries everything that may come next: what makes it legal is kept, what brings it nearer is gone on from. */
function grow(search: Search, { ways, position, why }: Node): readonly Node[] {
	const nearer: Node[] = [];
	const done = new Set<string>();
	for (const way of waysBefore(search.judge, position, search.act)) {
		if (search.spent()) break;
		// More of what is enough is no other remedy, and what only has to be waited for needs no act.
		if (done.has(way.what) || (way.kind === 'first' && done.has('later'))) continue;
		const tried = attempt(search.judge, way.position, search.act);
		const all = [...ways, way];
		if (tried.ok) {
			done.add(way.what);
			const words = all.map((one) => one.words).join(', and ');
			keep(search, { kind: way.kind, words, lines: all.flatMap(({ lines }) => lines) }, tried);
		} else if (way.kind === 'answer' || (way.kind === 'fact' && !why.includes(tried.why)))
			nearer.push({ ways: all, position: way.position, why: [...why, tried.why] });
	}
	return nearer;
}

/** Keeps a remedy that has been played from the table as it lies. */
function keep(
	{ judge, start, found }: Search,
	{ kind, words, lines = [] }: Pick<Remedy, 'kind' | 'words'> & Partial<Pick<Remedy, 'lines'>>,
	{ at, decision }: Extract<Attempt, { ok: true }>
): void {
	const act = actOf(at.position, decision);
	let position: Position | undefined = start;
	for (const line of lines) position = position && after(judge, position, line)?.position;
	const entry = position && playLine(act, 0, reachedAt(position, judge));
	if (entry?.decisions.some(({ by }) => by === 'line'))
		found.push({ kind, words: sentence(words), lines, act });
}

/** The fewest lines first; what is done before what only would have to be so; others' acts last. */
const ranked = ({ found, act: refused }: Search): readonly Remedy[] => {
	const who = 'player' in refused ? refused.player : undefined;
	const cost = ({ kind, lines, act }: Remedy): number =>
		REMEDY_KINDS.indexOf(kind) * 2 +
		lines.length +
		lines.filter(isEdit).length * 3 +
		('player' in act && act.player === who ? 0 : 14);
	return [...found].sort((a, b) => cost(a) - cost(b));
};

/** The first of them, but no more than a few of a kind as long as there are others. */
function fewOfAKind(all: readonly Remedy[], most: number): readonly Remedy[] {
	const few = all.filter(
		({ kind }, at) => all.slice(0, at).filter((one) => one.kind === kind).length < MOST_OF_A_KIND
	);
	const rest = all.filter((one) => !few.includes(one));
	const told = new Set([...few, ...rest].slice(0, most));
	return all.filter((one) => told.has(one));
}
