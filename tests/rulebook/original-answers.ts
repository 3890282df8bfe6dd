/**
 * Where each answer of the original edition is played: a question of the FAQ by its section and the
 * paragraph of its heading, and the scenarios of `content/scenarios/original/faq` that tell the answer
 * step by step.
 */
export const FAQ_SCENARIOS: Readonly<Record<string, readonly string[]>> = {
	'faq.attacking 1': ['monster-killed-on-anothers-turn'],
	'faq.attacking 3': ['deaths-head-from-the-deck'],
	'faq.attacking 5': ['lust-and-its-attacker-die-together', 'player-and-monster-die-together'],
	'faq.attacking 7': ['killed-by-its-number-while-hitting'],
	'faq.attacking 9': ['unattackable-monster-and-a-bomb', 'unattackable-monster-and-an-item'],
	'faq.attacking 11': [
		'forced-to-attack-a-deck-that-cannot-cover',
		'forced-to-attack-a-deck-that-can-cover'
	],
	'faq.characters 1': ['edens-other-two-items'],
	'faq.characters 3': ['eden-and-destroy-this'],
	'faq.characters 5': ['edens-glass-cannon-on-a-3', 'edens-glass-cannon-on-a-6'],
	'faq.characters 7': [
		'the-bone-as-a-soul',
		'the-bone-discarded-as-a-soul',
		'a-soul-that-works-as-one'
	],
	'faq.characters 9': ['the-losts-own-soul', 'the-losts-soul-and-moms-shovel'],
	'faq.loot 1': ['trinket-is-played-first'],
	'faq.loot 3': ['butter-bean-on-a-trinket', 'butter-bean-on-lost-soul'],
	'faq.loot 5': ['butter-bean-and-the-discard'],
	'faq.loot 7': ['counterfeit-penny-and-stealing'],
	'faq.loot 9': ['no-cents-left-in-the-pool'],
	'faq.loot 11': [
		'the-penalty-of-one-who-has-nothing',
		'two-cards-to-discard-and-one-in-hand',
		'two-cards-to-discard-and-none-in-hand',
		'four-cents-to-lose-and-two-had'
	],
	'faq.loot 13': [
		'the-loot-deck-runs-out',
		'the-treasure-deck-runs-out',
		'the-monster-deck-runs-out'
	],
	'faq.monsters 1': ['reward-with-a-roll', 'reward-of-rolled-loot'],
	'faq.player-death 1': ['dying-once-a-turn', 'dying-in-two-turns'],
	'faq.player-death 3': [
		'damage-cannot-be-chosen-for-the-dead',
		'damage-of-everybody-and-the-dead'
	],
	'faq.player-death 5': [
		'loot-play-under-my-own-death',
		'no-loot-play-after-the-penalty',
		'character-under-my-own-death'
	],
	'faq.player-death 7': ['hp-after-a-prevented-death'],
	'faq.player-death 9': ['dead-active-player-refills'],
	'faq.player-death 11': ['losing-a-soul-worth-two', 'stealing-a-soul-worth-two'],
	'faq.player-death 13': ['bonus-soul-destroyed'],
	'faq.stack 1': ['two-triggers-at-once'],
	'faq.stack 3': ['deck-rearranged-under-an-attack', 'deck-rearranged-under-a-purchase'],
	'faq.stack 5': ['monster-and-item-on-one-roll'],
	'faq.stack 7': [
		'cancel-the-attack-under-a-losing-roll',
		'another-cancels-the-attack-under-a-losing-roll'
	],
	'faq.stack 9': ['changing-the-option-later'],
	'faq.stack 11': ['activate-in-response-to-deactivation'],
	'faq.stack 13': ['play-the-card-before-it-is-taken', 'play-the-card-before-it-is-stolen'],
	'faq.stack 15': ['kill-the-monster-under-a-losing-roll'],
	'faq.treasure 1': [
		'haunts-are-items',
		'haunts-can-be-rerolled',
		'haunts-and-contract-from-below'
	],
	'faq.treasure 3': ['haunt-in-the-shop'],
	'faq.treasure 5': ['daddy-haunt-one-instance']
};
