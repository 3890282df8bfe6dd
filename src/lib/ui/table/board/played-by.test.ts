import { describe, expect, it } from 'vitest';
import { print } from '../../../scenario/index.ts';
import { newTable, scenarioFrom } from '../state/fixture.ts';
import { variantsUnknownIn, withEdition, withVariants } from './played-by.ts';

const head = (text: string) => {
	const { script: _, ...said } = scenarioFrom(text);
	return said;
};
const text = (said: ReturnType<typeof head>): string => print({ ...said, script: [] });

describe('another edition', () => {
	it('keeps everything that is said of the table', () => {
		const said = head('title: Who?\nplayer Amy: Cain, 2¢\nplayer Ben:\nmonsters: Gurdy\npool: 7¢');
		expect(withEdition(said, 'original')).toEqual({ ...said, rules: 'original' });
		expect(withEdition(withEdition(said, 'original'), '2023')).toEqual(said);
	});

	// Solitaire is a chapter of the Extended Rulebook (17); the mini draft stands in both.
	it('leaves out the variants that it does not have, and their timer', () => {
		const said = head('variants: solitaire, hard, mini draft\nplayer Amy:\nplayer Ben:\ntimer: 5');
		expect(variantsUnknownIn(said, 'original')).toEqual(['solitaire', 'hard']);
		expect(text(withEdition(said, 'original'))).toBe(
			'rules: original\nvariants: mini draft\nplayer Amy:\nplayer Ben:\n'
		);
		expect(variantsUnknownIn(said, '2023')).toEqual([]);
	});
});

describe('other variants', () => {
	it('keep the timer as long as one of them has one', () => {
		const said = head('variants: solitaire\nplayer Amy:\nplayer Ben:\ntimer: 5');
		expect(withVariants(said, { challenge: true }).board?.timer).toBe(5);
		expect(withVariants(said, {})).not.toHaveProperty('variants');
		expect(withVariants(said, {}).board).toEqual({});
	});
});

describe('a table', () => {
	// Original ruleset, Turn Structure: nobody ends the turn, all pass; Attacking: declared on the stack.
	it('marks the moves that do not follow by the other edition, and takes the change back', () => {
		const table = newTable();
		table.open(
			scenarioFrom('---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1\nBen passes')
		);
		const lost = (): readonly boolean[] => table.moves.map(({ refused }) => refused !== null);
		const before = lost();
		expect(before).not.toContain(true);
		table.goTo(2);
		table.setHead(withEdition(table.document.head, 'original'));
		expect(table.position.edition).toBe('original');
		expect(table.at).toBe(2);
		expect(lost()).toEqual([false, false, true, false, true, false]);
		expect(print(table.scenario)).toMatch(/^rules: original\n/u);
		table.undo();
		expect(table.position.edition).toBe('2023');
		expect(lost()).toEqual(before);
		table.redo();
		expect(table.position.edition).toBe('original');
	});

	// Extended Rulebook, 17.2: the timer goes down; an edit of it is a move like any other.
	it('has its timer set before the first move and later', () => {
		const table = newTable();
		table.setHead(withVariants(table.document.head, { solitaire: true }));
		expect(table.position.timer).toBe(8);
		expect(table.edit([{ edit: 'set timer', shows: 3 }])).toBeNull();
		expect(table.document.head.board?.timer).toBe(3);
		table.pass();
		expect(table.edit([{ edit: 'set timer', shows: 2 }])).toBeNull();
		expect(table.position.timer).toBe(2);
		expect(print(table.scenario)).toContain('timer: 3\n');
		expect(print(table.scenario)).toContain('Amy passes\nthe table sets timer: 2');
	});

	it('says what keeps variants from being played together', () => {
		const table = newTable();
		table.setHead(withVariants(table.document.head, { solitaire: true, 'co-op': true }));
		expect(table.problems).toMatchObject([{ field: 'variants' }, { field: 'variants' }]);
	});
});
