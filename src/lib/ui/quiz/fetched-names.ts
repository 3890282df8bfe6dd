import { resolve } from '$app/paths';
import * as v from 'valibot';
import { TOPICS } from '../../scenario/ruling/topics.ts';
import { LEVELS, type QuizNames } from './question.ts';

const level = v.picklist(LEVELS);
const NAMES: v.GenericSchema<unknown, QuizNames> = v.object({
	questions: v.array(
		v.object({ id: v.string(), topic: v.picklist(TOPICS), level, ruling: v.string() })
	),
	puzzles: v.array(v.object({ id: v.string(), level }))
});

let fetched: Promise<QuizNames> | null = null;

/**
 * All that a day may ask, in a line each, fetched once.
 * @throws where the list cannot be had, or is none.
 */
export const quizNames = (): Promise<QuizNames> =>
	(fetched ??= fetchNames().catch((error: unknown) => {
		fetched = null;
		throw error;
	}));

async function fetchNames(): Promise<QuizNames> {
	const response = await fetch(resolve('quiz/names.json'));
	if (!response.ok) throw new Error('The list of questions could not be fetched.');
	return v.parse(NAMES, await response.json());
}
