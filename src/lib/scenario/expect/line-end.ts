import { prompt } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import { promptSentence } from '../../wording/index.ts';
import { sayableOf } from '../describe/position.ts';
import { print } from '../print/print.ts';
import { allFactsOf } from './all-facts.ts';
import { differing, type Difference, type Fact } from './ends.ts';

/** All that a line has come to, down to what may still be done this turn. */
export interface LineEnd {
	/** What two people would compare. */
	readonly facts: readonly Fact[];
	/** The table to its last counter, in the lines of the notation, and what is asked next. */
	readonly rest: readonly Fact[];
}

/** What a table has come to, whatever is read to get there. */
export function lineEnd(position: Position): LineEnd {
	const { turn, effects } = position;
	const { readings: _, ...said } = sayableOf(position);
	const lines = print(said)
		.split('\n')
		.filter((line) => line !== '' && line !== '---' && !line.startsWith('rules:'));
	const asked = prompt(position);
	return {
		facts: allFactsOf(position),
		rest: [
			...lines.map((line) => {
				const [of = line] = line.split(':', 1);
				return { of, is: line.slice(of.length + 1).trim() };
			}),
			{ of: 'Next', is: promptSentence(position, asked) },
			{ of: 'Effects that last', is: String(effects.length) },
			{ of: 'Additional attacks', is: String(turn.grants?.length ?? 0) },
			{ of: 'Attacks that must be made', is: String(turn.obligations?.length ?? 0) }
		]
	};
}

/** What differs between the ends of two lines: what people compare, and else what is behind it. */
export function endsDiffer(a: LineEnd, b: LineEnd): readonly Difference[] {
	const facts = differing(a.facts, b.facts);
	return facts.length > 0 ? facts : differing(a.rest, b.rest);
}
