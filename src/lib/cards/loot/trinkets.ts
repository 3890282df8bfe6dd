import {
	and,
	always,
	asThisEnters,
	at,
	becomeSoul,
	cancelEverything,
	eachTime,
	endTheTurn,
	entersPlay,
	firstAttackRoll,
	gainCents,
	ifSo,
	inTurn,
	look,
	loot,
	on,
	plus,
	preventDamage,
	preventDeath,
	replaces,
	roll,
	startOfYourTurn,
	take,
	takesDamage,
	topOf,
	upTo,
	whenever,
	whileTrue,
	would,
	yourTurn
} from '../../abilities/build/index.ts';
import type { Ability } from '../../abilities/grammar.ts';
import type { Deck } from '../../model/words.ts';
import { originally, type Card } from '../card.ts';
import { trinket } from '../kinds.ts';

/** At the start of your turn, the top card may go to the bottom. */
const mayBuryTheTop = (deck: Deck): Ability =>
	at(startOfYourTurn, look(topOf(deck), 'top of deck', [take(upTo(1), 'bottom of deck')]));

/** The trinkets: loot that becomes an item. */
export const TRINKETS: Readonly<Record<string, Card>> = {
	'bloody-penny': trinket(
		'Bloody Penny',
		eachTime({ on: 'die', who: 'a player', when: 'before penalties' }, loot(1))
	),
	'broken-ankh': trinket(
		'Broken Ankh',
		whenever(
			{ on: 'would die', who: 'you' },
			roll(on([6], inTurn(preventDeath, ifSo(yourTurn, and(cancelEverything, endTheTurn)))))
		)
	),
	'cains-eye': trinket("Cain's Eye", mayBuryTheTop('loot')),
	'counterfeit-penny': trinket(
		'Counterfeit Penny',
		always(replaces(would('gain ¢', 'you'), { amount: plus('that much', 1) }))
	),
	'curved-horn': trinket(
		'Curved Horn',
		whileTrue(firstAttackRoll(), { stat: 'attack', of: 'you', add: 1 })
	),
	'golden-horseshoe': trinket('Golden Horseshoe', mayBuryTheTop('treasure')),
	'guppys-hairball': {
		...trinket(
			"Guppy's Hairball",
			eachTime({ on: 'would take damage', who: 'you' }, roll(on([6], preventDamage(1))))
		),
		keywords: ['trinket', 'guppy']
	},
	'purple-heart': trinket('Purple Heart', mayBuryTheTop('monster')),
	'swallowed-penny': trinket('Swallowed Penny', eachTime(takesDamage('you'), gainCents(1))),
	'lost-soul': originally(
		{ ...trinket('Lost Soul', whenever(entersPlay, becomeSoul())), souls: 1 },
		always(asThisEnters(becomeSoul()))
	)
};
