import {
	a,
	always,
	by,
	cancel,
	eachTime,
	eachTurn,
	may,
	minus,
	not,
	replaces,
	times,
	yourTurn
} from '../../../abilities/build/index.ts';
import { treasure } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The treasures of Requiem. */
export const TREASURES: Readonly<Record<string, Card>> = {
	'ball-of-bandages': treasure(
		'Ball of Bandages',
		always(replaces({ would: 'take damage', who: 'you', combat: true, on: [3] }, { prevent: null }))
	),
	'fire-mind': treasure(
		'Fire Mind',
		always(
			replaces(
				{ would: 'deal damage', who: 'you', combat: true, on: [6] },
				{ amount: times('that much', 2) }
			)
		),
		always(
			replaces(
				{ would: 'take damage', who: 'you', combat: true, on: [1] },
				{ amount: times('that much', 2) }
			)
		)
	),
	'halo-of-flies': treasure(
		'Halo of Flies',
		always(
			replaces({ would: 'take damage', who: 'you', combat: true, on: [1, 6] }, { prevent: null })
		)
	),
	'handicapped-placard': treasure(
		'Handicapped Placard',
		always({
			stat: 'evasion',
			of: 'monsters',
			add: minus(0, minus({ most: 'souls' }, { count: a('soul', by('you')) })),
			while: yourTurn
		})
	),
	lunch: treasure('Lunch', always({ stat: 'hp', of: 'you', add: 1 })),
	'gnawed-leaf': {
		...treasure(
			'Gnawed Leaf',
			always(
				replaces({ would: 'take damage', who: 'you', given: not(yourTurn) }, { prevent: null })
			),
			eachTime(
				eachTurn({ on: 'play loot', who: a('player', 'another'), card: ['aimed at you'] }, 1),
				may(cancel('it'))
			)
		),
		threePlus: true
	}
};
