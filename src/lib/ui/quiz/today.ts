import {
	asPuzzle,
	LEVELS,
	type Asked,
	type Level,
	type QuizName,
	type QuizNames
} from './question.ts';

/** A day: "2026-11-23". */
export type Day = string;

const two = (count: number): string => String(count).padStart(2, '0');

/** The day that it is where somebody is. */
export const dayOf = (date: Date): Day =>
	`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Today. */
export const today = (): Day => dayOf(new Date());

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

/** How many disputes of each level a day asks; a puzzle is the last. */
const A_DAY: Readonly<Record<Level, number>> = { 1: 2, 2: 1, 3: 1 };

/** A number that looks like chance and is the same everywhere (FNV-1a). */
function numberOf(text: string): number {
	let hash = 0x811c9dc5;
	for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	return hash >>> 0;
}

/** Things in the order that a day draws them in, which no other thing changes. */
const drawn = <T extends { readonly id: string }>(day: Day, things: readonly T[]): readonly T[] =>
	things
		.map((thing) => ({ thing, lot: numberOf(`${day} ${thing.id}`) }))
		.sort((a, b) => a.lot - b.lot || (a.thing.id < b.thing.id ? -1 : 1))
		.map(({ thing }) => thing);

/**
 * The five of a day, the easy disputes first and a puzzle last: the same for everybody. A question that
 * is new takes its turn like any other and moves none of the others.
 */
export function askedOn(day: Day, { questions, puzzles }: QuizNames): readonly Asked[] {
	const lots = drawn(day, questions);
	const disputes: QuizName[] = [];
	for (const level of LEVELS) {
		let more = A_DAY[level];
		for (const question of lots) {
			if (more === 0) break;
			// A case and the same with one thing changed are not asked on one day.
			const isFresh = disputes.every(({ ruling }) => ruling !== question.ruling);
			if (question.level !== level || !isFresh) continue;
			disputes.push(question);
			more--;
		}
	}
	return [
		...disputes.map(({ id, level }) => ({ id, level, puzzle: null })),
		...drawn(day, puzzles)
			.slice(0, 1)
			.map(({ id, level }) => ({ id: asPuzzle(id), level, puzzle: id }))
	];
}
