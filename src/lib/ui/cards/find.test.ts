import { describe, expect, it } from 'vitest';
import { NICKNAMES } from '../../cards/nicknames.ts';
import { OFFICIAL_CARDS } from '../../cards/official/lookup.ts';
import { allEntries } from './entry.ts';
import {
	ANY,
	choicesOf,
	filtersIn,
	find,
	findable,
	near,
	paramsOf,
	queryIn,
	type Query
} from './find.ts';

const ENTRIES = allEntries().map(findable);
const keys = (query: Partial<Query>): readonly string[] =>
	find(ENTRIES, { ...ANY, ...query }).map(({ key }) => key);

describe('the search', () => {
	it.each([
		['D6', 'the-d6'],
		["dad's coin", 'dads-lost-coin'],
		['relic', 'the-relic'],
		['magdalene', 'maggy'],
		['nine lives', 'the-dead-cat'],
		['two cents', 'two-cents'],
		['XIII', 'xiii-death']
	])('%s finds %s first', (q, key) => {
		expect(keys({ q })[0]).toBe(key);
	});

	it.each([
		['gupys collar', 'guppys-collar'],
		['moms kinfe', 'moms-knife'],
		['buter bean', 'butter-bean']
	])('what is spelled wrong comes close to a name: %s', (q, key) => {
		expect(keys({ q })).toEqual([]);
		expect(near(ENTRIES, { ...ANY, q }).map((entry) => entry.key)).toContain(key);
	});

	it('comes close to nothing that is nowhere', () => {
		for (const q of ['extra wings', 'zzzzqqqq']) expect(near(ENTRIES, { ...ANY, q })).toEqual([]);
	});

	it('puts names before words that a card says', () => {
		const found = keys({ q: 'bomb' });
		expect(found[0]).toBe('bomb');
		expect(keys({ q: 'controller rerolls' })).toEqual(
			expect.arrayContaining(['the-d6', 'dice-shard'])
		);
	});

	it('finds nothing where nothing fits', () => {
		expect(keys({ q: 'qqqqqq' })).toEqual([]);
	});
});

describe('the filters', () => {
	it('leave every card while none is set', () => {
		expect(keys({})).toHaveLength(ENTRIES.length);
	});

	it('all hold at once', () => {
		const found = find(ENTRIES, { ...ANY, kind: 'treasure', tap: true, mentions: 'dice rolls' });
		expect(found.length).toBeGreaterThan(3);
		for (const { kind, tap, mentions } of found)
			expect([kind, tap, mentions.includes('dice rolls')]).toEqual(['treasure', true, true]);
	});

	it('offer only what some card answers to', () => {
		for (const [name, values] of Object.entries<readonly string[]>({ ...choicesOf(ENTRIES) }))
			for (const value of values) expect(keys({ [name]: value }), value).not.toEqual([]);
	});
});

describe('an address', () => {
	const query: Query = { ...ANY, q: 'D6', kind: 'treasure', tap: true };

	it('says what is asked, and nothing else', () => {
		expect(paramsOf(query).toString()).toBe('q=D6&kind=treasure&tap=1');
		expect(paramsOf(ANY).toString()).toBe('');
		expect(filtersIn(query)).toBe(2);
	});

	it('can be read back', () => {
		expect(queryIn(paramsOf(query))).toEqual(query);
	});
});

it('nicknames are those of official cards', () => {
	expect(Object.keys(NICKNAMES).filter((key) => !OFFICIAL_CARDS.has(key))).toEqual([]);
});
