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
	loot,
	may,
	not,
	on,
	onAnyResult,
	paid,
	preventNextDamage,
	putCounters,
	putFromDiscard,
	putIt,
	recharge,
	replaceCharacter,
	roll,
	rolls,
	startOfYourTurn,
	takeDamage,
	tap,
	target,
	targeted,
	times,
	topOf,
	upTo,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { treasure } from '../../kinds.ts';

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
			each(a('item', 'controlled'), recharge('chosen'))
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
	)
};
