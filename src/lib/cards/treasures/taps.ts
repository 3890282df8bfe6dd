import {
	a,
	and,
	atMost,
	choose,
	chooseNumber,
	chooseOne,
	dealDamage,
	destroy,
	each,
	eachTime,
	equals,
	exactly,
	gainCents,
	gainTillEndOfTurn,
	giveLoot,
	ifSo,
	ifYouDo,
	inTurn,
	isA,
	look,
	loot,
	may,
	mustAttack,
	mustAttackAnyway,
	nextTime,
	on,
	option,
	passHands,
	payHP,
	preventNextDamage,
	preventNextInstance,
	putFromDiscard,
	putFromHand,
	putIt,
	putTopIntoDiscard,
	recharge,
	reroll,
	roll,
	rolls,
	stealCents,
	stealLoot,
	swap,
	take,
	tap,
	target,
	targeted,
	topOf,
	upTo
} from '../../abilities/build/index.ts';
import type { Ability, Effect, Filter } from '../../abilities/grammar.ts';
import { originally, type Card } from '../card.ts';
import { treasure } from '../kinds.ts';

const nothing: Effect = inTurn();
const foretells: Effect = chooseNumber(
	1,
	6,
	nextTime(
		rolls('a player', 1, 2, 3, 4, 5, 6),
		ifSo(equals('that much', 'that number'), loot(3)),
		'indefinitely'
	)
);
const fires: Effect = inTurn(
	destroy(),
	roll(on([1, 2, 3, 4, 5], and(destroy('this'), loot(2))), on([6], recharge()))
);
const flushes = (items: Filter): Ability =>
	tap(
		chooseOne(
			option(each(a('monster', 'not being attacked'), putIt('chosen', 'bottom of deck'))),
			option(each(items, putIt('chosen', 'bottom of deck')))
		)
	);

/** Treasures with a ↷ ability that moves cards and ¢, deals damage, or does something to objects. */
export const TAPS: Readonly<Record<string, Card>> = {
	// ¢ and loot cards
	'book-of-sin': treasure(
		'Book of Sin',
		tap(roll(on([1, 2], gainCents(1)), on([3, 4], loot(1)), on([5, 6], gainTillEndOfTurn('hp', 1))))
	),
	boomerang: treasure(
		'Boomerang',
		tap(stealLoot(1, targeted(), 'random'), target(a('player', 'another')))
	),
	'bum-friend': treasure('Bum Friend', tap(inTurn(loot(1), putFromHand(1, 'top of deck')))),
	chaos: treasure('Chaos', tap(passHands('left'))),
	'guppys-head': {
		...treasure("Guppy's Head", tap(giveLoot(1, targeted(), 'you'), target('player'))),
		keywords: ['guppy']
	},
	jawbone: originally(
		treasure('Jawbone', tap(stealCents(3), target('player'))),
		tap(stealCents(upTo(3)), target('player'))
	),
	'mystery-sack': treasure(
		'Mystery Sack',
		tap(roll(on([1, 2], loot(1)), on([3, 4], gainCents(4))))
	),
	'sack-of-pennies': treasure(
		'Sack of Pennies',
		tap(gainCents(1)),
		eachTime(rolls('a player', 1), may(recharge()))
	),
	'the-d100': treasure(
		'The D100',
		tap(
			roll(
				on([1], loot(1)),
				on([2], loot(2)),
				on([3], gainCents(3)),
				on([4], gainCents(4)),
				on([5], gainTillEndOfTurn('hp', 1)),
				on([6], gainTillEndOfTurn('attack', 1))
			)
		)
	),
	'crystal-ball': originally(
		treasure('Crystal Ball', tap(foretells)),
		tap(ifSo(atMost({ count: 'dice roll' }, 0), foretells))
	),
	// Decks
	'potato-peeler': treasure('Potato Peeler', tap(each('deck', putTopIntoDiscard('chosen')))),
	'sack-head': treasure(
		'Sack Head',
		tap(look(topOf(targeted()), 'top of deck', [take(upTo(1), 'bottom of deck')]), target('deck'))
	),
	'the-shovel': treasure(
		'The Shovel',
		tap(putFromDiscard('monster', exactly(1), 'top of deck', 'non-event'))
	),
	// Damage
	'mr-boom': treasure('Mr. Boom', tap(dealDamage(1), target('monster'))),
	'razor-blade': {
		...treasure('Razor Blade', tap(dealDamage(1), target('player'))),
		threePlus: true
	},
	'guppys-paw': {
		...treasure(
			"Guppy's Paw",
			tap(ifYouDo(payHP(1), choose(['player'], preventNextInstance('chosen', 2))))
		),
		keywords: ['guppy']
	},
	'host-hat': treasure(
		'Host Hat',
		tap(
			inTurn(
				preventNextDamage(1, 'you'),
				nextTime(
					{ on: 'prevent damage', who: 'you', thisWay: true },
					choose([a('player', 'another')], dealDamage(1, 'chosen'))
				)
			)
		)
	),
	// Objects
	decoy: treasure(
		'Decoy',
		tap(swap('this', targeted()), target(a('item', 'non-eternal', 'of another player')))
	),
	flush: originally(
		treasure('Flush!', flushes(a('item', 'in the shop'))),
		flushes(a('item', 'in the shop', 'not being purchased'))
	),
	'glass-cannon': originally(
		treasure('Glass Cannon', tap(fires, target(a('item', 'another')))),
		tap(ifSo(isA('this', 'item'), fires), target(a('item', 'another')))
	),
	'monster-manual': originally(
		{
			...treasure('Monster Manual', tap(mustAttack(targeted()), target('monster'))),
			threePlus: true
		},
		tap(
			ifSo(
				atMost({ count: 'attack' }, 0),
				chooseOne(
					option(mustAttackAnyway(targeted()), target('monster')),
					option(mustAttackAnyway('monster deck'))
				)
			)
		)
	),
	'remote-detonator': {
		...treasure(
			'Remote Detonator',
			tap({
				do: 'vote',
				who: 'player',
				on: ['item'],
				winner: destroy('chosen'),
				tie: nothing
			})
		),
		threePlus: true
	},
	'the-battery': treasure('The Battery', tap(recharge(targeted()), target(a('item', 'another')))),
	'the-d20': treasure('The D20', tap(reroll(), target('item')))
};
