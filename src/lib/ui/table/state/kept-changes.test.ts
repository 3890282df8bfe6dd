import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changesOf, keepChanges, type KeptChanges } from './kept-changes.ts';

const shown = (text: string, at: number): KeptChanges['past'][number] => ({
	at,
	shown: 1,
	branches: [
		{ id: 1, name: 'Line 1', text },
		{ id: 2, name: 'Line 2', text: 'rules: 2023\n' }
	],
	colours: {},
	claims: []
});
const CHANGES: KeptChanges = {
	id: 'abc',
	past: [shown('rules: 2023\n', 0), shown('rules: 2023\npool: 3¢\n', 1)],
	future: [shown('rules: 2023\n', 2)]
};

describe('changes that are kept', () => {
	const stored = new Map<string, string>();
	beforeEach(() => {
		stored.clear();
		vi.stubGlobal('sessionStorage', {
			getItem: (key: string) => stored.get(key) ?? null,
			setItem: (key: string, value: string) => stored.set(key, value)
		});
	});
	afterEach(() => {
		vi.unstubAllGlobals();
	});

	it('are read as they were written, each text kept once', () => {
		keepChanges(CHANGES);
		expect(changesOf('abc')).toEqual(CHANGES);
		expect([...stored.values()][0]?.match(/rules: 2023/gu)).toHaveLength(2);
	});

	it('are none of another table, and none from anything else', () => {
		expect(changesOf('abc')).toBeNull();
		keepChanges(CHANGES);
		expect(changesOf('other')).toBeNull();
		for (const key of stored.keys()) stored.set(key, '{');
		expect(changesOf('abc')).toBeNull();
	});

	it('are none where nothing may be stored', () => {
		vi.stubGlobal('sessionStorage', undefined);
		keepChanges(CHANGES);
		expect(changesOf('abc')).toBeNull();
	});
});
