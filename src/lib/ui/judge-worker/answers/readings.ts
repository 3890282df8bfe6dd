import { verdictUnderReadings } from '../../../scenario/verdict-readings.ts';
import { isReadingId } from '../../../rules/readings.ts';
import { answeredQuestion } from '../../../wording/index.ts';
import type { ShownReadings } from '../shapes/readings.ts';
import { playedUpTo } from './played.ts';

/** Says which open questions a verdict hangs on, and what it is under other answers. */
export function readingsAnswer(asked: unknown): ShownReadings {
	const { played, scenario } = playedUpTo(asked);
	const { touched, on, others } = verdictUnderReadings(scenario, played);
	return touched.map(({ id, value }) => ({
		words: answeredQuestion(id, value),
		decides: on.includes(id),
		others: others.flatMap(({ readings, verdict }) =>
			Object.keys(readings)[0] === id
				? [{ words: answersIn(readings), sentence: verdict.sentence }]
				: []
		)
	}));
}

/** Readings in words, one question with its answer after the other. */
const answersIn = (readings: Readonly<Record<string, string>>): string =>
	Object.entries(readings)
		.map(([id, value]) => (isReadingId(id) ? answeredQuestion(id, value) : ''))
		.join(' ');
