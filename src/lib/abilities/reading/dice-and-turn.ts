/** The verbs of the stack, the dice and the turn, each in every form it is worded in. */
import type { OnTheTurn } from '../wording/dice-and-turn.ts';
import { ATTACKED, CHANGES, STATS, UNTILS } from './choices.ts';
import { additions, amount, amounts, number, numbers, patient, player } from './template.ts';

const [who, what] = [player(), patient()];

export const turnSamples = (): readonly OnTheTurn[] => [
	{ do: 'cancel', what },
	{ do: 'cancel everything' },
	{ do: 'cancel attack', of: null },
	{ do: 'cancel attack', of: who },
	{ do: 'gain rewards', who, of: what },
	{ do: 'gain rewards', who, of: what, half: true },
	{ do: 'double rewards' },
	{ do: 'copy', what },
	{ do: 'double', what },
	{ do: 'copy ability', of: what },
	{ do: 'make activate', what },
	{ do: 'change roll', what: 'it', to: numbers() },
	{ do: 'change roll', what, to: numbers() },
	{ do: 'set roll', what, to: number() },
	{ do: 'set roll', what, to: amount() },
	{ do: 'roll again' },
	{ do: 'add to roll', what, add: additions() },
	{ do: 'flip roll', what },
	{ do: 'reroll', what: 'it' },
	{ do: 'reroll', what },
	{ do: 'reroll', what: 'it', dice: number() },
	{ do: 'reroll', what, dice: number() },
	{ do: 'end the turn' },
	{ do: 'gain loot play' },
	...[...amounts(), 'any number' as const].flatMap((amount): readonly OnTheTurn[] => [
		{ do: 'gain loot play', who: 'you', amount },
		{ do: 'gain loot play', who, amount }
	]),
	{ do: 'gain purchase', who },
	...ATTACKED.flatMap((target) => [
		...[...amounts(), 'any number' as const].flatMap((times) =>
			[true, false].map((must) => ({ do: 'additional attack' as const, who, target, times, must }))
		),
		...amounts().flatMap((times): readonly OnTheTurn[] => [
			{ do: 'must attack', who, target, times },
			{ do: 'must attack', who, target, times, granted: true }
		])
	]),
	{ do: 'join attack', who },
	{ do: 'join attack', who, rewards: true },
	{ do: 'team up', who },
	{ do: 'team rolls' },
	{ do: 'redirect attack', who },
	{ do: 'replace character', who },
	{ do: 'extra turn', who },
	...amounts().flatMap((times): readonly OnTheTurn[] =>
		times === 1 ? [] : [{ do: 'extra turn', who, times }]
	),
	{ do: 'skip next turn', who },
	{ do: 'win', who },
	...STATS.flatMap((stat) =>
		[number(), amount()].flatMap((to) =>
			UNTILS.map((until) => ({ do: 'set stat' as const, who: what, stat, to, until }))
		)
	),
	...STATS.flatMap((stat) =>
		CHANGES.flatMap((add) =>
			UNTILS.flatMap((until) =>
				[{}, { once: 'attack roll' as const }, { once: 'roll' as const }].map((once) => ({
					do: 'gain stat' as const,
					who: what,
					stat,
					add,
					until,
					...once
				}))
			)
		)
	)
];
