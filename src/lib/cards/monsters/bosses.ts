import {
	a,
	always,
	atMost,
	dealDamage,
	dealsCombatDamage,
	declaresAttackOnThis,
	discard,
	divideDamage,
	each,
	eachTime,
	equals,
	everyOther,
	exactly,
	gainTillEndOfTurn,
	given,
	give,
	heal,
	kill,
	loseCents,
	may,
	mustAttackAgain,
	named,
	on,
	preventDamage,
	putIt,
	replaces,
	rollBy,
	search,
	skipNextTurn,
	takeDamage,
	takesCombatDamage,
	takesAnother,
	takesDamage,
	target,
	targeted,
	thisDies,
	thisDiesAfterRewards,
	whenever,
	whileTrue,
	choose,
	by,
	dies,
	expand,
	times
} from '../../abilities/build/index.ts';
import { originally, type Card } from '../card.ts';
import { attackingPlayerRolls } from './said.ts';
import { boss, cents, lootCards, monster, treasures } from '../kinds.ts';

/** The bosses of the base set. */
export const BOSSES: Readonly<Record<string, Card>> = {
	'carrion-queen': boss(
		'Carrion Queen',
		[3, 4, 1],
		treasures(1),
		always(
			replaces({ would: 'take damage', who: 'this', combat: true, on: [4, 5] }, { prevent: null })
		)
	),
	chub: boss('Chub', [4, 3, 1], cents(7), eachTime(attackingPlayerRolls(1), heal(2, 'this'))),
	conquest: boss('Conquest', [2, 3, 1], cents(6), whenever(thisDies, mustAttackAgain())),
	'daddy-long-legs': boss(
		'Daddy Long Legs',
		[4, 4, 1],
		cents(7),
		eachTime(attackingPlayerRolls(1), each('monster', gainTillEndOfTurn('evasion', 1, 'chosen')))
	),
	'dark-one': boss(
		'Dark One',
		[3, 4, 1],
		treasures(1),
		eachTime(takesDamage('this'), gainTillEndOfTurn('attack', 1, 'this'))
	),
	death: boss(
		'Death',
		[3, 4, 2],
		treasures(1),
		whenever(thisDies, kill(targeted(), 'active player'), target('player'))
	),
	envy: boss('Envy', [2, 5, 1], cents(1), whenever(thisDies, mustAttackAgain())),
	famine: boss(
		'Famine',
		[2, 3, 1],
		lootCards(3),
		whenever(thisDies, skipNextTurn('active player'))
	),
	gemini: boss(
		'Gemini',
		[3, 4, 1],
		cents(5),
		whileTrue(equals({ stat: 'hp', of: 'this' }, 1), { stat: 'attack', of: 'this', add: 1 })
	),
	gluttony: boss(
		'Gluttony',
		[4, 3, 1],
		lootCards(1),
		eachTime(
			given(takesCombatDamage('this'), { onAttackRoll: [6] }),
			dealDamage(1, { leftOf: 'active player' })
		)
	),
	greed: boss(
		'Greed',
		[3, 4, 1],
		cents(9),
		eachTime({ on: 'deal damage', who: 'this', to: null }, each('player', loseCents(4, 'chosen')))
	),
	'gurdy-jr': boss(
		'Gurdy Jr.',
		[2, 5, 1],
		treasures(1),
		eachTime({ on: 'activate', who: 'attacking player', what: 'item' }, takeDamage(1, 'they'))
	),
	'larry-jr': boss(
		'Larry Jr.',
		[4, 3, 1],
		cents(6),
		whileTrue(atMost({ stat: 'hp', of: 'this' }, 2), { stat: 'evasion', of: 'this', add: 1 })
	),
	lust: boss(
		'Lust',
		[2, 4, 1],
		lootCards(2),
		eachTime(takesCombatDamage('this'), dealDamage(1, 'attacking player', 'this'))
	),
	'mask-of-infamy': boss(
		'Mask of Infamy',
		[4, 4, 1],
		treasures(1),
		whileTrue(equals({ stat: 'hp', of: 'this' }, 1), { stat: 'evasion', of: 'this', add: 2 })
	),
	'mega-fatty': boss(
		'Mega Fatty',
		[3, 3, 1],
		lootCards(2),
		eachTime(dealsCombatDamage('this'), heal(1, 'this'))
	),
	peep: boss(
		'Peep',
		[3, 4, 1],
		treasures(1),
		whenever(thisDies, search('monster', { slot: 'monster' }, [named('The Bloat')]))
	),
	pestilence: boss(
		'Pestilence',
		[4, 4, 1],
		lootCards(2),
		whenever(thisDies, divideDamage(2, ['monster', 'player'], 'active player'))
	),
	pin: boss(
		'Pin',
		[2, 4, 1],
		cents(5),
		always(
			replaces({ would: 'take damage', who: 'this', combat: true, on: [6] }, { prevent: null })
		)
	),
	pride: boss(
		'Pride',
		[2, 4, 1],
		cents(5),
		whenever(declaresAttackOnThis, discard(2, targeted()), target('player'))
	),
	'rag-man': boss(
		'Rag Man',
		[2, 3, 2],
		lootCards(3),
		whenever(
			thisDiesAfterRewards,
			rollBy('active player', on([1, 6], putIt('this', 'top of deck')))
		)
	),
	scolex: boss(
		'Scolex',
		[3, 5, 1],
		treasures(1),
		eachTime(dealsCombatDamage('this', 'player'), discard(1, 'they'))
	),
	sloth: boss('Sloth', [3, 4, 1], cents(1), whenever(thisDies, discard('hand', 'killer'))),
	'the-bloat': boss(
		'The Bloat',
		[4, 4, 2],
		treasures(1),
		eachTime(
			dealsCombatDamage('this'),
			each(a('player', 'non-active'), dealDamage(1, 'chosen', 'this'))
		)
	),
	'the-duke-of-flies': boss(
		'The Duke of Flies',
		[4, 3, 1],
		lootCards(2),
		eachTime(
			{ on: 'would take damage', who: 'this' },
			rollBy('active player', on([1], preventDamage()))
		)
	),
	'the-haunt': originally(
		boss(
			'The Haunt',
			[3, 4, 1],
			treasures(1),
			eachTime(everyOther(takesDamage('this')), gainTillEndOfTurn('evasion', 1, 'this'))
		),
		eachTime(takesAnother(2, 'this'), gainTillEndOfTurn('evasion', 1, 'this'))
	),
	war: boss(
		'War',
		[3, 3, 1],
		cents(8),
		eachTime(takesDamage('this'), gainTillEndOfTurn('attack', 1, 'this'))
	),
	wrath: boss(
		'Wrath',
		[3, 3, 1],
		cents(6),
		whenever(
			thisDies,
			rollBy(
				'active player',
				on([1, 2, 3], each('player', takeDamage(1, 'chosen'))),
				on([4, 5, 6], each('player', takeDamage(2, 'chosen')))
			)
		)
	)
};

/** The epic bosses of the base set. */
export const EPIC_BOSSES: Readonly<Record<string, Card>> = {
	delirium: monster(
		'Delirium',
		[5, 4, 3],
		treasures(2),
		always({ stat: 'evasion', of: 'other monsters', add: 1 }),
		whenever(thisDies, putIt('this', { fromTop: 6 }))
	),
	mom: {
		...boss(
			'Mom!',
			[5, 4, 2],
			treasures(1),
			always(
				replaces(
					{ would: 'deal damage', who: 'this', combat: true, on: [1] },
					{ amount: times('that much', 2) }
				)
			),
			whenever(thisDies, expand('monster'))
		),
		souls: 2
	},
	satan: {
		...boss(
			'Satan!',
			[6, 4, 2],
			treasures(2),
			eachTime(attackingPlayerRolls(6), dies(targeted()), target(a('player', 'living')))
		),
		souls: 2,
		threePlus: true
	},
	'the-lamb': boss(
		'The Lamb',
		[6, 3, 6],
		cents(3),
		whenever(
			thisDies,
			may(
				choose([a('soul', by(targeted()))], give('chosen', 'active player'), exactly(1), targeted())
			),
			target(a('player', 'another'))
		)
	)
};
