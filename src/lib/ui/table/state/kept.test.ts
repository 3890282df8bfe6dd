import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetTable, keepTable, keptTables, readKept, type KeptTable } from './kept.ts';

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

/** What a browser stores, in as many letters as it has room for. */
function storeOf(room: number): Record<string, unknown> {
	const store: Record<string, unknown> = {};
	const methods = {
		getItem: (key: string): unknown => store[key] ?? null,
		removeItem: (key: string): void => {
			Reflect.deleteProperty(store, key);
		},
		setItem: (key: string, text: string): void => {
			if (JSON.stringify({ ...store, [key]: text }).length > room)
				throw new Error('No room is left.');
			store[key] = text;
		}
	};
	for (const [name, value] of Object.entries(methods))
		Object.defineProperty(store, name, { value, enumerable: false });
	return store;
}

describe('what the browser stores', () => {
	afterEach(() => {
		vi.unstubAllGlobals();
	});

	it('is said to be kept, and not to be where there is no room or no leave', () => {
		vi.stubGlobal('localStorage', storeOf(10_000));
		expect(keepTable(TABLE)).toBe(true);
		expect(keptTables()).toEqual([TABLE]);
		vi.stubGlobal('localStorage', storeOf(100));
		expect(keepTable(TABLE)).toBe(false);
		vi.stubGlobal('localStorage', undefined);
		expect(keepTable(TABLE)).toBe(false);
		expect(keptTables()).toEqual([]);
	});

	it('has a name for each table, also where one was copied', () => {
		vi.stubGlobal('localStorage', storeOf(10_000));
		localStorage.setItem('fizzle-table:abc', JSON.stringify(TABLE));
		localStorage.setItem('fizzle-table:copy', JSON.stringify(TABLE));
		localStorage.setItem('fizzle-table:broken', '{');
		expect(keptTables().map(({ id }) => id)).toEqual(['abc', 'copy']);
		forgetTable('copy');
		expect(keptTables()).toEqual([TABLE]);
	});
});
