import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { searcherOf } from '#lib/ui/search/indexed.ts';
import { search, type ComesFirst } from '#lib/ui/search/searcher.ts';
import { searchEntries } from '../../src/routes/search.json/entries.server.ts';
import { AFTER, BEFORE } from './search-queries.ts';

const ENTRIES = searchEntries();
const SEARCHER = searcherOf(ENTRIES);
const paths = (query: string, first: ComesFirst | null = null): readonly string[] =>
	search(SEARCHER, query, first).map(({ entry }) => entry.path);
const kinds = (query: string, first: ComesFirst | null = null): readonly string[] =>
	search(SEARCHER, query, first).map(({ entry }) => entry.kind);

describe('the first hit', () => {
	it.each([
		// ids and names
		['attack.hit', 'rules/2023/attacking/#attack.hit'],
		['Butter Bean', 'cards/butter-bean/'],
		['butter bean!', 'cards/butter-bean/'],
		['the relic', 'cards/the-relic/'],
		['relic', 'cards/the-relic/'],
		['butter b', 'cards/butter-bean/'],
		['priority', 'rules/2023/key-terms/#term.priority'],
		['attacking', 'rules/2023/attacking/'],
		// the original edition
		['penalty.on-stack', 'rules/original/player-death/#penalty.on-stack'],
		['compare the editions', 'compare/'],
		// nicknames
		['D6', 'cards/the-d6/'],
		['dads coin', 'cards/dads-lost-coin/'],
		["dad's coin", 'cards/dads-lost-coin/'],
		['magdalene', 'cards/maggy/'],
		['nine lives', 'cards/the-dead-cat/'],
		// typing errors
		['buttr baen', 'cards/butter-bean/'],
		['gupys collar', 'cards/guppys-collar/'],
		['evassion', 'rules/2023/key-terms/#term.evasion'],
		['pirority', 'rules/2023/key-terms/#term.priority'],
		// another word for it
		['chain', 'rules/2023/key-terms/#term.stack'],
		['draw', 'rules/2023/specific-mechanics/#loot.draw'],
		['dodge', 'rules/2023/key-terms/#term.evasion'],
		// questions
		[
			'which of the two butter beans is on top of the discard?',
			'rulings/butter-bean-and-the-discard/'
		],
		['can I cancel a trinket with butter bean', 'rulings/butter-bean-on-a-trinket/'],
		['what happens when the loot deck runs out', 'rulings/a-deck-runs-out/'],
		['does a covered monster still do what it says?', 'rulings/abilities-of-covered-cards/'],
		[
			'do I get the cost back if my ability is cancelled?',
			'rulings/cancelled-ability-and-its-cost/'
		]
	])('of “%s” is %s', (query, path) => {
		expect(paths(query)[0]).toBe(path);
	});
});

describe('the first hit of what people type', () => {
	it.each([...BEFORE, ...AFTER])('“%s” finds %s', (query, path) => {
		expect(paths(query)[0]).toBe(path);
	});
});

it('the original edition comes to the front where it is asked for', () => {
	const isOriginal = (path: string): boolean => path.startsWith('rules/original/');
	expect(paths('death penalty').slice(0, 4).filter(isOriginal)).toEqual([]);
	expect(paths('original death penalty').slice(0, 4).filter(isOriginal)).toHaveLength(3);
});

describe('other words for it', () => {
	it.each([
		['tap', /^ability\.|activat|↷/u],
		['kill', /death|die|kill/iu],
		['D6 effect', /reroll/iu],
		['penny', /¢|penny/iu],
		['health', /\bHP\b/u],
		['atk', /attack|ATK/iu],
		['respond', /priority|respon|answer/iu],
		['untap', /recharg/iu],
		['negate', /cancel/iu]
	])('“%s” finds what says it in the words of the game', (query, said) => {
		const first = search(SEARCHER, query).slice(0, 4);
		const told = first.map(({ entry }) => `${entry.title} ${entry.text} ${entry.names.join(' ')}`);
		expect(told).toHaveLength(4);
		expect(told.filter((text) => said.test(text)).length, told.join('\n')).toBeGreaterThanOrEqual(
			3
		);
	});
});

describe('questions and disputes', () => {
	it('a question finds a ruling on it first', () => {
		expect(kinds('can I respond to my own death?')[0]).toBe('ruling');
	});

	it('where disputes come first they stand before a card of that name, which follows', () => {
		const found = kinds('butter bean', 'disputes');
		expect(found.slice(0, 4)).toEqual(['ruling', 'ruling', 'ruling', 'ruling']);
		expect(paths('butter bean', 'disputes')[4]).toBe('cards/butter-bean/');
	});

	it.each([
		'what do I lose when I die?',
		"What happens to a player's items and coins when they die?",
		'what happens to my stuff when i die',
		'who takes my items when I die?'
	])('is the rule of what it costs: %s', (question) => {
		expect(paths(question)[0]).toBe('rules/2023/death/#death.player.penalty');
	});

	it('says where a rule is our reading, and not where the rulebook says it', () => {
		const placeOf = (id: string): string | undefined =>
			ENTRIES.find(({ path }) => path.endsWith(`#${id}`))?.place;
		expect(placeOf('death.players-order')).toMatch(/ · our reading$/u);
		expect(placeOf('death.player.penalty')).not.toContain('our reading');
	});

	it.each([
		['what do you lose when you die', 'death.player.penalty'],
		['What happens when I die?', 'death.player.penalty'],
		['what happens when a player dies?', 'death.player.penalty'],
		['what happens when I miss?', 'attack.miss'],
		['how do I win', 'win.souls'],
		['how many cards can I hold?', 'turn.hand-size'],
		['what happens when a monster dies?', 'death.monster.rewards']
	])('is the rule itself where all of a plain question asks for it: %s', (question, id) => {
		expect(paths(question)[0]).toMatch(new RegExp(`#${id}$`, 'u'));
	});

	it.each([
		'what happens when two players die at once?',
		'what if both players die at the same time?'
	])('is the rule of several deaths: %s', (question) => {
		expect(search(SEARCHER, question)[0]?.entry.title).toBe('Several players dying at once');
	});
});

describe('a hit', () => {
	it('shows its text with the words that were looked for marked', () => {
		const [hit] = search(SEARCHER, 'attack.hit');
		expect(hit?.title.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['hit']);
		expect(hit?.text.map(({ text }) => text).join('')).toBe(hit?.entry.text);
	});

	it('comes for every beginning of a word', () => {
		for (const typed of ['e', 'ev', 'eva', 'evas', 'evasi', 'evasio', 'evasion'])
			expect(search(SEARCHER, typed).length, typed).toBeGreaterThan(0);
	});

	it('comes not for nothing, nor for what is nowhere', () => {
		expect(search(SEARCHER, '')).toEqual([]);
		expect(search(SEARCHER, ' .,- ')).toEqual([]);
		expect(search(SEARCHER, 'zzzzqqqqxxxx')).toEqual([]);
	});
});

it('what is searched weighs less than a picture', () => {
	expect(gzipSync(JSON.stringify(ENTRIES)).length).toBeLessThan(130_000);
});
