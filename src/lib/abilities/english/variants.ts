/** Forms of our phrases that are only read: players and print say the same in these words too. */
import type { Destination, Several, Test } from '../grammar.ts';
import { amount, counter, SEVERAL } from './amounts.ts';
import { CHOSEN_NUMBER, NUMBER_ORDERED, REMEMBERED, type Remembered } from './heads.ts';
import { form, type Form, type Phrase } from './form.ts';
import { player } from './holes.ts';
import { PLACE } from './places.ts';
import { TEST_AFTER } from './tests.ts';

const named = counter('counter');

export const VARIANTS: ReadonlyMap<Phrase, readonly Form[]> = new Map<Phrase, readonly Form[]>([
	[
		PLACE,
		[
			form<Destination>('top of deck', 'on top'),
			form<Destination>('top of deck', 'on the top'),
			form<Destination>('bottom of deck', 'on the bottom'),
			form<Destination>({ handOf: player('who') }, "in [who's] hand")
		]
	],
	[
		TEST_AFTER,
		[
			form<Test>('controlled', 'players control'),
			form<Test>('of another player', 'other players control'),
			// Where counters are may be left unsaid.
			form<Test>({ counter: named }, 'with a [counter]'),
			form<Test>({ without: named }, 'without a [counter]')
		]
	],
	[CHOSEN_NUMBER, NUMBER_ORDERED],
	[
		REMEMBERED,
		[
			form<Remembered>(
				{ do: 'remember', amount: amount('amount') },
				'remember [amount] as that number'
			)
		]
	],
	[SEVERAL, [form<Several>({ min: 0, max: null }, 'any number')]]
]);
