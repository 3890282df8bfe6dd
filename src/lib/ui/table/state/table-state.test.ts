import { describe, expect, it } from 'vitest';
import { print } from '../../../scenario/print/print.ts';
import { newTable, scenarioFrom } from './fixture.ts';
import { withPlayerSetup } from './head.ts';
import { readKeptText } from './read-scenario.ts';
import type { Line } from '../../../scenario/scenario.ts';
import { isPutIn, putIn } from './put-in.ts';
import type { Table } from './table-state.svelte.ts';

const TEXT =
	'player Amy: Isaac\nplayer Ben: Cain\nmonsters: Fly, Gurdy\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1';

const open = (text = TEXT): Table => {
	const table = newTable();
	table.open(scenarioFrom(text));
	return table;
};
const sentences = (table: Table): readonly string[] => table.moves.map(({ says }) => says);

describe('a table', () => {
	it('is a legal game of two before anything is said', () => {
		const table = newTable();
		expect(table.prompt.kind).toBe('priority');
		table.decide({ do: 'attack', player: 0 });
		expect(print(table.scenario)).toContain('Amy attacks');
	});

	it('stays within its moves', () => {
		const table = open();
		table.goTo(99);
		expect(table.at).toBe(4);
		table.goTo(-1);
		expect(table.at).toBe(0);
	});

	it('goes forward when the next move is decided again', () => {
		const table = open();
		table.decide({ do: 'attack', player: 0 });
		table.everyonePasses();
		expect([table.at, table.moves.length, table.document.branches.length]).toEqual([2, 5, 1]);
	});

	it('starts a line at another decision, and keeps the one before', () => {
		const table = open();
		table.goTo(3);
		table.decide({ do: 'roll', result: 6 });
		expect(sentences(table).at(-1)).toBe('The die shows a 6.');
		expect([table.at, table.branch.name]).toEqual([4, 'Line 2']);
		table.show(1);
		expect(sentences(table).at(-1)).toBe('The die shows a 1.');
	});

	it('takes changes back and makes them again', () => {
		const table = open();
		table.goTo(3);
		table.decide({ do: 'roll', result: 6 });
		table.everyonePasses();
		const changed = print(table.scenario);
		table.undo();
		table.undo();
		expect([table.at, table.document.branches.length, table.canUndo]).toEqual([3, 1, false]);
		table.redo();
		table.redo();
		expect([print(table.scenario), table.at, table.canRedo]).toEqual([changed, 5, false]);
	});

	it('says why a decision is refused, until something else is done', () => {
		const table = open();
		table.decide({ do: 'purchase', player: 1 });
		expect(table.refused?.sentence).toBe("Ben can't purchase: it is Amy's turn.");
		expect(table.at).toBe(0);
		table.goTo(1);
		expect(table.refused).toBeNull();
	});

	it('announces what a move led to and what is asked then', () => {
		const table = open();
		table.goTo(3);
		expect(table.said).toMatch(/^Amy chooses Fly\..*Roll the die for Amy\.$/u);
	});

	it('passes until somebody could act', () => {
		const table = open(
			'player Amy: Isaac\nplayer Ben: Cain\nmonsters: Gurdy\n---\nAmy attacks\neveryone passes\nAmy chooses Gurdy\nroll 1'
		);
		table.goTo(4);
		table.passUntil();
		expect(table.branch.script.at(-1)).toEqual({ do: 'pass', player: 'Amy' });
		expect(table.prompt).toMatchObject({ kind: 'priority', who: 1 });
	});

	it('stays as it was while what is said of it cannot be', () => {
		const table = open();
		table.goTo(4);
		const { position } = table;
		table.setHead(withPlayerSetup(table.document.head, 0, (amy) => ({ ...amy, hp: 9 })));
		expect(table.problems).toMatchObject([{ field: 'player Amy' }]);
		expect(table.position).toBe(position);
		table.undo();
		expect(table.problems).toEqual([]);
	});

	it('comes back as it was left', () => {
		const table = open();
		table.goTo(3);
		table.decide({ do: 'roll', result: 6 });
		table.everyonePasses();
		table.goTo(4);
		table.setColour('Amy', 4);
		const kept = table.keep(7);
		const again = newTable();
		expect(
			again.restore(
				kept,
				kept.branches.map(({ text }) => scenarioFrom(text))
			)
		).toBe(true);
		expect(again.keep(7)).toEqual(kept);
		expect(sentences(again)).toEqual(sentences(table));
		expect(again.untouched).toBe(true);
	});

	it('comes back though it cannot be, with what makes it impossible', () => {
		const table = open();
		table.setHead(withPlayerSetup(table.document.head, 0, (amy) => ({ ...amy, hp: 9 })));
		const kept = table.keep(7);
		const again = newTable();
		expect(
			again.restore(
				kept,
				kept.branches.map(({ text }) => readKeptText(text))
			)
		).toBe(true);
		expect(again.problems).toMatchObject([{ field: 'player Amy' }]);
		again.setHead(withPlayerSetup(again.document.head, 0, (amy) => ({ ...amy, hp: 1 })));
		expect(sentences(again)).toHaveLength(5);
	});

	it('comes back with the lines that can still be read', () => {
		const table = open();
		table.goTo(3);
		table.decide({ do: 'roll', result: 6 });
		const [first] = table.keep(7).branches.map(({ text }) => scenarioFrom(text));
		const again = newTable();
		expect(again.restore(table.keep(7), [first ?? null, null])).toBe(true);
		expect(again.document.branches.map(({ id }) => id)).toEqual([1]);
		expect(again.restore(table.keep(7), [null, null])).toBe(false);
	});

	it('comes back with the changes that were made, to be taken back and made again', () => {
		const table = open();
		table.goTo(3);
		table.decide({ do: 'roll', result: 6 });
		table.everyonePasses();
		table.setColour('Amy', 4);
		table.undo();
		const kept = table.keep(7);
		const changes = table.keepChanges();
		const again = newTable();
		again.restore(
			kept,
			kept.branches.map(({ text }) => readKeptText(text))
		);
		again.restoreChanges(changes, readKeptText);
		expect(again.keepChanges()).toEqual(changes);
		for (const one of [table, again]) one.redo();
		expect(again.keep(7)).toEqual(table.keep(7));
		for (let i = 0; i < 3; i++) for (const one of [table, again]) one.undo();
		expect([again.canUndo, again.at, sentences(again)]).toEqual([false, 3, sentences(table)]);
	});

	it('still tells what nobody said: what a remedy put in', () => {
		const table = open();
		const line: Line = { do: 'pass', player: 'Amy' };
		putIn([line]);
		table.goTo(2);
		table.setScript([...table.branch.script.slice(0, 2), line]);
		const kept = table.keep(7);
		const again = newTable();
		again.restore(
			kept,
			kept.branches.map(({ text }) => readKeptText(text))
		);
		expect(again.branch.script.map(isPutIn)).toEqual([false, false, true]);
		again.restoreChanges(table.keepChanges(), readKeptText);
		again.undo();
		expect(again.branch.script.some(isPutIn)).toBe(false);
		again.redo();
		expect(again.keep(7)).toEqual(kept);
	});

	it('takes back no changes of another table', () => {
		const table = open();
		table.goTo(3);
		table.decide({ do: 'roll', result: 6 });
		const again = open();
		again.restoreChanges(table.keepChanges(), readKeptText);
		expect(again.canUndo).toBe(false);
	});
});

describe('what was just laid', () => {
	const CARDS = { cards: new Set(['bomb']), words: ['Bomb!', 'a loot play for Ben'] };

	it('is marked until the next act', () => {
		const table = open();
		table.goTo(4);
		table.say(
			scenarioFrom(
				`${TEXT.replace('Ben: Cain', 'Ben: Cain, 1 loot play | hand: Bomb!')}\neveryone passes`
			),
			CARDS
		);
		expect(table.laid).toEqual(CARDS);
		table.everyonePasses();
		expect([...table.laid.cards, ...table.laid.words]).toEqual([]);
	});

	it('is what a change of the table puts there', () => {
		const table = open();
		table.edit([{ edit: 'deal', player: 'Ben', cell: { card: 'bomb' } }]);
		expect([...table.laid.cards]).toEqual(['bomb']);
		table.goTo(1);
		expect([...table.laid.cards]).toEqual(['bomb']);
		table.undo();
		expect([...table.laid.cards]).toEqual([]);
	});
});
