/** What static abilities make true. */
import type { DistributiveOmit } from '../../model/omit.ts';
import type { Amount, StaticEffect } from '../grammar.ts';
import { KEYWORDS } from '../grammar.ts';
import { ROLL_BANS } from '../static-effects.ts';
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { additionalLootCards, additionalTimes, amount, NUMBER_OR_X, WHERE_X } from './amounts.ts';
import { bareStat, stat, STAT_CHANGES } from './stats.ts';
import { form, phrase, type Form } from './form.ts';
import type { Shape } from './hole.ts';
import {
	faces,
	filter,
	filters,
	less,
	name,
	number,
	oneOfWords,
	player,
	reach,
	reachOf
} from './holes.ts';
import { attacked } from './places.ts';

/** A standing without the question that it asks first. */
export type Standing = DistributiveOmit<StaticEffect, 'while'>;
const so = (shape: Shape<Standing>, words: string): Form<Standing> => form<Standing>(shape, words);

const of = reach('of');
const [n, any] = [number('n'), amount('any')];
const keyword = oneOfWords('keyword', KEYWORDS);

const stats: readonly Form<Standing>[] = [
	...STAT_CHANGES.map(([add, x, where]) => so({ stat, of, add }, `[of have] ${x} [stat]${where}`)),
	so({ set: bareStat, of, to: any }, "[of's] [stat] is [any]"),
	so({ set: bareStat, of, to: any }, "[of's] [stat] is equal to [any]"),
	so({ set: bareStat, of, to: any }, '[of have] [stat] equal to [any]'),
	so({ set: bareStat, of, to: any }, `[of have] x [stat]${WHERE_X}`)
];

/** What can't be done, whoever it is said of; and what is said of players and of objects in different words. */
const CANT = [
	['play loot', "[of can't] play loot cards"],
	['activate ↷', "[of can't] activate ↷ abilities"],
	['activate $', "[of can't] activate $ abilities"],
	['activate ↷', "[of can't] use ↷ abilities"],
	['activate $', "[of can't] use $ abilities"],
	['attack', "[of can't] attack"],
	['attack players', "[of can't] attack players"],
	['purchase', "[of can't] purchase items"],
	['gain souls', "[of can't] gain souls"],
	['heal', "[of can't] heal"],
	['steal', "[of can't] steal"],
	['be chosen', "[of can't] be chosen"],
	[
		'be made to discard',
		"[of can't] be made to discard loot cards by abilities or the death penalty"
	],
	['be made to lose ¢', "[of can't] be made to lose ¢ by abilities or the death penalty"]
] as const;
const CANT_EITHER = [
	['activate', "[of can't] activate items", "[of can't] be activated"],
	[
		'recharge in the recharge step',
		"[of can't] recharge items in the recharge step",
		"[of can't] be recharged in the recharge step"
	]
] as const;

/** What may choose targets. */
const TARGETED = [
	['loot', 'loot'],
	['abilities', 'abilities'],
	['loot and abilities', 'loot or abilities']
] as const;

const bans: readonly Form<Standing>[] = [
	...CANT.map(([cant, words]) => so({ cant, who: of }, words)),
	so({ cant: 'be stolen', who: reachOf('objects', 'of') }, "[of can't] be stolen"),
	so({ cant: 'be attacked', who: reachOf('players', 'of') }, "[of can't] be attacked"),
	...CANT_EITHER.flatMap(([cant, players, objects]) => [
		so({ cant, who: reachOf('players', 'of') }, players),
		so({ cant, who: reachOf('objects', 'of') }, objects)
	]),
	...(
		[
			['play loot', 'play', 'loot card', 'loot cards'],
			['activate', 'activate', 'ability', 'abilities']
		] as const
	).flatMap(([times, verb, one, several]) => [
		so({ most: 1, times, who: of }, `[of can't] ${verb} more than 1 ${one} each turn`),
		so({ most: n, times, who: of }, `[of can't] ${verb} more than [n] ${several} each turn`)
	]),
	...(['attack', 'purchase'] as const).flatMap((times) => [
		so({ most: 1, times, who: of }, `[of can't] ${times} more than once each turn`),
		so({ most: n, times, who: of }, `[of can't] ${times} more than [n] times each turn`)
	]),
	so({ recharges: 1, of }, "[of can't] recharge more than 1 item in the recharge step"),
	so({ recharges: n, of }, "[of can't] recharge more than [n] items in the recharge step"),
	so(
		{ untargetable: 'you and yours' },
		"other players can't target you or anything of yours with loot or abilities"
	),
	...TARGETED.flatMap(([by, what]) => [
		so({ untargetable: of, by }, `[of can't] be targeted by ${what}`),
		so({ untargetable: of, by, others: true }, `[of can't] be targeted by ${what} of other players`)
	]),
	so({ handSize: 'no maximum', of }, '[of have] no maximum hand size'),
	so({ spares: 'item', of }, "[of don't] destroy an item for the death penalty"),
	so({ spares: 'loot card', of }, "[of don't] discard a loot card for the death penalty"),
	so({ spares: '¢', of }, "[of don't] lose ¢ for the death penalty"),
	so({ penaltyItem: 'at random', of }, "[of's] death penalty item is chosen at random"),
	so({ unrefilled: oneOfWords('slot', SLOT_KINDS) }, "[slot] slots don't refill")
];

/** Rolls by what they come to, with what is said of them before and after whose they are. */
const ROLLS_THAT = [
	[faces('faces'), 'attack rolls of [faces]', ''],
	[{ equal: any }, 'attack rolls', ' that are equal to [any]'],
	[{ reachAtMost: any }, 'attack rolls', ' that are no higher than [any]']
] as const;

const rolls: readonly Form<Standing>[] = [
	...(['hits', 'misses'] as const).flatMap((counts) =>
		ROLLS_THAT.flatMap(([numbers, rolls, that]) => [
			so(
				{ counts, numbers, of: 'against this' },
				`${rolls} against this${that} count as ${counts}`
			),
			so({ counts, numbers, of }, `${rolls} [of make]${that} count as ${counts}`)
		])
	),
	...ROLL_BANS.flatMap((rollsCant) => [
		so(
			{ rollsCant, of: 'against this', attack: true },
			`attack rolls against this can't ${rollsCant}`
		),
		so({ rollsCant, of, attack: true }, `attack rolls [of make] can't ${rollsCant}`),
		so({ rollsCant, of }, `dice rolls [of make] can't ${rollsCant}`)
	]),
	so({ alsoHitOn: faces('faces') }, 'attack rolls of [faces] against this that miss also hit')
];

/** How often more: on your turn, on theirs, in each vote. */
const EXTRA = [
	['loot plays', 'play', additionalLootCards('more')],
	['attacks', 'attack', additionalTimes('more')],
	['purchases', 'purchase', additionalTimes('more')]
] as const;

const turns: readonly Form<Standing>[] = [
	...EXTRA.flatMap(([extra, verb, amount]) => [
		so({ extra, of: 'you', amount }, `you may ${verb} [more] on your turn`),
		so({ extra, of, amount }, `[of may] ${verb} [more] on their turn`)
	]),
	so(
		{ extra: 'loot plays each turn', of, amount: additionalLootCards('more') },
		'[of may] play [more] each turn'
	),
	so({ extra: 'votes', of, amount: additionalTimes('more') }, '[of may] vote [more] in each vote'),
	so(
		{ must: 'attack', of, target: attacked('target') },
		'[of must] attack [target] each turn if able'
	),
	so({ must: 'purchase', of }, '[of must] purchase an item in the shop each turn if able'),
	so(
		{ attackable: filter('kind', 'each'), evasion: n, by: 'you' },
		'you may attack [kind], who has [n] evasion then'
	),
	so(
		{
			attackable: { is: 'player', where: [{ by: player('who') }] },
			evasion: n,
			by: 'active player'
		},
		"[who can] be attacked by the active player, and [who's own] evasion is [n] then"
	),
	so(
		{ attackable: filter('kind', 'each'), evasion: n, by: 'active player' },
		'the active player may attack [kind], who has [n] evasion then'
	),
	...NUMBER_OR_X.map(([toAttack, x, where]) =>
		so({ toAttack, of }, `[of must] pay each other player ${x}¢ to attack${where}`)
	)
];

/** What something costs: more, less, so much. */
const COSTS: readonly (readonly [Shape<Amount>, string])[] = [
	[less('n'), '[n]¢ less'],
	[{ times: [any, -1] }, `x¢ less${WHERE_X}`],
	...NUMBER_OR_X.map(([add, x, where]) => [add, `${x}¢ more${where}`] as const)
];
const BOUGHT = [
	['shop items', 'shop items [of purchase] cost'],
	['purchases', 'purchases [of make] cost']
] as const;

const costs: readonly Form<Standing>[] = [
	...BOUGHT.flatMap(([cost, bought]) => [
		...NUMBER_OR_X.map(([set, x, where]) => so({ cost, of, set }, `${bought} ${x}¢${where}`)),
		...COSTS.map(([add, words]) => so({ cost, of, add }, `${bought} ${words}`))
	]),
	...COSTS.map(([add, words]) =>
		so({ cost: '$ abilities of items', of, add }, `$ abilities of items [of control] cost ${words}`)
	),
	so(
		{ sells: 'treasure discard', of },
		'[of may] also purchase the top card of the treasure discard as if it were in the shop'
	),
	so(
		{ insteadOfTap: n, of: filters('items', 'many') },
		'↷ abilities of [items] are $ abilities that cost [n]¢'
	)
];

const abilities: readonly Form<Standing>[] = [
	so({ uses: filter('kind', 'many'), of }, '[of may] also activate [kind]'),
	so({ keyword, of }, '[of have] [keyword]'),
	so({ loses: 'abilities', of, except: null }, '[of have] no abilities'),
	so({ loses: 'abilities', of, except: keyword }, '[of have] no abilities except [keyword]'),
	so({ abilitiesOf: filter('kind', 'each'), of }, '[of have] all abilities of [kind]'),
	so(
		{ seesTop: oneOfWords('deck', DECKS), of },
		'[of may] look at the top card of the [deck] deck at any time'
	),
	...(['loot deck', 'loot discard'] as const).flatMap((plays) => [
		so({ plays, of }, `[of may] play the top card of the ${plays}`),
		so(
			{ plays, of, free: true },
			`[of may] play the top card of the ${plays} without using a loot play`
		)
	]),
	so({ hands: 'revealed', of: reachOf('several', 'of') }, "[of's] hands are revealed"),
	so({ hands: 'revealed', of }, "[of's] hand is revealed")
];

const ofThis: readonly Form<Standing>[] = [
	...(
		[
			"can't be attacked",
			'can be attacked',
			"can't be covered",
			"can't be put into discard",
			"can't be recharged",
			"can't be recharged except by its own abilities",
			"doesn't heal",
			"is gained as a soul by another player of the active player's choice"
		] as const
	).map((what) => so({ this: what }, `this ${what}`)),
	so({ rewards: 'doubled' }, 'the rewards of this are doubled'),
	so({ rewards: 'doubled', monsters: [] }, 'the rewards of monsters are doubled'),
	so({ rewards: 'doubled', monsters: ['boss'] }, 'the rewards of boss monsters are doubled'),
	so(
		{ rewards: 'doubled', monsters: ['non-boss'] },
		'the rewards of non-boss monsters are doubled'
	),
	so({ rewards: 'for the killer' }, 'the player who kills this gains its rewards'),
	so(
		{ rewards: 'for the killer too', by: filter('kind', 'some') },
		'if [kind] kills a monster, they also gain its rewards'
	),
	so({ soulsToWin: n }, '[n] souls are needed to win the game'),
	so({ calls: name('name'), of }, '[of be] named "[name]"'),
	so({ alsoNamed: name('name') }, 'this is also named "[name]"'),
	so({ namedElsewhere: name('name') }, `this is named "[name]" where it's not in play`),
	so({ game: 'you go first' }, 'if you control this when the game begins, you go first')
];

/** "you have +1 ATK", "monsters can't be attacked": what is so while this is in play. */
export const STANDING = phrase('standing', [
	...stats,
	...bans,
	...rolls,
	...turns,
	...costs,
	...abilities,
	...ofThis
]);
