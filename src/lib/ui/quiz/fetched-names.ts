import { resolve } from '$app/paths';
import * as v from 'valibot';
import { TOPICS } from '../../scenario/ruling/topics.ts';
import { LEVELS, type QuizName } from './question.ts';

const NAMES = v.array(
	v.object({
		id: v.string(),
		topic: v.picklist(TOPICS),
		level: v.picklist(LEVELS),
		ruling: v.string()
	})
);

let fetched: Promise<readonly QuizName[]> | null = null;

/**
 * Every question in a line, fetched once.
 * @throws where the list cannot be had, or is none.
 */
export const questionNames = (): Promise<readonly QuizName[]> =>
	(fetched ??= fetchNames().catch((error: unknown) => {
		fetched = null;
		throw error;
	}));

async function fetchNames(): Promise<readonly QuizName[]> {
	const response = await fetch(resolve('quiz/names.json'));
	if (!response.ok) throw new Error('The list of questions could not be fetched.');
	return v.parse(NAMES, await response.json());
}
