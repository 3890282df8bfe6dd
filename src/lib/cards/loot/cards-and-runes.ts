import {
	and,
	a,
	atMost,
	cancelEverything,
	chooseOne,
	destroy,
	each,
	endTheTurn,
	gainCents,
	ifSo,
	inTurn,
	loot,
	lootAbility,
	makeTrue,
	on,
	option,
	preventDeath,
	preventNextDamage,
	replaces,
	replaceWithTop,
	roll,
	takeDamage,
	target,
	targeted,
	turnOf,
	would
} from '../../abilities/build/index.ts';
import type { Card } from '../card.ts';
import { lootCard } from '../kinds.ts';

/** The runes of the base set, and the cards of the Gold Box. */
export const CARDS_AND_RUNES: Readonly<Record<string, Card>> = {
	dagaz: lootCard(
		'Dagaz',
		lootAbility(
			chooseOne(option(destroy(), target('curse')), option(preventNextDamage(1), target('player')))
		)
	),
	ehwaz: lootCard(
		'Ehwaz',
		lootAbility(each(a('monster', 'not being attacked'), replaceWithTop('chosen')))
	),
	'blank-rune': lootCard(
		'Blank Rune',
		lootAbility(
			roll(
				on([1], each('player', gainCents(1, 'chosen'))),
				on([2], each('player', loot(2, 'chosen'))),
				on([3], each('player', takeDamage(3, 'chosen'))),
				on([4], each('player', gainCents(4, 'chosen'))),
				on([5], each('player', loot(5, 'chosen'))),
				on([6], each('player', gainCents(6, 'chosen')))
			)
		)
	),
	'credit-card': lootCard(
		'Credit Card',
		lootAbility(
			makeTrue({
				cost: 'shop items',
				of: 'players',
				set: 0,
				while: atMost({ thisTurn: 'shop items purchased' }, 0)
			})
		)
	),
	'holy-card': lootCard(
		'Holy Card',
		lootAbility(
			makeTrue(
				replaces(would('die', targeted()), {
					instead: inTurn(preventDeath, ifSo(turnOf(targeted()), and(cancelEverything, endTheTurn)))
				}),
				'end of turn',
				true
			),
			target('player')
		)
	)
};
