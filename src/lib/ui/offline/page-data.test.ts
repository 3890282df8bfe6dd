import { expect, test } from 'vitest';
import { packedData, pageData } from './page-data.ts';

/** As SvelteKit writes the data of a page: parts by their places, new ones at the next that is free. */
const page = (data: string): string =>
	`{"type":"data","nodes":[null,{"type":"data","data":${data},"uses":{}}]}\n`;

const ONE = page('[{"name":1,"cards":2,"by":1},"Amy",[3,5,3],{"name":4},"Bomb!",{"name":1}]');

test('places of new parts are written alike, in the order in which they come', () => {
	expect(packedData(ONE)).toBe(
		`~${page('[{"name":0,"cards":0,"by":1},"Amy",[0,0,3],{"name":0},"Bomb!",{"name":1}]')}`
	);
});

test.each([
	['with what comes again', ONE],
	[
		'with what is no list, and places that are none',
		page('[{"at":1,"of":2},["Date","2026"],[3,-1],5]')
	],
	['with two lists', ONE.replace('null', '{"type":"data","data":[{"a":1},7]}')],
	['with nothing in it', page('[-1]')],
	['that is no data', 'export const a = 1;'],
	['whose first part is named again', page('[{"name":1,"self":0},"Amy"]')]
])('a page %s comes out as it was', (_, text) => {
	expect(pageData(packedData(text))).toBe(text);
});

test('what would not come out as it was is left as it is', () => {
	const self = page('[{"name":1,"self":0},"Amy"]');
	expect(packedData(self)).toBe(self);
	expect(packedData('{ "data": [{"a": 1}, 2] }')).toBe('{ "data": [{"a": 1}, 2] }');
});
