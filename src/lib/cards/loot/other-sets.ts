import {
	a,
	by,
	cancel,
	choose,
	copyAbility,
	dealDamage,
	discard,
	each,
	gainCents,
	gainTillEndOfTurn,
	inTurn,
	lookAndPutBack,
	lookAtHand,
	loot,
	lootAbility,
	makeTrue,
	may,
	mayAttackAgain,
	on,
	otherThan,
	owned,
	preventNextDamage,
	recharge,
	reroll,
	roll,
	stealLoot,
	takeDamage,
	target,
	targeted,
	tillThen,
	yourTurn
} from '../../abilities/build/index.ts';
import type { Effect, Filter, Outcome } from '../../abilities/grammar.ts';
import { originally, type Card } from '../card.ts';
import { lootCard } from '../kinds.ts';

const pills = (variant: string, ...lines: Outcome[]): Card => ({
	...lootCard('Pills!', lootAbility(roll(...lines))),
	variant
});

/** Monsters that you attack are so much harder, or easier, to hit for the turn. */
const evasionOfYourTargets = (add: number): Effect =>
	makeTrue({ stat: 'evasion', of: a('monster', 'being attacked'), add, while: yourTurn });

const yourItem: Filter = a('item', by('you'));

/** Loot of the Gold Box, Four Souls+ and Requiem. */
export const OTHER_LOOT: Readonly<Record<string, Card>> = {
	'a-sack': lootCard('A Sack', lootAbility(loot(3))),
	ansuz: lootCard('Ansuz', lootAbility(lookAndPutBack(4), target('deck'))),
	'black-heart': lootCard(
		'Black Heart',
		lootAbility(
			inTurn(
				preventNextDamage(1),
				tillThen(
					{ on: 'die', who: targeted(), when: 'before penalties' },
					each(a('player', otherThan(targeted()), 'another'), dealDamage(2, 'chosen'))
				)
			),
			target('player')
		)
	),
	'black-rune': lootCard(
		'Black Rune',
		lootAbility(
			roll(
				on([1, 2], each('monster', dealDamage(1, 'chosen'))),
				on([3, 4], reroll(), target('item')),
				on([5, 6], inTurn(discard('hand'), loot(3)))
			)
		)
	),
	card: lootCard('? Card', lootAbility(copyAbility(), target('item'))),
	'charged-penny': lootCard(
		'Charged Penny',
		lootAbility(inTurn(gainCents(1), recharge(targeted())), target('item'))
	),
	'get-out-of-jail-card': lootCard(
		'Get Out of Jail Card',
		lootAbility(
			inTurn(
				makeTrue({ cant: 'play loot', who: 'other players' }),
				makeTrue({ cant: 'activate', who: 'other players' })
			)
		)
	),
	'gold-key': lootCard(
		'Gold Key',
		lootAbility(mayAttackAgain('monster deck', 'active player', 'any number'))
	),
	jera: lootCard('Jera', lootAbility(loot(owned('loot cards')))),
	joker: lootCard('Joker', lootAbility(inTurn(lookAtHand(), may(stealLoot(1))), target('player'))),
	perthro: lootCard('Perthro', lootAbility(reroll(), target('item'))),
	'pills-black-black': pills(
		'black/black',
		on([1, 2], dealDamage(1), target('player')),
		on([3, 4], dealDamage(1), target('monster')),
		on([5, 6], takeDamage(1))
	),
	'pills-purple-pink': originally(
		pills(
			'purple/pink',
			on([1, 2], each(yourItem, recharge('chosen'))),
			on([3, 4], evasionOfYourTargets(-1)),
			on([5, 6], evasionOfYourTargets(2))
		),
		lootAbility(
			roll(
				on([1, 2], each(yourItem, recharge('chosen'))),
				on([3, 4], gainTillEndOfTurn('rolls', 1)),
				on([5, 6], gainTillEndOfTurn('rolls', -2))
			)
		)
	),
	'pills-white-spot': originally(
		pills(
			'white/spot',
			on([1, 2], reroll(), target(yourItem)),
			on([3, 4], reroll(), target('item')),
			on([5, 6], each(yourItem, reroll('chosen')))
		),
		lootAbility(
			roll(
				on([1, 2], choose([yourItem], reroll('chosen'))),
				on([3, 4], reroll(), target('item')),
				on([5, 6], each(yourItem, reroll('chosen')))
			)
		)
	),
	'pills-white-white': pills(
		'white/white',
		on([1, 2], cancel(), target('loot being played')),
		on([3, 4], each(a('player', 'another'), discard(1, 'chosen')))
	),
	'two-of-diamonds': lootCard(
		'Two of Diamonds',
		lootAbility(gainCents(owned('¢', targeted()), targeted()), target('player'))
	)
};
