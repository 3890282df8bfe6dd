import {
	a,
	always,
	at,
	cancel,
	chooseOne,
	copy,
	ifSo,
	inTurn,
	loseAbilities,
	on,
	option,
	paid,
	preventNextDamage,
	putCounters,
	putIt,
	removeCounters,
	roll,
	startOfYourTurn,
	tap,
	target,
	targeted,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { startingItem } from '../../kinds.ts';

/** The starting items of Summer of Isaac. */
export const STARTING_ITEMS: Readonly<Record<string, Card>> = {
	'unstable-dna': startingItem(
		'Unstable DNA',
		at(
			startOfYourTurn,
			roll(
				on([1, 2], removeCounters('all')),
				on([3, 4], putCounters(1, 'this', 'HP')),
				on([5, 6], putCounters(1, 'this', 'ATK'))
			)
		)
	),
	club: startingItem(
		'Club',
		always({ rewards: 'doubled', monsters: ['non-boss'], while: yourTurn }),
		tap(
			ifSo(yourTurn, putIt(targeted(), 'bottom of deck')),
			target(a('monster', 'not being attacked'))
		),
		tap(
			inTurn(cancel(), loseAbilities('this', 'your turn ends', 'eternal')),
			target('ability of an item', 'loot being played')
		)
	),
	'ball-of-tar': startingItem(
		'Ball of Tar',
		paid(
			[{ pay: 'discard', amount: 1 }],
			chooseOne(
				option(
					copy(targeted()),
					target(
						a('loot being played', 'non-trinket', 'non-ambush', 'of another player', 'not copied')
					)
				),
				option(putIt(targeted(), 'discard'), target(a('monster', 'not being attacked'))),
				option(preventNextDamage(1, 'you'))
			)
		)
	)
};
