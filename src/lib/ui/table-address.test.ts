import { expect, test } from 'vitest';
import { linkBehind, ownCardAt, ownCardBehind, putInAt } from './table-address.ts';

const at = (behind: string): URL => new URL(`https://example.org/table/${behind}`);

test.each([[[]], [[3]], [[0, 12]]])('an address tells that nobody said %j', (entries) => {
	const url = at(linkBehind('1abc', entries));
	expect(putInAt(url)).toEqual(entries);
	expect(url.hash).toBe('#1abc');
});

test.each(['', '?first=', '?first=x', '?first=-1', '?first=99999999', '?other=1'])(
	'of “%s” nothing is made that nobody wrote',
	(behind) => {
		expect(putInAt(at(behind)).every((entry) => entry >= 0 && entry < 10_000)).toBe(true);
	}
);

test.each([
	['Lucky Sock', 'Amy', '1abc'],
	['Half & half #2', '', null],
	['', '', null]
])('an address tells which card is to be typed, and whose it is: “%s”', (name, whose, letters) => {
	const url = at(ownCardBehind(name, whose, letters));
	expect(ownCardAt(url)).toEqual({ name, whose });
	expect(url.hash).toBe(letters === null ? '' : `#${letters}`);
});

test('most addresses ask for no card', () => {
	expect(ownCardAt(at(linkBehind('1abc', [2])))).toBeNull();
});
