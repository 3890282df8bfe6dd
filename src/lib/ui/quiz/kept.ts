import * as v from 'valibot';
import { dayBefore, type Day } from './today.ts';

/** Where the answers of a device lie. */
export const QUIZ_KEY = 'fizzle-quiz';
/** As many questions as a day has. */
export const FIVE = 5;
/** Days further back are forgotten: a streak of a year and more stays one. */
const MOST_DAYS = 400;

const ANSWERS = v.record(v.string(), v.boolean());
const KEPT = v.object({
	version: v.literal(1),
	days: v.record(v.pipe(v.string(), v.isoDate()), ANSWERS)
});

/** What was answered on a day: each question by its id, and whether it was right. */
export type Answers = Readonly<Record<string, boolean>>;
/** What was answered on each day. */
export type Days = Readonly<Record<string, Answers>>;

/** What a device has kept; nothing where it keeps nothing, or what it has cannot be read. */
export function daysIn(text: string | null): Days {
	try {
		const read = v.safeParse(KEPT, JSON.parse(text ?? 'null'));
		return read.success ? read.output.days : {};
	} catch {
		return {};
	}
}

/** The answers with one more. What was answered first on a day stands. */
export function withAnswer(days: Days, day: Day, id: string, isRight: boolean): Days {
	const before = days[day] ?? {};
	const after = {
		...days,
		[day]: Object.hasOwn(before, id) ? before : { ...before, [id]: isRight }
	};
	return Object.fromEntries(Object.entries(after).sort().slice(-MOST_DAYS));
}

/** The same as text, to be kept. */
export const daysText = (days: Days): string => JSON.stringify({ version: 1, days });

const isWhole = (days: Days, day: Day): boolean => Object.keys(days[day] ?? {}).length >= FIVE;

/** How many days in a row all five were answered, up to today, or to yesterday where today is not done. */
export function streakOn(days: Days, today: Day): number {
	let day = isWhole(days, today) ? today : dayBefore(today);
	let count = 0;
	for (; isWhole(days, day); day = dayBefore(day)) count++;
	return count;
}

/** Reads what this device has kept. */
export function keptDays(): Days {
	try {
		return daysIn(localStorage.getItem(QUIZ_KEY));
	} catch {
		return {};
	}
}

/** Keeps an answer, beside what another tab has kept meanwhile; says whether the device let it. */
export function keepAnswer(day: Day, id: string, isRight: boolean): boolean {
	try {
		localStorage.setItem(QUIZ_KEY, daysText(withAnswer(keptDays(), day, id, isRight)));
		return true;
	} catch {
		return false;
	}
}
