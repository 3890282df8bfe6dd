import { describe, expect, it } from 'vitest';
import { daysIn, daysText, streakOn, withAnswer, type Days } from './kept.ts';
import { another, nextOfDay } from './next.ts';
import { LEVELS, type QuizName } from './question.ts';
import { shared } from './share.ts';
import { dayBefore, dayInWords, dayOf, questionsOn } from './today.ts';

const QUESTIONS = Array.from({ length: 40 }, (_, n): QuizName => ({
	id: n % 2 === 0 ? `r${n}` : `r${n - 1}-changed`,
	ruling: `r${n - (n % 2)}`,
	topic: n < 20 ? 'dice' : 'stack',
	level: LEVELS[n % 3] ?? 1
}));
const ids = (all: readonly QuizName[]): readonly string[] => all.map(({ id }) => id);
const DAY = '2026-11-23';

describe('the five of a day', () => {
	const five = questionsOn(DAY, QUESTIONS);

	it('are two easy ones, two harder ones and a hard one, of five rulings', () => {
		expect(five.map(({ level }) => level)).toEqual([1, 1, 2, 2, 3]);
		expect(new Set(five.map(({ ruling }) => ruling)).size).toBe(5);
	});

	it('are the same however the list is ordered', () => {
		expect(ids(questionsOn(DAY, [...QUESTIONS].reverse()))).toEqual(ids(five));
	});

	it('are others on another day', () => {
		expect(ids(questionsOn('2026-11-24', QUESTIONS))).not.toEqual(ids(five));
	});

	it('lose no question to a new one but where that takes its place', () => {
		const more = questionsOn(DAY, [
			...QUESTIONS,
			{ id: 'new', ruling: 'new', topic: 'dice', level: 3 }
		]);
		expect(ids(more).slice(0, 4)).toEqual(ids(five).slice(0, 4));
	});
});

describe('a day', () => {
	it('is that of the place, and has one before it across months and years', () => {
		expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
		expect(dayBefore('2026-03-01')).toBe('2026-02-28');
		expect(dayBefore('2027-01-01')).toBe('2026-12-31');
		expect(dayInWords(DAY)).toBe('November 23');
	});
});

describe('what is kept', () => {
	const answered = (days: Days, day: string, right = true): Days =>
		['a', 'b', 'c', 'd', 'e'].reduce((all, id) => withAnswer(all, day, id, right), days);

	it('is read back as it was written', () => {
		const days = answered({}, DAY);
		expect(daysIn(daysText(days))).toEqual(days);
	});

	it('is nothing where nothing was, or what was is damaged', () => {
		for (const text of [null, '', '{', '{"version":2}', '{"version":1,"days":{"x":{}}}'])
			expect(daysIn(text)).toEqual({});
	});

	it('holds the first answer of a day', () => {
		const once = withAnswer({}, DAY, 'a', false);
		expect(withAnswer(once, DAY, 'a', true)).toEqual(once);
	});

	it('counts days in a row, today or yesterday the last of them', () => {
		const yesterday = answered(answered({}, '2026-11-21'), '2026-11-22');
		expect(streakOn(yesterday, DAY)).toBe(2);
		expect(streakOn(answered(yesterday, DAY, false), DAY)).toBe(3);
		expect(streakOn(yesterday, '2026-11-24')).toBe(0);
		expect(streakOn(withAnswer(yesterday, DAY, 'a', true), DAY)).toBe(2);
	});
});

describe('going on', () => {
	const five = questionsOn(DAY, QUESTIONS);

	it('goes to the first that is not answered', () => {
		const [first, second] = five;
		expect(nextOfDay(five, {})).toBe(first);
		expect(nextOfDay(five, { [first?.id ?? '']: true })).toBe(second);
		expect(nextOfDay(five, Object.fromEntries(five.map(({ id }) => [id, false])))).toBeNull();
	});

	it('goes round in a matter', () => {
		const dice = QUESTIONS.filter(({ topic }) => topic === 'dice');
		let at = dice[0];
		const seen = new Set<string>();
		for (let n = 0; at && n < dice.length; n++) {
			seen.add(at.id);
			at = another(QUESTIONS, at) ?? undefined;
		}
		expect(seen.size).toBe(dice.length);
	});
});

it('shares how it went, and no answer', () => {
	expect(shared(DAY, [true, false, true, true, null], 3, 'https://a.example/quiz/')).toBe(
		'Who is right? November 23: 3 of 5\n🕯️💨🕯️🕯️·\n3 days in a row\nhttps://a.example/quiz/'
	);
});
