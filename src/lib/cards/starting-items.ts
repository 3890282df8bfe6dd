import {
	a,
	addToRoll,
	and,
	at,
	becomeSoul,
	by,
	cancelEverything,
	choose,
	chooseOne,
	dealDamage,
	discard,
	each,
	eachTime,
	endOfYourTurn,
	endTheTurn,
	exactly,
	gainTillEndOfTurn,
	gainTreasure,
	ifSo,
	ifYouDo,
	inTurn,
	lookAndPutBack,
	lookAtHand,
	loot,
	loseAbilities,
	makeTrue,
	may,
	nextTime,
	option,
	paid,
	preventDeath,
	preventNextInstance,
	putCounters,
	putFromHand,
	putIt,
	putTopIntoDiscard,
	putTopOfDiscardOnDeck,
	recharge,
	replaces,
	reroll,
	startOfYourTurn,
	stealCents,
	takesDamage,
	tap,
	target,
	targeted,
	teamUp,
	turnOf,
	whenever,
	would
} from '../abilities/build/index.ts';
import type { Ability, Filter } from '../abilities/grammar.ts';
import { originally, type Card } from './card.ts';
import { startingItem } from './kinds.ts';

const rechargeAtTheEnd: Ability = at(endOfYourTurn, recharge());

/** Your hand for as many cards, or a monster or shop item. */
const discards = (items: Filter): Ability =>
	tap(
		chooseOne(
			option(inTurn(discard('hand'), loot('done'))),
			option(putIt(targeted(), 'discard'), target(a('monster', 'not being attacked'), items))
		)
	);

/** The starting items of the base set, and those of The Lost, Apollyon and Florian; all are eternal (2.5). */
export const STARTING_ITEMS: Readonly<Record<string, Card>> = {
	'the-d6': originally(
		startingItem('The D6', tap(reroll(), target('dice roll')), rechargeAtTheEnd),
		tap(reroll(), target('dice roll'))
	),
	'yum-heart': startingItem(
		'Yum Heart',
		tap(preventNextInstance(), target('player', 'monster')),
		rechargeAtTheEnd
	),
	'sleight-of-hand': startingItem('Sleight of Hand', tap(lookAndPutBack(5), target('deck'))),
	'book-of-belial': startingItem(
		'Book of Belial',
		tap(addToRoll([1, -1]), target('dice roll')),
		rechargeAtTheEnd
	),
	'forever-alone': startingItem(
		'Forever Alone',
		tap(
			chooseOne(
				option(stealCents(1), target(a('player', 'another'))),
				option(lookAndPutBack(1), target('deck')),
				option(inTurn(discard(1), loot(1)))
			)
		),
		eachTime(takesDamage('you'), recharge())
	),
	'the-curse': startingItem(
		'The Curse',
		at(startOfYourTurn, putTopIntoDiscard(), target('deck')),
		tap(putTopOfDiscardOnDeck(), target('discard'))
	),
	'blood-lust': startingItem(
		'Blood Lust',
		tap(gainTillEndOfTurn('attack', 1, targeted()), target('player', 'monster')),
		rechargeAtTheEnd
	),
	'lazarus-rags': startingItem(
		"Lazarus' Rags",
		eachTime({ on: 'die', who: 'you', when: 'after penalties' }, gainTreasure(1))
	),
	incubus: startingItem(
		'Incubus',
		tap(
			chooseOne(
				option(
					inTurn(lookAtHand(), may({ do: 'swap loot cards', who: 'you', with: targeted() })),
					target('player')
				),
				option(inTurn(loot(1), putFromHand(1, 'top of deck')))
			)
		)
	),
	'the-bone': {
		...startingItem(
			'The Bone',
			tap(putCounters()),
			paid([{ pay: 'counters', amount: 1, named: null }], addToRoll([1]), target('dice roll')),
			paid(
				[{ pay: 'counters', amount: 2, named: null }],
				dealDamage(1),
				target('monster', 'player')
			),
			paid([{ pay: 'counters', amount: 5, named: null }], and(becomeSoul(), loseAbilities()))
		),
		souls: 1
	},
	'game-squid': startingItem(
		'Game Squid',
		whenever(
			{ on: 'declare attack', who: 'you', against: 'monster' },
			inTurn(
				ifYouDo(
					may(and(gainTillEndOfTurn('hp', 1, 'it'), gainTillEndOfTurn('attack', 1, 'it'))),
					may(choose([a('player', 'another')], may(teamUp('chosen'), 'chosen')))
				),
				nextTime(
					{ on: 'die', who: 'it', when: 'on death' },
					each(
						a('player', { rolledAgainst: 'it' }),
						choose(
							[a('item', by('chosen'), { without: 'HP' })],
							putCounters(1, 'chosen', 'HP'),
							exactly(1),
							'chosen'
						)
					)
				)
			)
		)
	),
	'holy-mantle': startingItem(
		'Holy Mantle',
		tap(
			makeTrue(
				replaces(would('die', targeted()), {
					instead: inTurn(preventDeath, ifSo(turnOf(targeted()), and(cancelEverything, endTheTurn)))
				}),
				'end of turn',
				true
			),
			target('player')
		),
		rechargeAtTheEnd
	),
	void: originally(
		startingItem('Void', discards(a('item', 'in the shop'))),
		discards(a('item', 'in the shop', 'not being purchased'))
	)
};
