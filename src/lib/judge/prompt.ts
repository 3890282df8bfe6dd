import type { Edition } from '../editions/edition.ts';
import { pointsOfHolder } from '../flows/common/priority.ts';
import { contextWanted, specsWanted } from '../mechanics/ability-of-decision.ts';
import { topFrame } from '../mechanics/run.ts';
import { keptWords } from '../flows/predicates/says.ts';
import { targetOf } from '../flows/predicates/says.ts';
import { cannotBeChosen, everything, isTarget } from '../mechanics/targets.ts';
import type { TargetSpec } from '../abilities/grammar.ts';
import type { Decision } from '../model/decision.ts';
import type { Context } from '../model/stack.ts';
import type { Position } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import { sameOption, type Option, type Ref, type Seat } from '../model/words.ts';
import { POINTS } from '../editions/points.ts';
import type { RuleId } from '../rules/index.ts';
import { rulesOf } from '../rules/points.ts';
import type { Refusal } from '../rules/step.ts';
import { optionRefusal, refusalBy, refuse } from './answers.ts';
import { playsAt, type ActionOption } from './action-options.ts';

export type { ActionOption } from './action-options.ts';

/** Who decides, what kind of decision it is, and every choice, legal or refused. */
export type Prompt =
	| { readonly kind: 'over'; readonly winners: readonly Seat[] }
	| {
			readonly kind: 'priority';
			readonly who: Seat;
			/** By which they have it, and nobody else. */
			readonly rules: readonly RuleId[];
			readonly plays: readonly ActionOption[];
	  }
	| {
			readonly kind: 'question';
			readonly who: Seat;
			readonly question: Question;
			readonly choices: readonly { readonly option: Option; readonly refusal: Refusal | null }[];
	  };

/** Why something cannot be the target of what is being put on the stack; null where it can. */
function refusalOf(
	position: Position,
	spec: TargetSpec,
	option: Ref,
	context: Context
): Refusal | null {
	if (isTarget(position, spec, option, context)) return null;
	const needs = keptWords(position, [option], context) ?? `it needs ${targetOf(spec)}`;
	return refusalBy(
		cannotBeChosen(position, option)
			? refuse('a dead player cannot be chosen', 'dead player chosen')
			: refuse(needs, 'kind of target'),
		POINTS[position.edition]
	);
}

/**
 * Everything at the table for one target of a play, legal or refused.
 * @param index which target, counted from 0.
 */
export function targetChoices(
	position: Position,
	decision: Decision,
	index: number
): readonly { readonly option: Ref; readonly refusal: Refusal | null }[] {
	const spec = specsWanted(position, decision)[index];
	if (!spec) return [];
	const context = contextWanted(position, decision);
	return everything(position).map((option) => ({
		option,
		refusal: refusalOf(position, spec, option, context)
	}));
}

/** What the table is waiting for: a decision with priority, an answer, or nothing any more. */
export function promptOf(position: Position, edition: Edition): Prompt {
	if (position.winners) return { kind: 'over', winners: position.winners };
	if (position.question) return questionPrompt(position, position.question, edition);
	const frame = topFrame(position);
	if (frame.chart !== 'priority') throw new Error('The game waits, but nobody has priority.');
	return {
		kind: 'priority',
		who: frame.holder,
		rules: rulesOf(edition.points, pointsOfHolder(position, frame)),
		plays: playsAt(position, frame.holder, edition)
	};
}

/** The questions that are answered by pointing at something on the table. */
const POINTING: readonly Question['purpose']['about'][] = [
	'target',
	'attack target',
	'purchase',
	'penalty item'
];

/** A question with its choices; where a thing is to be pointed at, everything else is refused. */
function questionPrompt(position: Position, question: Question, { points }: Edition): Prompt {
	const legal = question.options.map((option) => ({ option, refusal: null }));
	const others = POINTING.includes(question.purpose.about)
		? everything(position)
				.filter((ref) => !question.options.some((option) => sameOption(option, ref)))
				.map((option) => ({
					option,
					refusal: refusalBy(optionRefusal(position, question, option), points)
				}))
		: [];
	return { kind: 'question', who: question.who, question, choices: [...legal, ...others] };
}
