import { expect, it } from 'vitest';
import { parse, print } from '../../../scenario/index.ts';
import { freshTable } from './fresh-table.ts';
import { isByHand } from './shown-entry.ts';
import * as judging from './table-engine.ts';
import { putOn } from '../prompt/put-on.ts';
import { waysOf } from '../prompt/put.ts';
import { Table } from './table-state.svelte.ts';

/** What people may call a card, the words of the notation among it. */
const NAMES = [
	'nothing',
	'Amy',
	'damage 1',
	'unknown',
	'?',
	'roll 4',
	'the game',
	'yes',
	'5',
	'loot deck',
	'card Fly',
	'player',
	"Ben's roll 3",
	'Ben’s attack',
	'Fly',
	'Bomb!',
	'->',
	'a -> b',
	'x as a soul',
	'everyone passes',
	'<script>alert(1)</script>',
	'🎲🎲🎲',
	'ﬀ',
	'A'.repeat(3000),
	'word x',
	'mode 1',
	'100 unknown',
	'empty',
	'Fly as Gurdy',
	'a from b',
	'to',
	'x over y',
	'and',
	'x and y',
	"x's death",
	'damage to Amy from Ben',
	'A.',
	'on the stack',
	'in play',
	'e\u0301\u0301\u0301',
	'\u202Eabc',
	'İ',
	'ß',
	'titleǅ'
];

it.each(NAMES)(
	'a card of any name is put on the stack by hand, printed and read again: %s',
	(name) => {
		for (const kind of ['loot', 'item'] as const) {
			const table = new Table(freshTable(), judging);
			const card = table.byHandCard(name, kind);
			if (card === null) {
				expect(name).toMatch(/^[^\p{L}\p{N}]*$/u);
				return;
			}
			const [way] = waysOf(card, '2023');
			if (!way) return expect.fail('It cannot be put on the stack.');
			expect(putOn(table, { card, seat: 1, way }, [], true)).toEqual({ ok: true });
			table.everyonePasses();
			expect(isByHand(table.move)).toBe(true);
			expect(table.moves.flatMap(({ refused }) => refused?.trouble.message ?? [])).toEqual([]);
			const text = print(table.scenario);
			const again = parse(text);
			expect(again.ok && print(again.scenario)).toBe(text);
		}
	}
);
