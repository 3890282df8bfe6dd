import {
	a,
	and,
	by,
	cancelEverything,
	changeRoll,
	choose,
	chooseOne,
	dealDamage,
	destroy,
	each,
	endTheTurn,
	exactly,
	extraTurn,
	gainCents,
	gainTillEndOfTurn,
	gainTreasure,
	ifSo,
	ifYouDo,
	inTurn,
	kill,
	look,
	lookAtHand,
	loot,
	lootAbility,
	loseCents,
	mayAttackAgain,
	minus,
	on,
	onAnyResult,
	option,
	owned,
	preventNextInstance,
	putIt,
	roll,
	steal,
	take,
	takeDamage,
	target,
	targeted,
	topOf,
	upTo,
	withMost,
	yourTurn
} from '../../abilities/build/index.ts';
import type { Amount, Effect, Owned } from '../../abilities/grammar.ts';
import { DIE_NUMBERS, type Deck } from '../../model/words.ts';
import type { Card } from '../card.ts';
import { lootCard } from '../kinds.ts';

/** One of the top 5 cards stays on top, the rest go to the bottom. */
const keepOneOfFive = (deck: Deck): Effect =>
	look(topOf(deck, 5), 'bottom of deck', [take(exactly(1), 'top of deck')]);

/** What you lack to have as much as the target. */
const lacking = (what: Owned): Amount => minus(owned(what, targeted()), owned(what));

/** The tarot cards. */
export const TAROT: Readonly<Record<string, Card>> = {
	'the-fool': lootCard('O. The Fool', lootAbility(inTurn(endTheTurn, cancelEverything))),
	'i-the-magician': lootCard(
		'I. The Magician',
		lootAbility(changeRoll(DIE_NUMBERS), target('dice roll'))
	),
	'ii-the-high-priestess': lootCard(
		'II. The High Priestess',
		lootAbility(roll(onAnyResult(dealDamage('that much'))), target('player', 'monster'))
	),
	'iii-the-empress': lootCard(
		'III. The Empress',
		lootAbility(
			and(gainTillEndOfTurn('attack', 1, targeted()), gainTillEndOfTurn('rolls', 1, targeted())),
			target('player')
		)
	),
	'iv-the-emperor': lootCard('IV. The Emperor', lootAbility(keepOneOfFive('monster'))),
	'v-the-hierophant': lootCard(
		'V. The Hierophant',
		lootAbility(preventNextInstance(targeted(), 2), target('player', 'monster'))
	),
	'vi-the-lovers': lootCard(
		'VI. The Lovers',
		lootAbility(gainTillEndOfTurn('hp', 2, targeted()), target('player'))
	),
	'vii-the-chariot': lootCard(
		'VII. The Chariot',
		lootAbility(
			and(gainTillEndOfTurn('attack', 1, targeted()), gainTillEndOfTurn('hp', 1, targeted())),
			target('player')
		)
	),
	'viii-justice': lootCard(
		'VIII. Justice',
		lootAbility(inTurn(loot(lacking('loot cards')), gainCents(lacking('¢'))), target('player'))
	),
	'ix-the-hermit': lootCard('IX. The Hermit', lootAbility(keepOneOfFive('treasure'))),
	'x-wheel-of-fortune': lootCard(
		'X. Wheel of Fortune',
		lootAbility(
			roll(
				on([1], gainCents(1)),
				on([2], takeDamage(2)),
				on([3], loot(3)),
				on([4], loseCents(4)),
				on([5], gainCents(5)),
				on([6], gainTreasure(1))
			)
		)
	),
	'xi-strength': lootCard(
		'XI. Strength',
		lootAbility(
			and(gainTillEndOfTurn('attack', 1, targeted()), mayAttackAgain('anything', targeted())),
			target('player')
		)
	),
	'xii-the-hanged-man': lootCard(
		'XII. The Hanged Man',
		lootAbility(
			inTurn(
				each('deck', look(topOf('chosen'), 'top of deck', [take(upTo(1), 'bottom of deck')])),
				loot(2)
			)
		)
	),
	'xiii-death': lootCard('XIII. Death', lootAbility(kill(), target('player'))),
	'xiv-temperance': lootCard(
		'XIV. Temperance',
		lootAbility(
			chooseOne(option(and(takeDamage(1), gainCents(4))), option(and(takeDamage(2), gainCents(8))))
		)
	),
	'xv-the-devil': lootCard(
		'XV. The Devil',
		lootAbility(
			ifYouDo(
				destroy(),
				choose([a('item', 'non-eternal', 'controlled'), a('item', 'in the shop')], steal('chosen'))
			),
			target(a('item', by('you')))
		)
	),
	'xvi-the-tower': lootCard(
		'XVI. The Tower',
		lootAbility(
			roll(
				on([1, 2], each('player', takeDamage(1, 'chosen'))),
				on([3, 4], each('monster', takeDamage(1, 'chosen'))),
				on([5, 6], each('player', takeDamage(2, 'chosen')))
			)
		)
	),
	'xvii-the-stars': lootCard('XVII. The Stars', lootAbility(gainTreasure(1))),
	'xviii-the-moon': lootCard('XVIII. The Moon', lootAbility(keepOneOfFive('loot'))),
	'xix-the-sun': lootCard(
		'XIX. The Sun',
		lootAbility(ifYouDo(putIt('this', 'bottom of deck'), ifSo(yourTurn, extraTurn())))
	),
	'xx-judgement': lootCard(
		'XX. Judgement',
		lootAbility(
			choose([a('soul', by(targeted()))], destroy('chosen'), exactly(1), targeted()),
			target(a('player', withMost('souls')))
		)
	),
	'xxi-the-world': lootCard(
		'XXI. The World',
		lootAbility(inTurn(each('player', lookAtHand('chosen')), loot(2)))
	)
};
