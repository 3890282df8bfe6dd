import { describe, expect, it } from 'vitest';
import { daysIn, daysText, streakOn, withAnswer, type Days } from './kept.ts';
import { another, nextOfDay } from './next.ts';
import { asPuzzle, LEVELS, type PuzzleName, type QuizName, type QuizNames } from './question.ts';
import { shared } from './share.ts';
import { askedOn, dayBefore, dayInWords, dayOf } from './today.ts';

const QUESTIONS = Array.from({ length: 40 }, (_, n): QuizName => ({
	id: n % 2 === 0 ? `r${n}` : `r${n - 1}-changed`,
	ruling: `r${n - (n % 2)}`,
	topic: n < 20 ? 'dice' : 'stack',
	level: LEVELS[n % 3] ?? 1
}));
const PUZZLES = Array.from({ length: 12 }, (_, n): PuzzleName => ({ id: `p${n}`, level: 1 }));
const ids = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);
const NAMES: QuizNames = { questions: QUESTIONS, puzzles: PUZZLES };
const DAY = '2026-11-23';

describe('the five of a day', () => {
	const five = askedOn(DAY, NAMES);
	const rulings = new Map(QUESTIONS.map(({ id, ruling }) => [id, ruling]));

	it('are two easy disputes, a harder and a hard one, of four rulings, and a puzzle', () => {
		expect(five.slice(0, 4).map(({ level }) => level)).toEqual([1, 1, 2, 3]);
		expect(five.map(({ puzzle }) => puzzle !== null)).toEqual([false, false, false, false, true]);
		expect(new Set(five.slice(0, 4).map(({ id }) => rulings.get(id))).size).toBe(4);
		expect(five[4]?.id).toBe(asPuzzle(five[4]?.puzzle ?? ''));
	});

	it('are the same however the lists are ordered', () => {
		const turned = { questions: [...QUESTIONS].reverse(), puzzles: [...PUZZLES].reverse() };
		expect(askedOn(DAY, turned)).toEqual(five);
	});

	it('are others on another day, the puzzles too', () => {
		expect(ids(askedOn('2026-11-24', NAMES))).not.toEqual(ids(five));
		const days = Array.from({ length: 28 }, (_, n) => `2026-02-${String(n + 1).padStart(2, '0')}`);
		expect(new Set(days.map((day) => askedOn(day, NAMES)[4]?.puzzle)).size).toBeGreaterThan(6);
	});

	it('lose no question to a new one but where that takes its place', () => {
		const more = askedOn(DAY, {
			puzzles: PUZZLES,
			questions: [...QUESTIONS, { id: 'new', ruling: 'new', topic: 'dice', level: 3 }]
		});
		expect(ids(more).slice(0, 3)).toEqual(ids(five).slice(0, 3));
		expect(more[4]).toEqual(five[4]);
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
	const five = askedOn(DAY, NAMES);

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
