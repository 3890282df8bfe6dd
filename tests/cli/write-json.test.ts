import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeJson } from '../../src/cli/write-json.ts';

function written(data: unknown): string {
	let text = '';
	writeJson(data, (piece) => {
		text += piece;
	});
	return text;
}

it('writes what JSON.stringify writes', () => {
	fc.assert(
		fc.property(fc.jsonValue(), (data) => {
			expect(written(data)).toBe(JSON.stringify(data, null, '\t'));
		})
	);
	expect(written({ a: undefined, b: [] })).toBe('{\n\t"b": []\n}');
});

it('makes what stands late in the data when all before it is written', () => {
	const seen: number[] = [];
	function* numbers(): Generator<number> {
		for (const n of [1, 2]) {
			seen.push(n);
			yield n;
		}
	}
	expect(JSON.parse(written({ numbers: numbers(), seen: () => seen }))).toEqual({
		numbers: [1, 2],
		seen: [1, 2]
	});
});
