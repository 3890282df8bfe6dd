import {
	a,
	always,
	and,
	anyNumber,
	asThisEnters,
	at,
	atLeast,
	becomeSoul,
	by,
	cancelAttack,
	cardsUnder,
	choose,
	chooseOne,
	countersOn,
	dealDamage,
	eachTime,
	exactly,
	gainCents,
	heal,
	ifSo,
	inTurn,
	isA,
	look,
	loot,
	loseAbilities,
	makeActivate,
	may,
	named,
	nextTime,
	on,
	option,
	paid,
	preventDeath,
	preventNextDamage,
	putCounters,
	putFromUnder,
	putIt,
	recharge,
	roll,
	rolls,
	startOfYourTurn,
	steal,
	take,
	takeDamage,
	tap,
	target,
	targeted,
	topOf,
	whileTrue
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { treasure } from '../../kinds.ts';

/** The treasures of Summer of Isaac. */
export const TREASURES: Readonly<Record<string, Card>> = {
	'a-friend': {
		...treasure(
			'A Friend',
			eachTime(
				{ on: 'come to control', who: a('player', 'another'), what: 'soul' },
				inTurn(putCounters(), ifSo(atLeast(countersOn(), 3), and(loseAbilities(), becomeSoul())))
			)
		),
		souls: 1
	},
	'blast-miner-tnt': treasure(
		'Blast Miner TNT!',
		tap(
			roll(on([1, 2], takeDamage(1)), on([3, 4, 5, 6], dealDamage(1), target('monster', 'player')))
		),
		eachTime({ on: 'gain ¢', who: 'you' }, ifSo(atLeast('that much', 3), recharge()))
	),
	karma: treasure(
		'Karma',
		eachTime(
			{ on: 'come to control', who: a('player', 'another'), what: 'soul' },
			choose(
				['player'],
				choose(
					[a('item', 'in the shop')],
					inTurn(steal('chosen', { chosen: 1 }), loot(1, { chosen: 1 })),
					exactly(1),
					'chosen'
				),
				exactly(2)
			)
		)
	),
	'tumor-ball': treasure(
		'Tumor Ball',
		eachTime({ on: 'die', who: 'you', when: 'on death' }, putCounters(3)),
		paid(
			[{ pay: 'counters', amount: 2, named: null }],
			nextTime(
				{ on: 'would die', who: targeted() },
				inTurn(preventDeath, heal(null, targeted()), may(cancelAttack(targeted()), targeted()))
			),
			target('player')
		)
	),
	'conjoined-d6': treasure(
		'Conjoined D6',
		eachTime(rolls('a player', 6), recharge()),
		tap(
			{
				do: 'by hand',
				words: 'The die of their next roll has eight faces, of which the two beyond six mean 6.'
			},
			target('player')
		)
	),
	'magic-mushroom': treasure(
		'Magic Mushroom',
		always(asThisEnters(putCounters(3))),
		paid(
			[{ pay: 'counters', amount: 1, named: null }],
			chooseOne(
				option({
					do: 'gain stat',
					who: 'you',
					stat: 'attack',
					add: 1,
					until: 'end of turn',
					once: 'attack roll'
				}),
				option(preventNextDamage(1, 'you'))
			)
		),
		always({
			gains: [tap(putCounters(1, targeted()), target(a('item', named('Magic Mushroom'))))],
			of: a('character', by('you'))
		})
	),
	'the-monster': treasure(
		'The Monster',
		tap(and(cancelAttack('you'), heal(null))),
		whileTrue(isA('this', a('item', 'charged')), { untargetable: 'you and yours' })
	),
	telekinesis: treasure(
		'Telekinesis',
		at(
			startOfYourTurn,
			may(look(topOf(targeted(), 2), 'top of deck', [take(anyNumber, 'discard')])),
			target('deck')
		),
		tap(makeActivate(), target(a('item', 'active', 'of another player')))
	),
	'isaacs-last-will': treasure(
		"Isaac's Last Will",
		tap(
			chooseOne(option(putFromUnder(exactly(1), 'top of deck')), option(gainCents(cardsUnder())))
		),
		eachTime(
			{ on: 'pay the penalty', who: a('player', 'another') },
			inTurn(gainCents(2), putIt({ penaltyItemOf: 'they' }, { under: 'this' }))
		)
	)
};
