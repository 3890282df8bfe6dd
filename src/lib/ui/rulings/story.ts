import { RULES, placeOf, type RuleId } from '../../rules/index.ts';
import type { RuleStatus } from '../../rules/rule.ts';
import type { Position } from '../../model/position.ts';
import type { Step } from '../../rules/step.ts';
import {
	isExpectation,
	lineText,
	namesOf,
	play,
	print,
	type PlayedLine,
	type RulingScenario
} from '../../scenario/index.ts';
import { linkFor, verdictOf } from '../../scenario/link/index.ts';
import { decisionSentence, stepSentence } from '../../wording/index.ts';

/** A scenario of a ruling told from its first act to its last. */
export interface Story {
	readonly title: string;
	/** Players and table, in the notation. */
	readonly board: readonly string[];
	readonly acts: readonly ToldAct[];
	/** The letters that open it at the table, before its first act; null where no link can say it. */
	readonly letters: string | null;
}

/** What somebody did, and what came of it. */
export interface ToldAct extends Happens {
	readonly happens: readonly Happens[];
}

/** One thing that happened, and why. */
export interface Happens {
	readonly sentence: string;
	readonly rules: readonly RuleId[];
}

/** A rule as a page without the judge shows it. */
export interface ToldRule {
	readonly id: RuleId;
	readonly text: string;
	readonly place: string;
	readonly status: RuleStatus;
}

export const toldRule = (id: RuleId): ToldRule => ({
	id,
	text: RULES[id].text,
	place: placeOf(id),
	status: RULES[id].status
});

const isTold = ({ what }: Step): boolean => what.did !== 'passed' && what.did !== 'all passed';

const happened = (steps: readonly Step[], position: Position): readonly Happens[] =>
	steps
		.filter(isTold)
		.map((step) => ({ sentence: stepSentence(step, position), rules: step.rules }));

/** An act in a sentence; what happened by it is not told a second time. */
function actOf(
	{ line, taken, edited, position }: PlayedLine,
	before: Position,
	names: readonly string[]
): ToldAct {
	if (edited)
		return { sentence: lineText(line, names), rules: [], happens: happened(edited, position) };
	const happens = taken.flatMap((one) => happened(one.steps, one.position));
	const made = taken.at(-1);
	if (!made || made.decision.do === 'pass')
		return { sentence: 'Everyone passes.', rules: [], happens };
	const at = taken.at(-2)?.position ?? before;
	const sentence = decisionSentence(at, made.decision);
	const told = happens.find((one) => one.sentence === sentence);
	return {
		sentence,
		rules: told?.rules ?? [],
		happens: happens.filter((one) => one !== told)
	};
}

/**
 * Plays a scenario of a ruling and tells it.
 * @throws Error when it cannot be laid out.
 */
export function storyOf({ title, scenario }: RulingScenario): Story {
	const played = play(scenario);
	if (!played.ok) throw new Error(`“${title}” cannot be laid out.`);
	const names = namesOf(scenario);
	const acts: ToldAct[] = [];
	let before = played.begun.position;
	for (const one of played.lines) {
		if (!isExpectation(one.line)) acts.push(actOf(one, before, names));
		before = one.position;
	}
	return {
		title,
		board: print({ ...scenario, script: [] })
			.split('\n')
			.filter((line) => line !== '' && !/^(?:title|rules|source):/u.test(line)),
		acts,
		letters: linkFor({ scenario, at: 0, verdict: verdictOf(played) })
	};
}
