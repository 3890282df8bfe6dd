import { describe, expect, it } from 'vitest';
import type { Claim } from '../../../scenario/claim/claim.ts';
import { entriesFrom, scenarioFrom } from '../state/fixture.ts';
import { imageOf } from './report-image.ts';
import { reportAddress } from './report-to.ts';
import { markdownOf, reportOf } from './report.ts';
import { fileName } from './save.ts';

const STACK =
	'title: Who <wins> & why?\nplayer Amy: Isaac, 2 HP | items: The Relic | hand: Butter Bean!\nplayer Ben: Cain | items: Sleight of Hand\nmonsters: Fly, Gurdy\nstack: The Relic (Amy); Sleight of Hand (Ben) -> loot deck\n---\nAmy plays Butter Bean! -> Sleight of Hand (on the stack)';
const CLAIM: Claim = {
	by: 'Ben',
	branch: 1,
	entries: 0,
	what: { says: 'resolves', item: { place: 1, name: 'Sleight of Hand (Ben)' } }
};

const report = (at: number) => {
	const made = reportOf(scenarioFrom(STACK), entriesFrom(STACK), at, [CLAIM]);
	if (!made) throw new Error('The table can be.');
	return made;
};

describe('a report', () => {
	it('tells question, stack, verdict, rules and link', () => {
		const text = markdownOf(report(1), 'https://example.org/table/#x');
		const parts = [
			'**Amy butter beans Sleight of Hand. Who <wins> & why?**',
			'> player Amy: Isaac, 2 HP',
			'1. Butter Bean! (Amy): ',
			'2. Sleight of Hand (Ben): ',
			'3. The Relic (Amy): ',
			'  - Sleight of Hand (Ben) is cancelled.',
			'- Ben says: “Sleight of Hand (Ben) resolves.” Wrong: Sleight of Hand (Ben) is cancelled. (6.5 Cancel, p. 23)',
			'- `cancel.removed` ',
			'https://example.org/table/#x'
		];
		let from = 0;
		for (const part of parts) {
			const at = text.indexOf(part, from);
			expect([part, at >= 0]).toEqual([part, true]);
			from = at;
		}
		expect(text).not.toContain('undefined');
	});

	it('begins at the move that is shown', () => {
		expect(report(0).stack).toHaveLength(2);
		expect(report(0).happens[0]?.move).toMatch(/^Amy plays Butter Bean!/u);
	});

	it('says the answer first, and is titled by what is done where nobody has titled it', () => {
		const text = markdownOf(report(1), null, 'Amy loots 1.');
		expect(text).toMatch(/ Who <wins> & why\?\*\*\nAmy loots 1\.\n/u);
		const [, untitled = ''] = /^.*\n([^]*)$/u.exec(STACK) ?? [];
		expect(reportOf(scenarioFrom(untitled), entriesFrom(untitled), 1, [])?.title).toBe(
			'Amy butter beans Sleight of Hand'
		);
	});

	it('becomes an image in which nothing is code', () => {
		const svg = imageOf({ ...report(1), answer: null, qr: null });
		expect(svg).toContain('Who &#60;wins&#62; &#38; why?');
		expect(svg).toMatch(/^<svg [^>]*height="\d+"/u);
	});
});

describe('the address of a report', () => {
	it('goes where issues are taken', () => {
		expect(reportAddress('git+https://github.com/a/fizzle.git', 'T', 'a b')).toBe(
			'https://github.com/a/fizzle/issues/new?title=Ruling%3A+T&body=a+b'
		);
	});

	it.each([null, 'javascript:alert(1)', 'https://example.org/a'])('is none for %s', (home) => {
		expect(reportAddress(home, 'T', 'x')).toBeNull();
	});

	it('is none for a text that is too long', () => {
		expect(reportAddress('https://github.com/a/b', 'T', 'x'.repeat(9_000))).toBeNull();
	});
});

describe('the name of a file', () => {
	it.each([
		['Who <wins> & why?', 'who-wins-why.souls'],
		[null, 'table.souls'],
		['???', 'table.souls'],
		['Éclair', 'eclair.souls']
	])('of %s is %s', (title, name) => {
		expect(fileName(title, 'souls')).toBe(name);
	});
});
