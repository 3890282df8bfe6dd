import {
	a,
	always,
	atLeast,
	atMost,
	each,
	eachTime,
	eachTurn,
	equals,
	gainCents,
	gainTreasure,
	give,
	given,
	mustAttackAgain,
	note,
	plus,
	replaces,
	rolls,
	sinceItEntered,
	whenever,
	withFewest,
	withMost,
	would
} from '../../../abilities/build/index.ts';
import { called, room } from '../../kinds.ts';
import type { Card } from '../../card.ts';

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
	),
	'blessing-of-the-sack': room(
		'Blessing of the Sack',
		always({ rewards: 'doubled', monsters: [] })
	),
	'battle-royale3': room(
		'Battle Royale!!!',
		always({ attackable: a('player', 'non-active'), evasion: 3, by: 'active player' }),
		always(
			replaces(
				{ would: 'destroy the penalty item', who: 'a player', given: { attacked: 'they' } },
				{ instead: give('it', 'active player') }
			)
		)
	),
	'battle-royale4': room(
		'Battle Royale!!!!',
		always({ attackable: a('player', 'non-active'), evasion: 4, by: 'active player' }),
		always(
			replaces(
				{ would: 'destroy the penalty item', who: 'a player', given: { attacked: 'they' } },
				{ instead: give('it', 'active player') }
			)
		)
	),
	'battle-royale5': room(
		'Battle Royale!!!!!',
		always({ attackable: a('player', 'non-active'), evasion: 5, by: 'active player' }),
		always(
			replaces(
				{ would: 'destroy the penalty item', who: 'a player', given: { attacked: 'they' } },
				{ instead: give('it', 'active player') }
			)
		)
	),
	'pity-for-the-poor': room(
		'Pity for the Poor',
		always({
			cost: 'shop items',
			of: a('player', withFewest('souls')),
			set: 0,
			while: atMost({ thisTurn: 'shop items purchased' }, 0)
		})
	),
	'heavy-is-the-head': room(
		'Heavy is the Head',
		always({ recharges: 1, of: a('player', withMost('items')) })
	),
	'tax-for-the-mighty': room(
		'Tax for the Mighty',
		always({
			toAttack: 2,
			of: a('player', withMost('souls')),
			while: atLeast({ count: 'soul' }, 1)
		})
	),
	'social-goals': room(
		'Social Goals!',
		always({
			this: "can't be put into discard",
			while: atMost({ notes: 'this' }, 3)
		}),
		eachTime(sinceItEntered({ on: 'play loot', who: 'a player' }, 5), note(1)),
		eachTime(sinceItEntered({ on: 'kill', who: 'a player', what: 'monster' }, 3), note(2)),
		eachTime(
			sinceItEntered(given({ on: 'give ¢', who: 'a player' }, atLeast('that much', 6)), 1),
			note(3)
		),
		eachTime(sinceItEntered({ on: 'purchase', who: 'a player' }, 3), note(4)),
		eachTime(sinceItEntered(rolls('a player', 6), 3), note(5)),
		whenever(
			given({ on: 'note', who: 'this' }, equals({ notes: 'this' }, 4)),
			each('player', gainTreasure(2, 'chosen'))
		)
	)
};
