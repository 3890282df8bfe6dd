import {
	a,
	always,
	and,
	atLeast,
	atMost,
	by,
	cancelAttack,
	changeNumber,
	choose,
	chooseOne,
	countersOn,
	dealDamage,
	destroy,
	each,
	eachTime,
	eachTurn,
	entersPlay,
	exactly,
	gainCents,
	gainKeyword,
	gainStat,
	gainTreasure,
	give,
	given,
	heal,
	ifSo,
	inTurn,
	isA,
	look,
	loot,
	lootAbility,
	makeTrue,
	may,
	mayAttackAgain,
	not,
	on,
	option,
	owned,
	plus,
	putCounters,
	putFromDiscard,
	putFromHand,
	putIt,
	putTop,
	replaces,
	roll,
	steal,
	takeDamage,
	target,
	targeted,
	topOf,
	upTo,
	whenever,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, lootCard, trinket } from '../../kinds.ts';

/** The loot of Requiem. */
export const LOOT: Readonly<Record<string, Card>> = {
	'sticky-nickel': lootCard(
		'Sticky Nickel',
		lootAbility(roll(on([1, 2, 3], give('this', { leftOf: 'you' })), on([4, 5, 6], gainCents(5))))
	),
	'mega-bomb': lootCard('Mega Bomb', lootAbility(dealDamage(2), target('monster', 'player'))),
	'pills-white-black': called(
		'white/black',
		lootCard(
			'Pills!',
			lootAbility(
				roll(
					on([1, 2], inTurn(loot(3), putFromHand(3, 'top of deck'))),
					on([3, 4], inTurn(loot(3), putFromHand(1, 'top of deck'))),
					on([5, 6], loot(3))
				)
			)
		)
	),
	'pills-yellow-grey': called(
		'yellow/grey',
		lootCard(
			'Pills!',
			lootAbility({
				do: 'roll',
				who: 'you',
				outcomes: [
					on([1, 2], gainStat('attack', 1)),
					on([3, 4], gainStat('hp', 1)),
					on([5, 6], takeDamage(1))
				],
				times: 3
			})
		)
	),
	'ace-of-diamonds': lootCard(
		'Ace of Diamonds',
		lootAbility(gainCents(plus({ slots: 'monster' }, owned('loot cards'))))
	),
	'emergency-contact': lootCard(
		'Emergency Contact',
		lootAbility(
			and(cancelAttack(), putIt(targeted(), 'bottom of deck')),
			target(a('monster', 'being attacked'))
		)
	),
	'two-of-spades': lootCard(
		'Two of Spades',
		lootAbility(loot(owned('loot cards', targeted())), target(a('player', 'another')))
	),
	algiz: lootCard(
		'Algiz',
		lootAbility(
			each(a('item', by(targeted())), gainKeyword('eternal', 'chosen', 'end of turn')),
			target('player')
		)
	),
	'bag-lunch': trinket(
		'Bag Lunch',
		always(
			replaces(
				{ would: 'be destroyed', who: 'this', given: atMost(countersOn(), 0) },
				{ instead: putCounters() }
			)
		),
		always({ stat: 'hp', of: 'you', add: 1, while: atLeast(countersOn(), 1) })
	),
	'broken-remote': trinket(
		'Broken Remote',
		eachTime(
			{ on: 'activate', who: 'you', what: 'item' },
			may(putIt(targeted(), 'discard')),
			target('room', a('monster', 'not being attacked'))
		)
	),
	callus: trinket(
		'Callus',
		always(replaces({ would: 'take damage', who: 'you', combat: false }, { prevent: null }))
	),
	'lucky-toe': trinket(
		'Lucky Toe',
		always(
			replaces(
				{ would: 'loot', who: 'you', given: not({ is: 'the loot step' }) },
				{ amount: plus('that much', 1) }
			)
		)
	),
	tick: {
		...lootCard(
			'Tick',
			eachTime(
				eachTurn(given({ on: 'kill', who: 'you', what: 'monster' }, yourTurn), 1),
				and(heal(1), mayAttackAgain('anything', 'you'))
			)
		),
		keywords: ['eternal', 'trinket']
	},
	wishbone: trinket('Wishbone', whenever({ on: 'be destroyed', who: 'this' }, gainTreasure(1))),
	'dads-note': lootCard(
		"Dad's Note",
		lootAbility(putFromDiscard('monster', upTo(3), { slot: 'monster' }, 'non-event'))
	),
	key: lootCard(
		'Key',
		lootAbility(chooseOne(option(mayAttackAgain()), option(putTop('monster', { slot: 'monster' }))))
	),
	'a-lucky-penny': lootCard(
		'A Lucky Penny',
		lootAbility(inTurn(gainCents(1), makeTrue({ rewards: 'doubled', monsters: [] })))
	),
	berkano: lootCard(
		'Berkano',
		lootAbility(
			ifSo(
				isA(targeted(), a('item', 'controlled')),
				inTurn(
					destroy(),
					choose(
						[a('item', 'in the shop')],
						steal('chosen', { controllerOf: targeted() }),
						exactly(1),
						{ controllerOf: targeted() }
					)
				),
				destroy()
			),
			target('item')
		)
	),
	hagalaz: lootCard(
		'Hagalaz',
		lootAbility(
			chooseOne(
				option(
					inTurn(
						look(topOf('monster', 5), 'top of deck'),
						choose(['room', a('monster', 'not being attacked')], putIt('chosen', 'discard'))
					)
				),
				option(
					inTurn(
						look(topOf('room', 5), 'top of deck'),
						choose(['room', a('monster', 'not being attacked')], putIt('chosen', 'discard'))
					)
				)
			)
		)
	),
	'golden-trinket': trinket(
		'Golden Trinket',
		whenever(
			entersPlay,
			putCounters(1, targeted(), 'gold'),
			target(a('item', 'another', 'non-eternal', by('you')))
		),
		always({ abilitiesOf: a('item', 'another', { counter: 'gold' }), of: 'this' })
	),
	'rib-of-greed': trinket(
		'Rib of Greed',
		always({ cant: 'be made to discard', who: 'you' }),
		always({ cant: 'be made to lose ¢', who: 'you' })
	),
	'magic-marker': lootCard(
		'Magic Marker',
		lootAbility(changeNumber(1, 1, 6), target('object', 'loot being played'))
	)
};
