import { describe, expect, it } from 'vitest';
import { newTable, scenarioFrom } from '../state/fixture.ts';
import { isPutThere } from './came-by.ts';

const marked = (text: string): readonly boolean[] => {
	const table = newTable();
	table.open(scenarioFrom(text));
	table.goTo(table.moves.length - 1);
	return table.position.stack.map((item) => isPutThere(table.moves, table.at, item));
};

describe('a thing on the stack that nobody played or activated', () => {
	it('is told from one that was played', () => {
		expect(marked('player Amy: | hand: Bomb!\nplayer Ben:\n---\nAmy plays Bomb! -> Ben')).toEqual([
			false
		]);
	});

	it('is one that was laid out, or that the table puts there', () => {
		expect(marked('stack: Bomb! (Amy) -> Ben; damage 1 to Amy')).toEqual([true, false]);
		expect(marked('---\nthe table puts on the stack: Bomb! (Amy) -> Ben')).toEqual([true]);
	});
});
