import {
	a,
	always,
	by,
	countersOn,
	dealDamage,
	destroy,
	each,
	flip,
	ifYouDo,
	inTurn,
	putCounters,
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
	})
};
