import * as v from 'valibot';
import { act } from '../../../scenario/words/act/act.ts';
import { triedView } from '../../puzzles/puzzle-view.ts';
import type { RuleRef } from '../../rules/told.ts';
import type { ShownTry, TryAsked } from '../shapes/puzzle.ts';
import type { ShownRule } from '../shapes/verdict.ts';
import { ruleWords } from './show.ts';

const ASKED: v.GenericSchema<unknown, TryAsked> = v.strictObject({
	text: v.string(),
	solver: v.string(),
	fact: v.string(),
	wanted: v.boolean(),
	lines: v.array(act)
});

/** The sections that rules stand in, each once. */
const places = (rules: readonly RuleRef[]): ShownRule[] => {
	const [first] = rules;
	const shown = first
		? ruleWords(
				rules.map(({ id }) => id),
				first.edition
			)
		: [];
	return shown.filter(({ heading }, i) => shown.findIndex((one) => one.heading === heading) === i);
};

/** Says what comes of what was tried at a puzzle, with the others' best answers. */
export function puzzleAnswer(asked: unknown): ShownTry {
	const { lines, ...puzzle } = v.parse(ASKED, asked);
	const { acts, ...tried } = triedView(puzzle, lines);
	return {
		...tried,
		lines: [...tried.lines],
		acts: acts.map(({ sentence, rules, happens }) => ({
			sentence,
			rules: places(rules),
			happens: happens.map((one) => ({ sentence: one.sentence, rules: places(one.rules) }))
		}))
	};
}
