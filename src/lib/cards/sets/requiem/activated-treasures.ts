import {
	a,
	always,
	and,
	asThisEnters,
	at,
	atLeast,
	becomeCopy,
	becomeSoul,
	by,
	choose,
	chooseOne,
	costlyTap,
	countersOn,
	deactivate,
	dealDamage,
	destroy,
	dies,
	discard,
	each,
	eachTime,
	endOfYourTurn,
	exactly,
	gainCents,
	gainTreasure,
	give,
	giveLoot,
	ifSo,
	ifYouDo,
	inTurn,
	look,
	lookAndPutBack,
	lookAtHand,
	loot,
	loseKeyword,
	makeTrue,
	may,
	monsterDies,
	not,
	on,
	onAnyResult,
	option,
	paid,
	preventNextDamage,
	putAlike,
	putCounters,
	putFromDiscard,
	putIt,
	putTop,
	putTopOfDiscard,
	recharge,
	removeCounters,
	repeat,
	replaceCharacter,
	replaces,
	roll,
	rolls,
	startOfYourTurn,
	take,
	takeDamage,
	tap,
	target,
	targeted,
	times,
	topOf,
	upTo,
	whenever
} from '../../../abilities/build/index.ts';
import { treasure } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The activated treasures of Requiem. */
export const ACTIVATED_TREASURES: Readonly<Record<string, Card>> = {
	'book-of-the-dead': treasure(
		'Book of the Dead',
		tap(putFromDiscard('monster', exactly(1), { slot: 'monster' }, 'non-event'))
	),
	'experimental-treatment': {
		...treasure(
			'Experimental Treatment',
			paid(
				[{ pay: 'destroy this' }],
				roll(
					on([1], dies('you')),
					on([2], loot(3)),
					on([3], gainCents(9)),
					on([4], gainTreasure(1)),
					on([5], gainTreasure(2)),
					on([6], becomeSoul())
				)
			)
		),
		souls: 1
	},
	'hand-me-downs': treasure(
		'Hand-Me-Downs',
		tap(
			each(
				a('player', 'another'),
				may(ifYouDo(loot(1, 'chosen'), giveLoot(1, 'chosen', 'you')), 'chosen')
			)
		)
	),
	'keepers-penny': treasure(
		"Keeper's Penny",
		whenever({ on: 'gain object', who: 'you', what: 'this', orPurchase: true }, gainCents(9)),
		tap(
			inTurn(
				putCounters(),
				choose([a('player', 'another')], inTurn(gainCents(countersOn()), give('this', 'chosen')))
			)
		)
	),
	'magic-skin': treasure(
		'Magic Skin',
		tap(
			inTurn(gainTreasure(1), putCounters(), give('this', targeted())),
			target(a('player', 'another'))
		),
		at(
			startOfYourTurn,
			roll(
				onAnyResult(
					ifSo(
						not(atLeast('that much', countersOn())),
						inTurn(destroy('this'), each(a('item', 'another', by('you')), destroy('chosen')))
					)
				)
			)
		)
	),
	'mama-mega': treasure(
		'Mama Mega',
		tap(
			ifYouDo(destroy('this'), {
				do: 'each',
				of: ['monster', 'player'],
				effect: dealDamage(3, 'chosen')
			})
		)
	),
	'member-card': treasure(
		'Member Card',
		tap(
			inTurn(
				look(topOf('treasure', 3), 'top of deck'),
				choose([a('item', 'in the shop')], putIt('chosen', 'discard'))
			)
		),
		always({ cost: 'shop items', of: 'you', add: -4 })
	),
	'r-key': treasure(
		'R Key',
		always(asThisEnters(deactivate())),
		tap(
			inTurn(
				ifYouDo(destroy('this'), each('soul', destroy('chosen'))),
				each('player', and(discard('hand', 'chosen'), loot(3, 'chosen')))
			)
		)
	),
	'the-clicker': treasure('The Clicker', tap(ifYouDo(destroy('this'), replaceCharacter()))),
	undefined: treasure(
		'Undefined',
		tap(
			inTurn(becomeCopy(targeted(), 'your next turn'), recharge()),
			target(a('item', 'in the shop'))
		),
		at(startOfYourTurn, may(putIt(targeted(), 'discard')), target(a('item', 'in the shop')))
	),
	'battery-pack': treasure(
		'Battery Pack',
		at(endOfYourTurn, putCounters()),
		paid(
			[{ pay: 'counters', amount: 2, named: null }],
			each(a('item', by(targeted())), recharge('chosen')),
			target('player')
		)
	),
	'car-battery': treasure(
		'Car Battery',
		always({ this: "can't be recharged except by its own abilities" }),
		tap(choose([a('item', 'another')], recharge('chosen'), upTo(3))),
		paid([{ pay: '¢', amount: 7 }], recharge())
	),
	'keepers-sack': {
		...treasure(
			"Keeper's Sack",
			whenever({ on: 'gain object', who: 'you', what: 'this', orPurchase: true }, gainCents(14)),
			paid([{ pay: '¢', amount: 4 }], give('this', targeted()), target(a('player', 'another'))),
			at(endOfYourTurn, ifYouDo(discard(1), inTurn(), takeDamage(2)))
		),
		keywords: ['eternal']
	},
	'pageant-boy': treasure(
		'Pageant Boy',
		paid([{ pay: 'destroy this' }], roll(onAnyResult(gainCents(times('that much', 4)))))
	),
	'sacrificial-dagger': treasure(
		'Sacrificial Dagger',
		eachTime(rolls('a player', 1), putCounters()),
		paid([{ pay: 'counters', amount: 3, named: null }], dealDamage(1), target('monster', 'player'))
	),
	'the-jar': treasure(
		'The Jar',
		paid([{ pay: '¢', amount: 4 }], preventNextDamage(1), target('player', 'monster'))
	),
	'auction-gavel': {
		...treasure(
			'Auction Gavel',
			tap(
				{ do: 'bid', who: a('player', 'another'), what: targeted(), to: 'you' },
				target(a('item', 'in the shop'))
			)
		),
		threePlus: true
	},
	'friendly-sack': treasure(
		'Friendly Sack',
		tap(
			inTurn(
				look(topOf('loot', 3), 'top of deck', [take(exactly(1), { handOf: 'you' })]),
				choose([a('player', 'another')], repeat(2, putTop('loot', { handOf: 'chosen' })))
			)
		)
	),
	'red-key': treasure(
		'Red Key',
		tap(
			chooseOne(
				option(look(topOf('room', 3), 'top of deck', [take(upTo(1), { slot: 'room' })])),
				option(look(topOf('monster', 3), 'top of deck', [take(upTo(1), { slot: 'monster' })]))
			)
		),
		always({ cant: 'activate', who: 'this', while: { is: 'an attack' } })
	),
	'x-ray-vision': treasure(
		'X-Ray Vision',
		tap(
			inTurn(
				lookAtHand(),
				lookAndPutBack(1, targeted(1)),
				may(choose(['deck'], putTop('chosen', 'discard')))
			),
			target('player'),
			target('deck')
		),
		at(endOfYourTurn, recharge())
	),
	birthright: treasure(
		'Birthright',
		tap(inTurn(becomeCopy(), loseKeyword('eternal')), target(a('item', 'eternal', by('you'))))
	),
	'eternal-d6': treasure(
		'Eternal D6',
		tap(putCounters()),
		paid(
			[{ pay: 'counters', amount: 2, named: null }],
			makeTrue(replaces({ would: 'roll a number', who: 'a player', on: [2, 3] }, { amount: 1 }))
		)
	),
	'jar-of-flies': treasure(
		'Jar of Flies',
		eachTime(monsterDies, putCounters()),
		costlyTap(
			[{ pay: 'counters', amount: 'any number', named: null }],
			ifSo(atLeast({ paid: 'counters' }, 3), choose(['monster'], dealDamage(1, 'chosen')), loot(1))
		)
	),
	marbles: treasure(
		'Marbles',
		tap(
			ifYouDo(may(putAlike(targeted())), inTurn(), removeCounters(1, targeted())),
			target(a('object', 'non-eternal'))
		)
	),
	'hallowed-ground': treasure(
		'Hallowed Ground',
		eachTime(rolls('a player', 2), putCounters()),
		paid([{ pay: 'counters', amount: 3, named: null }], putTopOfDiscard('loot', { handOf: 'you' }))
	)
};
