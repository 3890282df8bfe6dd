import { LEVELS, type Level, type QuizName } from './question.ts';

/** A day: "2026-11-23". */
export type Day = string;

const two = (count: number): string => String(count).padStart(2, '0');

/** The day that it is where somebody is. */
export const dayOf = (date: Date): Day =>
	`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The day before. */
export function dayBefore(day: Day): Day {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return dayOf(new Date(year, month - 1, date - 1, 12));
}

/** "November 23" */
export function dayInWords(day: Day): string {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return new Date(year, month - 1, date, 12).toLocaleDateString('en-US', {
		month: 'long',
		day: 'numeric'
	});
}

/** How many of each level a day asks. */
const A_DAY: Readonly<Record<Level, number>> = { 1: 2, 2: 2, 3: 1 };

/** A number that looks like chance and is the same everywhere (FNV-1a). */
function numberOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return hash >>> 0;
}

/**
 * The five of a day, the easy ones first: the same for everybody. A question that is new takes its
 * turn like any other and moves none of the others.
 */
export function questionsOn<Q extends QuizName>(day: Day, questions: readonly Q[]): readonly Q[] {
	const drawn = questions
		.map((question) => ({ question, lot: numberOf(`${day} ${question.id}`) }))
		.sort((a, b) => a.lot - b.lot || (a.question.id < b.question.id ? -1 : 1));
	const asked: Q[] = [];
	for (const level of LEVELS) {
		let more = A_DAY[level];
		for (const { question } of drawn) {
			if (more === 0) break;
			// A case and the same with one thing changed are not asked on one day.
			const isFresh = asked.every(({ ruling }) => ruling !== question.ruling);
			if (question.level !== level || !isFresh) continue;
			asked.push(question);
			more--;
		}
	}
	return asked;
}
