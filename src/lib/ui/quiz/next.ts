import type { Answers } from './kept.ts';
import type { Asked, QuizName } from './question.ts';

/** The first of a day's questions that is not answered yet; null where all are. */
export const nextOfDay = (
	five: readonly Asked[],
	answers: Answers,
	but: string | null = null
): Asked | null => five.find(({ id }) => id !== but && !Object.hasOwn(answers, id)) ?? null;

/** Another question of the same matter: the next in the list, and after the last the first. */
export function another(questions: readonly QuizName[], { id, topic }: QuizName): QuizName | null {
	const alike = questions.filter((one) => one.topic === topic);
	const at = alike.findIndex((one) => one.id === id);
	const next = alike[(at + 1) % alike.length];
	return next && next.id !== id ? next : null;
}
