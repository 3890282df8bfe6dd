import { expect, test } from 'vitest';
import { linkBehind, putInAt } from './table-address.ts';

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
