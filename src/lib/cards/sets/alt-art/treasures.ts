import {
	a,
	always,
	by,
	countersOn,
	dealDamage,
	dealsCombatDamage,
	destroy,
	each,
	eachTime,
	flip,
	ifYouDo,
	inTurn,
	makeTrue,
	nextTime,
	putCounters,
	startOfYourTurn,
	tap,
	target,
	targeted
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, treasure } from '../../kinds.ts';

/** The treasures of Alt Art. */
export const TREASURES: Readonly<Record<string, Card>> = {
	'aa-epic-fetus': called(
		'Alt Art',
		treasure(
			'Epic Fetus!',
			tap(
				inTurn(each('monster', dealDamage(1, 'chosen')), {
					do: 'deal damage',
					to: 'you',
					amount: 1,
					together: true
				})
			)
		)
	),
	'aa-godhead': called('Alt Art', treasure('Godhead', tap(flip(targeted()), target('dice roll')))),
	'aa-guppys-paw': called('Alt Art', {
		...treasure(
			"Guppy's Paw",
			tap(ifYouDo(destroy(), putCounters()), target(a('item', by('you')))),
			always({ stat: 'hp', of: 'you', add: countersOn() })
		),
		keywords: ['guppy']
	}),
	'aa-brimstone': called(
		'Alt Art',
		treasure(
			'Brimstone',
			always({ stat: 'attack', of: 'you', add: 2 }),
			eachTime(
				dealsCombatDamage('you', 'monster'),
				inTurn(
					dealDamage(2),
					nextTime(startOfYourTurn, makeTrue({ cant: 'attack', who: 'you' }), 'indefinitely')
				),
				target(a('player', 'another'))
			)
		)
	)
};
