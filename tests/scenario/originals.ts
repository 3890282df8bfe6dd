/**
 * What the original documents answer, and the ruling that answers it for 2023: by document and
 * section, the entries of each section in their order.
 */

/** A ruling by its slug, or why there is none. */
export type Answered = string | { readonly without: string };

const wording: Answered = {
	without: 'a wording of a card, which the library has as it stands in 2023'
};

type Sections = Readonly<Record<string, readonly Answered[]>>;

export const ORIGINALS: Readonly<Record<'FAQ' | 'ruleset', Sections>> = {
	FAQ: {
		'Attacking and Monster Slots': [
			'monster-killed-on-anothers-turn',
			'deck-shows-what-cannot-be-attacked',
			'player-and-monster-at-zero-together',
			'killed-by-its-number-while-hitting',
			'unattackable-monsters-and-bombs',
			'forced-to-attack-a-deck-that-cannot-cover'
		],
		'Character Cards': [
			'edens-other-two-items',
			'eden-and-destroy-this',
			'edens-glass-cannon',
			'the-bone-as-a-soul',
			'the-losts-own-soul'
		],
		'Loot Cards': [
			'trinket-is-played-first',
			'butter-bean-on-a-trinket',
			'butter-bean-and-the-discard',
			'counterfeit-penny-and-stolen-cents',
			'no-cents-left-in-the-pool',
			'losing-what-i-do-not-have',
			'a-deck-runs-out'
		],
		'Monster Cards': ['reward-with-a-roll'],
		'Player Death': [
			'dying-more-than-once',
			'damage-to-a-dead-player',
			'loot-play-under-my-own-death',
			'hp-after-a-prevented-death',
			'dead-active-player-refills',
			'losing-a-soul-worth-two',
			'bonus-soul-destroyed'
		],
		'The Stack': [
			'two-triggers-at-once',
			'deck-rearranged-under-a-purchase',
			'monster-and-item-on-one-roll',
			'cancel-the-attack-under-a-losing-roll',
			'changing-the-option-later',
			'activate-in-response-to-deactivation',
			'play-the-card-before-it-is-taken',
			'kill-the-monster-under-a-losing-roll'
		],
		'Treasure Cards': ['haunts-are-items', 'haunt-in-the-shop', 'daddy-haunt-one-instance']
	},
	ruleset: {
		'Example stack': ['answering-a-dice-shard', 'book-of-sin-once-its-die-is-rolled'],
		Fizzling: [
			'target-gone-fizzles',
			'condition-no-longer-holds',
			'attack-without-its-target',
			'purchase-that-cannot-be-paid',
			'combat-damage-after-the-attack'
		],
		'Bonus souls': ['bonus-soul-destroyed'],
		'Other souls': [
			'the-losts-own-soul',
			'the-bone-as-a-soul',
			'pandoras-box-as-a-soul',
			'the-chest-for-the-penalty',
			'butter-bean-on-a-trinket',
			'holy-chest-as-a-soul'
		],
		'Treasure errata': Array<Answered>(9).fill(wording),
		'Loot errata': Array<Answered>(2).fill(wording),
		'Monster errata': Array<Answered>(3).fill(wording),
		'Card rulings, Character Cards': ['eden-and-destroy-this'],
		'Card rulings, Treasure Cards': [
			'nine-volt-before-the-next-turn',
			'haunts-are-items',
			'blank-card-copies',
			'bum-bo-keeps-stolen-cents',
			'contract-from-below-itself',
			'crystal-ball-and-a-changed-roll',
			'daddy-haunt-one-instance',
			'copying-an-item-with-counters',
			'glass-cannon-activated-twice',
			'lemon-mishap-twice',
			'moms-shovel-in-the-shop',
			'monster-manual-uses-the-attack',
			'remote-detonator-who-votes-first',
			'would-roll-and-a-changed-number',
			'two-shadows',
			'two-of-clubs-twice'
		],
		'Card rulings, Loot Cards': [
			'butter-bean-on-a-trinket',
			'counterfeit-penny-and-stolen-cents',
			'the-fool-under-my-own-death',
			'justice-makes-even'
		],
		'Card rulings, Monster Cards': [
			'ambush-counts-its-own-attack',
			'cursed-monsters-outside-an-attack',
			'deck-shows-what-cannot-be-attacked',
			'devil-deal-and-its-damage',
			'dinga-on-a-six',
			'the-haunt-every-second-damage',
			'rag-man-and-the-fourth-soul',
			'satan-and-the-last-living-player',
			'deck-shows-what-cannot-be-attacked'
		],
		Examples: [
			'bomb-after-a-purchase-declaration',
			'reroll-before-or-after-godhead',
			'coin-meat-and-relic-on-one-roll',
			'deck-rearranged-under-a-purchase',
			'an-attack-from-first-roll-to-death',
			'judgement-on-a-boss-that-kills',
			'killing-before-the-refill',
			'the-fool-drawn-while-dying',
			'paying-for-help'
		],
		'Appendix, Blank Card': ['blank-card-copies']
	}
};
