import {
	a,
	addToRoll,
	always,
	and,
	anyNumber,
	asThisEnters,
	at,
	atLeast,
	by,
	changeNumber,
	chooseOne,
	copy,
	countersOn,
	dealDamage,
	discard,
	each,
	eachTime,
	endOfYourTurn,
	extraTurn,
	firstAttackRoll,
	flip,
	gainCents,
	give,
	given,
	ifYouDo,
	inTurn,
	levelDown,
	levelUp,
	look,
	loot,
	makeTrue,
	may,
	named,
	nextTime,
	not,
	on,
	option,
	paid,
	putCounters,
	putIt,
	recharge,
	removeCounters,
	replaces,
	roll,
	rolls,
	startOfYourTurn,
	takeDamage,
	tap,
	target,
	targeted,
	topOf,
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
	),
	'ball-of-tumors': startingItem(
		'Ball of Tumors',
		always(asThisEnters(levelUp(6))),
		always(
			replaces(
				{ would: 'pay the penalty', who: 'you', given: atLeast(countersOn('this', 'level'), 1) },
				{ instead: levelDown() }
			)
		),
		{ way: 'static', standing: { extra: 'loot plays', of: 'you', amount: 1 }, level: 2 },
		{
			way: 'trigger',
			opening: 'at',
			when: endOfYourTurn,
			targets: [],
			effect: and(discard(1), loot(2)),
			level: 4
		}
	),
	football: startingItem(
		'Football',
		at(endOfYourTurn, each(a('player', 'another'), loot(2, 'chosen'))),
		tap(
			inTurn(
				give('this', targeted()),
				roll(
					on([1, 2, 3, 4], each('player', loot(1, 'chosen'))),
					on([5, 6], inTurn(discard(2), each(a('player', named('Johnny')), loot(2, 'chosen'))))
				)
			),
			target(a('player', 'another'))
		)
	),
	lollypop: startingItem(
		'Lollypop',
		eachTime(
			{ on: 'gain rewards', who: 'you' },
			{ do: 'gain rewards', who: targeted(), of: 'it' },
			target(a('player', 'another'))
		),
		eachTime(
			{ on: 'gain rewards', who: a('player', 'another') },
			{ do: 'gain rewards', who: 'you', of: 'it', half: true }
		)
	),
	focus: startingItem(
		'Focus',
		eachTime({ on: 'come to control', who: 'you', what: 'soul' }, levelUp()),
		{
			way: 'static',
			standing: { stat: 'attack', of: 'you', add: 1, while: firstAttackRoll() },
			level: 1
		},
		{
			way: 'trigger',
			opening: 'each time',
			when: {
				on: 'activate',
				who: 'you',
				what: a('character', by('you')),
				limit: { each: 'round', nth: [1] }
			},
			targets: [],
			effect: recharge('it'),
			level: 2
		},
		{
			way: 'static',
			standing: replaces(
				{ would: 'take damage', who: 'you', limit: { each: 'turn', nth: [1] } },
				{ prevent: null }
			),
			level: 3
		}
	),
	'strange-marble': startingItem(
		'Strange Marble',
		eachTime(
			{ on: 'die', who: target('monster', 'player'), when: 'on death' },
			may(recharge(targeted())),
			target('item')
		),
		at(
			startOfYourTurn,
			ifYouDo(
				may(look(topOf('loot'), 'top of deck', [], { reveal: true })),
				each('player', {
					do: 'play',
					who: 'chosen',
					from: topOf('loot'),
					where: ['non-trinket', 'non-ambush'],
					copy: true,
					free: true,
					must: false
				})
			)
		)
	),
	'the-real-left-hand': startingItem(
		'The Real left Hand',
		tap(changeNumber(1, 1, 6), target('object', 'loot being played'))
	),
	possession: startingItem(
		'Possession',
		at(
			startOfYourTurn,
			inTurn(
				may(each([a('item', by(targeted()))], recharge('chosen'))),
				makeTrue({ uses: a('item', by(targeted())), of: 'you' }),
				nextTime(endOfYourTurn, loot(2, targeted()))
			),
			target(a('player', 'another'))
		)
	),
	'polar-star': {
		...startingItem(
			'Polar Star',
			tap(
				chooseOne(
					option(putCounters()),
					option(
						inTurn(removeCounters(anyNumber), {
							do: 'gain stat',
							who: 'you',
							stat: 'attack',
							add: 'done',
							until: 'end of turn',
							once: 'attack roll'
						})
					)
				)
			)
		),
		back: 'booster-v2-0'
	},
	'rusty-spoons': startingItem(
		'Rusty Spoons',
		at(startOfYourTurn, each('player', loot(1, 'chosen'))),
		at(endOfYourTurn, recharge()),
		tap(
			and(
				{
					do: 'put cards from hand',
					who: targeted(),
					amount: 1,
					random: true,
					to: { under: 'this' }
				},
				{
					do: 'let play',
					who: 'you',
					from: { in: 'under', under: 'this', latest: true },
					where: [],
					copy: false,
					free: true,
					until: 'end of turn'
				}
			),
			target('player')
		)
	)
};
