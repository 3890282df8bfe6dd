import { describe, expect, it } from 'vitest';
import { inPlay } from '../../../model/in-play.ts';
import { stepsAt } from '../../../scenario/entry.ts';
import { print } from '../../../scenario/print/print.ts';
import { stackText } from '../../../scenario/describe/describe.ts';
import { newTable } from '../state/fixture.ts';
import type { Table } from '../state/table-state.svelte.ts';
import { putOn, type Put } from './put-on.ts';
import {
	giftsFor,
	isGames,
	likelyToPut,
	puttable,
	targetsOfPut,
	waysOf,
	type Putting
} from './put.ts';

/** Puts a card on the stack with the target of that number, of all that are valid. */
function put(table: Table, card: string, seat: number, target = 0, anyway = false): Put {
	const [way] = waysOf(card, '2023');
	if (!way) throw new Error(`${card} has nothing to put on the stack.`);
	const putting: Putting = { card, seat, way };
	const { position } = table.after(giftsFor(table.position, putting));
	const targets = targetsOfPut(position, putting).flatMap((legal) => legal[target] ?? []);
	return putOn(table, putting, targets, anyway);
}

const stack = (table: Table): string => stackText(table.position);

describe('putting something on the stack', () => {
	// The worked stack of the rulebook's order: 15, last in, first out.
	it('builds a disputed stack from an empty table', () => {
		const table = newTable();
		expect(put(table, 'the-relic', 0)).toEqual({ ok: true });
		expect(put(table, 'sleight-of-hand', 1)).toEqual({ ok: true });
		expect(put(table, 'butter-bean', 0)).toEqual({ ok: true });
		expect(stack(table)).toBe(
			'The Relic (Amy); Sleight of Hand (Ben) -> loot deck; Butter Bean! (Amy) -> Sleight of Hand (Ben, on the stack)'
		);
		expect(table.branch.script.map((line) => ('do' in line ? line.do : ''))).toEqual([
			'activate',
			'play'
		]);
		table.everyonePasses();
		table.everyonePasses();
		expect(stepsAt(table.move).map(({ what }) => what.did)).toContain('looted');
	});

	it('gives what a player lacks, and is taken back as one change', () => {
		const table = newTable();
		put(table, 'sleight-of-hand', 1);
		expect(print(table.scenario)).toContain('player Ben: | items: Sleight of Hand');
		table.undo();
		expect([table.canUndo, stack(table)]).toEqual([false, 'empty']);
	});

	it('says why somebody cannot, and lays it there when the table says so', () => {
		const table = newTable();
		const refused = put(table, 'bomb', 1);
		expect(refused).toMatchObject({ ok: false, canForce: true });
		expect(stack(table)).toBe('empty');
		expect(put(table, 'bomb', 1, 0, true)).toEqual({ ok: true });
		expect(stack(table)).toBe('Bomb! (Ben) -> Fly');
		expect(table.prompt).toMatchObject({ kind: 'priority', who: 1 });
	});

	it('gives and puts in the middle of a game, as entries of the script', () => {
		const table = newTable();
		table.decide({ do: 'attack', player: 0 });
		expect(put(table, 'sleight-of-hand', 1)).toEqual({ ok: true });
		expect(put(table, 'the-relic', 0)).toEqual({ ok: true });
		expect(stack(table)).toBe('Sleight of Hand (Ben) -> loot deck; The Relic (Amy)');
		expect(table.branch.script.map((line) => ('edit' in line ? line.edit : 'act'))).toEqual([
			'act',
			'give',
			'act',
			'give',
			'stack'
		]);
		table.undo();
		table.undo();
		expect(table.branch.script).toHaveLength(1);
	});

	it('puts a monster into a slot for what it does', () => {
		const card = puttable('2023').find(isGames);
		if (card === undefined) throw new Error('Some monster has a triggered ability.');
		const table = newTable();
		expect(put(table, card, 0)).toEqual({ ok: true });
		expect(table.position.slots.monster.some(({ top }) => top?.card === card)).toBe(true);
	});

	it('never breaks the table, whatever the card and whoever has it', () => {
		for (const card of puttable('2023')) {
			for (const seat of [0, 1]) {
				const table = newTable();
				const done = put(table, card, seat, 0, true);
				expect([card, table.problems]).toEqual([card, []]);
				if (done.ok) expect(table.position.stack).toHaveLength(1);
				else expect(done.message).not.toBe('');
			}
		}
	});
});

it('offers what players hold and have, and then what is played most, before anything is typed', () => {
	const { position } = newTable();
	const likely = likelyToPut(position);
	expect(likely).toContain('bomb');
	const lying = inPlay(position).map(({ object }) => object.card);
	expect(likely.filter((card) => isGames(card) && !lying.includes(card))).toEqual([]);
});
