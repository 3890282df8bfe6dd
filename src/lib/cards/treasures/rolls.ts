import {
	a,
	always,
	and,
	by,
	changeRoll,
	dealDamage,
	discard,
	each,
	eachTime,
	gainCents,
	giveLoot,
	inTurn,
	look,
	lookAtHand,
	loot,
	may,
	putTop,
	recharge,
	replaceWithTop,
	reroll,
	rolls,
	stealLoot,
	swap,
	take,
	target,
	targeted,
	topOf,
	upTo,
	whenever,
	wouldRoll
} from '../../abilities/build/index.ts';
import type { Card } from '../card.ts';
import { treasure } from '../kinds.ts';

/** Treasures that look at dice. */
export const ROLLS: Readonly<Record<string, Card>> = {
	'the-relic': treasure('The Relic', eachTime(rolls('a player', 1), loot(1))),
	'charged-baby': treasure(
		'Charged Baby',
		eachTime(rolls('a player', 2), may(recharge(targeted())), target('item'))
	),
	finger: treasure(
		'Finger!',
		eachTime(
			rolls('a player', 2),
			may(swap({ target: 0 }, { target: 1 })),
			target(a('item', 'non-eternal', by('you'))),
			target(a('item', 'non-eternal', by('they')))
		)
	),
	'dead-bird': treasure(
		'Dead Bird',
		eachTime(rolls('a player', 3), may(and(lookAtHand('they'), stealLoot(1, 'they'))))
	),
	'the-d10': treasure(
		'The D10',
		eachTime(rolls('a player', 3), may(putTop('monster', { slot: 'monster' })))
	),
	'moms-box': treasure(
		"Mom's Box",
		eachTime(rolls('a player', 4), may(inTurn(loot(1), discard(1))))
	),
	'tarot-cloth': treasure(
		'Tarot Cloth',
		eachTime(rolls('a player', 4), giveLoot(1, 'they', 'you'))
	),
	'eye-of-greed': treasure('Eye of Greed', eachTime(rolls('a player', 5), gainCents(3))),
	'spider-mod': treasure(
		'Spider Mod',
		eachTime(
			rolls('a player', 5),
			may(replaceWithTop(targeted())),
			target(a('monster', 'not being attacked'))
		)
	),
	'cheese-grater': treasure(
		'Cheese Grater',
		eachTime(
			rolls('a player', 6),
			look(topOf({ target: 0 }), 'top of deck', [take(upTo(1), 'discard')], { reveal: true }),
			target('deck')
		)
	),
	'moms-razor': treasure("Mom's Razor", eachTime(rolls('a player', 6), may(dealDamage(1, 'they')))),
	ipecac: treasure(
		'Ipecac',
		always({ stat: 'attack', of: 'you', add: 1 }),
		eachTime(
			{ on: 'roll', who: 'you', numbers: [6], attack: 'any' },
			each(a('player', 'another'), dealDamage(1, 'chosen'))
		)
	),
	'dads-lost-coin': treasure(
		"Dad's Lost Coin",
		eachTime(wouldRoll('a player', 1), may(reroll('it')))
	),
	'the-missing-page': treasure(
		'The Missing Page',
		eachTime(wouldRoll('a player', 5), may(reroll('it')))
	),
	'sacred-heart': treasure(
		'Sacred Heart',
		whenever(wouldRoll('you', 1), may(changeRoll([6], 'it')))
	)
};
