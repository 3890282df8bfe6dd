import {
	always,
	and,
	cancelAttack,
	dealDamage,
	divideDamage,
	eachTime,
	putIt,
	skipNextTurn,
	takesDamage,
	target,
	targeted,
	thisDies,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { boss, called, monster } from '../../kinds.ts';

/** The monsters of promos. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	'henry-low': monster(
		'Henry (Low)',
		[1, 6, 0],
		[{ gain: 'treasure', amount: 1 }],
		whenever(
			{ on: 'miss', who: 'attacking player' },
			and(cancelAttack(), putIt('this', 'bottom of deck'))
		)
	),
	'henry-mid': monster(
		'Henry (Mid)',
		[1, 6, 0],
		[{ gain: 'treasure', amount: 1 }],
		whenever(
			{ on: 'miss', who: 'attacking player' },
			and(cancelAttack(), putIt('this', 'bottom of deck'))
		)
	),
	'p-pestilence': called(
		'Promo',
		boss(
			'Pestilence',
			[2, 3, 1],
			[{ gain: 'loot', amount: 2 }],
			whenever(thisDies, divideDamage(2, ['monster', 'player'], 'active player'))
		)
	),
	'p-the-bloat': called(
		'Promo',
		boss(
			'The Bloat',
			[4, 4, 2],
			[{ gain: 'treasure', amount: 1 }],
			eachTime(takesDamage('this'), dealDamage(1, targeted(), 'this'), target('player'))
		)
	),
	'gi-gish': called(
		'Gish',
		boss(
			'Gish',
			[6, 3, 1],
			[{ gain: 'treasure', amount: 1 }],
			always({ must: 'attack', of: 'players', target: 'this' }),
			whenever(thisDies, skipNextTurn(targeted()), target('player'))
		)
	)
};
