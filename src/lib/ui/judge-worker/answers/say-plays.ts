import * as v from 'valibot';
import { lineText, namesOf } from '../../../scenario/print/print.ts';
import { isEdit, isExpectation } from '../../../scenario/scenario.ts';
import { act } from '../../../scenario/words/act/act.ts';
import { edit } from '../../../scenario/words/edit/changes.ts';
import { scenarioSchema } from '../../../scenario/words/scenario.ts';
import { actWords } from '../../../scenario/spoken/index.ts';
import { joined } from '../../composer/joined.ts';
import type { PlaysAsked } from '../shapes/heard.ts';

const ASKED: v.GenericSchema<unknown, PlaysAsked> = v.strictObject({
	scenario: scenarioSchema,
	plays: v.array(v.union([act, edit]))
});

/** Says what a tap plays at the end of a line, an act a line. */
export function playsSaid(asked: unknown): string {
	const { scenario, plays } = v.parse(ASKED, asked);
	const players = namesOf(scenario);
	return plays.reduce<string>(
		(said, line) =>
			joined(
				said,
				isEdit(line) || isExpectation(line) ? lineText(line, players) : actWords(line, players)
			),
		''
	);
}
