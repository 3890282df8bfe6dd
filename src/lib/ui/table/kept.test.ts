import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readKept, type KeptTable } from './kept.ts';

const TABLE: KeptTable = {
	version: 2,
	id: 'abc',
	address: '',
	title: null,
	time: 1,
	at: 2,
	shown: 1,
	branches: [{ id: 1, name: 'Line 1', text: 'rules: 2023\n' }],
	colours: { Amy: 3 },
	claims: [
		{
			by: 'Amy',
			branch: 1,
			entries: 2,
			what: { says: 'cancelled', item: { place: 0, name: 'The Relic (Amy)' } }
		}
	]
};

describe('a kept table', () => {
	it('is read as it was written', () => {
		expect(readKept(JSON.stringify(TABLE))).toEqual(TABLE);
	});

	it.each([
		['nothing', null],
		['no JSON', '{'],
		['another version', JSON.stringify({ ...TABLE, version: 1 })],
		['no branch', JSON.stringify({ ...TABLE, branches: [] })],
		['a broken claim', JSON.stringify({ ...TABLE, claims: [{ by: 'Amy', what: {} }] })],
		['a move before the first', JSON.stringify({ ...TABLE, at: -1 })]
	])('is none from %s', (_, text) => {
		expect(readKept(text)).toBeNull();
	});

	it('is never a crash', () => {
		fc.assert(fc.property(fc.jsonValue(), (value) => readKept(JSON.stringify(value)) === null));
	});
});
