/** The verbs of the stack, the dice, the turn, and of stats that last (5.1, 13). */
import type { Amount } from '../../grammar.ts';
import type { DiceEffect } from '../../effects/dice.ts';
import type { LastingEffect } from '../../effects/lasting.ts';
import type { ObjectsEffect } from '../../effects/objects.ts';
import type { StackEffect } from '../../effects/stack.ts';
import type { TurnEffect } from '../../effects/turn.ts';
import { additionalLootCards, additionalTimes, amount } from '../amounts.ts';
import { bareStat, stat, STAT_CHANGES } from '../stats.ts';
import { verbForm, type VerbForm } from '../form.ts';
import type { Shape } from '../hole.ts';
import { additions, faces, MUST, number, player, thing } from '../holes.ts';
import { attacked, until } from '../places.ts';

/** What has effects inside it is said elsewhere. */
export type OnTheTurn =
	| StackEffect
	| Exclude<DiceEffect, { do: 'roll' }>
	| Extract<ObjectsEffect, { do: 'reroll' }>
	| TurnEffect
	| Extract<LastingEffect, { do: 'gain stat' | 'set stat' }>;

const says = verbForm<OnTheTurn>;
const [who, what] = [player('who'), thing('what')];
const [n, asMany] = [number('n'), amount('any')];
const [time, lootCard] = [additionalTimes('more'), additionalLootCards('more')];

const onTheStack: readonly VerbForm[] = [
	says({ do: 'cancel', what }, 'cancel [what]'),
	says({ do: 'cancel everything' }, "cancel everything that hasn't resolved"),
	says({ do: 'cancel attack', of: null }, 'cancel the attack'),
	says({ do: 'cancel attack', of: who }, "cancel [who's] attack"),
	says({ do: 'gain rewards', who, of: what }, '[who] gain the rewards of [what]'),
	says(
		{ do: 'gain rewards', who, of: what, half: true },
		'[who] gain half of the rewards of [what], rounded down'
	),
	says({ do: 'double rewards' }, 'double the rewards'),
	says({ do: 'copy', what }, 'copy [what]'),
	says({ do: 'double', what }, "double [what's] effect"),
	says({ do: 'copy ability', of: what }, 'copy a ↷ ability of [what]'),
	says(
		{ do: 'make activate', what },
		'choose a ↷ or $ ability of [what] that its controller activates if able'
	)
];

const DICE = [
	[{}, ''],
	[{ dice: n }, ' with [n] dice of which another player of their choice picks one']
] as const;

const ofDice: readonly VerbForm[] = [
	says({ do: 'change roll', what: 'it', to: faces('to') }, 'change the result to a [to]'),
	says({ do: 'change roll', what, to: faces('to') }, 'change the result of [what] to a [to]'),
	says({ do: 'set roll', what, to: asMany }, 'make the result of [what] [any]'),
	says({ do: 'roll again' }, 'roll again'),
	says({ do: 'add to roll', what, add: additions('add') }, 'add [add] to [what]'),
	says({ do: 'flip roll', what }, 'turn the die of [what] upside down'),
	// Whoever made the roll rerolls it.
	...DICE.flatMap(([dice, rolled]) => [
		says({ do: 'reroll', what: 'it', ...dice }, `they reroll it${rolled}`),
		says({ do: 'reroll', what, ...dice }, `reroll [what]${rolled}`)
	])
];

/** How often: "", "2 times", "as many times as …". */
const TIMES: readonly (readonly [Shape<Amount>, string])[] = [
	[1, ''],
	[n, '[n] times'],
	[asMany, 'as many times as [any]']
];
const target = attacked('target');

const ofTheTurn: readonly VerbForm[] = [
	says({ do: 'end the turn' }, 'end the turn'),
	says({ do: 'gain loot play', who: 'you', amount: lootCard }, 'you play [more] this turn'),
	says({ do: 'gain loot play', who, amount: lootCard }, '[who] may play [more] this turn'),
	says({ do: 'gain purchase', who }, '[who] may purchase an additional time this turn'),
	...MUST.map(([must, verb]) =>
		says(
			{ do: 'additional attack', who, target, times: time, must },
			`[who] ${verb} attack [target] [more] this turn`
		)
	),
	...TIMES.flatMap(([times, often]) => [
		says(
			{ do: 'must attack', who, target, times },
			`[who] must attack [target] ${often} this turn if able`
		),
		says(
			{ do: 'must attack', who, target, times, granted: true },
			`[who] must attack [target] ${often} this turn even if they have no attack left`
		)
	]),
	says({ do: 'join attack', who }, '[who] join the attack'),
	says({ do: 'join attack', who, rewards: true }, '[who] join the attack for the same rewards'),
	says({ do: 'team up', who }, '[who] team up for the attack'),
	says({ do: 'team rolls' }, 'let whoever has teamed up make an attack roll'),
	says({ do: 'redirect attack', who }, '[who] choose the monster that is attacked'),
	says({ do: 'replace character', who }, '[who] become a character from outside the game'),
	says({ do: 'extra turn', who }, '[who] take an extra turn after this one'),
	says({ do: 'extra turn', who, times: n }, '[who] take [n] extra turns after this one'),
	says(
		{ do: 'extra turn', who, times: asMany },
		'[who] take extra turns equal to [any] after this one'
	),
	says({ do: 'skip next turn', who }, "[who] skip [who's own] next turn"),
	says({ do: 'win', who }, '[who] win the game')
];

const ONCE = [
	[{}, ''],
	[{ once: 'attack roll' }, 'for the next attack roll'],
	[{ once: 'roll' }, 'for the next dice roll']
] as const;

const lasting: readonly VerbForm[] = [
	says(
		{ do: 'set stat', who: what, stat: bareStat, to: asMany, until },
		"make [what's] [stat] [any] [until]"
	),
	...ONCE.flatMap(([once, next]) =>
		STAT_CHANGES.map(([add, x, where]) =>
			says(
				{ do: 'gain stat', who: what, stat, add, until, ...once },
				`[what] gain ${x} [stat] ${next} [until]${where}`
			)
		)
	)
];

export const DICE_AND_TURN: readonly VerbForm[] = [
	...onTheStack,
	...ofDice,
	...ofTheTurn,
	...lasting
];
