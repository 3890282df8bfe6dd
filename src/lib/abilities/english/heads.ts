/** What stands before an effect: how often it is done, and the number that is chosen or remembered for it. */
import type { Effect } from '../grammar.ts';
import { amount } from './amounts.ts';
import { form, phrase } from './form.ts';
import { number, player } from './holes.ts';

/** An effect without the effect inside it. */
type HeadOf<D extends Effect['do']> = Omit<Extract<Effect, { readonly do: D }>, 'effect'>;

export type Repeat = HeadOf<'repeat'>;
const [n, times] = [number('times'), amount('times')];
/** "3 times", "as many times as you have souls". */
export const REPEAT = phrase('how often', [
	form<Repeat>({ do: 'repeat', times: n }, '[times] times'),
	form<Repeat>({ do: 'repeat', times }, 'as many times as [times]')
]);

export type ChosenNumber = HeadOf<'choose number'>;
const [who, min, max] = [player('who'), number('min'), number('max')];
/** "You choose a number from 1 to 6". */
export const CHOSEN_NUMBER = phrase('chosen number', [
	form<ChosenNumber>(
		{ do: 'choose number', who, min, max },
		'[who choose] a number from [min] to [max]'
	),
	form<ChosenNumber>(
		{ do: 'choose number', who, min, max, different: true },
		'[who choose] a different number from [min] to [max]'
	)
]);
/** The same as an order. */
export const NUMBER_ORDERED = [
	form<ChosenNumber>(
		{ do: 'choose number', who: 'you', min, max },
		'choose a number from [min] to [max]'
	),
	form<ChosenNumber>(
		{ do: 'choose number', who: 'you', min, max, different: true },
		'choose a different number from [min] to [max]'
	)
];

export type Remembered = HeadOf<'remember'>;
/** "Remember the number of items you control": it is called "that number" afterwards. */
export const REMEMBERED = phrase('remembered number', [
	form<Remembered>({ do: 'remember', amount: 'that much' }, 'remember how much that was'),
	form<Remembered>({ do: 'remember', amount: amount('amount') }, 'remember [amount]')
]);

/** Any of them. */
export const HEAD = phrase<Repeat | ChosenNumber | Remembered>('head', [
	...REPEAT.forms,
	...CHOSEN_NUMBER.forms,
	...REMEMBERED.forms
]);
