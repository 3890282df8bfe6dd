import { PUZZLES } from '#lib/ui/puzzles/puzzles.ts';
import type { Difficulty } from '#lib/ui/puzzles/puzzle.ts';
import type { Level, QuizNames, QuizQuestion } from '#lib/ui/quiz/question.ts';
import { questionsOf } from '#lib/ui/quiz/questions.ts';
import { RULINGS } from '../rulings/rulings.server.ts';

let made: readonly QuizQuestion[] | null = null;

/** Every question of the quiz, made once as the site is built. */
export const questions = (): readonly QuizQuestion[] => (made ??= RULINGS.flatMap(questionsOf));

const LEVEL_OF: Readonly<Record<Difficulty, Level>> = { easy: 1, medium: 2, hard: 3 };

/** All that a day may ask, in a line each; of the puzzles those that one move solves. */
export const quizNames = (): QuizNames => ({
	questions: questions().map(({ id, topic, level, ruling }) => ({ id, topic, level, ruling })),
	puzzles: PUZZLES.filter(({ depth }) => depth === 1).map(({ id, difficulty }) => ({
		id,
		level: LEVEL_OF[difficulty]
	}))
});
