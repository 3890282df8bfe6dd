import { guidance, same, settled, unsaid } from './rule.ts';

/** "Cards" and "Monster Card Breakdown": rules of this edition alone. */
export const CARDS = {
	'activate.word': guidance(
		'cards.active',
		'What activating means',
		'A card that is turned sideways is said to be activated.'
	),
	'activate.paid-is-not-activated': settled(
		'cards.active',
		'A $ ability is not activated',
		"A $ ability isn't an activated effect: an ability that looks for one sees ↷ abilities only."
	),
	'item.passive': guidance(
		'cards.passive',
		'What a passive item does',
		'A passive item changes what you can do, or has an effect that triggers by itself.'
	),
	'loot.basic': guidance(
		'cards.loot',
		'Basic loot',
		'Basic loot brings resources, helps in fights or harms.'
	),
	'loot.tarot': guidance(
		'cards.loot',
		'Tarot cards',
		'Tarot cards are loot, each with an effect of its own.'
	),
	'monster.kinds': guidance(
		'cards.monsters',
		'What the monster deck holds',
		'The monster deck holds monsters, basic ones and bosses, and non-monster cards, bonus cards and curses.'
	),
	'monster.basic': guidance(
		'cards.monsters',
		'Basic monsters',
		'A basic monster is weaker and its reward smaller.'
	),
	'monster.boss': guidance(
		'cards.monsters',
		'Monsters that are bosses',
		'A boss is stronger, and its bigger reward always holds a soul.'
	),
	'curse.when-revealed': settled(
		'cards.monsters',
		'Who is given a curse',
		'When a curse is revealed, the active player says which player is given it.'
	),
	'trigger.active-monsters': settled(
		'cards.breakdown',
		'Only active monsters trigger',
		'Of the effects of monsters only those of active monsters trigger.'
	),
	'card.health': guidance(
		'cards.breakdown',
		'Health is HP',
		'The HP of a monster, which the ruleset calls health, is the damage that kills it.'
	)
} as const;

/** What those sections share with the rules of 2023. */
export const CARDS_SHARED = {
	'item.face-up': same('cards.treasure'),
	'gain.treasure': same('cards.treasure'),
	'item.border': same('cards.active'),
	'ability.tap': same('cards.active'),
	'ability.needs-charge': same('cards.active'),
	'ability.paid-uncharged': same('cards.active'),
	'ability.cost': same('cards.active'),
	'activate.paid': same('cards.active'),
	'ability.no-activated': unsaid('cards.active'),
	'ability.controller-only': unsaid('cards.active'),
	'ability.static': same('cards.passive'),
	'ability.shop': unsaid('cards.active'),
	'ability.shop-comes-and-goes': unsaid('cards.active'),
	'loot.kept': same('cards.loot'),
	'loot.draw': same('cards.loot'),
	'loot.trinket': same('cards.loot'),
	'ambush.monster': unsaid('cards.loot'),
	'ambush.attack': unsaid('cards.loot'),
	'loot.more-plays': same('cards.loot'),
	'loot.in-hand': same('cards.loot'),
	'zone.hand-private': unsaid('cards.loot'),
	'monster.reward-active': same('cards.monsters'),
	'curse.face-up': same('cards.monsters'),
	'card.stats': same('cards.breakdown'),
	'card.reward': same('cards.breakdown'),
	'card.soul-icon': same('cards.breakdown')
} as const;
