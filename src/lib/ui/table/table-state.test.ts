import { describe, expect, it } from 'vitest';
import { moveSentence } from './moves.ts';
import { Table } from './table-state.svelte.ts';

const TEXT =
	'player Amy: Isaac\nplayer Ben: Cain\nmonsters: Fly, Gurdy\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1';

const open = (text = TEXT): Table => {
	const table = new Table();
	table.typed = text;
	table.open(text);
	return table;
};
const sentences = (table: Table): readonly string[] => table.moves.map(moveSentence);

describe('a table', () => {
	it('keeps what lies on it when a text cannot be read', () => {
		const table = open();
		table.goTo(2);
		expect(table.open('monsters: Gurdi')).toBe(false);
		expect(table.problems).toHaveLength(1);
		expect(table.checked).toBe('monsters: Gurdi');
		expect([table.text, table.at]).toEqual([TEXT, 2]);
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
		expect([table.at, table.moves.length, table.replaced]).toEqual([2, 5, null]);
	});

	it('replaces what follows by another decision, until that is undone', () => {
		const table = open();
		table.goTo(3);
		table.decide({ do: 'roll', result: 6 });
		expect(sentences(table).at(-1)).toBe('The die shows a 6.');
		expect([table.at, table.from]).toEqual([4, 4]);
		table.everyonePasses();
		expect(table.moves).toHaveLength(6);
		table.undo();
		expect(sentences(table).at(-1)).toBe('The die shows a 1.');
		expect([table.at, table.from, table.replaced]).toEqual([3, 5, null]);
	});

	it('says why a decision is refused, until something else is done', () => {
		const table = open();
		table.decide({ do: 'purchase', player: 1 });
		expect(table.refused?.sentence).toBe("Ben can't purchase: it is not their turn.");
		expect(table.at).toBe(0);
		table.goTo(1);
		expect(table.refused).toBeNull();
	});

	it('announces what a move led to and what is asked then', () => {
		const table = open();
		table.goTo(3);
		expect(table.said).toMatch(/^Amy chooses Fly\..*Roll the die for Amy\.$/u);
	});

	it('comes back with its tapped moves', () => {
		const table = open();
		table.goTo(3);
		table.decide({ do: 'roll', result: 6 });
		table.everyonePasses();
		table.goTo(4);
		table.typed = 'title: something half written';
		const again = new Table();
		again.restore(table.keep());
		expect(again.keep()).toEqual(table.keep());
		expect(sentences(again)).toEqual(sentences(table));
	});

	it('comes back as far as the judge still allows', () => {
		const table = open();
		const kept = table.keep();
		table.restore({
			...kept,
			at: 9,
			added: [
				[{ do: 'pass', player: 0 }],
				[{ do: 'reveal', card: 'gurdy' }],
				[{ do: 'pass', player: 1 }]
			]
		});
		expect([table.at, table.moves.length]).toEqual([5, 6]);
	});

	it('puts a text of one’s own aside for an example, but not another example', () => {
		const table = open('title: mine');
		table.openExample(TEXT);
		expect([table.typed, table.aside]).toEqual([TEXT, 'title: mine']);
		table.openExample('title: another');
		expect(table.aside).toBe('title: mine');
		table.bringBack();
		expect([table.typed, table.aside]).toEqual(['title: mine', null]);
	});
});
