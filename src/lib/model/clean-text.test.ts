import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanData, cleanText } from './clean-text.ts';

describe('a text that somebody else wrote', () => {
	it.each([
		['an accent typed apart', 'Jose\u0301', 'José'],
		['an override of the direction', 'A\u202Emy', 'Amy'],
		['an isolate', '\u2066Amy\u2069', 'Amy'],
		['a sequence for a terminal', 'A\u001B[31mmy', 'A[31mmy'],
		['a bell', 'A\u0007my', 'Amy'],
		['a blank without a width', 'A\u200Bmy', 'Amy'],
		['a soft hyphen', 'A\u00ADmy', 'Amy'],
		['a joiner that joins nothing', 'A\u200Dmy', 'Amy'],
		['a letter that is drawn as nothing', '\u3164\u115FAmy', 'Amy'],
		['a tag', 'Amy\u{E0061}', 'Amy'],
		['half of a letter', 'A\uD800my', 'Amy'],
		['a letter that splits a line for some', 'A\u2028my', 'Amy'],
		['a wide blank', 'Amy\u00A0Lee', 'Amy Lee'],
		['an accent behind a letter that is gone', 'e\u200D\u0301', 'é']
	])('is read without %s', (_, text, clean) => {
		expect(cleanText(text)).toBe(clean);
	});

	it.each([
		['a picture of several', '👩\u200D👧'],
		['a heart that is drawn', '❤\uFE0F'],
		['Persian', 'می\u200Cخواهم'],
		['Hindi', 'क\u094D\u200Dष'],
		['lines and tabs', 'a\r\n\tb'],
		['what cards have', '↷: “Dad’s” ¢ → ♥']
	])('keeps %s', (_, text) => {
		expect(cleanText(text)).toBe(text);
	});

	it('is clean once it has been cleaned', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				const clean = cleanText(text);
				expect(cleanText(clean)).toBe(clean);
				expect(clean).not.toMatch(/[^\P{Cc}\t\n\r]|\p{Bidi_Control}/u);
			})
		);
	});
});

it('data are clean in all their texts', () => {
	expect(cleanData({ 'Jose\u0301': ['A\u202E', 1, null, { a: true }] })).toEqual({
		José: ['A', 1, null, { a: true }]
	});
});
