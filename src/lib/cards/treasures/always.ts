import {
	a,
	always,
	asThisEnters,
	atLeast,
	atLevel,
	atMost,
	becomeSoul,
	countersOn,
	eachTime,
	firstAttackRoll,
	deactivate,
	destroy,
	each,
	gainCents,
	give,
	giveLoot,
	inTurn,
	loseCents,
	levelUp,
	owned,
	plus,
	putCounters,
	recharge,
	removeCounters,
	replaces,
	replacesLast,
	makeTrue,
	takesDamage,
	choose,
	by,
	may,
	target,
	targeted,
	whenever,
	whileTrue,
	would,
	youDie,
	yourTurn
} from '../../abilities/build/index.ts';
import type { Ability, Condition, Effect, Stat } from '../../abilities/grammar.ts';
import { originally, type Card } from '../card.ts';
import { treasure } from '../kinds.ts';

const plusOne = (stat: Stat): Ability => always({ stat, of: 'you', add: 1 });
const playsAnotherLoot: Ability = always({ extra: 'loot plays', of: 'you', amount: 1 });
const hitsHarderFirst: Ability = whileTrue(firstAttackRoll(), {
	stat: 'attack',
	of: 'you',
	add: 1
});
const yourLootStep: Condition = { all: [{ is: 'the loot step' }, yourTurn] };
const lootsMore: Ability = always(
	replaces({ would: 'loot', who: 'you', given: yourLootStep }, { amount: plus('that much', 1) })
);
const penaltyIsYours: Effect = inTurn(
	choose([a('item', 'non-eternal', by('they'))], destroy('chosen')),
	giveLoot(1, 'they', 'you'),
	loseCents(1, 'they'),
	gainCents('done'),
	each(a('object', 'with ↷', by('they')), deactivate('chosen'))
);
const countersForDamage: Ability = always(
	replaces(
		{ would: 'take damage', who: 'you', given: atLeast(countersOn(), 1) },
		{ instead: removeCounters('that much') }
	)
);
const goesOnWhenYouDie: Ability = whenever(
	youDie,
	give('this', targeted()),
	target(a('player', 'another'))
);

/** Treasures that make something true, or replace what would happen, while they are in play. */
export const ALWAYS: Readonly<Record<string, Card>> = {
	'belly-button': treasure(
		'Belly Button',
		playsAnotherLoot,
		eachTime(takesDamage('you'), may(choose([a('character', by('you'))], recharge('chosen'))))
	),
	breakfast: treasure('Breakfast', plusOne('hp')),
	dinner: treasure('Dinner', plusOne('hp')),
	meat: treasure('Meat!', plusOne('attack rolls')),
	synthoil: treasure('Synthoil', plusOne('attack rolls')),
	'bum-bo': originally(
		treasure(
			'Bum-Bo!',
			always(replaces(would('gain ¢', 'you'), { instead: levelUp('that much') })),
			atLevel(1, whileTrue(firstAttackRoll(), { stat: 'attack rolls', of: 'you', add: 2 })),
			atLevel(10, plusOne('attack')),
			atLevel(25, always({ extra: 'attacks', of: 'you', amount: 'any number' }))
		),
		always(replaces(would('gain ¢', 'you'), { instead: putCounters('that much') })),
		whileTrue(
			{ all: [atLeast(countersOn(), 1), firstAttackRoll()] },
			{ stat: 'attack rolls', of: 'you', add: 2 }
		),
		whileTrue(atLeast(countersOn(), 10), { stat: 'attack', of: 'you', add: 1 }),
		whileTrue(atLeast(countersOn(), 25), { extra: 'attacks', of: 'you', amount: 'any number' })
	),
	'champion-belt': treasure(
		'Champion Belt',
		hitsHarderFirst,
		always({ extra: 'attacks', of: 'you', amount: 1 })
	),
	polydactyly: treasure('Polydactyly', playsAnotherLoot, hitsHarderFirst),
	'empty-vessel': treasure(
		'Empty Vessel',
		whileTrue(atMost(owned('loot cards'), 0), { stat: 'attack', of: 'you', add: 1 }),
		whileTrue(atMost(owned('¢'), 0), { stat: 'attack rolls', of: 'you', add: 1 })
	),
	'moms-coin-purse': treasure("Mom's Coin Purse", lootsMore),
	'moms-purse': treasure("Mom's Purse", lootsMore),
	'steamy-sale': originally(
		treasure('Steamy Sale!', always({ cost: 'shop items', of: 'you', add: -5 })),
		always({ cost: 'shop items', of: 'you', set: 5 })
	),
	shadow: originally(
		treasure(
			'Shadow',
			always(
				replaces(would('pay the penalty', a('player', 'another')), { instead: penaltyIsYours })
			)
		),
		eachTime(
			{ on: 'die', who: a('player', 'another'), when: 'before penalties' },
			makeTrue(
				replacesLast(would('pay the penalty', a('player', by('they'))), {
					instead: penaltyIsYours
				}),
				'end of turn',
				true
			)
		)
	),
	'theres-options': treasure(
		"There's Options",
		whileTrue(yourTurn, { seesTop: 'treasure', of: 'you' }),
		always({ extra: 'purchases', of: 'you', amount: 1 })
	),
	'trinity-shield': {
		...treasure(
			'Trinity Shield',
			whileTrue(yourTurn, { cant: 'play loot', who: 'other players' }),
			whileTrue(yourTurn, { cant: 'activate', who: 'other players' })
		),
		threePlus: true
	},
	'dry-baby': treasure('Dry Baby', always(replaces(would('take damage', 'you'), { amount: 1 }))),
	'the-dead-cat': originally(
		{
			...treasure('The Dead Cat', always(asThisEnters(putCounters(9))), countersForDamage),
			keywords: ['guppy']
		},
		always(asThisEnters(inTurn(removeCounters('all'), putCounters(9)))),
		countersForDamage
	),
	'the-chest': {
		...treasure(
			'The Chest',
			always(replaces(would('be destroyed', 'this'), { instead: becomeSoul() }))
		),
		souls: 1
	},
	'baby-haunt': treasure(
		'Baby Haunt',
		whileTrue(yourTurn, { stat: 'evasion', of: 'monsters', add: 1 }),
		goesOnWhenYouDie
	),
	'daddy-haunt': treasure(
		'Daddy Haunt',
		always(replaces(would('take damage', 'you'), { amount: plus('that much', 1) })),
		goesOnWhenYouDie
	)
};
