/** What print says in other words than ours: forms that are only read. */
import { firstAttackRoll } from '../build/index.ts';
import type {
	Effect,
	Filter,
	Instead,
	Replacement,
	StaticEffect,
	Whose,
	Would
} from '../grammar.ts';
import { DECKS } from '../../model/words.ts';
import { STAT_NOUN } from './stats.ts';
import { form, phrase, type Form } from './form.ts';
import type { Shape } from './hole.ts';
import { hp } from './amounts.ts';
import { place } from './places.ts';
import {
	card,
	faces,
	filter,
	less,
	number,
	oneOfWords,
	ordinals,
	player,
	whose,
	reachOf,
	thing
} from './holes.ts';

const [who, what, n] = [player('who'), thing('what'), number('n')];
const does = (shape: Shape<Effect>, words: string): Form<Effect> => form<Effect>(shape, words);
const TOP = 'the top card of the monster deck';

/** Effects of one order. */
export const PRINTED_EFFECT = phrase('printed effect', [
	...[1, 2, 3].flatMap((n) => [
		does({ do: 'add to roll', what, add: [n, -n] }, `add or subtract ${n} from [what]`),
		does({ do: 'add to roll', what, add: [-n] }, `subtract ${n} from [what]`)
	]),
	does({ do: 'give', what, to: who }, 'give [who] [what]'),
	...['till end of turn', 'this turn'].map((until) =>
		does(
			{
				do: 'gain abilities',
				what,
				abilities: [{ way: 'static', standing: { this: "can't be attacked" } }],
				until: 'end of turn'
			},
			`[what can't] be attacked ${until}`
		)
	),
	does({ do: 'heal', who: what, amount: hp('hp') }, 'heal [what] [hp]'),
	does({ do: 'heal', who: what, amount: null }, 'heal [what] to full HP'),
	does({ do: 'add to roll', what, add: [n] }, 'add [n] to [what]'),
	does({ do: 'add to roll', what, add: [0, 1, 2] }, 'add up to 2 to [what]'),
	does({ do: 'add to roll', what, add: [0, -1, -2] }, 'subtract up to 2 from [what]'),
	does(
		{ do: 'replace with top of deck', what },
		`put [what] into discard and replace it with ${TOP}`
	),
	does({ do: 'put', what, to: { handOf: 'you' } }, 'cancel [what] and put it in your hand'),
	does(
		{ do: 'pass hands', to: oneOfWords<'left' | 'right'>('side', ['left', 'right']) },
		'each player gives their hand to the player to their [side]'
	),
	does({ do: 'copy ability', of: what }, 'this copies a ↷ ability of [what]'),
	does(
		{
			do: 'put from discard',
			who: 'you',
			deck: oneOfWords('deck', DECKS),
			where: card('where'),
			amount: { min: 1, max: 1 },
			to: place('place')
		},
		'put [where] from the [deck] discard [place]'
	),
	does(
		{ do: 'gain loot play', who: 'you', amount: 'any number' },
		'play any number of additional loot cards till end of turn'
	)
]);

const YOURS = 'you or something you control';
const ATTACKER = 'the attacking player';
const MADE = 'attack roll made against';
const AT_MOST = 'less than or equal to';
const A_MISS = 'counts as a miss';

type Standing = StaticEffect;
const so = (shape: Shape<Standing>, words: string): Form<Standing> => form<Standing>(shape, words);

const [shown, nth] = [faces('faces'), ordinals('ordinals')];
const ON_ROLLS = 'on attack rolls of [faces]';
const PREVENTED = { prevent: null } as const;
const DOUBLED = { amount: { times: ['that much', 2] } } as const;
const INCREASED = { amount: { plus: ['that much', n] } } as const;

/** Combat damage on these attack rolls, that someone would take or deal. */
const onRolls = (
	would: 'take damage' | 'deal damage',
	who: 'you' | 'this',
	by: Shape<Instead>
): Shape<Standing> => {
	const damage = { who, combat: true, on: shown } as const;
	const event: Shape<Would> =
		would === 'take damage'
			? { would: 'take damage', ...damage }
			: { would: 'deal damage', ...damage };
	return { replace: { event, by } };
};

const gained: readonly Form<Standing>[] = [
	...(['hp', 'attack', 'attack rolls', 'rolls'] as const).flatMap((stat) => [
		so({ stat, of: 'you', add: n }, `+[n] ${STAT_NOUN[stat]}`),
		so({ stat, of: 'you', add: less('n') }, `-[n] ${STAT_NOUN[stat]}`)
	]),
	...['you have', 'gain'].map((gain) =>
		so(
			{ stat: 'attack', of: 'you', add: n, while: firstAttackRoll() },
			`${gain} +[n] ATK for your first attack roll each turn`
		)
	),
	so(
		{ stat: 'attack rolls', of: 'you', add: n, while: firstAttackRoll() },
		'you have +[n] to your first attack roll each turn'
	),
	so(
		{ stat: 'rolls', of: 'you', add: n, while: { nth: 'dice roll', of: 'you', is: [1] } },
		'you have +[n] to your first dice roll each turn'
	),
	...(['attack', 'attack rolls'] as const).flatMap((stat) =>
		(['attack roll', 'attack'] as const).map((what) =>
			so(
				{ stat, of: 'you', add: n, while: { nth: what, of: 'you', is: nth } },
				`you have +[n] ${STAT_NOUN[stat]} for the [ordinals] ${what} you make each turn`
			)
		)
	),
	so(
		{ stat: 'attack rolls', of: 'you', add: n, while: { nth: 'attack roll', of: 'you', is: nth } },
		'you have +[n] to the [ordinals] attack roll you make each turn'
	)
];

/** Who cannot gain any of something: they skip it. */
const WHO_CANNOT: readonly (readonly [string, Whose])[] = [
	['you', 'you'],
	['players', 'a player'],
	['other players', { is: 'player', where: ['another'] }]
];
/** What replaces it as it would happen to them: it is skipped, or prevented. */
const WHAT_CANNOT: readonly (readonly [by: (who: Shape<Whose>) => Shape<Replacement>, string])[] = [
	...(['gain ¢', 'loot', 'gain treasure'] as const).map(
		(would) =>
			[
				(who: Shape<Whose>) => ({ event: { would, who }, by: { skip: true } }) as const,
				would
			] as const
	),
	[(who) => ({ event: { would: 'take damage', who }, by: { prevent: null } }), 'take damage'],
	[
		(who) => ({ event: { would: 'take damage', who, combat: true }, by: { prevent: null } }),
		'take combat damage'
	],
	[
		(who) => ({ event: { would: 'take damage', who, combat: false }, by: { prevent: null } }),
		'take non-combat damage'
	],
	[(who) => ({ event: { would: 'deal damage', who }, by: { prevent: null } }), 'deal damage'],
	[(who) => ({ event: { would: 'be destroyed', who }, by: { prevent: null } }), 'be destroyed']
];
const YOURSELF: Filter = { is: 'player', where: [{ by: 'you' }] };
const OTHERS: Filter = { is: 'player', where: ['non-active'] };
/** Players who may be attacked (6.4). */
const ATTACKABLE: readonly (readonly [string, Filter])[] = [
	['other players may attack you. you have [n]+ dc for the attack', YOURSELF],
	['you have [n]+ dc and can be attacked', YOURSELF],
	['players can be attacked and have [n]+ dc', 'player'],
	['the active player may attack other players. attacked players have [n]+ dc', OTHERS]
];

const limited: readonly Form<Standing>[] = [
	so(
		{
			gains: [{ way: 'static', standing: { this: "can't be attacked" } }],
			of: reachOf('objects', 'of')
		},
		"[of can't] be attacked"
	),
	...WHO_CANNOT.flatMap(([subject, who]) =>
		WHAT_CANNOT.map(([by, what]) => so({ replace: by(who) }, `${subject} can't ${what}`))
	),
	...WHAT_CANNOT.flatMap(([by, what]) => [
		so({ replace: by(whose('whose')) }, `[whose can't] ${what}`),
		so({ replace: by(filter('who', 'each')) }, `[who can't] ${what}`),
		so({ replace: by(filter('who', 'many')) }, `[who can't] ${what}`)
	]),
	...ATTACKABLE.map(([words, attackable]) =>
		so({ attackable, evasion: n, by: 'active player' }, words)
	),
	so(
		{ untargetable: 'you and yours' },
		`other players can't choose ${YOURS} as the target of a loot or ability`
	)
];

/** Nothing has been purchased of the shop this turn. */
const NONE_BOUGHT = { amount: { thisTurn: 'shop items purchased' }, atMost: 0 } as const;
const firstBought: readonly Form<Standing>[] = [
	so(
		{ cost: 'shop items', of: 'you', add: less('n'), while: NONE_BOUGHT },
		'the first shop item you purchase each turn costs [n]¢ less'
	),
	so(
		{ cost: 'shop items', of: 'you', set: n, while: NONE_BOUGHT },
		'the first shop item you purchase each turn costs [n]¢'
	),
	so(
		{ cost: 'shop items', of: 'players', add: less('n'), while: NONE_BOUGHT },
		'the first shop item purchased each turn costs [n]¢ less'
	)
];

const inCombat: readonly Form<Standing>[] = [
	so(onRolls('take damage', 'you', PREVENTED), `you take no combat damage ${ON_ROLLS}`),
	so(onRolls('take damage', 'this', PREVENTED), `this takes no combat damage ${ON_ROLLS}`),
	so({ alsoHitOn: shown }, `${ATTACKER} also deals combat damage to this ${ON_ROLLS}`),
	so(
		{
			replace: {
				event: {
					would: 'take damage',
					who: 'this',
					combat: true,
					given: { everyOther: 'attack roll', against: 'this' }
				},
				by: PREVENTED
			}
		},
		`this takes no combat damage on every other ${MADE} it`
	),
	so(
		{
			counts: 'misses',
			numbers: { reachAtMost: { lastAttackRoll: 'this' } },
			of: 'against this'
		},
		`if a ${MADE} this is ${AT_MOST} the last ${MADE} it this turn the roll ${A_MISS}`
	),
	...['+[n]', '[n] additional', '[n] more', '[n] extra'].flatMap((more) =>
		[
			`your attack rolls of [faces] deal ${more} damage`,
			...['damage', 'combat damage'].map((damage) => `you deal ${more} ${damage} ${ON_ROLLS}`)
		].map((words) => so(onRolls('deal damage', 'you', INCREASED), words))
	),
	...(['deal', 'take'] as const).flatMap((verb) => [
		so(
			onRolls(`${verb} damage`, 'you', DOUBLED),
			`combat damage you ${verb} is doubled ${ON_ROLLS}`
		),
		so(
			onRolls(`${verb} damage`, 'you', INCREASED),
			`combat damage you ${verb} ${ON_ROLLS} is increased by [n]`
		)
	]),
	...[
		`combat damage this takes ${ON_ROLLS} is doubled`,
		`combat damage this takes is doubled ${ON_ROLLS}`,
		'damage dealt to this from attack rolls of [faces] is doubled',
		`this takes double damage ${ON_ROLLS}`,
		'this takes double damage from attack rolls of [faces]',
		'attack rolls of [faces] deal double damage to this'
	].map((words) => so(onRolls('take damage', 'this', DOUBLED), words)),
	so(onRolls('take damage', 'this', INCREASED), `this takes [n] additional damage ${ON_ROLLS}`),
	so(onRolls('deal damage', 'this', DOUBLED), `combat damage this deals is doubled ${ON_ROLLS}`),
	so(
		onRolls('deal damage', 'this', INCREASED),
		`combat damage this deals is increased by [n] ${ON_ROLLS}`
	)
];

/** Standings in a sentence of their own. */
export const PRINTED_STANDING = phrase('printed standing', [
	...gained,
	...limited,
	...inCombat,
	...firstBought,
	so(
		{
			replace: {
				event: { would: 'enter play', who: 'this' },
				by: { also: { do: 'put counters', on: 'this', amount: n, named: null } }
			}
		},
		'this item starts with [n] counters on it'
	)
]);
