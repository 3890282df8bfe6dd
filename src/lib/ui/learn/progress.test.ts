import { describe, expect, it } from 'vitest';
import { nextLesson, progressIn, progressText, withLesson } from './progress.ts';

const LESSONS = ['a', 'b', 'c'].map((slug) => ({ slug }));

describe('progress in the lessons', () => {
	it('is read back as it was written', () => {
		const progress = withLesson(withLesson({}, 'a', true), 'b', false);
		expect(progressIn(progressText(progress))).toEqual({ a: true, b: false });
	});

	it('is none where nothing was kept, or what was is damaged', () => {
		for (const text of [null, '', '{', '{"version":2,"lessons":{}}', '{"version":1,"lessons":3}'])
			expect(progressIn(text)).toEqual({});
	});

	it('holds the first answer', () => {
		expect(withLesson({ a: false }, 'a', true)).toEqual({ a: false });
	});

	it('goes on at the first lesson without an answer, whatever was skipped', () => {
		expect(nextLesson(LESSONS, {})?.slug).toBe('a');
		expect(nextLesson(LESSONS, { a: true, c: false })?.slug).toBe('b');
		expect(nextLesson(LESSONS, { a: true, b: true, c: true })).toBeNull();
		expect(nextLesson(LESSONS, { toString: true })?.slug).toBe('a');
	});
});
