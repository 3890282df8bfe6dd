import {
	and,
	a,
	always,
	asReward,
	dealDamage,
	dealsCombatDamage,
	dies,
	discard,
	doubleRewards,
	each,
	eachTime,
	expand,
	gainCents,
	given,
	loot,
	loseCents,
	may,
	mayAttackAgain,
	mustAttackAgain,
	onAnyResult,
	plus,
	recharge,
	roll,
	replaces,
	takeDamage,
	target,
	otherThan,
	targeted,
	thisDies,
	times,
	whenever,
	lookAtHand,
	steal,
	stealLoot,
	choose,
	destroy,
	exactly,
	by,
	cancelEverything,
	endTheTurn
} from '../../abilities/build/index.ts';
import type { Card } from '../card.ts';
import { attackingPlayerRolls, playerBeside } from './said.ts';
import { cents, lootCards, monster, treasures } from '../kinds.ts';

/** A reward of as many ¢ as a die shows. */
export const rolledCents = asReward(roll(onAnyResult(gainCents('that much'))));

/** Monsters of the base set that are neither bosses nor cursed or holy. */
export const BASIC_MONSTERS: Readonly<Record<string, Card>> = {
	'big-spider': monster(
		'Big Spider',
		[3, 4, 1],
		lootCards(1),
		whenever(thisDies, mayAttackAgain('monster deck'))
	),
	'black-bony': monster(
		'Black Bony',
		[3, 4, 1],
		[],
		asReward(roll(onAnyResult(loot('that much')))),
		whenever(thisDies, dealDamage(1, 'killer', 'this'))
	),
	'boom-fly': monster(
		'Boom Fly',
		[1, 4, 1],
		cents(4),
		whenever(thisDies, each('player', dealDamage(1, 'chosen', 'this')))
	),
	'dank-globin': monster(
		'Dank Globin',
		[2, 4, 2],
		lootCards(2),
		whenever(thisDies, discard(2, targeted()), target('player'))
	),
	dinga: monster(
		'Dinga',
		[3, 3, 1],
		[],
		rolledCents,
		whenever(given(thisDies, { onAttackRoll: [6] }), doubleRewards)
	),
	dople: {
		...monster('Dople', [2, 4, 2], cents(7), always(playerBeside('right', 'take damage'))),
		threePlus: true
	},
	'evil-twin': {
		...monster('Evil Twin', [3, 5, 2], treasures(1), always(playerBeside('left', 'take damage'))),
		threePlus: true
	},
	greedling: monster(
		'Greedling',
		[2, 5, 1],
		cents(7),
		whenever(thisDies, loseCents(7, targeted()), target('player'))
	),
	hanger: monster('Hanger', [2, 4, 2], cents(7), whenever(thisDies, expand('shop'))),
	hopper: monster(
		'Hopper',
		[2, 3, 1],
		cents(3),
		always(
			replaces({ would: 'take damage', who: 'this', combat: true, on: [6] }, { prevent: null })
		)
	),
	horf: monster(
		'Horf',
		[1, 4, 1],
		cents(3),
		always(
			replaces(
				{ would: 'deal damage', who: 'this', combat: true, on: [2] },
				{ amount: plus('that much', 1) }
			)
		)
	),
	'keeper-head': monster(
		'Keeper Head',
		[2, 4, 1],
		[],
		rolledCents,
		eachTime(dealsCombatDamage('this', 'player'), loseCents(2, 'they'))
	),
	leaper: monster(
		'Leaper',
		[2, 4, 1],
		cents(5),
		always(
			replaces(
				{ would: 'deal damage', who: 'this', combat: true, on: [1] },
				{ amount: times('that much', 2) }
			)
		)
	),
	'moms-dead-hand': monster(
		"Mom's Dead Hand",
		[2, 5, 1],
		cents(4),
		whenever(thisDies, may(steal()), target(a('item', 'non-eternal', 'of another player')))
	),
	'moms-eye': monster(
		"Mom's Eye",
		[1, 4, 2],
		lootCards(1),
		whenever(thisDies, may(lookAtHand()), target('player'))
	),
	'moms-hand': monster(
		"Mom's Hand",
		[2, 4, 1],
		cents(4),
		whenever(attackingPlayerRolls(6), and(cancelEverything, endTheTurn))
	),
	mulliboom: monster(
		'Mulliboom',
		[1, 2, 4],
		cents(6),
		whenever(thisDies, dealDamage(3, targeted(), 'active player'), target('player'))
	),
	mulligan: monster('Mulligan', [1, 3, 1], cents(3), whenever(thisDies, expand('monster'))),
	portal: monster('Portal', [2, 4, 1], cents(3), whenever(thisDies, mustAttackAgain())),
	'psy-horf': monster(
		'Psy Horf',
		[1, 5, 1],
		lootCards(1),
		whenever(thisDies, each(a('item', by('active player')), recharge('chosen')))
	),
	'rage-creep': {
		...monster('Rage Creep', [1, 5, 1], lootCards(2), always(playerBeside('left', 'deal damage'))),
		threePlus: true
	},
	'ring-of-flies': monster(
		'Ring of Flies',
		[3, 3, 1],
		cents(3),
		eachTime(
			attackingPlayerRolls(3),
			stealLoot(1, targeted(), 'random', 'they'),
			target(a('player', otherThan('they')))
		)
	),
	stoney: {
		name: 'Stoney',
		kind: 'monster',
		hp: 3,
		attack: 0,
		rewards: lootCards(1),
		copies: 1,
		abilities: [
			always({ stat: 'evasion', of: 'monsters', add: 1 }),
			always({ this: "can't be attacked" }),
			whenever({ on: 'die', who: 'another monster', when: 'on death' }, dies())
		]
	},
	'swarm-of-flies': monster(
		'Swarm of Flies',
		[5, 2, 1],
		cents(5),
		eachTime(attackingPlayerRolls(5), takeDamage(1, 'they'))
	),
	wizoob: monster(
		'Wizoob',
		[3, 5, 1],
		lootCards(3),
		whenever(
			thisDies,
			choose([a('soul', by(targeted()))], destroy('chosen'), exactly(1), targeted()),
			target('player')
		)
	)
};
