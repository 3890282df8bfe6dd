import { describe, expect, it } from 'vitest';
import { EDITIONS, rootOf } from '../../model/words.ts';
import { ruleIn } from '../../rules/index.ts';
import {
	AT_FIRST,
	available,
	deckList,
	KNOWS,
	scenarioOf,
	troubles,
	withOneMore,
	type Choice
} from './choice.ts';
import { choiceIn } from './kept.ts';
import { layOut } from './lay-out.ts';
import { withVariant } from './with-variant.ts';
import { RATIO_DECKS, RATIOS, ratiosOf, type SetCounts } from './ratios.ts';

const SETS: readonly SetCounts[] = [
	{
		id: 'one',
		name: 'One',
		counts: {
			passive: [50, 2],
			good: [5, 0],
			bad: [4, 0],
			'either event': [10, 0],
			eden: [1, 0],
			character: [11, 1],
			'bonus soul': [3, 0]
		}
	},
	{ id: 'two', name: 'Two', counts: { passive: [10, 0], active: [4, 0] } }
];
const chosen = (change: Partial<Choice>): Choice => ({ ...AT_FIRST, sets: ['one'], ...change });
const three = ['Amy', 'Ben', 'Cleo'];

it.each(EDITIONS)('knows rooms and deck ratios as the rules of %s do (1, 19)', (edition) => {
	expect(KNOWS[rootOf(edition)]).toEqual({
		rooms: ruleIn('setup.room', edition) !== null,
		ratios: ruleIn('ratio.hundred', edition) !== null,
		threePlus: ruleIn('card.three-players', edition) !== null
	});
});

describe('the usual decks', () => {
	it.each(RATIO_DECKS)('add up to 100: %s (19)', (deck) => {
		expect(ratiosOf(deck).reduce((sum, { count }) => sum + count, 0)).toBe(100);
	});

	it('have each kind once', () => {
		expect(new Set(RATIOS.map(({ kind }) => kind)).size).toBe(RATIOS.length);
	});
});

describe('what there is', () => {
	it('is what the chosen sets hold together', () => {
		expect(available(chosen({ names: three }), SETS, 'passive')).toBe(50);
		expect(available(chosen({ names: three, sets: ['one', 'two'] }), SETS, 'passive')).toBe(60);
	});

	it('leaves out cards for three and more where two play (2.7)', () => {
		expect(available(chosen({}), SETS, 'passive')).toBe(48);
	});

	// The original ruleset does not know the mark, and the judge leaves such cards in.
	it('is all there is by the original rules, whose cards have no such mark', () => {
		expect(available(chosen({ edition: 'original' }), SETS, 'passive')).toBe(50);
	});

	it('is taken as far as it goes, and says what is short', () => {
		const list = deckList(chosen({ sets: ['one', 'two'] }), SETS, 'treasure');
		expect(list.lines.map(({ kind, taken }) => [kind, taken])).toEqual([
			['passive', 44],
			['active', 4],
			['paid', 0],
			['one-use', 0],
			['soul-item', 0]
		]);
		expect(list).toMatchObject({ wanted: 100, taken: 48, there: 62 });
	});

	it('goes by the numbers of a group of its own (19.4)', () => {
		const list = deckList(chosen({ own: { passive: 30 } }), SETS, 'treasure');
		expect(list).toMatchObject({ wanted: 86, taken: 30 });
	});

	it('lets events that go either way fill what good and bad ones lack (19.3)', () => {
		// 8 good and 8 bad are wanted, 5 and 4 are there: 7 of the 10 others fill them.
		expect(deckList(chosen({}), SETS, 'monster')).toMatchObject({ taken: 16, either: 10 });
	});
});

describe('variants', () => {
	it('go when another takes their place, with what only changes them', () => {
		const hard = withVariant(withVariant({}, 'solitaire', true), 'hard', true);
		expect(hard).toEqual({ solitaire: true, hard: true });
		expect(withVariant(hard, 'co-op', true)).toEqual({ 'co-op': true, hard: true });
		expect(withVariant(hard, 'ultra hard', true)).toEqual({ solitaire: true, 'ultra hard': true });
		expect(withVariant(hard, 'solitaire', false)).toEqual({});
		expect(withVariant({ 'co-op': true }, 'soul cap', 0)).toEqual({ 'co-op': true, 'soul cap': 1 });
	});

	it('that cannot be played are told (17)', () => {
		expect(troubles(chosen({ variants: { solitaire: true }, names: three }))).toHaveLength(1);
		expect(troubles(chosen({ variants: { solitaire: true } }))).toEqual([]);
	});
});

describe('names', () => {
	it.each([[['Amy', ' amy ']], [['Amy', '']], [['Amy', 'Ben (host)']]])(
		'%j will not do',
		(names) => {
			expect(troubles(chosen({ names }))).toHaveLength(1);
		}
	);

	it('of one more are free', () => {
		expect(withOneMore(['Amy', 'Cleo'])).toEqual(['Amy', 'Cleo', 'Ben']);
	});
});

describe('the scenario', () => {
	it('is the game still to be set up', () => {
		expect(
			scenarioOf(chosen({ names: ['Ada ', 'Bo'], rooms: true, variants: { 'mini draft': true } }))
		).toEqual({
			rules: '2023',
			variants: { 'mini draft': true },
			players: [{ name: 'Ada' }, { name: 'Bo' }],
			board: { setup: { rooms: true, bonusSouls: true } },
			script: []
		});
	});

	it('has no bonus souls on one side (17.1)', () => {
		expect(scenarioOf(chosen({ variants: { 'co-op': true } })).board).toEqual({ setup: {} });
	});
});

describe('what is laid out', () => {
	const ids = (change: Partial<Choice>): readonly string[] =>
		layOut(chosen(change), SETS).map(({ id }) => id);

	it('follows the chapter on setup (1)', () => {
		expect(ids({ rooms: true })).toEqual([
			'decks',
			'pool',
			'shop',
			'monsters',
			'room',
			'bonus souls',
			'characters',
			'triggers',
			'hands',
			'first'
		]);
	});

	it('goes otherwise on one side (17.1), and with a draft (20.1)', () => {
		expect(ids({ variants: { solitaire: true, 'mini draft': true } })).toEqual([
			'decks',
			'pool',
			'shop',
			'monsters',
			'no bonus souls',
			'characters',
			'triggers',
			'hands',
			'first',
			'draft',
			'timer'
		]);
	});

	it('counts coins, treasures and Edens', () => {
		const says = (id: string, change: Partial<Choice>): string =>
			layOut(chosen(change), SETS).find((one) => one.id === id)?.says ?? '';
		expect(says('pool', { names: three })).toContain('91¢ of 100¢');
		expect(says('draft', { names: three, variants: { 'mini draft': true } })).toContain(
			'Lay out 4 treasures'
		);
		expect(says('characters', { variants: { 'eden only': true } })).toContain('You lack 1');
	});

	// Original ruleset, Game Setup: 100¢, all the bonus souls face up, Cain or the saddest first.
	it('is what the original rules lay out', () => {
		const laid = layOut(chosen({ edition: 'original' }), SETS);
		const says = (id: string): string => laid.find((one) => one.id === id)?.says ?? '';
		expect(says('pool')).toMatch(/^Put out 100¢: the pool/u);
		expect(says('bonus souls')).toBe(
			'Lay the 3 bonus souls of your sets face up beside the table.'
		);
		expect(says('first')).toContain('where nobody has it, the saddest player');
	});
});

describe('what was kept', () => {
	it('comes back as it was', () => {
		const choice = chosen({
			names: three,
			variants: { 'mini draft': true },
			rooms: true,
			own: { passive: 40 },
			done: ['decks']
		});
		expect(choiceIn(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
	});

	it.each([
		null,
		'text',
		[],
		{ names: [1, 2], variants: ['hard'], own: 3, sets: 4, done: {} },
		{ names: ['Amy'], variants: { nonsense: true, hard: 3, 'soul cap': 'x' }, edition: '1999' }
	])('%j is as at first', (data) => {
		expect(choiceIn(data)).toEqual(AT_FIRST);
	});
});
