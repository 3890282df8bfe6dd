import {
	a,
	always,
	each,
	eachTime,
	eachTurn,
	gainCents,
	mustAttackAgain,
	plus,
	replaces,
	withFewest,
	would
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, room } from '../../kinds.ts';

/** The rooms always of Requiem. */
export const ROOMS_ALWAYS: Readonly<Record<string, Card>> = {
	'blessing-of-gluttony': room(
		'Blessing of Gluttony',
		always(
			replaces(
				{ would: 'loot', who: 'active player', given: { is: 'the loot step' } },
				{ amount: plus('that much', 1) }
			)
		)
	),
	'maggys-blessing': room("Maggy's Blessing", always({ stat: 'hp', of: 'players', add: 1 })),
	'samsons-blessing': room("Samson's Blessing", always({ stat: 'attack', of: 'players', add: 1 })),
	equality: room(
		'Equality',
		always(
			replaces(would('gain ¢', 'a player'), {
				instead: each('player', gainCents('that much', 'chosen'))
			})
		)
	),
	'might-for-the-meek': room(
		'Might for the Meek',
		always({ stat: 'attack', of: a('player', withFewest('souls')), add: 1 }),
		always({ extra: 'attacks', of: a('player', withFewest('souls')), amount: 1 })
	),
	'all-hallows-eve': room("All Hallows' Eve", always({ cant: 'gain souls', who: 'players' })),
	'red-champions': room('Red Champions', always({ stat: 'hp', of: 'monsters', add: 1 })),
	'white-champions': room('White Champions', always({ stat: 'evasion', of: 'monsters', add: 1 })),
	'black-champions': room('Black Champions', always({ stat: 'attack', of: 'monsters', add: 1 })),
	'blind-rage': room(
		'Blind Rage',
		always({ must: 'attack', of: 'players', target: 'monster deck' })
	),
	'r-blood-lust': called(
		'Requiem',
		room(
			'Blood Lust',
			always({ must: 'attack', of: 'players', target: 'anything' }),
			eachTime(
				eachTurn({ on: 'declare attack', who: 'active player', against: null }, 1),
				mustAttackAgain('anything', 'they')
			)
		)
	),
	'shadow-of-famine': room(
		'Shadow of Famine',
		always({ most: 1, times: 'activate', who: 'players' }),
		always({ most: 1, times: 'play loot', who: 'players' })
	)
};
