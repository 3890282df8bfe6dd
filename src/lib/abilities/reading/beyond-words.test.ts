import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const [read] = readFace(text, 'given').parts;
	return read && 'ability' in read && read.problem === null ? wordAbility(read.ability) : null;
};

/** Extended Rulebook, 6.16: nobody steals what is theirs. */
describe('who would take from themselves', () => {
	it.each([
		'Each time this dies, choose a player. That player steals an item from them.',
		'Each time you roll a 6, choose a player. That player steals an item they control.'
	])('is not who is meant, and it is left to the players: %s', (text) => {
		expect(back(text)).toBeNull();
	});
	it('is another where they are named', () => {
		expect(
			back('Each time you roll a 6, choose a player. They steal an item you control.')
		).not.toBeNull();
	});
});

/** Extended Rulebook, 2.2 and 3.10: a trinket is a loot card that becomes an item; as it is played it is none yet. */
describe('what is asked of what was played', () => {
	it('is not asked as of an item', () => {
		expect(back("When you play a loot card, if it's a trinket, gain 1¢.")).toBeNull();
		expect(back("When you play a loot card, if it's an active item, gain 1¢.")).toBeNull();
	});
	it('is said with what is played', () => {
		expect(back('Each time you play a trinket, gain 1¢.')).toBe(
			'Each time you play a trinket loot card, gain 1¢.'
		);
	});
});

describe('when something can be activated', () => {
	it.each([
		['↷: Gain 1¢. Use only on your turn.', '↷: Use only on your turn. Gain 1¢.'],
		[
			'$: Pay 1¢: Loot 1. Activate this only if you have 0¢.',
			'$: Pay 1¢: Use only while you have 0¢. Loot 1.'
		]
	])('is said before or after what it does: %s', (text, said) => {
		expect(back(text)).toBe(said);
		expect(back(said)).toBe(said);
	});
});

/** Extended Rulebook, 7: a turn is the active player's; "their turn" is of who was spoken of, not of you. */
describe('whose turn it is', () => {
	it.each([
		'Each time a player takes damage on their turn, gain 1¢.',
		'Each time another player rolls a 6 on their turn, loot 1.'
	])('is theirs: %s', (text) => {
		expect(back(text)).toBe(text);
	});
	it.each([
		'At the end of their turn, each other player loses 1¢.',
		"Each time a player loots on another player's turn, gain 1¢.",
		"↷: Choose a player. Till your next turn starts, they can't play loot cards on other players' turns.",
		"↷: Each other player can't play loot cards on another player's turn till your next turn starts."
	])('is not yours where it is said of others: %s', (text) => {
		expect(back(text)).toBeNull();
	});
	it("is another's where it is said of you", () => {
		expect(back("Each time you loot on another player's turn, gain 1¢.")).toBe(
			"Each time you loot while it's not your turn, gain 1¢."
		);
	});
});

/** Extended Rulebook, 4.4: an ability triggers when what it says happens, here a time of each of them. */
describe('what somebody does for the second time', () => {
	it.each([
		'When a player plays a loot card for the second time each turn, they gain 3¢.',
		'When another player loots for the second time in a turn, gain 1¢.'
	])('is not the second time that any of them does: %s', (text) => {
		expect(back(text)).toBeNull();
	});
	it.each([
		'When this takes damage for the first time each turn, gain 1¢.',
		'When you play a loot card for the second time each turn, gain 1¢.',
		'The third time a player rolls a 6 each turn, gain 1¢.'
	])('is counted for one, or for all: %s', (text) => {
		expect(back(text)).toBe(text);
	});
});

/** Extended Rulebook, 7 The Turn: the one player whose turn it is, is the active player. */
describe('what players are, or can’t do, on their turns', () => {
	it.each([
		["Players can't heal while it's their turn.", "The active player can't heal."],
		['Each player has +1 ATK on their turn.', 'The active player has +1 ATK.'],
		[
			"Other players can't play loot cards on their turn.",
			"While it's not your turn, the active player can't play loot cards."
		]
	])('%s', (text, ours) => {
		expect(back(text)).toBe(ours);
	});
	it('is left to the players where “they” is nobody', () => {
		expect(back("While it's their turn, monsters have +1 ATK.")).toBeNull();
	});
});

/** Extended Rulebook, 4.1: who does something chooses how, where it is for them to choose. */
describe('who heals or takes damage, or does another thing', () => {
	it.each([
		[
			'Choose a player. They heal 2 HP or gain 3¢.',
			'Choose a player. They choose one- / • They heal 2 HP. / • They gain 3¢.'
		],
		[
			'Choose a player. That player takes 1 damage or discards a loot card.',
			'Choose a player. They choose one- / • They take 1 damage. / • They discard a loot card.'
		]
	])('chooses: %s', (text, ours) => {
		expect(back(`↷: ${text}`)?.replaceAll('\n', ' / ')).toBe(`↷: ${ours}`);
	});
	it('is left to the players where a condition may be of both or of one', () => {
		expect(back("↷: Heal 2 HP or loot 1 if it's your turn.")).toBeNull();
		expect(back('↷: Choose a player. They heal 2 HP, or gain 3¢ if they have 2 HP.')).toBeNull();
	});
});

/** Extended Rulebook, 4 Abilities, p. 17: players choose. */
describe('a monster that deals damage to somebody', () => {
	it('chooses nobody: you do', () => {
		expect(back('↷: Choose a monster. It deals 1 damage to a player.')).toContain('You choose');
		expect(back('↷: Choose a player. They deal 1 damage to a monster.')).not.toBeNull();
	});
});

/** Extended Rulebook, 6.10 Destroy and Kill, p. 27: what is destroyed is in play no more, and nothing lies on it. */
describe('what lay on a card that is destroyed', () => {
	it.each([
		'$: Destroy this: Gain 3¢ for each counter on this.',
		'↷: Destroy this. If you do, loot 1 for each counter on this.'
	])('is not counted, and it is left to the players: %s', (text) => {
		expect(back(text)).toBeNull();
	});
	it('is counted before', () => {
		expect(back('↷: Gain 3¢ for each counter on this, then destroy this.')).not.toBeNull();
	});
});

/** Extended Rulebook, 4.4: "the first time" is the first that happens, wanted or not. */
describe('what may be done once each turn', () => {
	it('may be done the second time where the first was let pass: the players do it', () => {
		expect(
			back('Once each turn, when another player gains ¢, you may steal 1¢ from them.')
		).toBeNull();
		expect(back('Once per turn, when you roll an attack roll, you may add 1 to it.')).toBeNull();
	});
	it('is done the first time where it must be', () => {
		expect(back('Once each turn, when another player gains ¢, steal 1¢ from them.')).toBe(
			'The first time another player gains ¢ each turn, steal 1¢ from them.'
		);
	});
});

describe('what brackets say', () => {
	it.each([
		'Each time you take damage, you may loot 1 (only once each turn).',
		'Each time you take damage, loot 1. (Once per turn)',
		'Shop items you purchase cost 3¢ less. (To a minimum of 1¢.)'
	])('is no reminder where it limits: %s', (text) => {
		expect(back(text)).toBeNull();
	});
	it('is left out where it only reminds', () => {
		expect(back('Each time you take damage, loot 1. (Combat damage counts.)')).toBe(
			'Each time you take damage, loot 1.'
		);
	});
});

/** Extended Rulebook, 6.21: who has less loses as much as possible; whether that was "can't" the words do not say. */
describe('what somebody cannot do', () => {
	it.each([
		"Each time you deal combat damage, you may heal 1 HP. If you can't, gain 1¢.",
		"At the start of your turn, lose 2¢. If you can't, take 1 damage.",
		"At the start of your turn, discard two loot cards. If you can't, take 1 damage."
	])("is not the same as what they don't: %s", (text) => {
		expect(back(text)).toBeNull();
	});
	it('is the same where there is one, and it must be done', () => {
		expect(back("At the end of your turn, lose 1¢. If you can't, take 1 damage.")).toBe(
			"At the end of your turn, lose 1¢. If you don't, take 1 damage."
		);
	});
});

describe('"it" behind a loot card that was taken', () => {
	it('is not this', () => {
		expect(
			back(
				'Each time this deals damage to a player, steal a loot card from them and put it into discard.'
			)
		).toBeNull();
		expect(
			back('When this dies, the active player discards a loot card and destroys it.')
		).toBeNull();
	});
	it('is this where this is named behind it', () => {
		expect(
			back(
				'When you take damage, discard a loot card. Put a counter on this. If it has 3 counters, loot 1.'
			)
		).not.toBeNull();
	});
});
