import { guidance, same, settled, silent } from './rule.ts';

/** "Variants": rules of this edition alone. */
export const VARIANTS = {
	'barter.goods': settled(
		'variants.bartering',
		'Trading cards and items',
		'Enhanced bartering: not only ¢ but loot cards and items too may change hands.'
	),
	'barter.goods-when': settled(
		'variants.bartering',
		'When goods can be traded',
		'Enhanced bartering: no item is traded by the dead or during an attack.'
	),
	'barter.goods-at-once': silent(
		'variants.bartering',
		'Goods change hands together',
		'The goods of both change hands at the same time. The cards of a hand stay hidden from everybody else.'
	),
	'barter.no-souls': settled(
		'variants.bartering',
		'Souls cannot be traded',
		'Enhanced bartering: souls cannot be traded.'
	),
	'soul-purchase.deck': settled(
		'variants.soul-purchase',
		'A deck of starting items',
		'Souls are $$$: the starting items that nobody has are shuffled into a deck.'
	),
	'soul-purchase.action': settled(
		'variants.soul-purchase',
		'Paying with a soul',
		'Souls are $$$: in the action phase the active player may discard a soul to gain 5¢, loot 1 and gain the top card of that deck.'
	),
	'soul-purchase.as-purchase': silent(
		'variants.soul-purchase',
		'A soul purchase is a purchase',
		'A soul purchase goes as any purchase does: it is declared with an empty stack, waits there, and fizzles if the soul has gone. The purchase of the turn is left.'
	),
	'soul-purchase.none-left': silent(
		'variants.soul-purchase',
		'No starting item left',
		'With no starting item left, the 5¢ and the loot card are gained all the same.'
	),
	'casino.slot-machine': settled(
		'variants.casino',
		'A slot machine each',
		'Casino mode: each player begins with an eternal copy of Portable Slot Machine.'
	),
	'casino.stand-in': guidance(
		'variants.casino',
		'A stand-in for the slot machine',
		'A character or starting item that nobody uses stands in for the copy.'
	),
	'characters.selected': settled(
		'variants.characters',
		'Picking a character',
		'Selectable characters: each player picks one of all there are, or of two that are dealt.'
	),
	'rewards.everyone': settled(
		'variants.rewards',
		'Rewards for everyone',
		'Rewards for everyone: when a monster dies the active player gains its reward twice over, every other player once.'
	),
	'super-shop.souls': settled(
		'variants.super-shop',
		'Souls feed the shop',
		'Super shop: whoever gains a soul makes all the others gain 5¢ each and the shop expand by 1.'
	),
	'minions.first': settled(
		'variants.minions',
		'Minions die first',
		'Minions die first: no boss can be attacked while a basic monster is active.'
	)
} as const;

/** What those sections share with the rules of 2023. */
export const VARIANTS_SHARED = {
	'draft.lay-out': same('variants.draft'),
	'draft.pick': same('variants.draft'),
	'draft.again': same('variants.draft')
} as const;
