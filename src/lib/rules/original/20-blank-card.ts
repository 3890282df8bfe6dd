import { disputed, guidance, settled } from './rule.ts';

/** The appendix on Blank Card: rules of this edition alone. */
export const BLANK_CARD = {
	'blank-card.doubles': settled(
		'blank-card',
		'What Blank Card doubles',
		'A doubled loot does twice as much of all that can be counted in it: ¢, cards, damage, prevention, bonuses.'
	),
	'blank-card.not-twice': settled(
		'blank-card',
		'Doubled once',
		'Doubling a loot again has no effect: it is doubled once.'
	),
	// The line of the card itself says so: it waits for a loot that is no trinket.
	'blank-card.not-kept': guidance(
		'blank-card',
		'Loot that stays is not doubled',
		'Loot that stays, as a trinket or a soul, cannot be doubled.'
	),
	'blank-card.nothing-to-count': settled(
		'blank-card',
		'Nothing to double',
		'A loot in which nothing can be counted is not changed by doubling, nor one that evens out what two players have.'
	),
	'blank-card.rolls': settled(
		'blank-card',
		'Doubling a loot that rolls',
		'A doubled loot is rolled for once; its numbers stay, and each of its outcomes is doubled.'
	),
	'blank-card.looked-at': settled(
		'blank-card',
		'Doubling cards looked at',
		'Where cards of one deck are looked at, their number and the numbers put back are doubled.'
	),
	'blank-card.each-deck': settled(
		'blank-card',
		'Doubling "each deck"',
		'Where the top card of each deck or the hand of each player is looked at, only what follows is doubled.'
	),
	'blank-card.reckoned': settled(
		'blank-card',
		'Doubling what is worked out',
		'An amount that is reckoned, from a roll, a hand or what a player has, is doubled after it has been.'
	),
	'blank-card.times': settled(
		'blank-card',
		'Doubling attacks, turns and treasure',
		'Further attacks, further turns and treasures gained are doubled in number.'
	),
	'blank-card.single-things': disputed(
		'blank-card',
		'Doubling a single thing',
		'A single card, item or soul that is taken or discarded becomes two. One that is recharged, destroyed or replaced stays one; only the first line of White with Spots rerolls two.'
	)
} as const;

/** Nothing there is shared with the rules of 2023. */
export const BLANK_CARD_SHARED = {} as const;
