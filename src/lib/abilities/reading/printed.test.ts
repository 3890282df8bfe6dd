import { describe, expect, it } from 'vitest';
import { readAbility } from '../reading.ts';
import { wordAbility } from '../wording.ts';

/** Words of print that come together. */
const AT_THE_END = 'At the end of the turn';
const FEWER = 'fewer loot cards in your hand';
const ON_TOP = 'on top of the loot deck';
const EITHER = 'on a monster or player';
const IN_HAND = 'the number of loot cards in your hand';
const LAST = 'if the active player is the only living player';
const MOST_VOTES = 'with the most votes or tied for the most';
const THAN = 'than there are counters on this';
const PREVENTED = 'while it has counters on it, prevent it';
const TO_ANOTHER = 'instead give it to another player';
const AGAIN = 'That player may attack an additional time this turn';
const GAINED = 'The active player gains it';
const SLOTS = 'expand monster slots, shop slots, or room slots';
const THEIR_NEXT = 'to their next attack roll this turn';
const TAKEN = 'all damage you would take';
const SWAPPED = 'swap a card from your hand with one of theirs';
const NEXT_ROLL = 'If the next roll is that number';
const DECK_ORDER = 'on top of the loot deck in any order';

/** What print may say, and what is meant by it. The cards are invented. */
const MEANT: readonly (readonly [theirs: string, ours: string])[] = [
	// What is true only while two things are: neither takes the place of the other.
	[
		'While you have 2¢ or more, monsters have +1 DC on your turn.',
		"While you have 2¢ or more and it's your turn, monsters have +1 evasion."
	],
	[
		'You have +2 HP while you control no other Guppy items.',
		'While there are 0 other Guppy items you control, you have +2 HP.'
	],
	[
		'While the active player controls 5+ curses, monsters have -1 DC.',
		'While there are 5 or more curses the active player controls, monsters have -1 evasion.'
	],
	[
		'At the end of your turn, if you control another Guppy item, loot 1.',
		'At the end of your turn, if there are 1 or more other Guppy items you control, loot 1.'
	],
	// 5.2: what happens instead may be said first.
	[
		'If you would lose any number of ¢, instead each player loses that much ¢.',
		'If you would lose any number of ¢, do this instead: each player loses that much ¢.'
	],
	// Whoever chooses does what follows, not what was chosen.
	[
		'Each time you die, choose 2 players and each of them chooses an item in the shop and steals it, then loots 1.',
		'Each time you die, you choose 2 players and each of them chooses an item in the shop and steals it, then loots 1.'
	],
	// "Their" is never "your".
	[
		'↷: Put a counter on this. If you do, choose a player. They give you loot cards equal to half of the number of loot cards in their hand, rounded down.',
		"↷: Put a counter on this. If you do, you choose a player and that player gives you loot cards equal to half of the number of loot cards in that player's hand, rounded down."
	],
	// Longer sentences of print, piece by piece.
	[
		'Monsters with a gold counter on them have +2 ATK.',
		'Each monster with a gold counter on it has +2 ATK.'
	],
	[
		`↷: Look at a player's hand. You may ${SWAPPED}.`,
		'↷: Choose a player. Look at their hand. You may swap a loot card with them.'
	],
	[
		`At the end of your turn, put 2 cards from your hand ${DECK_ORDER}.`,
		`At the end of your turn, put 2 loot cards from your hand ${ON_TOP}.`
	],
	[
		'↷: Recharge up to 2 other items in play.',
		'↷: You choose up to 2 other items and recharge each of them.'
	],
	[
		`↷: Before a dice is rolled, choose a number. ${NEXT_ROLL}, gain 5¢.`,
		'↷: You choose a number from 1 to 6. The next time a player rolls a 1, 2, 3, 4, 5, or 6, if that much is that number, gain 5¢.'
	],
	[
		`↷: Each player votes for a player. Each player ${MOST_VOTES} dies.`,
		'↷: Each player votes on a player-\nMost votes, tied ones too: That player dies.'
	],
	[
		`↷: Each player votes ${EITHER}. Each monster or player ${MOST_VOTES} takes 2 damage.`,
		'↷: Each player votes on a monster or a player-\nMost votes, tied ones too: That one takes 2 damage.'
	],
	[
		`When you gain this, put counters on it equal to ${IN_HAND}.`,
		`When you gain this, put counters equal to ${IN_HAND} on this.`
	],
	[
		`When you die, if you have ${FEWER} ${THAN}, loot 1.`,
		`When you die, if ${IN_HAND} is less than the number of counters on this, loot 1.`
	],
	[
		'Each time you gain 5 or more ¢ at once. Recharge this.',
		'Each time you gain ¢, if that much is at least 5, recharge this.'
	],
	[
		'Damage this would take is reduced by 2.',
		'If this would take any amount of damage, this takes that much damage -2 instead.'
	],
	[
		'This only takes combat damage on attack rolls of 5.',
		"If this would take any amount of combat damage while the attack roll wasn't a 5, prevent that damage."
	],
	[
		`Each time this would take damage ${PREVENTED}.`,
		'Each time this would take damage while there are 1 or more counters on this, prevent that damage.'
	],
	[
		'Each time this would take damage, prevent it. Cancel an attack against this.',
		'Each time this would take damage, prevent that damage. If this is an object being attacked, cancel the attack.'
	],
	[
		`Each time this takes damage, the attacking player has -2 ${THEIR_NEXT}.`,
		'Each time this takes damage, the attacking player gains -2 to attack rolls for the next attack roll till end of turn.'
	],
	[
		'↷: Gain +2 ATK for your next attack roll this turn.',
		'↷: Gain +2 ATK for the next attack roll till end of turn.'
	],
	[
		`↷: Prevent ${TAKEN} till end of turn.`,
		'↷: Till end of turn, if you would take any amount of damage, prevent that damage.'
	],
	[
		'↷: Gain 1¢. When you roll a 1-2 this turn, loot 1.',
		'↷: Gain 1¢. The next time you roll a 1 or 2 this turn, loot 1.'
	],
	[
		`When this dies, ${SLOTS} by 1.`,
		'When this dies, choose one-\n• Expand monster slots by 1.\n• Expand shop slots by 1.\n• Expand room slots by 1.'
	],
	[
		'Each time you take damage, gain 2¢ or loot 2.',
		'Each time you take damage, choose one-\n• Gain 2¢.\n• Loot 2.'
	],
	[
		`At the start of each turn, ${LAST}, this dies.`,
		'At the start of each turn, if there are 1 or less living players and the active player is a living player, this dies.'
	],
	[
		'When another player kills you, give this to them.',
		'When another player kills you, give this to them.'
	],
	[
		`As this enters play, it becomes an item. ${GAINED}.`,
		'As this enters play, this becomes an item, then the active player gains this.'
	],
	[
		`If this would be put into discard, ${TO_ANOTHER}.`,
		'If this would be put into discard, do this instead: you choose another player and give this to that player.'
	],
	[
		'On your turn, other players have 3+ DC and can be attacked.',
		"While it's your turn, you may attack each other player, who has 3 evasion then."
	],
	[
		'Players with gold counters on them have 5+ and can be attacked.',
		'The active player may attack each player with a gold counter on it, who has 5 evasion then.'
	],
	[
		`↷: Cancel an attack. ${AGAIN}.`,
		'↷: Choose an attack. Cancel it. Its controller may attack an additional time this turn.'
	],
	[
		"↷: If it's your turn, loot 1. Deal 1 damage to a monster.",
		"↷: If it's your turn, loot 1. You choose a monster and deal 1 damage to it."
	],
	[
		'At the start of your turn, loot 1. If you have 5¢ or more, deal 1 damage to a monster.',
		'At the start of your turn, loot 1. If you have 5¢ or more, you choose a monster and deal 1 damage to it.'
	],
	[
		'At the start of your turn, kill a monster named Greed, Lust, or Rag Man.',
		'At the start of your turn, kill a monster named "Greed", a monster named "Lust", or a monster named "Rag Man".'
	],
	[
		'When this would die, prevent death. This heals 3 HP and gains +2 DC and -2 ATK till end of turn.',
		'When this would die, prevent death and heal 3 HP. This gains +2 evasion till end of turn and gains -2 ATK till end of turn.'
	],
	[
		'At the start of your turn, put a card with "Penny" in its name from the loot discard in your hand.',
		'At the start of your turn, put a loot card with "Penny" in its name in discard into your hand.'
	],
	[
		'When you gain this, choose 3 players. They each steal a shop item and lose 1¢.',
		'When you gain this, you choose 3 players and each of them chooses an item in the shop and steals it, then loses 1¢.'
	],
	[
		'When this dies, the active player deals 2 damage each to a monster, player, and themselves.',
		'When this dies, choose a monster and a player. The active player deals 2 damage to the chosen monster. The active player deals 2 damage to the chosen player at the same time. The active player deals 2 damage to the active player at the same time.'
	],
	[
		'↷: Choose another monster and player. They die.',
		'↷: Choose another monster and a player. The chosen monster dies. The chosen player dies.'
	],
	[
		`↷: Kill a monster. ${AT_THE_END}, kill all players.`,
		"↷: Kill a monster. The next time a player's turn ends this turn, kill each player."
	],
	// "It" is what was named, where nothing has happened to any thing.
	['↷: Choose an item. Destroy it. Loot 2.', '↷: Destroy an item. Loot 2.'],
	[
		'Each time you take damage, choose an item. Destroy it.',
		'Each time you take damage, destroy an item.'
	],
	[
		'↷: Deal 2 damage to a monster, then destroy it.',
		'↷: Choose a monster. Deal 2 damage to it. Destroy it.'
	]
];

describe('what print means', () => {
	it.each(MEANT)('%s', (theirs, ours) => {
		const read = readAbility(theirs, 'given');
		expect('ability' in read && wordAbility(read.ability)).toBe(ours);
	});
});
