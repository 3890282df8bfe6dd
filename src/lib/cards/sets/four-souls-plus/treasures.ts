import {
	a,
	addToRoll,
	always,
	and,
	at,
	by,
	cancelAttack,
	cancelEverything,
	changeRoll,
	choose,
	chooseNumber,
	chooseOne,
	deactivate,
	dealDamage,
	dealsCombatDamage,
	destroy,
	dies,
	discard,
	each,
	eachTime,
	endTheTurn,
	equals,
	exactly,
	gainCents,
	give,
	giveCents,
	giveLoot,
	given,
	heal,
	ifSo,
	ifYouDo,
	inTurn,
	kill,
	look,
	loot,
	makeTrue,
	may,
	mayAttackAgain,
	nextTime,
	on,
	onAnyResult,
	option,
	otherThan,
	owned,
	paid,
	plus,
	preventDeath,
	recharge,
	redirectAttack,
	replaces,
	reroll,
	roll,
	rolls,
	rollsADice,
	startOfYourTurn,
	take,
	takeDamage,
	takesDamage,
	tap,
	target,
	targeted,
	tillThen,
	topOf,
	upTo,
	whenever,
	would,
	youDie,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, treasure } from '../../kinds.ts';

/** The treasures of Four Souls+. */
export const TREASURES: Readonly<Record<string, Card>> = {
	'1-up': treasure(
		'1-UP',
		whenever(
			given({ on: 'would die', who: 'you' }, yourTurn),
			inTurn(
				ifYouDo(destroy('this'), inTurn(preventDeath, and(heal(null), cancelAttack('you')))),
				mayAttackAgain('anything', 'you')
			)
		)
	),
	abaddon: treasure(
		'Abaddon',
		always({ stat: 'attack', of: 'you', add: 3 }),
		eachTime(takesDamage('you'), dies('you'))
	),
	'cursed-eye': treasure(
		'Cursed Eye',
		always(
			replaces(
				{ would: 'deal damage', who: 'you', combat: true, on: [6] },
				{ amount: plus('that much', 3) }
			)
		),
		whenever(
			{ on: 'roll', who: 'you', numbers: [1], attack: 'any' },
			inTurn(ifSo(yourTurn, endTheTurn), cancelEverything)
		)
	),
	'fsp2-daddy-long-legs': called(
		'Four Souls+',
		treasure('Daddy Long Legs', at(startOfYourTurn, dealDamage(1), target('monster', 'player')))
	),
	'game-breaking-bug': treasure(
		'Game Breaking Bug!',
		eachTime(rolls('a player', 1), may(reroll()), target(a('item', by('they'))))
	),
	'head-of-the-keeper': treasure(
		'Head Of The Keeper',
		eachTime({ on: 'deal damage', who: 'you', to: null }, gainCents(1)),
		eachTime({ on: 'kill', who: 'you', what: ['monster', 'player'] }, gainCents(2))
	),
	hourglass: treasure(
		'Hourglass',
		eachTime(rolls('a player', 2), may(deactivate(targeted())), target('item'))
	),
	lard: treasure(
		'Lard',
		always({ stat: 'hp', of: 'you', add: 2 }),
		eachTime(takesDamage('you'), discard(1))
	),
	magnet: treasure(
		'Magnet',
		eachTime({ on: 'gain ¢', who: a('player', 'another') }, giveCents(1, 'they', 'you'))
	),
	polyphemus: treasure(
		'Polyphemus',
		always({ stat: 'attack', of: 'you', add: 2 }),
		always({ stat: 'evasion', of: 'monsters', add: 1, while: yourTurn })
	),
	'rubber-cement': treasure(
		'Rubber Cement',
		eachTime(
			{ on: 'miss', who: 'you' },
			roll(on([1, 2, 3], dealDamage(1), target('monster', 'player')))
		)
	),
	'the-wiz': treasure(
		'The Wiz',
		always({ stat: 'evasion', of: 'monsters', add: 1, while: yourTurn }),
		eachTime(
			dealsCombatDamage('you'),
			dealDamage(1),
			target(a('monster', otherThan('it')), a('player', otherThan('it')))
		)
	),
	'20-20': treasure('20/20', tap(addToRoll([0, 1, 2]), target(a('dice roll', 'attack roll')))),
	'divorce-papers': treasure(
		'Divorce Papers',
		tap(
			ifYouDo(
				destroy('this'),
				choose(
					[a('player', 'another')],
					inTurn(
						giveCents({ half: owned('¢', 'chosen') }, 'chosen', 'you'),
						giveLoot({ half: owned('loot cards', 'chosen') }, 'chosen', 'you'),
						choose([a('item', by('chosen'))], give('chosen', 'you'), exactly(1), 'chosen')
					)
				)
			)
		)
	),
	'forget-me-now': treasure(
		'Forget Me Now',
		tap(
			ifYouDo(
				destroy('this'),
				each('player', choose([a('soul', by('chosen'))], destroy('chosen'), exactly(1), 'chosen'))
			)
		)
	),
	'head-of-krampus': treasure(
		'Head of Krampus',
		tap(
			roll(
				on([1, 2, 3], each('player', dealDamage(1, 'chosen'))),
				on([4, 5, 6], each('monster', dealDamage(1, 'chosen')))
			)
		)
	),
	libra: treasure('Libra', tap(changeRoll([3]), target('dice roll'))),
	'mutant-spider': treasure(
		'Mutant Spider',
		tap(
			makeTrue(replaces(would('roll', 'a player'), { dice: 4, picks: 'you' }), 'indefinitely', true)
		)
	),
	'rainbow-baby': treasure(
		'Rainbow Baby',
		tap(
			chooseOne(
				option(each('player', loot(1, 'chosen'))),
				option(each('player', gainCents(2, 'chosen'))),
				option(each('player', takeDamage(1, 'chosen')))
			)
		)
	),
	'red-candle': treasure(
		'Red Candle',
		tap(
			chooseNumber(
				1,
				6,
				tillThen(
					given(rolls('a player'), equals('that much', 'that number')),
					choose(['monster', 'player'], dealDamage(1, 'chosen'))
				)
			)
		)
	),
	'smart-fly': treasure(
		'Smart Fly',
		tap(look(topOf(targeted()), 'top of deck', [take(upTo(1), 'discard')]), target('deck')),
		eachTime(takesDamage('you'), may(recharge()))
	),
	athame: treasure(
		'Athame',
		paid([{ pay: 'discard', amount: 1 }], discard(2, targeted()), target('player'))
	),
	'mama-haunt': treasure(
		'Mama Haunt',
		always({ cant: 'recharge in the recharge step', who: a('character', by('you')) }),
		whenever(youDie, give('this', targeted()), target(a('player', 'another')))
	),
	'guppys-eye': {
		...treasure("Guppy's Eye", always({ hands: 'revealed', of: 'other players' })),
		keywords: ['guppy']
	},
	phd: treasure(
		'P.H.D.',
		eachTime({ on: 'roll a dice', who: 'you', attack: 'none' }, may(addToRoll([1, -1], 'it')))
	),
	'telepathy-for-dummies': treasure(
		'Telepathy for Dummies',
		at(
			startOfYourTurn,
			roll(
				onAnyResult({
					do: 'remember',
					amount: 'that much',
					effect: nextTime(
						rollsADice('you'),
						may({ do: 'set roll', what: 'it', to: 'that number' })
					)
				})
			)
		)
	),
	euthanasia: treasure(
		'Euthanasia',
		eachTime(
			given({ on: 'roll', who: 'you', numbers: [], attack: 'any' }, { is: 'same result twice' }),
			kill('attacked')
		)
	),
	'moms-eye-shadow': {
		...treasure(
			"Mom's Eye Shadow",
			eachTime(
				{ on: 'declare attack', who: a('player', 'another'), against: 'monster' },
				may(redirectAttack())
			)
		),
		threePlus: true
	},
	'black-candle': treasure(
		'Black Candle',
		tap(
			look(topOf('monster', 6), 'bottom of deck', [take('all', 'given to players', 'curse card')], {
				reveal: true
			})
		)
	),
	'distant-admiration': treasure(
		'Distant Admiration',
		tap(
			and(
				{
					do: 'give loot cards',
					from: targeted(),
					to: 'you',
					amount: 1,
					picks: targeted(),
					revealed: true
				},
				{
					do: 'play',
					who: 'you',
					from: { in: 'hand', of: 'you', latest: true },
					where: [],
					copy: false,
					free: true,
					must: true
				}
			),
			target(a('player', 'another'))
		)
	)
};
