import type { QuizName, QuizQuestion } from '#lib/ui/quiz/question.ts';
import { questionsOf } from '#lib/ui/quiz/questions.ts';
import { RULINGS } from '../rulings/rulings.server.ts';

let made: readonly QuizQuestion[] | null = null;

/** Every question of the quiz, made once as the site is built. */
export const questions = (): readonly QuizQuestion[] => (made ??= RULINGS.flatMap(questionsOf));

/** The same in a list. */
export const questionNames = (): readonly QuizName[] =>
	questions().map(({ id, topic, level, ruling }) => ({ id, topic, level, ruling }));
