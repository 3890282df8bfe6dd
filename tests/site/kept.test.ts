/** What is kept on devices: what older versions kept still opens, and a file brings it to another. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../scripts/paths.ts';
import { importedSentence, keptFile, takeIn } from '../../src/lib/ui/device/kept-file.ts';
import { keepTable, keptTables, MOST_TABLES, readKept } from '../../src/lib/ui/table/state/kept.ts';
import { readKeptText } from '../../src/lib/ui/table/state/read-scenario.ts';

const golden = (name: string): string => readFileSync(join(ROOT, 'tests/site/kept', name), 'utf8');

/** A browser's storage, as far as it is used. */
const storage = (): object => {
	const store: Record<string, unknown> = {};
	const methods = {
		getItem: (key: string): unknown => store[key] ?? null,
		removeItem: (key: string): void => void Reflect.deleteProperty(store, key),
		setItem: (key: string, text: string): void => {
			store[key] = text;
		}
	};
	for (const [name, value] of Object.entries(methods))
		Object.defineProperty(store, name, { value, enumerable: false });
	return store;
};

beforeEach(() => {
	vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
	vi.unstubAllGlobals();
});

describe('a table that an older version kept', () => {
	it.each(['table-2.json'])('opens with all of its lines and claims: %s', (name) => {
		const table = readKept(golden(name));
		expect(table?.title).toBe('Who gets the reward?');
		expect(table?.claims).toHaveLength(6);
		expect(table?.branches.map(({ text }) => readKeptText(text)?.script.length)).toEqual([5, 4]);
	});
});

describe('a file of all that is kept', () => {
	it('brings it to another device', () => {
		localStorage.setItem('fizzle-table:m1abc-x2y3z4', golden('table-2.json'));
		localStorage.setItem('fizzle-theme', 'dark');
		const file = keptFile();
		const tables = keptTables();
		vi.stubGlobal('localStorage', storage());
		expect(takeIn(file)).toEqual({ added: 1, same: 0, damaged: 0, left: 0 });
		expect(keptTables()).toEqual(tables);
		expect(localStorage.getItem('fizzle-theme')).toBe('dark');
		expect(takeIn(file)).toEqual({ added: 0, same: 1, damaged: 0, left: 0 });
		expect(keptTables()).toEqual(tables);
	});

	it('that an older version saved opens', () => {
		expect(takeIn(golden('file-1.json'))).toEqual({ added: 1, same: 0, damaged: 1, left: 0 });
		expect(localStorage.getItem('fizzle-keys')).toBe('off');
	});

	it('writes over nothing that is here', () => {
		localStorage.setItem('fizzle-table:m1abc-x2y3z4', golden('table-2.json'));
		localStorage.setItem('fizzle-theme', 'dark');
		const file = keptFile();
		const [table] = keptTables();
		if (!table) throw new Error('The table is not kept.');
		keepTable({ ...table, title: 'Another' });
		localStorage.setItem('fizzle-theme', 'light');
		expect(takeIn(file)).toEqual({ added: 1, same: 0, damaged: 0, left: 0 });
		expect(keptTables().map(({ title }) => title)).toEqual(
			expect.arrayContaining(['Another', table.title])
		);
		expect(localStorage.getItem('fizzle-theme')).toBe('light');
	});

	it('makes no table go that is here', () => {
		localStorage.setItem('fizzle-table:m1abc-x2y3z4', golden('table-2.json'));
		const file = keptFile();
		const [table] = keptTables();
		if (!table) throw new Error('The table is not kept.');
		vi.stubGlobal('localStorage', storage());
		for (let at = 0; at < MOST_TABLES; at += 1)
			keepTable({ ...table, id: `own-${String(at)}`, title: `Table ${String(at)}` });
		const before = keptTables();
		expect(takeIn(file)).toEqual({ added: 0, same: 0, damaged: 0, left: 1 });
		expect(keptTables()).toEqual(before);
	});

	it.each([
		['', 'JSON'],
		['{"tables":[]}', 'saved here'],
		['[]', 'saved here'],
		['{"fizzle":"kept on a device","version":99,"tables":[],"single":{}}', 'newer Fizzle']
	])('says why it is none: %j', (text, why) => {
		expect(takeIn(text)).toContain(why);
	});

	it('is never a crash, and never takes anything away', () => {
		localStorage.setItem('fizzle-table:m1abc-x2y3z4', golden('table-2.json'));
		const before = keptTables();
		fc.assert(
			fc.property(
				fc.array(fc.jsonValue()),
				fc.dictionary(fc.string(), fc.string()),
				(tables, single) => {
					takeIn(JSON.stringify({ fizzle: 'kept on a device', version: 1, tables, single }));
					return JSON.stringify(keptTables()) === JSON.stringify(before);
				}
			)
		);
	});

	it('is told in a sentence', () => {
		expect(importedSentence({ added: 2, same: 1, damaged: 1, left: 0 })).toBe(
			'2 tables were added. 1 table was here already. 1 table could not be read.'
		);
		expect(importedSentence({ added: 0, same: 0, damaged: 0, left: 3 })).toBe(
			'No table was added. 3 tables found no room: at most 40 are kept here, so forget some first.'
		);
	});
});
