/** The verbs of damage and HP (6.8, 6.10, 6.17, 6.25). */
import type { DamageEffect } from '../../effects/damage.ts';
import { amount, damage, hp, NUMBER_OR_X, shortDamage } from '../amounts.ts';
import { verbForm, type VerbForm } from '../form.ts';
import { filters, number, player, thing } from '../holes.ts';

const says = verbForm<DamageEffect>;
const [you, who, to, by] = [player('who'), thing('who'), thing('to'), thing('by')];
const [much, short, any, points] = [damage('much'), shortDamage('much'), amount('any'), hp('hp')];
const among = filters('among', 'many');

/** "2 damage to a player", "damage to a player equal to …". */
const DEALT = [
	[short, '[much] to [to]'],
	[any, 'damage to [to] equal to [any]']
] as const;
const PASSIVE = {
	much: ['have [much] dealt to [to]', '[much] is dealt to [to]'],
	any: ['have damage equal to [any] dealt to [to]', 'damage equal to [any] is dealt to [to]']
};

export const DAMAGE: readonly VerbForm[] = [
	...DEALT.flatMap(([amount, dealt]) => {
		const passive = PASSIVE[amount === any ? 'any' : 'much'];
		return [
			says({ do: 'deal damage', to, amount }, `deal ${dealt}`, passive),
			says({ do: 'deal damage', to, amount, by }, `[by] deal ${dealt}`),
			says(
				{ do: 'deal damage', to, amount, together: true },
				`deal ${dealt} at the same time`,
				passive
			),
			says(
				{ do: 'deal damage', to, amount, by, together: true },
				`[by] deal ${dealt} at the same time`
			)
		];
	}),
	says({ do: 'take damage', who, amount: much }, '[who] take [much]'),
	says(
		{ do: 'take damage', who, amount: much, together: true },
		'[who] take [much] at the same time'
	),
	says(
		{ do: 'divide damage', who: you, amount: much, among },
		'[who] deal [much], divided as chosen, to any number of [among]'
	),
	says(
		{ do: 'divide damage', who: you, amount: much, among, by: 'this' },
		'this deal [much], divided by [who], to any number of [among]'
	),
	says({ do: 'heal', who, amount: points }, '[who] heal [hp]'),
	says({ do: 'heal', who, amount: null }, '[who] heal to full HP'),
	says({ do: 'pay HP', who: you, amount: points }, '[who] pay [hp]'),
	says({ do: 'pay the penalty', who: you }, '[who] pay the death penalty'),
	says({ do: 'prevent death', heal: points }, 'prevent death and heal [hp]'),
	says({ do: 'prevent death' }, 'prevent death'),
	says({ do: 'prevent damage', amount: any }, 'prevent [any] of that damage'),
	says({ do: 'prevent damage', amount: null }, 'prevent that damage'),
	says({ do: 'add to damage', amount: any }, 'add [any] to that damage'),
	...NUMBER_OR_X.map(([amount, x, where]) =>
		says(
			{ do: 'prevent next damage', who, amount },
			`prevent the next ${x} damage [who would] take this turn${where}`
		)
	),
	says(
		{ do: 'prevent next instance', who, upTo: null },
		'prevent the next instance of damage [who would] take this turn'
	),
	says(
		{ do: 'prevent next instance', who, upTo: number('n') },
		'prevent the next instance of up to [n] damage [who would] take this turn'
	)
];
