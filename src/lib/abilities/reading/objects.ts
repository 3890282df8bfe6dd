/** The verbs that act on objects, each in every form it is worded in. */
import { KEYWORDS } from '../grammar.ts';
import type { OnObjects } from '../wording/objects.ts';
import { SLOT_KINDS } from '../../model/words.ts';
import { CARDS, UNTILS } from './choices.ts';
import {
	amount,
	amounts,
	destination,
	number,
	patient,
	player,
	severals,
	string,
	filter
} from './template.ts';

const [who, what, other] = [player(), patient(), patient(1)];
const counted = [null, string()];

export const objectSamples = (): readonly OnObjects[] => [
	{ do: 'gain', who, what },
	{ do: 'give', what, to: who },
	{ do: 'steal', who, what },
	{ do: 'swap', what, with: other },
	...SLOT_KINDS.map((slots) => ({ do: 'move' as const, who, what, slots })),
	{ do: 'empty', what },
	...(['left', 'right'] as const).flatMap((to) => [
		{ do: 'pass characters' as const, to },
		{ do: 'pass objects' as const, what: filter(), to }
	]),
	{ do: 'become room', what },
	{ do: 'destroy', what },
	{ do: 'kill', what, by: who },
	{ do: 'die', what },
	{ do: 'put', what, to: destination() },
	{ do: 'put', what, to: 'removed from the game' },
	{ do: 'replace with top of deck', what },
	{ do: 'recharge', what },
	{ do: 'deactivate', what },
	{ do: 'flip', what },
	...[null, 1, number(), amount()].map((value) => ({ do: 'become soul' as const, what, value })),
	...UNTILS.flatMap((until): readonly OnObjects[] => [
		{ do: 'become copy', what, of: other, until },
		...CARDS.map((from) => ({ do: 'become copy of card' as const, what, from, until })),
		{ do: 'gain abilities of', what, of: other, until },
		...(['gain keyword', 'lose keyword'] as const).flatMap((verb) =>
			KEYWORDS.map((keyword) => ({ do: verb, what, keyword, until }))
		),
		...[null, ...KEYWORDS].map((except) => ({ do: 'lose abilities' as const, what, except, until }))
	]),
	...counted.flatMap((named): readonly OnObjects[] => [
		...amounts().map((amount) => ({ do: 'put counters' as const, on: what, amount, named })),
		...amounts().map((amount) => ({
			do: 'put counters' as const,
			on: what,
			amount,
			named: null,
			alike: true as const
		})),
		...[...amounts(), ...severals(), 'all' as const].map((amount) => ({
			do: 'remove counters' as const,
			from: what,
			amount,
			named
		}))
	]),
	...amounts().flatMap((amount): readonly OnObjects[] => [
		{ do: 'level up', what, amount },
		{ do: 'level down', what, amount },
		...SLOT_KINDS.map((slots) => ({ do: 'expand' as const, slots, amount }))
	]),
	{ do: 'change number', what, by: number(0), least: number(1), most: number(2) },
	{ do: 'note', what: amount() },
	{ do: 'clear notes' }
];
