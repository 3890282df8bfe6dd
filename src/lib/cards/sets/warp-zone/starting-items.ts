import {
	a,
	addToRoll,
	always,
	and,
	asThisEnters,
	at,
	by,
	chooseOne,
	copy,
	countersOn,
	dealDamage,
	eachTime,
	endOfYourTurn,
	extraTurn,
	flip,
	gainCents,
	given,
	loot,
	not,
	option,
	paid,
	putCounters,
	putIt,
	recharge,
	removeCounters,
	rolls,
	startOfYourTurn,
	takeDamage,
	tap,
	target,
	targeted,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { startingItem } from '../../kinds.ts';

/** The starting items of Requiem Warp Zone. */
export const STARTING_ITEMS: Readonly<Record<string, Card>> = {
	'lil-steven': startingItem(
		"Lil' Steven",
		eachTime({ on: 'die', who: target('monster', 'player'), when: 'on death' }, putCounters()),
		paid([{ pay: 'counters', amount: 10, named: null }], extraTurn('active player'))
	),
	'is-you': startingItem(
		'Is You',
		at(
			startOfYourTurn,
			{ do: 'gain abilities of', what: 'this', of: targeted(), until: 'your next turn' },
			target(a('item', 'eternal', 'of another player'))
		)
	),
	'johnnys-knives': startingItem(
		"Johnny's Knives",
		tap(dealDamage(1), target('monster', 'player')),
		eachTime({ on: 'die', who: a('player', 'another'), when: 'on death' }, recharge())
	),
	'bow-and-arrow': startingItem(
		'Bow and Arrow',
		tap(putCounters(1, targeted(), 'bounty'), target('monster')),
		always({ stat: 'evasion', of: a('monster', { counter: 'bounty' }), add: -1 }),
		eachTime(
			{ on: 'die', who: a('monster', { counter: 'bounty' }), when: 'on death' },
			gainCents(3)
		)
	),
	girlfriend: startingItem(
		'Girlfriend',
		eachTime(given(rolls('you'), { all: [{ is: 'same result twice' }, yourTurn] }), putCounters()),
		eachTime({ on: 'die', who: 'you', when: 'on death' }, removeCounters({ half: countersOn() })),
		always({ stat: 'hp', of: 'you', add: { half: countersOn() } }),
		tap(addToRoll([-1]), target('dice roll'))
	),
	'emergency-meeting': startingItem(
		'Emergency Meeting',
		tap({
			do: 'vote',
			who: 'player',
			on: ['monster', 'player'],
			winner: takeDamage(1, 'chosen'),
			tie: null
		}),
		at(endOfYourTurn, recharge())
	),
	gravity: startingItem(
		'Gravity',
		tap(flip(targeted()), target('dice roll')),
		at(endOfYourTurn, recharge())
	),
	'spelunking-pack': startingItem(
		'Spelunking Pack',
		always(asThisEnters(putCounters(3))),
		eachTime({ on: 'kill', who: 'you', what: 'monster' }, putCounters(2)),
		paid(
			[{ pay: 'counters', amount: 1, named: null }],
			chooseOne(
				option(addToRoll([1]), target(a('dice roll', by('you')))),
				option(gainCents(3)),
				option(putIt(targeted(), 'discard'), target(a('item', 'in the shop')))
			)
		)
	),
	'hunky-boys': startingItem(
		'Hunky_boys',
		always({ stat: 'hp', of: 'you', add: 1, while: not(yourTurn) })
	),
	'ring-of-the-snake': startingItem(
		'Ring of the Snake',
		eachTime(
			{ on: 'declare attack', who: 'you', against: null },
			and(recharge(targeted()), loot(1)),
			target(a('character', by('you')))
		)
	),
	'pop-pop': startingItem(
		'Pop Pop!',
		tap(copy(targeted()), target(a('loot being played', 'non-trinket', 'non-ambush')))
	)
};
