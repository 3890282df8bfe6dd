import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../model/decision.ts';
import { readKept, type KeptTable } from './kept.ts';

const DECISIONS: readonly Decision[] = [
	{ do: 'pass', player: 0 },
	{ do: 'play', player: 1, card: 'bomb', targets: [{ object: 4 }] },
	{ do: 'activate', player: 1, object: 3, line: 0, mode: 1 },
	{ do: 'end turn', player: 0 },
	{ do: 'choose', player: 0, picks: [{ answer: 'yes' }, { card: null, at: 2 }, { deck: 'loot' }] },
	{ do: 'roll', result: 6 },
	{ do: 'reveal', card: 'gurdy' }
];

const TABLE: KeptTable = {
	version: 1,
	typed: 'typed',
	opened: 'opened',
	aside: null,
	example: null,
	at: 2,
	from: 1,
	added: [DECISIONS]
};

describe('a kept table', () => {
	it('is read as it was written', () => {
		expect(readKept(JSON.stringify(TABLE))).toEqual(TABLE);
	});

	it.each([
		['nothing', null],
		['no JSON', '{'],
		['another version', JSON.stringify({ ...TABLE, version: 2 })],
		['a broken decision', JSON.stringify({ ...TABLE, added: [[{ do: 'dance', player: 0 }]] })],
		['a move before the first', JSON.stringify({ ...TABLE, at: -1 })]
	])('is none from %s', (_, text) => {
		expect(readKept(text)).toBeNull();
	});

	it('is never a crash', () => {
		fc.assert(fc.property(fc.jsonValue(), (value) => readKept(JSON.stringify(value)) === null));
	});
});
