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
import type { Ability, Amount, Effect, Owned } from '../../abilities/grammar.ts';
import type { Deck } from '../../model/words.ts';
import type { Card } from '../card.ts';

const tarot = (name: string, ability: Ability): Card => ({
	name,
	kind: 'loot',
	copies: 1,
	abilities: [ability]
});

/** One of the top 5 cards stays on top, the rest go to the bottom. */
const keepOneOfFive = (deck: Deck): Effect =>
	look(topOf(deck, 5), 'bottom of deck', [take(exactly(1), 'top of deck')]);

/** What you lack to have as much as the target. */
const lacking = (what: Owned): Amount => minus(owned(what, targeted()), owned(what));

/** The tarot cards. */
export const TAROT: Readonly<Record<string, Card>> = {
	'the-fool': tarot('O. The Fool', lootAbility(inTurn(endTheTurn, cancelEverything))),
	'i-the-magician': tarot(
		'I. The Magician',
		lootAbility(changeRoll([1, 2, 3, 4, 5, 6]), target('dice roll'))
	),
	'ii-the-high-priestess': tarot(
		'II. The High Priestess',
		lootAbility(roll(onAnyResult(dealDamage('that much'))), target('player', 'monster'))
	),
	'iii-the-empress': tarot(
		'III. The Empress',
		lootAbility(
			and(gainTillEndOfTurn('attack', 1, targeted()), gainTillEndOfTurn('rolls', 1, targeted())),
			target('player')
		)
	),
	'iv-the-emperor': tarot('IV. The Emperor', lootAbility(keepOneOfFive('monster'))),
	'v-the-hierophant': tarot(
		'V. The Hierophant',
		lootAbility(preventNextInstance(targeted(), 2), target('player', 'monster'))
	),
	'vi-the-lovers': tarot(
		'VI. The Lovers',
		lootAbility(gainTillEndOfTurn('hp', 2, targeted()), target('player'))
	),
	'vii-the-chariot': tarot(
		'VII. The Chariot',
		lootAbility(
			and(gainTillEndOfTurn('attack', 1, targeted()), gainTillEndOfTurn('hp', 1, targeted())),
			target('player')
		)
	),
	'viii-justice': tarot(
		'VIII. Justice',
		lootAbility(inTurn(loot(lacking('loot cards')), gainCents(lacking('¢'))), target('player'))
	),
	'ix-the-hermit': tarot('IX. The Hermit', lootAbility(keepOneOfFive('treasure'))),
	'x-wheel-of-fortune': tarot(
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
	'xi-strength': tarot(
		'XI. Strength',
		lootAbility(
			and(gainTillEndOfTurn('attack', 1, targeted()), mayAttackAgain('anything', targeted())),
			target('player')
		)
	),
	'xii-the-hanged-man': tarot(
		'XII. The Hanged Man',
		lootAbility(
			inTurn(
				each('deck', look(topOf('chosen'), 'top of deck', [take(upTo(1), 'bottom of deck')])),
				loot(2)
			)
		)
	),
	'xiii-death': tarot('XIII. Death', lootAbility(kill(), target('player'))),
	'xiv-temperance': tarot(
		'XIV. Temperance',
		lootAbility(
			chooseOne(option(and(takeDamage(1), gainCents(4))), option(and(takeDamage(2), gainCents(8))))
		)
	),
	'xv-the-devil': tarot(
		'XV. The Devil',
		lootAbility(
			ifYouDo(
				destroy(),
				choose([a('item', 'non-eternal', 'controlled'), a('item', 'in the shop')], steal('chosen'))
			),
			target(a('item', by('you')))
		)
	),
	'xvi-the-tower': tarot(
		'XVI. The Tower',
		lootAbility(
			roll(
				on([1, 2], each('player', takeDamage(1, 'chosen'))),
				on([3, 4], each('monster', takeDamage(1, 'chosen'))),
				on([5, 6], each('player', takeDamage(2, 'chosen')))
			)
		)
	),
	'xvii-the-stars': tarot('XVII. The Stars', lootAbility(gainTreasure(1))),
	'xviii-the-moon': tarot('XVIII. The Moon', lootAbility(keepOneOfFive('loot'))),
	'xix-the-sun': tarot(
		'XIX. The Sun',
		lootAbility(ifYouDo(putIt('this', 'bottom of deck'), ifSo(yourTurn, extraTurn())))
	),
	'xx-judgement': tarot(
		'XX. Judgement',
		lootAbility(
			choose([a('soul', by(targeted()))], destroy('chosen'), exactly(1), targeted()),
			target(a('player', withMost('souls')))
		)
	),
	'xxi-the-world': tarot(
		'XXI. The World',
		lootAbility(inTurn(each('player', lookAtHand('chosen')), loot(2)))
	)
};
