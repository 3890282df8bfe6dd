import { describe, expect, it } from 'vitest';
import { readAbility, readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

/** What print may say, and what we say for it. */
const SAID: readonly (readonly [theirs: string, ours: string])[] = [
	// Who rolled lowest, where nothing is said of those who are tied, is one of them, as with the most souls.
	...[
		'The player with the lowest result',
		'The player with the lowest roll',
		'The player who rolled lowest',
		'The player who rolled the lowest',
		'Whoever rolled lowest'
	].map((who): readonly [string, string] => [
		`↷: Each player rolls. ${who} loses 1¢.`,
		'↷: Each player rolls-\nChoose a player with the lowest result or tied for the lowest. They lose 1¢.'
	]),
	[
		'↷: Each player rolls. Each player with the highest result gains 1¢.',
		'↷: Each player rolls-\nEach player with the highest result or tied for the highest gains 1¢.'
	],
	...['5¢ or more', '5 or more ¢', '5¢ or more at once'].flatMap(
		(many): readonly (readonly [string, string])[] => [
			[
				`Each time you gain ${many}, loot 1.`,
				'Each time you gain ¢, if that much is at least 5, loot 1.'
			],
			[
				`Each time another player loses ${many}, loot 1.`,
				'Each time another player loses ¢, if that much is at least 5, loot 1.'
			]
		]
	),
	['While you have exactly 1 HP, you have +1 ATK.', 'While you have 1 HP, you have +1 ATK.'],
	[
		'↷: Loot 1 for each player who has fewer souls than you.',
		'↷: Loot equal to the number of players with fewer souls than you.'
	],
	[
		'↷: Loot 1 for each other player that controls more items than you.',
		'↷: Loot equal to the number of other players with more items than you.'
	],
	[
		'↷: Deal 2 damage to a monster or player. If it dies this turn, gain 3¢.',
		'↷: Choose a monster or player. Deal 2 damage to them. The next time they die this turn, gain 3¢.'
	],
	// Nobody is known yet of whom more could be said at once.
	[
		'↷: The next time another player would die this turn, prevent death. They give you a loot card.',
		'↷: The next time another player would die this turn, prevent death and they give you a loot card.'
	],
	[
		'↷: The next time a monster would take damage this turn, prevent it. That monster heals 1 HP.',
		'↷: The next time a monster would take damage this turn, prevent that damage and it heals 1 HP.'
	],
	...['Your items', 'Items you control'].flatMap((items): readonly (readonly [string, string])[] =>
		['', ' by other players'].map((by) => [
			`${items} can't be stolen${by}.`,
			"Each item you control can't be stolen."
		])
	),
	["Other players can't steal your items.", "Each item you control can't be stolen."],
	// What a cost gives away.
	[
		'$: Put a loot card from your hand on the bottom of the loot deck: Loot 1.',
		'$: Put a loot card on the bottom of the loot deck: Loot 1.'
	],
	['$: Give another player 2¢: Loot 1.', '$: Give 2¢ to another player: Loot 1.'],
	[
		'$: Give another player a loot card from your hand: Loot 1.',
		'$: Give a loot card to another player: Loot 1.'
	],
	// A comma parts a hit from whoever does what comes of it.
	[
		'Each time you hit, a monster takes 1 damage.',
		'Each time you hit with an attack roll, choose a monster. It takes 1 damage.'
	],
	[
		'Each time you miss, another player takes 1 damage.',
		'Each time you miss an attack roll, choose another player. They take 1 damage.'
	],
	[
		'When this dies, the active player and another player of their choice each lose 2¢.',
		'When this dies, choose another player. The active player loses 2¢. They lose 2¢.'
	],
	// One gain of more, and not one gain after the other.
	[
		'Each time you gain ¢, gain 1¢ more.',
		'If you would gain any number of ¢, ' + 'gain that much +1¢ instead.'
	],
	[
		'Each time you loot, loot an additional loot card.',
		'If you would loot any number of loot cards, loot that many loot cards +1 instead.'
	],
	[
		'The first time each turn you gain ¢, gain 2¢ more.',
		'The first time you gain ¢ each turn, gain 2¢.'
	],
	// Whoever discards down to a number counts their own hand.
	[
		'↷: Each player loots 2, then discards down to 5.',
		'↷: Each player loots 2, then discards loot cards equal to the number of loot cards in their hand -5.'
	],
	[
		'↷: Loot 3, then discard down to 4 loot cards.',
		'↷: Loot 3. Discard loot cards equal to ' + 'the number of loot cards in your hand -4.'
	],
	// What is hit is no player or monster that does what comes behind the comma.
	['Each time you hit a monster, gain 1¢.', 'Each time you hit a monster, gain 1¢.'],
	['Each time you hit a monster gain 1¢.', 'Each time you hit a monster, gain 1¢.'],
	['Each time a player hits this, they lose 1¢.', 'Each time a player hits this, they lose 1¢.'],
	['Each time you miss another player, loot 1.', 'Each time you miss another player, loot 1.'],
	[
		'Each time you hit a boss with an attack roll of 5, it heals 2 HP.',
		'Each time you hit a boss monster on an attack roll of 5, it heals 2 HP.'
	],
	['Each time an attack roll hits this, loot 1.', 'Each time a player hits this, loot 1.'],
	[
		'At the end of your turn, if you hit with an attack roll this turn, loot 1.',
		'At the end of your turn, if you have hit with an attack roll this turn, loot 1.'
	],
	// What all of a kind have for now is so of those that come later too.
	['↷: Monsters have -1 DC this turn.', '↷: Till end of turn, monsters have -1 evasion.'],
	['↷: Players have +1 ATK till end of turn.', '↷: Till end of turn, players have +1 ATK.'],
	// Where no event tells how much, it is what the part before did.
	[
		'↷: Choose a player. They lose 2¢ and you gain that much ¢.',
		'↷: Choose a player. They lose 2¢ and you gain ¢ equal to the amount done this way.'
	],
	[
		'↷: Discard your hand, then loot that many cards.',
		'↷: Discard your hand. Loot equal to the amount done this way.'
	],
	[
		'Each time you take damage, lose 2¢ and another player gains that much ¢.',
		'Each time you take damage, choose another player. Lose 2¢ and they gain ¢ equal to the amount done this way.'
	],
	[
		'Each time you gain ¢, another player gains that much ¢.',
		'Each time you gain ¢, choose another player. They gain that much ¢.'
	],
	// What print says in fewer words.
	['Each time another player dies, you also die.', 'Each time another player dies, die.'],
	['Play with your hand revealed.', 'Your hand is revealed.'],
	['Players play with their hands revealed.', "Each player's hand is revealed."],
	[
		"You can't be made to discard loot cards.",
		"You can't be made to discard loot cards by abilities or the death penalty."
	],
	['↷: Cancel the effect of a loot card.', '↷: Cancel a loot being played.'],
	['+1 to attack rolls.', 'You have +1 to attack rolls.'],
	[
		'This takes no damage from rolls of 6.',
		'If this would take any amount of combat damage on attack rolls of 6, prevent that damage.'
	],
	[
		'↷: Choose a player. They gain +1 to their next dice roll this turn.',
		'↷: Choose a player. They gain +1 to dice rolls for the next dice roll till end of turn.'
	],
	['↷: Deal 1 damage to any target.', '↷: Deal 1 damage to a monster or player.'],
	[
		'↷: This turn, you may attack any number of times.',
		'↷: You may attack any number of additional times this turn.'
	],
	[
		'Attack rolls against this have -1.',
		'While this is a monster being attacked, players have -1 to attack rolls.'
	],
	[
		'↷: Till end of turn, shop items cost 4¢.',
		'↷: Till end of turn, shop items players purchase cost 4¢.'
	],
	[
		'↷: The next time a player attacks this turn, cancel that attack.',
		'↷: The next time a player declares an attack this turn, cancel it.'
	],
	[
		'↷: Choose two items. Swap control of them.',
		'↷: Choose an item and another item. Swap the first item with the second item.'
	],
	['You can have up to 15 loot cards in hand.', 'Your hand size is 15.'],
	// Costs, rolls that stay as they are, what can't be a target, hands without a limit.
	['Lose 1 soul: Loot 3.', '$: Destroy a soul you control: Loot 3.'],
	["Rolls can't be rerolled.", "Dice rolls players make can't be rerolled."],
	["Dice rolls can't be rerolled or modified.", "Dice rolls players make can't be modified."],
	["Your attack rolls can't be reduced.", "Attack rolls you make can't be decreased."],
	["Players can't reroll dice.", "Dice rolls players make can't be rerolled."],
	["You can't be targeted by loot cards.", "You can't be targeted by loot."],
	[
		"Your items can't be the target of loot or abilities.",
		"Each item you control can't be targeted by loot or abilities."
	],
	[
		"Other players can't target your items.",
		"Each item you control can't be targeted by loot or abilities of other players."
	],
	['There is no maximum hand size.', 'Players have no maximum hand size.'],
	['Your hand size is unlimited.', 'You have no maximum hand size.'],
	[
		'You may play 1 additional loot card each turn.',
		'You may play an additional loot card each turn.'
	],
	[
		'↷: Put all cards under this into your hand.',
		'↷: Put the number of cards under this cards from under this into your hand.'
	],
	[
		'If you would discard a loot card, put it into your hand instead.',
		'If you would discard any number of loot cards, skip that.'
	],
	[
		'If you would discard loot cards, put them on top of the loot deck instead.',
		'If you would discard any number of loot cards, put that many loot cards from your hand ' +
			'on top of the loot deck instead.'
	],
	// What is said of several of a kind is said of each.
	['Items you control have eternal.', 'Each item you control has eternal.'],
	['Your curses have eternal.', 'Each curse you control has eternal.'],
	['Monsters with 2 or more HP have +1 ATK.', 'Each monster with 2 or more HP has +1 ATK.'],
	[
		"Players with 10¢ or more can't gain ¢.",
		'If a player with 10¢ or more would gain any number of ¢, skip that.'
	],
	[
		"Other players can't play loot cards during an attack.",
		"While an attack is under way, other players can't play loot cards."
	],
	// How often players may do something, however that is said.
	["You can't attack more than twice each turn.", "You can't attack more than 2 times each turn."],
	['You can only attack once on your turn.', "You can't attack more than once each turn."],
	['Players may only purchase once per turn.', "Players can't purchase more than once each turn."],
	['You can only play one loot card each turn.', "You can't play more than 1 loot card each turn."],
	// Steps that are skipped, prices and times that grow, how many cards a hand holds.
	['Skip your loot step.', 'If you would begin your loot step, skip that.'],
	['You skip your recharge step.', 'If you would begin your recharge step, skip that.'],
	[
		'↷: Choose a player. They skip their next loot step.',
		'↷: Choose a player. The next time they would begin their loot step, skip that.'
	],
	['Each time you are attacked, loot 1.', 'Each time a player declares an attack on you, loot 1.'],
	[
		'Shop items cost you 2¢ less for each soul you control.',
		'Shop items you purchase cost x¢ less, where x is 2 times the number of souls you control.'
	],
	[
		'You may attack an additional time on your turn for each curse you control.',
		'You may attack additional times equal to the number of curses you control on your turn.'
	],
	['Your maximum hand size is 5.', 'Your hand size is 5.'],
	// What was paid, what else there is, and what is said of the whole table.
	[
		"This can't be attacked unless it's the only monster in play.",
		"While there are 1 or more other monsters, this can't be attacked."
	],
	[
		'While there is another monster named Moss in play, this has +1 ATK.',
		'While there are 1 or more other monsters named "Moss", this has +1 ATK.'
	],
	[
		'Each time you end your turn with 5 or more ¢, loot 1.',
		'At the end of your turn, if you have 5¢ or more, loot 1.'
	],
	[
		'At the end of each turn, each monster gains a counter.',
		'At the end of each turn, put a counter on each monster.'
	],
	[
		'You have +1 ATK for the first attack you make each turn.',
		"While it's your first attack this turn, you have +1 ATK."
	],
	[
		'Each time you attack a boss, loot 1.',
		'Each time you declare an attack on a boss monster, loot 1.'
	],
	[
		'Each time you attack a monster with 4 or more HP, loot 1.',
		'Each time you declare an attack on a monster with 4 or more HP, loot 1.'
	],
	['Your attack rolls of 6 are misses.', 'Attack rolls of 6 you make count as misses.'],
	['Each time you gain exactly 1¢, loot 1.', 'Each time you gain ¢, if that much is 1, loot 1.'],
	// Damage that is less the first time.
	[
		'The first damage you would take each turn is reduced by 1.',
		'The first time you would take any amount of damage each turn, prevent 1 of that damage.'
	],
	[
		'Prevent the first non-combat damage you would take each turn.',
		'The first time you would take any amount of non-combat damage each turn, prevent that damage.'
	],
	[
		'The first time you would take damage each turn, reduce it by 1.',
		'The first time you would take damage each turn, prevent 1 of that damage.'
	],
	[
		'Damage you would take is reduced by 1.',
		'If you would take any amount of damage, prevent 1 of that damage.'
	],
	[
		'Combat damage other players would take is reduced by 2.',
		'If another player would take any amount of combat damage, prevent 2 of that damage.'
	],
	[
		'↷: Till your next turn, damage you would take is reduced by 1.',
		'↷: Till your next turn starts, if you would take any amount of damage, prevent 1 of that damage.'
	],
	['↷: Gain +2 treasure and 5¢.', '↷: Gain +2 treasure and gain 5¢.'],
	[
		'Each time a player rolls a 6, that player and you each gain 1¢.',
		'Each time a player rolls a 6, gain 1¢. They gain 1¢.'
	],
	[
		"You can't activate items unless it's your turn.",
		"While it's not your turn, you can't activate items."
	],
	[
		'↷: Put the top 3 cards of the loot deck into discard.',
		'↷: 3 times, put the top card of the loot deck into discard.'
	],
	[
		'↷: Each player may destroy an item they control. Each player who does gains +1 treasure.',
		'↷: For each player, (that player may choose an item they control and destroy it), and if they do, gains +1 treasure.'
	],
	[
		"At the end of your turn, if you're at full HP, loot 1.",
		'At the end of your turn, if your HP is at least your max HP, loot 1.'
	],
	[
		'Each time this deals combat damage, it heals that much.',
		'Each time this deals combat damage, this heals that much HP.'
	],
	[
		'This takes no combat damage except on attack rolls of 4.',
		"If this would take any amount of combat damage while the attack roll wasn't a 4, prevent that damage."
	],
	// What an attack roll showed that hit or missed.
	[
		'Each time you hit with an attack roll of 5 or 6, loot 1.',
		'Each time you hit with an attack roll on an attack roll of 5 or 6, loot 1.'
	],
	[
		'Each time you miss on a 1, loot 1.',
		'Each time you miss an attack roll on an attack roll of 1, loot 1.'
	],
	[
		'Each time another player heals, you heal that much.',
		'Each time another player heals, heal that much HP.'
	],
	['↷: Deal 1 damage to each player, including yourself.', '↷: Deal 1 damage to each player.'],
	[
		'↷: Copy a loot being played. You may choose new targets for the copy.',
		'↷: Copy a loot being played.'
	],
	[
		'If you would gain any number of ¢, gain double that amount instead.',
		'If you would gain any number of ¢, gain 2 times that much ¢ instead.'
	],
	['Monsters not being attacked have +1 DC.', 'Each monster not being attacked has +1 evasion.'],
	['During your turn, you have +1 HP.', "While it's your turn, you have +1 HP."],
	[
		'↷: Choose another player. At the start of their next turn, they lose 4¢.',
		'↷: Choose another player. The next time their turn starts, they lose 4¢.'
	],
	[
		'↷: Deal 1 damage to a monster or player. If that damage kills it, gain 3¢.',
		'↷: Choose a monster or player. Deal 1 damage to them. The next time they die this way this turn, gain 3¢.'
	],
	// What players say in fewer words than print.
	['$3: Put a counter on this.', '$: Pay 3¢: Put a counter on this.'],
	['3¢: Put a counter on this.', '$: Pay 3¢: Put a counter on this.'],
	[
		'Double all ¢ you gain.',
		'If you would gain any number of ¢, gain 2 times that much ¢ instead.'
	],
	['Your maximum HP is reduced by 1.', 'You have -1 HP.'],
	['↷: Gain 3¢, then end your turn.', "↷: Gain 3¢. If it's your turn, end the turn."],
	['↷: Gain 3¢. Your turn ends.', "↷: Gain 3¢. If it's your turn, end the turn."],
	[
		'While your hand is empty, you have +1 ATK.',
		'While you have 0 loot cards in hand, you have +1 ATK.'
	],
	[
		"While it's another player's turn, you have +1 HP.",
		"While it's not your turn, you have +1 HP."
	],
	[
		'You can play an extra loot card on your turn.',
		'You may play an additional loot card on your turn.'
	],
	[
		'You may attack an additional time each turn.',
		'You may attack an additional time on your turn.'
	],
	[
		'Each time you miss an attack roll, deal 2 damage to the monster you are attacking.',
		'Each time you miss an attack roll, deal 2 damage to the target of the attack.'
	],
	[
		'↷: Prevent up to 2 damage dealt to a player this turn.',
		'↷: Choose a player. Prevent the next 2 damage they would take this turn.'
	],
	[
		"↷: Look at a player's hand and steal a loot card from it.",
		'↷: Choose a player. Look at their hand. Steal a loot card from them.'
	],
	[
		"↷: Gain 3¢ if it's your turn. Otherwise, loot 1.",
		"↷: If it's your turn, gain 3¢. Otherwise, loot 1."
	],
	[
		'↷: Choose another player. Both of you gain 1¢.',
		'↷: Choose another player. Gain 1¢. They gain 1¢.'
	],
	['At the start of your turn, destroy this item.', 'At the start of your turn, destroy this.'],
	[
		'When you would die, if this has a counter on it, remove it and prevent that death.',
		'When you would die, if there are 1 or more counters on this, remove a counter from this and prevent death.'
	],
	[
		"At the end of your turn, if you didn't purchase anything, loot 1.",
		"At the end of your turn, if you didn't purchase an item this turn, loot 1."
	],
	['Start the game with an additional 3¢.', 'When you start the game, gain 3¢.'],
	// Damage that somebody else takes.
	...[
		'Each time you would take damage, another player takes it instead.',
		'If you would take damage, another player of your choice takes that damage instead.',
		'Each time you would take damage, redirect it to another player.'
	].map((said): [string, string] => [
		said,
		'Each time you would take damage, choose another player. Prevent that damage and deal that much damage to them.'
	]),
	[
		'Each time another player would take damage, you may take it instead.',
		'Each time another player would take damage, you may prevent that damage. If you do, take that much damage.'
	],
	[
		'↷: Choose a player. The next time they would take damage this turn, you take that damage instead.',
		'↷: Choose a player. The next time they would take damage this turn, prevent that damage and take that much damage.'
	],
	// What somebody has for a turn, and what changes a roll in time.
	['↷: You have +1 ATK this turn.', '↷: Gain +1 ATK till end of turn.'],
	[
		'↷: All monsters have -1 evasion this turn.',
		'↷: Each monster gains -1 evasion till end of turn.'
	],
	[
		'↷: Choose a player. They have +1 to attack rolls until the end of the turn.',
		'↷: Choose a player. They gain +1 to attack rolls till end of turn.'
	],
	[
		'Each time you roll a 2, you may change it to a 5.',
		'Each time you would roll a 2, you may change the result to a 5.'
	],
	["At the end of each player's turn, loot 1.", 'At the end of each turn, loot 1.'],
	[
		'Each time a player ends their turn, they may loot 1.',
		"Each time a player's turn ends, they may loot 1."
	],
	['↷: Double your ¢.', '↷: Gain ¢ equal to the number of ¢ you have.'],
	// What comes to be so, and how often something triggers or can be activated.
	[
		'When you have no loot cards in hand, loot 1.',
		'When it becomes true that you have 0 loot cards in hand, loot 1.'
	],
	[
		'When this has no counters on it, destroy it.',
		'When it becomes true that there are 0 counters on this, destroy this.'
	],
	['When you have 1 HP, you have +1 ATK.', 'While you have 1 HP, you have +1 ATK.'],
	[
		'Each time you roll a 1, gain 1¢. This ability triggers only once per turn.',
		'The first time you roll a 1 each turn, gain 1¢.'
	],
	[
		'$: Pay 1¢: Loot 1. You can only activate this once each turn.',
		'$: Pay 1¢: Use only once each turn. Loot 1.'
	],
	[
		"$: Pay 1¢: Loot 1. This can't be activated more than twice each turn.",
		'$: Pay 1¢: Use only 2 times each turn. Loot 1.'
	],
	// As much as somebody likes to pay, whose loot it is, whom something holds for.
	[
		'↷: Pay any amount of ¢. Loot 1 for each ¢ paid this way.',
		'↷: Pay any number of ¢. Loot equal to the amount done this way.'
	],
	[
		'↷: Cancel a loot being played by another player.',
		'↷: Cancel a loot being played another player controls.'
	],
	['While a player has 10¢ or more, they have +1 ATK.', 'Each player with 10¢ or more has +1 ATK.'],
	[
		'You have +1 to attack rolls against bosses.',
		'While the target of the attack is a boss monster, you have +1 to attack rolls.'
	],
	[
		"This can't take more than 2 damage at a time.",
		'If this would take any amount of damage while that much is at least 2, this takes 2 damage instead.'
	],
	// More than each of the others, whole hands, and damage by what it is.
	[
		'While you have fewer ¢ than any other player, you have +1 ATK.',
		'While you have fewer ¢ than each other player, you have +1 ATK.'
	],
	[
		"↷: Swap your hand with another player's hand.",
		'↷: Choose another player. Swap hands with them.'
	],
	[
		'Each time you take non-combat damage, loot 1.',
		'Each time you take non-combat damage, loot 1.'
	],
	[
		'If you would take 2 or more damage, take 1 damage instead.',
		'If you would take any amount of damage while that much is at least 2, take 1 damage instead.'
	],
	[
		'$: Destroy this: Choose another player. The next time you would take damage this turn, that player takes that damage instead.',
		'$: Destroy this: Choose another player. The next time you would take any amount of damage this turn, they take that much damage instead.'
	],
	[
		'When this takes damage, cancel the attack on this.',
		'When this takes damage, if this is an object being attacked, cancel the attack.'
	],
	[
		'Monsters you attack have +1 ATK.',
		"While it's your turn, each monster being attacked has +1 ATK."
	],
	[
		'The first attack roll you make each turn counts as a miss.',
		"While it's your first attack roll this turn, attack rolls of 1, 2, 3, 4, 5, or 6 you make count as misses."
	],
	[
		'If you would loot, loot 2 instead.',
		'If you would loot any number of loot cards, loot 2 loot cards instead.'
	],
	[
		'If this would take damage, it takes 1 damage instead.',
		'Damage this would take is reduced to 1.'
	],
	// Cards that were looked at, without saying each time that they are put.
	[
		'↷: Look at the top 7 cards of the room deck. Put one into discard and the rest back on top in any order.',
		'↷: Look at the top 7 cards of the room deck. Put 1 of them into discard. Put the rest on top of the room deck in any order.'
	],
	[
		'↷: Look at the top 2 cards of the room deck. You may put one on the bottom. Put the rest back in any order.',
		'↷: Look at the top 2 cards of the room deck. Put up to 1 of them on the bottom of the room deck. Put the rest on top of the room deck in any order.'
	],
	// Less of a stat, by itself, and which attack of the turn it is.
	['-2 ATK', 'You have -2 ATK.'],
	['-2 to attack rolls while you have 0¢.', 'While you have 0¢, you have -2 to attack rolls.'],
	[
		'You have -2 to attack rolls on your second attack each turn.',
		"While it's your second attack this turn, you have -2 to attack rolls."
	],
	// How many HP a monster has.
	[
		"↷: Kill a monster with 2 or less HP that isn't being attacked.",
		'↷: Kill a monster with 2 or less HP not being attacked.'
	],
	// What belongs to somebody, and who sits beside whom.
	["↷: Destroy another player's soul.", '↷: Destroy a soul another player controls.'],
	["↷: Deactivate a player's item.", '↷: Deactivate an item a player controls.'],
	['↷: Recharge all of your items.', '↷: Recharge each item you control.'],
	[
		"↷: Destroy a curse. If you do, that curse's controller loots 2.",
		'↷: Choose a curse. Destroy it. If you do, its controller loots 2.'
	],
	[
		'When this dies, the player to the left of the active player takes 2 damage.',
		"When this dies, the player to the active player's left takes 2 damage."
	],
	// What is less or more than somebody else has, and what nobody does.
	[
		'↷: If you have less ¢ than another player, loot 1.',
		'↷: If there are 1 or more other players with more ¢ than you, loot 1.'
	],
	[
		'↷: Each other player may give you 2¢. If no one does, loot 1.',
		'↷: Each other player may give you 2¢. If the number of those who did is 0, loot 1.'
	],
	[
		'↷: Each player discards down to 4 loot cards.',
		'↷: Each player discards loot cards equal to the number of loot cards in their hand -4.'
	],
	// Until when, how often, and what becomes of a stat.
	[
		'↷: Choose a player. They gain +4 ATK until the end of the turn.',
		'↷: Choose a player. They gain +4 ATK till end of turn.'
	],
	[
		'When you miss an attack roll for the second time in a turn, loot 1.',
		'When you miss an attack roll for the second time each turn, loot 1.'
	],
	[
		'↷: Choose a monster. Its DC becomes 5 till end of turn.',
		'↷: Choose a monster. Make its evasion 5 till end of turn.'
	],
	[
		'When this dies, put it back on top of the monster deck instead of into discard.',
		'When this dies, put this on top of its deck.'
	],
	[
		'Each time the active player takes combat damage from this, loot 1.',
		'Each time this deals combat damage to the active player, loot 1.'
	],
	[
		'↷: Each player votes for a player. The player with the most votes gains 2¢. On a tie, each tied player loses 1¢.',
		'↷: Each player votes on a player-\nMost votes: That player gains 2¢.\nTie: Each tied player loses 1¢.'
	],
	// Those of all players who did it, or did not.
	[
		'When this dies, each player may pay 3¢. Those who do loot 2.',
		'When this dies, for each player, (that player may pay 3¢), and if they do, loots 2.'
	],
	[
		"When this dies, each player may pay 3¢. Those who don't take 2 damage.",
		"When this dies, for each player, (that player may pay 3¢), and if they don't, takes 2 damage."
	],
	// What any amount may be counted by.
	[
		'↷: Steal 1¢ from another player for each curse in play.',
		'↷: Steal ¢ equal to the number of curses from another player.'
	],
	[
		'↷: Each other player recharges their character.',
		'↷: Each other player chooses a character they control and recharges it.'
	],
	[
		'Each time you take damage, you gain +1 to attack rolls this turn.',
		'Each time you take damage, gain +1 to attack rolls till end of turn.'
	],
	[
		'+2 ATK while you have no loot cards in your hand.',
		'While you have 0 loot cards in hand, you have +2 ATK.'
	],
	[
		'$: Pay 2¢: Roll-\n1-5: Nothing.\n6: Loot 4.',
		'$: Pay 2¢: Roll-\n1-5: Nothing happens.\n6: Loot 4.'
	],
	["Other monsters can't be attacked.", 'Other monsters have "This can\'t be attacked."'],
	['Bosses have -1 DC.', 'Each boss monster has -1 evasion.'],
	[
		"At the start of each turn, if the active player didn't attack, they lose 4¢.",
		'At the start of each turn, if the number of attacks made this turn is at most 0, the active player loses 4¢.'
	],
	['Your items cost 1¢ less to activate.', '$ abilities of items you control cost 1¢ less.'],
	['Shop items cost 2¢ more for you.', 'Shop items you purchase cost 2¢ more.'],
	// One of what somebody has, and a die by its other name.
	[
		'↷: Each player destroys one item they control.',
		'↷: Each player chooses an item they control and destroys it.'
	],
	[
		'↷: Choose a player. Steal one of their items.',
		'↷: Choose a player. You choose an item they control and steal it.'
	],
	['Each time you roll a die, gain 1¢.', 'Each time you roll a dice, gain 1¢.'],
	[
		'Each time a monster dies, its killer loots 1.',
		'Each time a monster dies, the player who killed it loots 1.'
	],
	// Half of what one has.
	[
		'↷: Choose another player. They lose half of their ¢, rounded up.',
		'↷: Choose another player. They lose half their ¢, rounded up.'
	],
	[
		'When this dies, each player discards half the loot cards in their hand, rounded down.',
		'When this dies, each player discards half their hand, rounded down.'
	],
	// One of two things, by whoever does them; an option of yours has its own target.
	[
		'At the start of your turn, destroy an item you control or take 2 damage.',
		'At the start of your turn, choose one-\n• Destroy an item you control.\n• Take 2 damage.'
	],
	[
		'↷: Choose another player. They give you 3¢ or take 1 damage.',
		'↷: Choose another player. They choose one-\n• They give you 3¢.\n• They take 1 damage.'
	],
	[
		'When this dies, each player must discard a loot card or take 1 damage.',
		'When this dies, for each player, that player chooses one-\n• That player discards a loot card.\n• That player takes 1 damage.'
	],
	['↷: Deal 1 damage to a monster or player.', '↷: Deal 1 damage to a monster or player.'],
	// A reroll is of what would be rolled.
	[
		'The first time you roll a 1 each turn, you may reroll it.',
		'The first time you would roll a 1 each turn, you may reroll it.'
	],
	[
		'At the start of your turn, if you have the fewest loot cards or are tied for the fewest, loot 1.',
		'At the start of your turn, if you have the fewest loot cards in hand or tied for the fewest, loot 1.'
	],
	['$: Destroy a soul you control: Loot 4.', '$: Destroy a soul you control: Loot 4.'],
	[
		'This has X ATK, where X is the number of curses the active player controls.',
		"This card's ATK is the number of curses the active player controls."
	],
	[
		'↷: Choose another player. You each loot 2.',
		'↷: Choose another player. Loot 2. They loot 2 at the same time.'
	],
	[
		'The first player to control 2 curses gains this.',
		'As soon as there are 2 or more curses you control, gain this if nobody has yet.'
	],
	['Each time a boss dies, loot 1.', 'Each time a boss monster dies, loot 1.'],
	[
		'At the end of your turn, gain 1¢ for each monster you killed this turn.',
		'At the end of your turn, gain ¢ equal to the number of monsters you killed this turn.'
	],
	// Who is healed may be said behind the verb.
	['↷: Heal a player 2 HP.', '↷: Choose a player. They heal 2 HP.'],
	[
		'When this would die, if there are 0 counters on this, prevent its death and heal it to full HP.',
		'When this would die, if there are 0 counters on this, prevent death and this heals to full HP.'
	],
	[
		'Each time you would take damage, you may pay 3¢. If you do, prevent 1 damage.',
		'Each time you would take damage, you may pay 3¢. If you do, prevent 1 of that damage.'
	],
	// What one may do spares what happens otherwise; so does what is so already.
	[
		'↷: Take 2 damage unless you discard a loot card.',
		"↷: You may discard a loot card. If you don't, take 2 damage."
	],
	[
		'Each time this deals damage to a player, they lose 4¢ unless they discard 2 loot cards.',
		"Each time this deals damage to a player, they may discard 2 loot cards. If they don't, they lose 4¢."
	],
	[
		'When this dies, each player takes 1 damage unless they discard a loot card.',
		"When this dies, for each player, (that player may discard a loot card), and if they don't, takes 1 damage."
	],
	[
		'When you take damage, loot 1 unless it’s your turn.',
		"When you take damage, if it's not your turn, loot 1."
	],
	// What takes the place of what is usual is done alone.
	[
		'↷: Gain 2¢. If you have 0¢, gain 5¢ instead.',
		'↷: If you have 0¢, gain 5¢. Otherwise, gain 2¢.'
	],
	['↷: Gain 2¢. If you have 0¢, instead loot 3.', '↷: If you have 0¢, loot 3. Otherwise, gain 2¢.'],
	[
		"↷: Deal 1 damage to a monster. If it's your turn, deal 2 damage instead.",
		"↷: Choose a monster. If it's your turn, deal 2 damage to it. Otherwise, deal 1 damage to it."
	],
	[
		'Each time you kill a monster, you may pay 2¢ to recharge an item you control.',
		'Each time you kill a monster, choose an item you control. You may pay 2¢. If you do, recharge it.'
	],
	[
		'Each time you roll a 6, if it was an attack roll, loot 1.',
		'Each time you roll a 6, if it is an attack roll, loot 1.'
	],
	[
		"Each time a monster dies, if it's a boss monster, loot 1.",
		'Each time a monster dies, if it is a boss monster, loot 1.'
	],
	[
		"When this dies, each player may pay 2¢. Each player who doesn't loots 1.",
		"When this dies, for each player, (that player may pay 2¢), and if they don't, loots 1."
	],
	['Your max hand size is reduced by 3.', 'You have -3 to hand size.'],
	[
		'↷: Return a loot card from discard to your hand.',
		'↷: Put a loot card in discard into your hand.'
	],
	[
		'Each time you take damage, loot 1. This can only happen once per turn.',
		'The first time you take damage each turn, loot 1.'
	],
	[
		'When another player dies, before they pay the death penalty, steal 2¢ from them.',
		'When another player dies, before paying penalties, steal 2¢ from them.'
	],
	[
		'Each time another player gains 3 or more ¢ at once, gain 1¢.',
		'Each time another player gains ¢, if that much is at least 3, gain 1¢.'
	],
	[
		'Each time you take 2 or more damage at once, loot 1.',
		'Each time you take damage, if that much is at least 2, loot 1.'
	],
	[
		"This can't be attacked while another monster is in play.",
		"While there are 1 or more other monsters, this can't be attacked."
	],
	[
		"Each time you take damage on another player's turn, loot 1.",
		"Each time you take damage while it's not your turn, loot 1."
	],
	[
		'On your turn, each other player has -1 HP.',
		"While it's your turn, each other player has -1 HP."
	],
	[
		'↷: Choose another player. You and that player each gain 3¢.',
		'↷: Choose another player. Gain 3¢. They gain 3¢.'
	],
	[
		'Each time a player dies, steal a soul from them.',
		'Each time a player dies, steal a soul they control.'
	],
	[
		'↷: Choose a monster. It has -1 DC and +1 ATK till end of turn.',
		'↷: Choose a monster. It gains -1 evasion till end of turn and gains +1 ATK till end of turn.'
	],
	[
		'When this has 3 counters, each player gains +1 treasure.',
		'When this reaches 3 counters, each player gains +1 treasure.'
	],
	['Each time this is attacked, loot 1.', 'Each time a player declares an attack on this, loot 1.'],
	[
		'↷: Choose a player. They discard their hand, then loot that many.',
		'↷: Choose a player. They discard their hand. They loot equal to the amount done this way.'
	],
	[
		'Prevent the first instance of damage this would take each turn.',
		'The first time this would take any amount of damage each turn, prevent that damage.'
	],
	[
		'If you have 7 or more loot cards in your hand, you have +1 ATK.',
		'While you have 7 or more loot cards in hand, you have +1 ATK.'
	],
	[
		'This has +1 DC for each other monster in play.',
		'This has +x evasion, where x is the number of other monsters.'
	],
	[
		'At the end of your turn, if this is deactivated, gain 2¢.',
		'At the end of your turn, if this is a deactivated object, gain 2¢.'
	],
	[
		'At the end of your turn, if you have fewer than 3 loot cards in your hand, loot 1.',
		'At the end of your turn, if you have 2 or less loot cards in hand, loot 1.'
	],
	[
		'Each time you die, if you have no loot cards in your hand, gain 2¢.',
		'Each time you die, if you have 0 loot cards in hand, gain 2¢.'
	],
	[
		'At the end of your turn, if this has at least 3 egg counters, loot 2.',
		'At the end of your turn, if there are 3 or more egg counters on this, loot 2.'
	],
	[
		'While you control more than 2 items, you have +1 HP.',
		'While there are 3 or more items you control, you have +1 HP.'
	],
	['Shop items cost 2¢ less.', 'Shop items players purchase cost 2¢ less.'],
	[
		'↷: Choose another player. Until end of turn, prevent all damage they would take.',
		'↷: Choose another player. Till end of turn, if they would take any amount of damage, prevent that damage.'
	],
	[
		'When this would die, prevent its death, then the active player gains its rewards.',
		'When this would die, prevent death. The active player gains the rewards of this.'
	],
	[
		'Each time a monster takes damage, the active player gains its rewards.',
		'Each time a monster takes damage, the active player gains the rewards of it.'
	],
	[
		'When this dies, reveal cards from the top of the treasure deck till you reveal 3 Guppy cards. Put them into discard. Put the rest on top.',
		'When this dies, reveal cards from the top of the treasure deck until 3 Guppy cards are revealed. Put them into discard. Put the rest on top of the treasure deck.'
	],
	[
		'↷: Choose another player. If they have more souls than you, steal 3¢ from them.',
		'↷: Choose another player. If they have more souls than you, steal 3¢ from them.'
	],
	[
		'When a player dies, another player of their choice loots 1.',
		'When a player dies, they choose another player and that player loots 1.'
	],
	[
		'Each time this takes damage from a player, that player discards a loot card.',
		'Each time a player deals damage to this, they discard a loot card.'
	],
	[
		'↷: Gain +1 to your next attack roll this turn.',
		'↷: Gain +1 to attack rolls for the next attack roll till end of turn.'
	],
	[
		'↷: Choose another player. Until the start of your next turn, each time they gain ¢, you gain 1¢.',
		'↷: Choose another player. Till your next turn starts, each time they gain ¢, gain 1¢.'
	],
	['↷: You and another player each gain 2¢.', '↷: Choose another player. Gain 2¢. They gain 2¢.'],
	[
		'When this dies, if you killed a monster this turn, gain a treasure.',
		'When this dies, if you killed 1 or more monsters this turn, gain +1 treasure.'
	],
	[
		"At the end of your turn, if you didn't attack this turn, lose 1¢.",
		'At the end of your turn, if the number of attacks made this turn is at most 0, lose 1¢.'
	],
	[
		'At the end of your turn, if no monsters died this turn, loot 1.',
		"At the end of your turn, if it's not true that a monster died this turn, loot 1."
	],
	[
		'While you have no loot cards in your hand, monsters you attack have -1 DC.',
		"While you have 0 loot cards in hand and it's your turn, each monster being attacked has -1 evasion."
	],
	[
		'You may add or subtract 1 from any of your attack rolls.',
		'Each time you make an attack roll, you may add +1 or -1 to it.'
	],
	[
		'At the end of the turn, if a player died this turn, put this into discard.',
		'At the end of each turn, if the number of players who died this turn is at least 1, put this into discard.'
	],
	[
		'↷: Steal 2 loot cards at random from another player.',
		'↷: Choose another player. Steal 2 loot cards from them at random.'
	],
	[
		'The first player to control 5 or more items gains this soul.',
		'As soon as there are 5 or more items you control, gain this if nobody has yet.'
	],
	[
		'Loot +2 during your loot step.',
		"If you would loot any number of loot cards while it's the loot step and it's your turn, loot that many loot cards +2 instead."
	],
	[
		'↷: Choose another player. That player destroys a soul they control.',
		'↷: Choose another player. They choose a soul they control and destroy it.'
	],
	[
		'↷: Choose a player, then roll- They take damage equal to the result.',
		'↷: Choose a player. Roll-\n1-6: They take that much damage.'
	],
	[
		'↷: Each player rolls- Each player who rolls the highest or tied for the highest loots 2.',
		'↷: Each player rolls-\nEach player with the highest result or tied for the highest loots 2.'
	],
	[
		'You take no combat damage on attack rolls of 3.',
		'If you would take any amount of combat damage on attack rolls of 3, prevent that damage.'
	],
	[
		'You have +2 HP for each counter on this.',
		'You have +x HP, where x is 2 times the number of counters on this.'
	],
	[
		'You have +1 ATK for every 2 cards under this.',
		'You have +x ATK, where x is half of the number of cards under this, rounded down.'
	],
	[
		'Monsters have -x DC, where x is the number of souls you control.',
		'Monsters have -x evasion, where x is the number of souls you control.'
	],
	['↷: Loot x, where x is the number of shop slots.', '↷: Loot equal to the number of shop slots.'],
	[
		'↷: Destroy this. If you do, each other player destroys an item they control.',
		'↷: Destroy this. If you do, each other player chooses an item they control and destroys it.'
	],
	[
		'Each time you die, choose any number of players. Those players gain 2¢.',
		'Each time you die, you choose any number of players and each of them gains 2¢.'
	],
	['At the end of the turn, destroy this.', 'At the end of each turn, destroy this.'],
	['When the 4th counter is put on this, loot 2.', 'When this reaches 4 counters, loot 2.'],
	[
		'Each time a player rolls a 3, destroy all curses.',
		'Each time a player rolls a 3, destroy each curse.'
	],
	["You have +1 ATK while it's not your turn.", "While it's not your turn, you have +1 ATK."],
	["↷: Loot 2 if it's your turn.", "↷: If it's your turn, loot 2."],
	['↷: Gain 1¢, heal 1 HP, then loot 1.', '↷: Gain 1¢. Heal 1 HP. Loot 1.'],
	[
		'You take no combat damage on attack rolls of 3, 4, or 6.',
		'If you would take any amount of combat damage on attack rolls of 3, 4, or 6, prevent that damage.'
	],
	[
		'Other players may attack you. You have 2+ DC for the attack.',
		'You can be attacked by the active player, and your evasion is 2 then.'
	],
	['When this is at 3 HP or less, it has +1 ATK.', 'While this has 3 HP or less, this has +1 ATK.']
];

describe('print in other words', () => {
	it.each(SAID)('%s', (theirs, ours) => {
		const read = readAbility(theirs, 'given');
		expect('ability' in read && wordAbility(read.ability)).toBe(ours);
	});
});

/** Extended Rulebook, 2 Cards: gray text has no meaning; 6.7: what counters do, an ability says. */
describe('the lines of a face', () => {
	const kinds = (text: string): readonly string[] =>
		readFace(text, 'given').parts.map((part) =>
			'ability' in part
				? part.problem
					? 'unread'
					: 'ability'
				: 'flavor' in part
					? 'flavor'
					: 'keywords'
		);

	it.each([
		["Each time a player dies, loot 1.\n'All mine!' A crow", ['flavor', 'ability']],
		['↷: Loot 1.\nFlavor: What a rock!', ['flavor', 'ability']],
		['~ What a rock!\n↷: Loot 1.', ['flavor', 'ability']],
		['↷: Put a gold counter on an item.', ['ability']],
		['↷: Put an ATK counter on an item.', ['ability']],
		['↷: Put a gold counter on an item. (Gold counters say "Gain 1¢.")', ['unread']],
		['↷: Choose one-\nLoot 1.\nGain 1¢.\nHeal 1 HP.', ['ability']]
	])('%s', (text, parts) => {
		expect(kinds(text)).toEqual(parts);
	});

	it('takes each line without a sign as an option of its own', () => {
		const read = readAbility('↷: Choose one-\nLoot 1, then gain 1¢.\nHeal 1 HP.', 'given');
		const effect = 'ability' in read && read.ability.way === 'tap' ? read.ability.effect : null;
		expect(effect?.do === 'choose one' && effect.options.length).toBe(2);
	});
});
