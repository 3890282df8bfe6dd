import {
	a,
	asReward,
	choose,
	declaresAttackOnThis,
	discard,
	each,
	eachTime,
	gainStat,
	giveLoot,
	kill,
	loot,
	onAnyResult,
	otherThan,
	roll,
	rolls,
	search,
	takesDamage,
	thisDies,
	upTo,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { boss } from '../../kinds.ts';

/** The bosses of Requiem. */
export const BOSSES: Readonly<Record<string, Card>> = {
	brownie: boss(
		'Brownie',
		[6, 5, 1],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(takesDamage('this'), gainStat('evasion', -1, 'this'))
	),
	clog: boss(
		'Clog',
		[5, 4, 1],
		[{ gain: 'loot', amount: 3 }],
		whenever(thisDies, each('player', giveLoot('hand', 'chosen', { leftOf: 'chosen' })))
	),
	'mama-gurdy': boss('Mama Gurdy', [7, 3, 2], [], asReward(roll(onAnyResult(loot('that much'))))),
	'rag-mega': boss(
		'Rag Mega',
		[5, 5, 1],
		[{ gain: 'treasure', amount: 1 }],
		whenever(declaresAttackOnThis, each(a('player', 'non-active'), discard(1, 'chosen'))),
		whenever(
			thisDies,
			choose(
				[a('player', otherThan('active player'))],
				kill('chosen', 'active player'),
				upTo(3),
				'active player'
			)
		)
	),
	'the-rainmaker': boss(
		'The Rainmaker',
		[3, 4, 1],
		[{ gain: 'loot', amount: 3 }],
		eachTime(rolls('a player', 1), loot(1, 'they')),
		whenever(thisDies, search('monster', { slot: 'monster' }, ['curse card']))
	)
};
