import type { Position } from '../../model/position.ts';
import type { Step } from '../../rules/step.ts';
import {
	decisionOf,
	isExpectation,
	lineText,
	namesOf,
	play,
	print,
	toldAt,
	type Entry,
	type Line,
	type Played,
	type RulingScenario,
	type Scenario
} from '../../scenario/index.ts';
import { linkFor, outcomeOf } from '../../scenario/link/index.ts';
import { JUDGE } from '../../judge/judge.ts';
import {
	decisionSentence,
	promptSentence,
	refusalSentence,
	toldSentence
} from '../../wording/index.ts';
import { refsCited, type RuleRef } from '../rules/told.ts';

/** A scenario of a ruling told from its first act to its last. */
export interface Story {
	readonly title: string;
	/** Players and table, in the notation. */
	readonly board: readonly string[];
	/** All of it, in the notation. */
	readonly text: string;
	readonly acts: readonly ToldAct[];
	/** The letters that open it at the table, before its first act; null where no link can say it. */
	readonly letters: string | null;
}

/** What somebody did, and what came of it. */
export interface ToldAct extends Happens {
	readonly happens: readonly Happens[];
}

/** One thing that happened, or what could be done there and what not, and why. */
export interface Happens {
	readonly sentence: string;
	readonly rules: readonly RuleRef[];
	/** Something that is so, rather than happened. */
	readonly stands?: true;
}

const isTold = ({ what }: Step): boolean => what.did !== 'passed' && what.did !== 'all passed';

const happened = (entry: Entry<Line | null>): readonly Happens[] =>
	toldAt(entry).flatMap((told) =>
		isTold(told.step)
			? [
					{
						sentence: toldSentence(told),
						rules: refsCited(told.step.rules, told.position.edition)
					}
				]
			: []
	);

/** An act in a sentence; what happened by it is not told a second time. */
function actOf(entry: Entry, names: readonly string[]): ToldAct {
	const { line, changed, decisions } = entry;
	const happens = happened(entry);
	if (changed) return { sentence: lineText(line, names), rules: [], happens };
	const made = decisions.at(-1);
	if (!made || ('do' in line && line.do === 'everyone passes'))
		return { sentence: 'Everyone passes.', rules: [], happens };
	const sentence = decisionSentence(made.before, made.decision);
	const told = happens.find((one) => one.sentence === sentence);
	return {
		sentence,
		rules: told?.rules ?? [],
		happens: happens.filter((one) => one !== told)
	};
}

/** What an expectation says of the table that no step tells: who may do what, and what they may not. */
function noteOf(line: Line, position: Position): readonly Happens[] {
	if (!isExpectation(line)) return [];
	if (line.expect === 'priority') return [waitingFor(position)];
	if (line.expect !== 'refused' && line.expect !== 'legal') return [];
	if (line.act.do === 'everyone passes') return [];
	const decision = decisionOf(position, line.act, true);
	if (!decision.ok) return [];
	const refusal = JUDGE.why(position, decision.value);
	return refusal
		? [
				{
					sentence: refusalSentence(position, decision.value, refusal),
					rules: refsCited(refusal.rules, position.edition),
					stands: true
				}
			]
		: [
				{
					sentence: `This could be done now: ${decisionSentence(position, decision.value)}`,
					rules: [],
					stands: true
				}
			];
}

const waitingFor = (position: Position): Happens => ({
	sentence: promptSentence(position, JUDGE.prompt(position)),
	rules: [],
	stands: true
});

/** Players and table of a scenario, in the notation. */
export const boardOf = (scenario: Scenario): readonly string[] =>
	print({ ...scenario, script: [] })
		.split('\n')
		.filter((line) => line !== '' && !/^(?:title|rules|source):/u.test(line));

/**
 * Plays a scenario of a ruling and tells it.
 * @throws Error when it cannot be laid out.
 */
export function storyOf({ title, text, scenario }: RulingScenario): Story {
	const played = play(scenario);
	if (!played.ok) throw new Error(`“${title}” cannot be laid out.`);
	const acts = momentsOf(played, namesOf(scenario)).map(({ act }) => act);
	const [first, ...rest] = acts;
	return {
		title,
		text,
		board: boardOf(scenario),
		acts: first?.happens.length === 0 ? rest : acts,
		letters: linkFor({ scenario, at: 0, outcome: outcomeOf(played) })
	};
}

/** What somebody did, and the table after it. */
export interface Moment {
	/** Null for the table as it lies. */
	readonly line: Line | null;
	readonly act: ToldAct;
	readonly position: Position;
}

/** Each act of a scenario that was played; the first moment is the table as it lies. */
export function momentsOf(
	{ opening, entries, position: end }: Extract<Played, { ok: true }>,
	names: readonly string[]
): readonly Moment[] {
	const moments: Moment[] = [];
	let moment: Moment = {
		line: null,
		act: { sentence: 'As the table lies:', rules: [], happens: happened(opening) },
		position: opening.position
	};
	const also = (happens: readonly Happens[]): Moment => ({
		...moment,
		act: { ...moment.act, happens: [...moment.act.happens, ...happens] }
	});
	for (const entry of entries) {
		if (isExpectation(entry.line)) moment = also(noteOf(entry.line, entry.position));
		else {
			moments.push(moment);
			moment = { line: entry.line, act: actOf(entry, names), position: entry.position };
		}
	}
	return [...moments, end.question ? also([waitingFor(end)]) : moment];
}
