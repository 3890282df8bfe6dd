import {
	a,
	always,
	and,
	asReward,
	at,
	atLeast,
	becomeItem,
	cancelAttack,
	choose,
	chooseNumber,
	countersOn,
	dealDamage,
	declaresAttackOnThis,
	each,
	eachTime,
	entersPlay,
	exactly,
	gain,
	gainCents,
	gainStat,
	gainTreasure,
	given,
	ifSo,
	inTurn,
	isA,
	loot,
	makeTrue,
	minus,
	moveToSlot,
	on,
	onAnyResult,
	owned,
	passHands,
	preventDamage,
	putCounters,
	putIt,
	removeCounters,
	replaces,
	roll,
	rollBy,
	rolls,
	steal,
	takeDamage,
	takesDamage,
	thisDies,
	whenever,
	would
} from '../../../abilities/build/index.ts';
import { monster } from '../../kinds.ts';
import type { Card } from '../../card.ts';

const hurtsOtherMonsters = each(a('monster', 'another'), dealDamage(1, 'chosen', 'this'));

/** A number that the next attack roll against this misses with. */
const misses = makeTrue(
	{ counts: 'misses', numbers: { equal: 'that number' }, of: 'against this' },
	'end of turn',
	true
);

/** The monsters of Summer of Isaac. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	coil: monster(
		'Coil',
		[3, 3, 1],
		[{ gain: 'loot', amount: 2 }],
		whenever(entersPlay, passHands('right')),
		whenever(thisDies, putIt('this', { fromTop: 4 }))
	),
	weltling: monster(
		'Weltling',
		[3, 3, 1],
		[{ gain: '¢', amount: 5 }],
		at({ on: 'turn starts', who: 'a player' }, putCounters()),
		always({ stat: 'hp', of: 'this', add: minus(0, countersOn()) }),
		eachTime(
			{ on: 'roll', who: 'a player', numbers: [1], attack: 'any' },
			each('player', dealDamage(2, 'chosen', 'this'))
		)
	),
	'light-switch': monster(
		'Light Switch',
		[6, 1, 0],
		[],
		eachTime(
			{ on: 'deal damage', who: 'active player', to: 'this' },
			rollBy(
				'they',
				on([1], takeDamage(3)),
				on([2], takeDamage(2)),
				on([3], gainCents(1)),
				on([4], loot(1)),
				on([5], gainCents(5)),
				on([6], gainTreasure(1))
			)
		),
		asReward(roll(onAnyResult(gainCents('that much'))))
	),
	'conjoined-fatty-summer': monster(
		'Conjoined Fatty (Summer)',
		[3, 3, 1],
		[{ gain: 'loot', amount: 3 }],
		eachTime({ on: 'play loot', who: 'a player' }, putCounters()),
		eachTime(
			given({ on: 'would take damage', who: 'this' }, atLeast(countersOn(), 1)),
			inTurn(preventDamage(), and(removeCounters(), loot(1, 'active player')))
		)
	),
	'tainted-mulligan': monster(
		'Tainted Mulligan',
		[2, 3, 1],
		[],
		whenever(declaresAttackOnThis, gainStat('hp', owned('loot cards', 'active player'), 'this')),
		asReward(roll(onAnyResult(loot('that much'))))
	),
	'dogma-summer': monster(
		'Dogma (Summer)',
		[4, 4, 4],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(rolls('a player', 1), each(a('monster', 'another'), putIt('chosen', 'discard'))),
		whenever(
			thisDies,
			choose(['item'], putCounters(1, 'chosen', 'eternal'), exactly(1), 'active player')
		)
	),
	'soi-shopkeeper': {
		name: 'Shopkeeper',
		kind: 'monster',
		copies: 1,
		abilities: [
			always(
				replaces(would('destroy the penalty item', 'a player'), {
					instead: putIt('it', { slot: 'shop' })
				})
			),
			always({ this: "can't be attacked" })
		],
		hp: 1,
		attack: 0,
		rewards: [{ gain: '¢', amount: 5 }],
		keywords: ['indomitable']
	},
	'hush-summer': {
		...monster(
			'Hush (Summer)',
			[6, 1, 1],
			[{ gain: 'treasure', amount: 2 }],
			always(replaces(would('take damage', 'this'), { amount: minus('that much', 1) })),
			always({
				counts: 'misses',
				numbers: { reachAtMost: { lastAttackRoll: 'this' } },
				of: 'against this'
			})
		),
		souls: 2
	},
	'mother-summer': {
		...monster(
			'Mother! (Summer)',
			[8, 1, 2],
			[{ gain: 'loot', amount: 4 }],
			eachTime(
				{ on: 'before attack roll', who: 'this' },
				chooseNumber(
					1,
					6,
					inTurn(misses, chooseNumber(1, 6, misses, { rightOf: 'active player' })),
					{ leftOf: 'active player' }
				)
			)
		),
		souls: 2
	},
	mulligoon: monster(
		'Mulligoon',
		[3, 4, 0],
		[],
		always({ this: "doesn't heal" }),
		asReward(choose(['monster', 'player'], dealDamage(2, 'chosen'))),
		eachTime(
			takesDamage('this'),
			inTurn(
				ifSo(isA('this', a('object', 'being attacked')), cancelAttack()),
				loot(1, 'active player'),
				moveToSlot()
			)
		)
	),
	'charmed-vis': {
		...monster(
			'Charmed Vis',
			[2, 4, 1],
			[],
			asReward(ifSo(isA('this', 'monster'), inTurn(becomeItem(), gain()))),
			eachTime(
				given(takesDamage('attacking player'), isA('this', a('object', 'being attacked'))),
				hurtsOtherMonsters
			),
			{
				...eachTime(takesDamage('you'), each('monster', dealDamage(1, 'chosen', 'this'))),
				while: isA('this', 'item')
			},
			always({
				...replaces(
					{ would: 'die', who: 'this', given: isA('killer', a('player', 'another')) },
					{ instead: steal('this', 'killer') }
				),
				while: isA('this', 'item')
			})
		),
		keywords: ['familiar']
	}
};
