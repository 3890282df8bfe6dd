/** The verbs of damage and HP, each in every form it is worded in. */
import type { OnHP } from '../wording/damage.ts';
import { amounts, filters, number, patient, player } from './template.ts';

const [who, whom] = [player(), patient()];

export const damageSamples = (): readonly OnHP[] => [
	...amounts().flatMap((amount): readonly OnHP[] => [
		{ do: 'deal damage', to: whom, amount },
		{ do: 'deal damage', to: whom, amount, by: patient(1) },
		{ do: 'deal damage', to: whom, amount, together: true },
		{ do: 'deal damage', to: whom, amount, by: patient(1), together: true },
		{ do: 'take damage', who: whom, amount },
		{ do: 'take damage', who: whom, amount, together: true },
		{ do: 'divide damage', who, amount, among: filters() },
		{ do: 'divide damage', who, amount, among: filters(), by: 'this' },
		{ do: 'heal', who: whom, amount },
		{ do: 'pay HP', who, amount },
		{ do: 'prevent death', heal: amount },
		{ do: 'prevent damage', amount },
		{ do: 'add to damage', amount },
		{ do: 'prevent next damage', who: whom, amount }
	]),
	{ do: 'heal', who: whom, amount: null },
	{ do: 'prevent death' },
	{ do: 'prevent damage', amount: null },
	{ do: 'prevent next instance', who: whom, upTo: null },
	{ do: 'prevent next instance', who: whom, upTo: number() }
];
