import { describe, expect, it } from 'vitest';
import { readFace, type Unsaid } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string, unsaid: Unsaid): string =>
	readFace(text, unsaid)
		.parts.map((part) =>
			'ability' in part && !part.problem ? wordAbility(part.ability) : `unread: ${part.text}`
		)
		.join(' / ');

/** What print may say, and what we say for it. */
describe('what print says is read in our words', () => {
	it.each([
		// Who has done it.
		[
			'Cancel a loot being played. The player who played it loots 1.',
			'Choose a loot being played. Cancel it. Its controller loots 1.'
		],
		// The most and the fewest, of which several may have as many.
		[
			'Kill the player with the fewest ¢.',
			'Kill a player with the fewest ¢ or tied for the fewest.'
		],
		[
			'Give a loot card to the player with the fewest loot cards in their hand.',
			'Choose a player with the fewest loot cards in hand or tied for the fewest. Give them a loot card.'
		],
		// How many it was done to.
		[
			'Destroy any number of items you control. Gain 3¢ for each item destroyed this way.',
			'You choose any number of items you control and destroy each of them. Gain ¢ equal to 3 times the number of those who did.'
		],
		[
			'Each player discards a loot card. Gain 1¢ for each loot card discarded this way.',
			'Each player discards a loot card. Gain ¢ equal to the number of those who did.'
		],
		[
			'Choose an item you control and an item another player controls. Swap them.',
			'Choose an item you control and an item another player controls. Swap the first item with the second item.'
		]
	])('of a loot: %s', (text, ours) => {
		expect(back(text, 'loot')).toBe(ours);
	});

	it.each([
		[
			'Each time you roll a 6, you must give another player 1¢.',
			'Each time you roll a 6, choose another player. Give them 1¢.'
		],
		[
			'↷: Your next attack roll this turn has +2.',
			'↷: Gain +2 to attack rolls for the next attack roll till end of turn.'
		],
		[
			'You have +1 ATK and +1 to your attack rolls.',
			'You have +1 ATK. / You have +1 to attack rolls.'
		],
		['+1 HP, +1 ATK', 'You have +1 HP. / You have +1 ATK.'],
		[
			'If you would loot, loot 1 less.',
			'If you would loot any number of loot cards, loot that many loot cards -1 instead.'
		],
		[
			'If you would loot 2 or more, loot 1 less instead.',
			'If you would loot any number of loot cards while that much is at least 2, loot that many loot cards -1 instead.'
		],
		[
			'$: Pay 1 HP: Loot 1. Use only on your turn and only twice each turn.',
			'$: Pay 1 HP: Use only on your turn. Use only 2 times each turn. Loot 1.'
		],
		[
			'When the last counter is removed from this, destroy it.',
			'When it becomes true that there are 0 counters on this, destroy this.'
		],
		[
			'The first player to kill 3 monsters in a turn gains this soul.',
			'As soon as you killed 3 or more monsters this turn, gain this if nobody has yet.'
		],
		[
			"Other players can't play more than 1 loot card on your turn.",
			"While it's your turn, other players can't play more than 1 loot card each turn."
		]
	])('of a thing: %s', (text, ours) => {
		expect(back(text, 'given')).toBe(ours);
	});

	/** Whoever is named for it is "they" in the same breath, where nobody else was spoken of. */
	it.each([
		[
			'When this dies, the active player gains ¢ equal to the number of loot cards in their hand.',
			"When this dies, the active player gains ¢ equal to the number of loot cards in the active player's hand."
		],
		[
			'When this dies, the active player gains 1¢ for each item they control.',
			'When this dies, the active player gains ¢ equal to the number of items the active player controls.'
		],
		[
			'At the end of each turn, the active player takes 1 damage for each curse they control.',
			'At the end of each turn, the active player takes damage equal to the number of curses they control.'
		],
		[
			'↷: Choose another player, then roll-\n1-3: They gain 2¢.\n4-6: Steal 2¢ from them.',
			'↷: Choose another player. Roll-\n1-3: They gain 2¢.\n4-6: Steal 2¢ from them.'
		],
		[
			'Each time a monster dies, each player may discard a loot card. For each player who does, gain 2¢.',
			'Each time a monster dies, each player may discard a loot card. Gain ¢ equal to 2 times the number of those who did.'
		],
		[
			'↷: Prevent all damage that would be dealt to a monster this turn.',
			'↷: Choose a monster. Till end of turn, if it would take any amount of damage, prevent that damage.'
		],
		['You have +3 to your maximum hand size.', 'You have +3 to hand size.']
	])('of whoever does it: %s', (text, ours) => {
		expect(back(text, 'given')).toBe(ours);
	});

	/** What is so and what is waited for last as long; what is attacked is declared as an attack. */
	it.each([
		[
			'↷: Choose a player. Till end of turn, they have +3 ATK and each time they take damage, they loot 1.',
			'↷: Choose a player. They gain +3 ATK till end of turn. Till end of turn, each time they take damage, they loot 1.'
		],
		['Whenever a player rolls a 1, gain 1¢.', 'Each time a player rolls a 1, gain 1¢.'],
		[
			'Each time you attack, you may discard a loot card. If you do, loot 1.',
			'Each time you declare an attack, you may discard a loot card. If you do, loot 1.'
		],
		[
			'Each time you attack a monster, gain 1¢.',
			'Each time you declare an attack on a monster, gain 1¢.'
		],
		['Items in the shop cost 2¢ less.', 'Shop items players purchase cost 2¢ less.'],
		[
			'Players can look at the top card of the monster deck at any time.',
			'Players may look at the top card of the monster deck at any time.'
		],
		[
			'↷: Deal 2 damage to a player. If they die, gain 3¢.',
			'↷: Choose a player. Deal 2 damage to them. The next time they die this way this turn, gain 3¢.'
		],
		[
			'If you would roll a 1, you may reroll it instead.',
			'Each time you would roll a 1, you may reroll it.'
		]
	])('of how long and when: %s', (text, ours) => {
		expect(back(text, 'given')).toBe(ours);
	});

	it.each([
		[
			'Each time another player attacks you, gain 1¢.',
			'Each time another player declares an attack on you, gain 1¢.'
		],
		[
			'Each time another player attacks, you gain 1¢.',
			'Each time another player declares an attack, gain 1¢.'
		]
	])('who is attacked is no word of what is done: %s', (text, ours) => {
		expect(back(text, 'given')).toBe(ours);
	});

	it('nobody has killed what has not died', () => {
		expect(back('When this enters play, the player who killed it loots 1.', 'given')).toMatch(
			/^unread/u
		);
	});
});
