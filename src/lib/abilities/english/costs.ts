/** What a $ ability, or playing a loot card, costs. */
import type { Cost } from '../grammar.ts';
import { counter } from './amounts.ts';
import { form, phrase, type Form } from './form.ts';
import type { Shape } from './hole.ts';
import { filter, number } from './holes.ts';

const costs = (shape: Shape<Cost>, words: string): Form<Cost> => form<Cost>(shape, words);
const n = number('n');
const named = counter('counter');

/** "pay 2¢", "destroy this": one part of a cost. */
export const COST = phrase('cost', [
	costs({ pay: '¢', amount: n }, 'pay [n]¢'),
	costs({ pay: 'HP', amount: n }, 'pay [n] HP'),
	costs({ pay: 'damage', amount: n }, 'take [n] damage'),
	costs({ pay: 'counters', amount: 1, named }, 'remove a [counter] from this'),
	costs({ pay: 'counters', amount: n, named }, 'remove [n] [counter]s from this'),
	costs(
		{ pay: 'counters', amount: 'any number', named },
		'remove any number of [counter]s from this'
	),
	costs({ pay: 'discard', amount: 1 }, 'discard a loot card'),
	costs({ pay: 'discard', amount: n }, 'discard [n] loot cards'),
	costs({ pay: 'discard', amount: 'hand' }, 'discard your hand'),
	costs({ pay: 'destroy', amount: 1, what: filter('what', 'some') }, 'destroy [what]'),
	costs({ pay: 'destroy', amount: n, what: filter('what', 'many') }, 'destroy [n] [what]'),
	costs({ pay: 'destroy this' }, 'destroy this'),
	costs({ pay: 'deactivate', amount: 1, what: filter('what', 'some') }, 'deactivate [what]'),
	costs({ pay: 'deactivate', amount: n, what: filter('what', 'many') }, 'deactivate [n] [what]'),
	costs({ pay: 'put counters', amount: 1, named }, 'put a [counter] on this'),
	costs({ pay: 'put counters', amount: n, named }, 'put [n] [counter]s on this'),
	costs({ pay: 'give', what: filter('what', 'some') }, 'give [what] to another player'),
	costs({ pay: 'give ¢', amount: n }, 'give [n]¢ to another player'),
	costs({ pay: 'give loot', amount: 1 }, 'give a loot card to another player'),
	costs({ pay: 'give loot', amount: n }, 'give [n] loot cards to another player'),
	...(['top', 'bottom'] as const).flatMap((on): readonly Form<Cost>[] => {
		const where = on === 'top' ? 'on top of the loot deck' : 'on the bottom of the loot deck';
		return [
			costs({ pay: 'put loot', amount: 1, on }, `put a loot card ${where}`),
			costs({ pay: 'put loot', amount: n, on }, `put [n] loot cards ${where}`)
		];
	})
]);
