import { actAt } from '../../scenario/spoken/act-words.ts';
import { prompt } from '../../judge/judge.ts';
import type { EditionId } from '../../model/words.ts';
import type { Difference } from '../../rules/difference.ts';
import type { RuleId } from '../../rules/index.ts';
import {
	inOrder,
	isExpectation,
	lineText,
	namesOf,
	supposedAt,
	underBoth,
	type InBoth,
	type Line,
	type Divergence,
	type Entry,
	type Scenario,
	type PlacedStep
} from '../../scenario/index.ts';
import { decidedAt } from '../../scenario/editions/decided.ts';
import { ruleDifferencesAt } from '../../scenario/editions/rule-differences.ts';
import {
	decisionSentence,
	promptSentence,
	refusalSentence,
	supposedSentence,
	toldSentence
} from '../../wording/index.ts';
import { refsCited, toldRule, type RuleRef, type ToldRule } from '../rules/told.ts';

/** Something of each of two editions, in the order in which they stand side by side. */
export type Each<T> = readonly [T, T];

/** A step as one edition tells it. */
export interface ToldView {
	readonly sentence: string;
	readonly rules: readonly RuleRef[];
}

/** A step of both, or of one where the other has none beside it. */
export interface RowView {
	readonly told: Each<ToldView | null>;
	/** It is the first where they part. */
	readonly parts: boolean;
}

/** Something that somebody does, and what comes of it in each edition. */
export interface ActView {
	/** Null of what happens before anybody does anything. */
	readonly says: string | null;
	/** What became of it in an edition, where that is not simply that it was done, and what it asks. */
	readonly notes: Each<readonly string[]>;
	readonly rows: readonly RowView[];
}

/** Where two editions part. */
export interface DivergenceView {
	readonly editions: Each<EditionId>;
	readonly kind: Divergence['kind'];
	/** What somebody did last before that. */
	readonly after: string | null;
	readonly sentences: Each<string | null>;
	readonly rules: Each<readonly ToldRule[]>;
	/** What it can be about: matters that the editions settle differently, the likeliest first. */
	readonly matters: readonly Pick<Difference, 'id' | 'title' | 'says'>[];
}

/** An expectation, and what came of it: null where it was not looked at. */
export interface ExpectedView {
	readonly says: string;
	readonly held: Each<boolean | null>;
	readonly got: Each<string | null>;
}

/** One scenario under both editions, as plain data. */
export interface BothView {
	readonly editions: Each<EditionId>;
	readonly acts: readonly ActView[];
	/** Null where the same happens in both. */
	readonly divergence: DivergenceView | null;
	readonly expected: readonly ExpectedView[];
	/** What differs between the tables at the end. */
	readonly ends: readonly { readonly of: string; readonly is: Each<string> }[];
	/** Where an edition stops, since the script has no answer to what it asks. */
	readonly stops: Each<string | null>;
	/** Readings and variants of the scenario that an edition does not have. */
	readonly without: Each<readonly string[]>;
}

/** A scenario under both editions, or why its table cannot be under one of them. */
export type UnderView =
	| { readonly ok: true; readonly view: BothView }
	| { readonly ok: false; readonly problems: readonly string[] };

/** Plays a scenario under its own edition and another and tells both. */
export function underView(scenario: Scenario, edition?: EditionId): UnderView {
	const under = underBoth(scenario, edition);
	return under.ok
		? { ok: true, view: bothView(scenario, under.both) }
		: { ok: false, problems: under.cannot.problems.map(({ message }) => message) };
}

/** How many matters are told where they part: the rest is less likely. */
const MATTERS = 2;

/** The divergences that are a step. */
const MARKED: readonly Divergence['kind'][] = ['step', 'order', 'way'];

/** A scenario under both editions, told for a page. */
export function bothView(scenario: Scenario, both: InBoth): BothView {
	const each = <T>(own: T, other: T): Each<T> => inOrder(both.editions, own, other);
	const { own, other, parts, rows, expectations, ends, open } = both;
	const toldIn = (told: PlacedStep | null): ToldView | null =>
		told && {
			sentence: toldSentence(told),
			rules: refsCited(told.step.rules, told.position.edition)
		};
	const rowsOf = (at: number): readonly RowView[] =>
		rows.flatMap((row, nth) =>
			row.at === at
				? [
						{
							told: each(toldIn(row.own), toldIn(row.other)),
							parts: parts?.row === nth && MARKED.includes(parts.kind)
						}
					]
				: []
		);
	const saysOf = (at: number): string | null => actSentence(both, at, scenario);
	const partedAt = parts ? actAt(scenario.script, parts.at) : -1;
	const acts = scenario.script.flatMap((line, at): readonly ActView[] => {
		if (isExpectation(line)) return [];
		const says = saysOf(at);
		const notes = each(notesOf(own, at, line), notesOf(other, at, line));
		const told = rowsOf(at).filter((row) => row.parts || !row.told.every(isSaid(says)));
		const isSilent = told.length === 0 && notes.every(({ length }) => length === 0);
		return isSilent && isPass(line) ? [] : [{ says, notes, rows: told }];
	});
	const laid: ActView = {
		says: null,
		notes: each(supposedNotes(own, -1), supposedNotes(other, -1)),
		rows: rowsOf(-1)
	};
	const editions = each(...both.editions);
	return {
		editions,
		acts: laid.rows.length > 0 ? [laid, ...acts] : acts,
		divergence: parts && {
			editions,
			kind: parts.kind,
			after: partedAt < 0 ? null : saysOf(partedAt),
			sentences: each(
				toldIn(parts.steps[0])?.sentence ?? null,
				toldIn(parts.steps[1])?.sentence ?? refusedAt(other.entries[parts.at])
			),
			rules: each(
				rulesOf(parts.rules[0], both.editions[0]),
				rulesOf(parts.rules[1], both.editions[1])
			),
			matters: ruleDifferencesAt(parts)
				.slice(0, MATTERS)
				.map(({ id, title, says }) => ({ id, title, says }))
		},
		expected: expectations.flatMap(({ own: mine, other: theirs }) => {
			const says = mine?.expected ?? theirs?.expected;
			if (says === undefined) return [];
			return [
				{
					says,
					held: each(mine?.held ?? null, theirs?.held ?? null),
					got: each(mine?.got ?? null, theirs?.got ?? null)
				}
			];
		}),
		ends: ends.map(({ of, is }) => ({ of, is: each(...is) })),
		stops: each(null, open && promptSentence(open.position, prompt(open.position))),
		without: each(own.without, other.without)
	};
}

/** Whether a step only says what somebody does. */
const isSaid =
	(says: string | null) =>
	(told: ToldView | null): boolean =>
		told?.sentence === says;

const isPass = (line: Line): boolean =>
	'do' in line && (line.do === 'everyone passes' || line.do === 'pass');

const rulesOf = (rules: readonly RuleId[], edition: EditionId): readonly ToldRule[] =>
	refsCited(rules, edition).map(({ id }) => toldRule(id, edition));

/** What somebody does at a line of the script, as the edition tells it that plays it. */
function actSentence({ own, other }: InBoth, at: number, scenario: Scenario): string {
	const line = scenario.script[at];
	if (!line) return '';
	if ('do' in line && line.do === 'everyone passes') return 'Everyone passes.';
	for (const run of [own, other]) {
		const taken = decidedAt(run, at).findLast(({ by }) => by === 'line');
		if (taken) return decisionSentence(taken.before, taken.decision);
	}
	return lineText(line, namesOf(scenario));
}

/** What is to be said of a line in an edition. */
function notesOf(run: InBoth['own'], at: number, line: Line): readonly string[] {
	const came = noteOf(run.entries[at], line);
	return [...(came === null ? [] : [came]), ...supposedNotes(run, at)];
}

/** What an edition alone asks, and what is supposed where the script does not answer. */
const supposedNotes = (run: InBoth['own'], at: number): readonly string[] =>
	supposedAt(run, at).map(({ before, decision, by }) => supposedSentence(before, decision, by));

/** What became of a line, where that is not simply that it was played. */
function noteOf(played: Entry | undefined, line: Line): string | null {
	switch (played?.came) {
		case undefined:
		case 'not reached':
			return 'It does not come to this.';
		case 'left out':
			return refusedAt(played) ?? 'This cannot be done.';
		case 'not needed':
			return isPass(line) ? null : 'Nobody asks for this.';
		case 'played':
			if (played.where === null) return null;
			return played.where < played.at ? 'This was answered before.' : 'This is answered later.';
	}
}

/** Why a line is refused, in a sentence. */
function refusedAt(played: Entry | undefined): string | null {
	if (!played?.refused) return null;
	const { trouble, refusal } = played.refused;
	const made = played.decisions.at(-1)?.decision;
	return refusal && made ? refusalSentence(played.position, made, refusal) : trouble.message;
}
