import {
	a,
	and,
	at,
	atMost,
	by,
	cancelAttack,
	choose,
	deactivate,
	dealDamage,
	destroy,
	discard,
	each,
	eachTime,
	entersPlay,
	exactly,
	gainCents,
	gainTreasure,
	ifSo,
	ifYouDo,
	inTurn,
	kill,
	loot,
	loseCents,
	may,
	minus,
	monsterDies,
	mustAttackAgain,
	on,
	otherThan,
	owned,
	payHP,
	putIt,
	replaceWithTop,
	reroll,
	roll,
	rollBy,
	rolls,
	skipNextTurn,
	startOfYourTurn,
	takeDamage,
	target,
	targeted,
	tillThen,
	topOf,
	whenever,
	wouldRoll
} from '../../../abilities/build/index.ts';
import { called, room } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The rooms of Requiem. */
export const ROOMS: Readonly<Record<string, Card>> = {
	'blessing-of-greed': room(
		'Blessing of Greed',
		at({ on: 'turn starts', who: 'a player' }, gainCents(3, 'active player'))
	),
	'blessing-of-the-inner-eye': room(
		'Blessing of the Inner Eye',
		eachTime(
			{ on: 'declare attack', who: 'a player', against: null },
			may(
				{
					do: 'look',
					who: 'they',
					at: topOf('monster', 3),
					reveal: false,
					sort: [],
					rest: 'top of deck',
					order: 'any'
				},
				'they'
			)
		)
	),
	'isaacs-blessing': room(
		"Isaac's Blessing",
		eachTime(wouldRoll('a player', 1, 6), may(reroll('it'), 'they'))
	),
	'r-edens-blessing': called(
		'Requiem',
		room(
			"Eden's Blessing",
			at(
				{ on: 'turn starts', who: 'a player' },
				may(reroll(), 'active player'),
				target(a('item', by('they')))
			)
		)
	),
	'dice-room1': room(
		'Dice Room!',
		whenever(entersPlay, each(a('item', by('active player')), reroll('chosen'))),
		at({ on: 'turn ends', who: 'a player' }, putIt('this', 'discard'))
	),
	'dice-room2': room(
		'Dice Room!!',
		whenever(entersPlay, each('player', and(discard('hand', 'chosen'), loot(3, 'chosen')))),
		at({ on: 'turn ends', who: 'a player' }, putIt('this', 'discard'))
	),
	'dice-room3': room(
		'Dice Room!!!',
		whenever(entersPlay, each(a('item', 'in the shop'), putIt('chosen', 'discard'))),
		at({ on: 'turn ends', who: 'a player' }, putIt('this', 'discard'))
	),
	'dice-room4': room(
		'Dice Room!!!!',
		whenever(entersPlay, each(a('item', 'controlled'), reroll('chosen'))),
		at({ on: 'turn ends', who: 'a player' }, putIt('this', 'discard'))
	),
	'dice-room5': room(
		'Dice Room!!!!!',
		whenever(entersPlay, each('monster', putIt('chosen', 'discard'))),
		at({ on: 'turn ends', who: 'a player' }, putIt('this', 'discard'))
	),
	'dice-room6': room(
		'Dice Room!!!!!!',
		whenever(
			entersPlay,
			inTurn(
				each('item', reroll('chosen')),
				each('player', and(discard('hand', 'chosen'), loot(3, 'chosen'))),
				each('monster', putIt('chosen', 'discard'))
			)
		),
		at({ on: 'turn ends', who: 'a player' }, putIt('this', 'discard'))
	),
	'blood-money': room(
		'Blood Money',
		eachTime(
			{ on: 'die', who: 'a player', when: 'on death' },
			each(a('player', otherThan('they')), gainCents(4, 'chosen'))
		)
	),
	'bumbo-is-loose': room(
		'Bum-bo is Loose!',
		at({ on: 'turn ends', who: 'a player' }, loseCents(2, 'active player'))
	),
	'butter-fingers': room(
		'Butter Fingers',
		at({ on: 'turn ends', who: 'a player' }, discard(1, 'active player'))
	),
	'challenge-room': room(
		'Challenge Room',
		eachTime(monsterDies, rollBy('active player', on([4, 5, 6], mustAttackAgain())))
	),
	haunted: room(
		'Haunted!',
		eachTime({ on: 'gain object', who: 'a player', what: 'soul' }, skipNextTurn('they'))
	),
	'laser-eye': room('Laser Eye!', eachTime({ on: 'loot', who: 'a player' }, takeDamage(1, 'they'))),
	'red-vise': room(
		'Red Vise',
		at(
			{ on: 'turn ends', who: 'a player' },
			ifSo(atMost(owned('loot cards', 'active player'), 1), takeDamage(1, 'they'))
		)
	),
	'spider-webs': room(
		'Spider Webs',
		at(
			{ on: 'turn ends', who: 'a player' },
			deactivate(targeted()),
			target(a('character', by('active player')))
		)
	),
	'spoils-of-war': room(
		'Spoils of War',
		eachTime(
			{ on: 'die', who: 'a player', when: 'on death' },
			each(a('player', otherThan('they')), loot(1, 'chosen'))
		)
	),
	'static-shock': room(
		'Static Shock',
		eachTime({ on: 'activate', who: 'a player', what: 'item' }, takeDamage(1, 'they'))
	),
	'conjoined-twin': {
		...room(
			'Conjoined Twin',
			eachTime(
				monsterDies,
				choose([a('player', otherThan('killer'))], kill('chosen', 'killer'), exactly(1), 'killer')
			)
		),
		threePlus: true
	},
	'floor-spikes': room('Floor Spikes', eachTime(rolls('a player', 1), takeDamage(1, 'they'))),
	'greed-looms': room(
		'Greed Looms',
		at(
			{ on: 'turn ends', who: 'a player' },
			ifSo(atMost({ thisTurn: 'shop items purchased' }, 0), discard('hand', 'they'))
		)
	),
	'shadow-of-war': room(
		'Shadow of War',
		whenever(
			{ on: 'die', who: 'a player', when: 'before penalties' },
			choose([a('item', by('they'))], destroy('chosen'), exactly(1), 'they')
		)
	),
	'splash-damage': {
		...room(
			'Splash Damage',
			eachTime(
				{ on: 'deal damage', who: 'a player', to: 'monster' },
				dealDamage(1, { leftOf: 'they' }, 'they')
			)
		),
		threePlus: true
	},
	planetarium: room(
		'Planetarium',
		at(
			{ on: 'turn starts', who: 'a player' },
			may(gainTreasure(1, 'active player'), 'active player')
		)
	),
	'the-mirror': room(
		'The Mirror',
		at(
			{ on: 'turn starts', who: 'a player' },
			may(
				ifYouDo(
					payHP(minus({ stat: 'hp', of: 'active player' }, 1), 'active player'),
					tillThen(monsterDies, gainTreasure(1, 'active player'))
				),
				'active player'
			)
		)
	),
	'angelic-intervention': room(
		'Angelic Intervention',
		eachTime(
			{ on: 'declare attack', who: 'active player', against: 'deck' },
			may(cancelAttack('they'), 'they')
		)
	),
	'r-i-am-error': room(
		'I Am Error',
		at(
			startOfYourTurn,
			roll(
				on([1, 2], choose(['monster'], replaceWithTop('chosen'))),
				on([3, 4], choose([a('item', by('you'))], reroll('chosen'))),
				on([5], inTurn(discard('hand'), loot(3))),
				on(
					[6],
					inTurn(
						choose(['monster'], replaceWithTop('chosen')),
						choose([a('item', by('you'))], reroll('chosen')),
						inTurn(discard('hand'), loot(3))
					)
				)
			)
		)
	)
};
