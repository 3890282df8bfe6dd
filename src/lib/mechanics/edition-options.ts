/** How an edition does what the editions do in different ways, where that is inside what they share. */
export interface EditionOptions {
	/** The damage that waits on the stack; all other damage is taken at once. */
	readonly damageOnStack: 'all' | 'combat damage';
	/** What a prevention that waits is used up by: so much damage, or one instance of it. */
	readonly preventionLasts: 'so much' | 'one instance';
	/** The HP of someone whose death was prevented or cancelled: at least 1, or what it was before. */
	readonly savedWith: 'at least 1 HP' | 'the HP before';
	/** Who has priority first once a roll is on the stack. */
	readonly priorityOnRoll: 'roller' | 'active player';
	/** How the action phase ends: the active player says so, or all pass on an empty stack. */
	readonly actionPhaseEnds: 'by declaration' | 'by passing';
	/** How long the loot play of a turn lasts. */
	readonly lootPlayLasts: 'till the turn ends' | 'in the action phase';
	/** Where the standing modifiers of a roll apply. */
	readonly modifiers: 'as the roll resolves' | 'on the stack';
	/** Where the effect is that a roll on the stack is made for. */
	readonly effectOfRoll: 'has resolved' | 'waits below it';
	/** The abilities whose use is activating an object, for whatever looks for that. */
	readonly activating: '↷ and $' | '↷';
	/** What becomes of a card of the monster deck that is no monster, where it would go into a slot. */
	readonly events: 'cover a slot' | 'are played';
	/** Which of the triggers of one time go on the stack first. */
	readonly firstTriggers: 'of the game' | 'of the game and of monster cards';
	/** The order of the deaths of several players at once: they resolve in turn order, or go on the stack in it. */
	readonly playerDeaths: 'resolve in turn order' | 'are put in turn order';
	/** The order of the deaths of all whom one effect kills: the one of the effect, or that of all deaths. */
	readonly deathsOfEach: 'as the effect has it' | 'as any deaths';
	/** What becomes of a card for three or more players that comes up in a smaller game. */
	readonly cardsForThree: 'are put aside' | 'stay';
	/** When the slot of a shop item that is rerolled gets its card: within the reroll, or as any empty slot does. */
	readonly rerolledSlot: 'is filled within' | 'is refilled';
	/** Who casts the first vote. */
	readonly votesFrom: 'controller' | 'active player';
	/** With whom "each player" begins, where a player controls the ability. */
	readonly eachFrom: 'active player' | 'controller';
	/** Which reward box a copy has. */
	readonly rewardBox: 'of its own card' | 'copied';
	/** Whether something can be healed while its death is on the stack. */
	readonly healingUnderDeath: 'heals' | 'does not heal';
	/** What becomes of an ability whose choice, made as it resolves, has nothing to choose from. */
	readonly laterChoices: 'may find nothing' | 'fizzle with nothing';
	/** Which part of the death penalty is paid first. */
	readonly penaltyFirst: 'item' | 'loot card';
	/** What comes of the keyword Team Up. */
	readonly teamUp: 'means nothing' | 'rolls beside the attacker';
}
