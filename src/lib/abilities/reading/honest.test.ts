import { describe, expect, it } from 'vitest';
import { readAbility, readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const read = readAbility(text);
	return 'ability' in read ? wordAbility(read.ability) : null;
};
const data = (text: string): string => {
	const read = readAbility(text);
	return 'ability' in read ? JSON.stringify(read.ability) : 'unread';
};

/** Extended Rulebook, 4 Abilities, p. 17, and what the words of a card mean in English. */
describe('whom “another” leaves out', () => {
	it.each([
		[
			'Deal 1 damage to a monster, then deal 1 damage to another monster.',
			'{"otherThan":{"target":0}}'
		],
		[
			'Deal 1 damage to a player. Then deal 1 damage to another player.',
			'{"otherThan":{"target":0}}'
		],
		['Each time a player dies, each other player loots 1.', '{"otherThan":"they"}'],
		[
			'When a monster dies, the player who killed it steals 1¢ from another player.',
			'{"otherThan":"killer"}'
		],
		[
			'Each time you deal combat damage to a monster, kill each other monster.',
			'{"otherThan":"it"}'
		],
		['Each time you activate an item, recharge another item.', '{"otherThan":"it"}'],
		['Choose a player. They steal an item from another player.', '{"notBy":{"target":0}}'],
		[
			'When this dies, the active player loots 1. Each other player discards a loot card.',
			'{"otherThan":"active player"}'
		]
	])('%s', (text, test) => {
		expect(data(text)).toContain(test);
		expect(data(text)).not.toContain('"another"');
	});

	it.each([
		'Deal 1 damage to another player.',
		'Each time you take damage, deal 1 damage to another player.',
		'↷: Recharge another item.',
		'When this dies, this deals 1 damage to each other monster.'
	])('you, or this: %s', (text) => {
		expect(data(text)).toContain('"another"');
	});

	it('is any player, where a monster was spoken of and no player was', () => {
		const text = 'Deal 1 damage to a monster, then deal 1 damage to another monster or player.';
		expect(data(text)).toContain(
			'[{"is":"monster","where":[{"otherThan":{"target":0}}]},"player"]'
		);
	});

	it.each([
		'Each time another player loots, deal 1 damage to another player.',
		'Kill a monster or player. Another player gains 3¢.'
	])('is left to the players where it can mean two: %s', (text) => {
		expect(back(text)).toBeNull();
	});
});

describe('whom a word speaks of', () => {
	it.each([
		// Nobody is spoken of before they are named.
		['When this dies, they steal 1¢ from another player.', null],
		[
			'Each time this deals damage to a player, that player discards a loot card and another player loots 1.',
			'Each time this deals damage to a player, choose another player. They discard a loot card and the chosen player loots 1.'
		],
		[
			'Kill a monster. Its controller gains 1¢.',
			'Choose a monster. Kill it. Its controller gains 1¢.'
		],
		[
			'When this dies, the active player rolls-\n1-3: They lose 2¢.',
			'When this dies, the active player rolls-\n1-3: The active player loses 2¢.'
		],
		['All players discard their hands and loot 3.', 'Each player discards their hand and loots 3.']
	])('%s', (text, said) => {
		expect(back(text)).toBe(said);
	});
});

describe('who is meant', () => {
	it.each([
		// "They" of the next sentence is whoever did the last, where nobody else was spoken of.
		[
			'When this dies, the active player may discard a loot card. If they do, they gain +1 treasure.',
			'When this dies, the active player may discard a loot card. If they do, the active player gains +1 treasure.'
		],
		[
			'When this dies, the active player may destroy an item they control. If they do, they loot 2.',
			'When this dies, the active player may choose an item they control and destroy it. If they do, the active player loots 2.'
		],
		[
			'When this dies, the active player may give a loot card to another player. If they do, they gain 2¢.',
			null
		],
		['When this dies, the player to the active player’s left loots 1. They lose 1¢.', null],
		// 4.6, 6.7: what others have, you have not.
		[
			'Other players have "At the start of your turn, lose 1¢."',
			'Each other player has "At the start of your turn, lose 1¢."'
		],
		// All items of one player, not all items of all players.
		[
			'↷: Recharge each item a player controls.',
			'↷: Choose a player. Recharge each item they control.'
		],
		[
			'↷: Destroy each curse another player controls.',
			'↷: Choose another player. Destroy each curse they control.'
		],
		[
			'When this dies, each player rerolls each of their items.',
			'When this dies, reroll each item players control.'
		],
		// "It" of what is asked of this is this.
		[
			'While this has 2 or more counters on it, it has +1 ATK.',
			'While there are 2 or more counters on this, this has +1 ATK.'
		],
		['While there are 2 items you control, it has +1 ATK.', null],
		[
			'At the start of your turn, put 2 counters on this. If it has 3 or more counters, destroy it.',
			'At the start of your turn, put 2 counters on this. If there are 3 or more counters on this, destroy this.'
		],
		// The curse, or this: nobody can say.
		['At the start of your turn, if you control a curse, destroy it.', null],
		['↷: If you control a curse, destroy it.', null],
		// Whoever does it chooses, of a verb that does not say who does it too.
		[
			'When this dies, the active player recharges an item.',
			'When this dies, the active player chooses an item and recharges it.'
		]
	])('%s', (text, said) => {
		expect(back(text)).toBe(said);
	});
});

/** 6.18 If You Do: what follows needs that this player has done it. */
describe('each of several who did it', () => {
	it.each([
		[
			'Each player may discard a loot card. If they do, they gain 3¢.',
			'For each player, (that player may discard a loot card), and if they do, gains 3¢.'
		],
		[
			"Each other player may give you 1¢. If they don't, deal 1 damage to them.",
			"For each other player, (that player may give you 1¢), and if they don't, 1 damage is dealt to that player."
		],
		['Each player may pay 2¢. If they do, loot 1.', null]
	])('%s', (text, said) => {
		const read = readAbility(text, 'loot');
		expect('ability' in read ? wordAbility(read.ability) : null).toBe(said);
	});
});

/** A ban that lasts may be spared once for all, or each time. */
describe('what spares somebody a ban', () => {
	it.each([
		"↷: Choose a player. They can't attack this turn unless they pay 2¢.",
		"Each time another player rolls a 1, they can't purchase items this turn unless they discard a loot card."
	])('is left to the players: %s', (text) => {
		expect(back(text)).toBeNull();
	});
});

describe('“that much”', () => {
	it.each([
		['↷: Deal 1 damage to each other player. You take that much damage.', false],
		['When a player dies, gain that much ¢.', false],
		['Each time you take damage, gain that much ¢.', true],
		['↷: Roll, then gain that much ¢.', true]
	])('is of a number that was told: %s', (text, isRead) => {
		const [part] = readFace(text, 'given').parts;
		expect(part && 'problem' in part && part.problem === null).toBe(isRead);
	});
});

describe('what is prevented', () => {
	it.each([
		[
			'The first time you would take damage each turn, you may roll-\n4-6: Prevent it.',
			'The first time you would take damage each turn, you may roll-\n4-6: Prevent that damage.'
		],
		[
			'When you would die, you may pay 5¢. If you do, prevent it.',
			'When you would die, you may pay 5¢. If you do, prevent death.'
		],
		[
			'↷: Choose a player. The next time they would take damage this turn, prevent it.',
			'↷: Choose a player. The next time they would take damage this turn, prevent that damage.'
		],
		['Each time you take damage, prevent it.', null]
	])('%s', (text, said) => {
		expect(back(text)).toBe(said);
	});
});

describe('when and by whom a thing is chosen', () => {
	it.each([
		[
			'The next time your turn ends, destroy an item.',
			'The next time your turn ends, you choose an item and destroy it.'
		],
		[
			'Till end of turn, each time you kill a monster, destroy an item.',
			'Till end of turn, each time you kill a monster, you choose an item and destroy it.'
		],
		[
			'Choose a player. They steal 1¢ from another player.',
			'Choose a player. They choose another player and steal 1¢ from that player.'
		],
		[
			'Each player deals 1 damage to another player.',
			'Each player chooses another player and deals 1 damage to that player.'
		],
		[
			'Roll-\n6: Loot 1. Deal 1 damage to a player.',
			'Roll-\n6: Loot 1. You choose a player and deal 1 damage to that player.'
		]
	])('%s', (text, said) => {
		expect(back(text)).toBe(said);
	});
});

describe('of several kinds of things none is left out', () => {
	it('all of those that are killed are read', () => {
		const text = 'Each time you kill a monster or player, gain 2¢.';
		expect(back(text)).toBe(text);
	});

	it('is left to the players where there is room for one kind alone', () => {
		const [part] = readFace(
			'Each time you deal damage to a monster or player, gain 2¢.',
			'given'
		).parts;
		expect(part).toMatchObject({ problem: { line: 1 } });
	});
});

describe('a sentence behind one that waits', () => {
	it.each([
		[
			'↷: Choose a player. The next time they would die this turn, prevent it. If you control a curse, end the turn.',
			false
		],
		['↷: Till end of turn, each time you kill a monster, gain 1¢. Loot 1.', false],
		['↷: Loot 1. Till end of turn, each time you kill a monster, gain 1¢.', true],
		['↷: Till end of turn, you have +1 ATK. Loot 1.', true]
	])('may be part of it, and is left to the players: %s', (text, isRead) => {
		const [part] = readFace(text, 'given').parts;
		expect(part && 'problem' in part && part.problem === null).toBe(isRead);
	});
});

describe('“it” behind “this”', () => {
	it.each([
		[
			'Each time you kill a monster, gain 1¢ for each counter on this, then put a counter on it.',
			false
		],
		['Each time you play a loot card, you may destroy this. If you do, copy it.', true],
		['At the end of your turn, put 2 counters on this, then recharge it.', true]
	])('is left to the players where it can be two: %s', (text, isRead) => {
		const [part] = readFace(text, 'given').parts;
		expect(part && 'problem' in part && part.problem === null).toBe(isRead);
	});
});

describe('a choice that is read by half', () => {
	it('keeps its options: none is done by itself', () => {
		const { parts } = readFace('Each player chooses one-\nJuggle 2 apples.\nLose 4¢.', 'event');
		expect(parts).toHaveLength(1);
		expect(parts).toMatchObject([{ problem: { line: 2 } }]);
	});
});

describe('a trigger that is read by half', () => {
	it('is not run: its words go on', () => {
		const [part] = readFace(
			'Each time this deals combat damage to a thing, they lose 2¢.',
			'given'
		).parts;
		expect(part).toMatchObject({ ability: { way: 'static', standing: {} } });
	});

	it('keeps the event that is read to its end', () => {
		const [part] = readFace('Each time you loot, juggle.', 'given').parts;
		expect(part).toMatchObject({
			ability: { when: { on: 'loot' }, effect: { do: 'by hand', words: 'juggle.' } }
		});
	});

	it('is not counted for all, where the judge counts the last', () => {
		const text = 'Each player discards 2 loot cards. Gain 1¢ for each card discarded this way.';
		expect(back(text)).toBeNull();
	});
});

/** Extended Rulebook, 4 Abilities, p. 17: what is named behind the first sentence is no target, but chosen by then. */
describe('who gets cards that were looked at', () => {
	it('is not chosen before they are looked at', () => {
		const text = 'Look at the top 7 cards of the room deck. Put one into discard and the rest';
		expect(back(`↷: ${text} back in any order.`)).not.toBeNull();
		expect(back(`↷: ${text} in another player's hand.`)).toBeNull();
	});
});

/** Extended Rulebook, 13 Rolling Dice: what would be rolled can be changed, and what was rolled has resolved. */
describe('a roll that has resolved', () => {
	it('is not changed any more', () => {
		expect(back('↷: The next time you roll a 1 this turn, you may reroll it.')).toBeNull();
	});

	it('is meant by nobody who changes one each time: it is what would be rolled', () => {
		expect(back('Each time another player rolls a 6, you may change the result to a 1.')).toBe(
			'Each time another player would roll a 6, you may change the result to a 1.'
		);
	});

	it('is changed as it would be rolled', () => {
		expect(back('Each time you would roll a 1, you may reroll it.')).not.toBeNull();
	});
});

/** Extended Rulebook, 6.16 Gaining and Giving: only what one has can be given. */
describe('what is given', () => {
	it.each([
		'Each time you roll a 6, give an item to another player.',
		'Choose a player. They give a soul to you.',
		'When this dies, the player who killed it gives an item to another player.'
	])('is not just anybody’s: %s', (text) => {
		expect(back(text)).toBeNull();
	});

	it.each([
		'Give an item you control to another player.',
		'Choose a player. They give a soul they control to you.',
		'Each time you roll a 6, give this to another player.'
	])('is whose it says: %s', (text) => {
		expect(back(text)).not.toBeNull();
	});
});

/** “Other” is said of those who were spoken of by then. */
describe('others before a target of their kind is named', () => {
	it.each([
		'Each other player gives you 1¢, then you give 1¢ to another player.',
		'Each other player loots 1 and a player discards a loot card.'
	])('are not others than that target: %s', (text) => {
		expect(data(text)).not.toContain('{"otherThan":{"target":0}}');
	});

	it('are others than a target that is chosen first', () => {
		expect(data('Choose a player. Each other player loots 1. They discard a loot card.')).toContain(
			'{"otherThan":{"target":0}}'
		);
	});
});

describe('one thing or another', () => {
	it('is a choice where nothing follows', () => {
		expect(back('↷: Discard a loot card or take 1 damage.')).toBe(
			'↷: Choose one-\n• Discard a loot card.\n• Take 1 damage.'
		);
	});

	it('is left to the players where what follows can be part of the last or of both', () => {
		expect(back('↷: Gain 2¢ or loot 2. Recharge this.')).toBeNull();
	});
});

/** What stands on a card, read whole and said again; null where something is left to the players. */
const face = (text: string): string | null => {
	const { parts } = readFace(text, 'given');
	const said = parts.flatMap((part) =>
		'ability' in part && part.problem === null ? [wordAbility(part.ability)] : []
	);
	return said.length === parts.length ? said.join('\n') : null;
};

describe('what is asked of the last of a list', () => {
	it.each([
		['Destroy an item or soul you control.', 'Destroy an item you control or a soul you control.'],
		[
			'Steal an item or soul from another player.',
			'Steal an item another player controls or a soul another player controls.'
		],
		['Destroy an item or a soul you control.', 'Destroy an item or a soul you control.'],
		[
			'Kill a monster or player with 2 HP.',
			'Kill a monster with exactly 2 HP or a player with exactly 2 HP.'
		],
		[
			'Kill a player or monster with more HP than you.',
			'Kill a player with more HP than you or a monster with more HP than you.'
		],
		['Kill a monster or player with the most HP.', null],
		[
			'While you control an item or soul named Meat! or Bum, you have +1 ATK.',
			'While either there are 1 or more items named "Meat!" you control or there are 1 or more souls named "Meat!" you control or there are 1 or more items named "Bum" you control or there are 1 or more souls named "Bum" you control, you have +1 ATK.'
		]
	])('%s', (text, said) => {
		expect(back(text)).toBe(said);
	});
});

/** Extended Rulebook, 6.8: a monster deals damage, and a player does by what they have. */
describe('what print means by an event', () => {
	it.each([
		[
			'Each time a monster deals combat damage to you, deal 1 damage to it.',
			'Each time a monster deals combat damage to you, deal 1 damage to the dealer of that damage.'
		],
		[
			'Each time you take combat damage from a monster, deal 1 damage to that monster.',
			'Each time a monster deals combat damage to you, deal 1 damage to the dealer of that damage.'
		],
		[
			'Each time you deal combat damage to a monster, it gains -1 ATK till end of turn.',
			'Each time you deal combat damage to a monster, it gains -1 ATK till end of turn.'
		],
		['Each time a monster deals damage to another monster, kill it.', null],
		[
			'Each time a player kills another player, loot 1.',
			'Each time a player kills a player other than the player who killed it, loot 1.'
		],
		['Each time you kill another player, loot 1.', 'Each time you kill another player, loot 1.']
	])('%s', (text, said) => {
		expect(face(text)).toBe(said);
	});

	it('is another than the attacked monster, of an attack roll', () => {
		expect(data('Each time you miss an attack roll, deal 2 damage to another monster.')).toContain(
			'{"otherThan":"attacked"}'
		);
	});
});

describe('what a player has who was chosen first', () => {
	it.each([
		[
			'Choose another player. Steal an item they control.',
			'Choose another player. You choose an item they control and steal it.'
		],
		[
			'Choose another player. They destroy an item they control.',
			'Choose another player. They choose an item they control and destroy it.'
		]
	])('is chosen as the ability resolves: %s', (text, said) => {
		const read = readFace(text, 'loot').parts[0];
		expect(read && 'ability' in read ? wordAbility(read.ability) : null).toBe(said);
	});
});

/** Extended Rulebook, 4 Abilities, p. 17: a target is whatever the words describe. */
describe('what is asked of players is asked of nothing that they have', () => {
	it.each([
		'Steal a soul from a player with more souls than you.',
		'Steal a soul from a player with fewer items than you.',
		'Steal an item from a player with the fewest items or tied for the fewest.'
	])('%s', (text) => {
		expect(data(text)).toBe('unread');
	});
});

describe('whom a roll that hits is against', () => {
	it('is not passed over where it is said', () => {
		expect(back('Each time a player hits with an attack roll, they lose 1¢.')).not.toBeNull();
		expect(back('Each time a player hits an attack roll against this, they lose 1¢.')).toBeNull();
	});
});

/** Extended Rulebook, 3.3: a loot card that is played is done and goes, but for what is put into play. */
describe('what a card says that is gone', () => {
	const read = (text: string, unsaid: 'loot' | 'trinket'): readonly boolean[] =>
		readFace(text, unsaid).parts.map((part) => 'ability' in part && part.problem === null);
	it.each(['Each time a monster dies, gain 1¢.', "Other players can't heal.", '+1 ATK'])(
		'is left to the players, unless it is a trinket: %s',
		(text) => {
			expect(read(`Loot 1.\n${text}`, 'loot')).toEqual([true, false]);
			expect(read(text, 'trinket')).toEqual([true]);
		}
	);
});

/** Extended Rulebook, 6.25 Prevent: it waits for damage, and prevents nothing as it is done. */
describe('what has yet to happen', () => {
	it('is waited for', () => {
		const next = 'Prevent the next 3 damage you would take this turn.';
		expect(face(`↷: ${next} When you prevent damage this way, gain 1¢.`)).toBe(
			`↷: ${next} Till end of turn, each time you prevent damage this way, gain 1¢.`
		);
	});

	it('is not asked of at once', () => {
		const text = '↷: Prevent the next 3 damage you would take this turn. If you do, gain 1¢.';
		expect(face(text)).toBeNull();
	});
});

/** Extended Rulebook, 5.2: what is not so when it would happen replaces nothing. */
describe('what is asked before something happens instead', () => {
	it.each([
		[
			'When this would die, if the active player has 0¢, it heals to full HP instead.',
			'If this would die while the active player has 0¢, this heals to full HP instead.'
		],
		[
			"If you would take damage, if it's not your turn, gain 1¢ instead.",
			"If you would take any amount of damage while it's not your turn, gain 1¢ instead."
		],
		['If you would gain ¢, instead, if you have 0 loot cards in hand, loot 1.', null],
		// What has applied is counted: a second time would never come.
		['The second time you would gain ¢ each turn, gain twice that much instead.', null],
		[
			'The second time you would take damage each turn, prevent it.',
			'The second time you would take damage each turn, prevent that damage.'
		]
	])('%s', (text, said) => {
		expect(face(text)).toBe(said);
	});
});

describe('how much was done', () => {
	it('is what was paid, where that many is said right behind it', () => {
		expect(face('$: Remove any number of counters from this: Gain that many ¢.')).toBe(
			'$: Remove any number of counters from this: Gain ¢ equal to the number of counters removed to activate this.'
		);
		expect(face('↷: Gain that many ¢.')).toBeNull();
	});

	it('is what was paid, where nothing was done before', () => {
		expect(face('$: Discard your hand: Gain 2¢ for each card discarded this way.')).toBe(
			'$: Discard your hand: Gain ¢ equal to 2 times the number of loot cards discarded to play this.'
		);
	});

	it('is what was done before, where something was', () => {
		expect(face('$: Discard a loot card: Discard your hand, then loot that many.')).toBe(
			'$: Discard a loot card: Discard your hand. Loot equal to the amount done this way.'
		);
	});

	it('is nothing that can be read, where nothing was', () => {
		expect(face('↷: Deal damage to a player equal to the number of cards discarded.')).toBeNull();
	});
});

/** Extended Rulebook, 6.25: a prevented death leaves 1 HP, or as many as it says. */
describe('who is healed as their death is prevented', () => {
	it.each([
		[
			'The first time this would die each turn, prevent its death. It heals 1 HP.',
			'The first time this would die each turn, prevent death and heal 1 HP.'
		],
		[
			'When you would die, destroy this. Prevent death, then heal 2 HP.',
			'When you would die, destroy this. Prevent death and heal 2 HP.'
		],
		[
			'When you would die, prevent death. Heal 2 HP and loot 1.',
			'When you would die, prevent death and heal 2 HP. Loot 1.'
		],
		[
			'When another player would die, you may discard a loot card. If you do, prevent death. They heal 2 HP.',
			'When another player would die, you may discard a loot card. If you do, prevent death and heal 2 HP.'
		],
		[
			'When you would die, you may prevent it. You heal 2 HP.',
			'When you would die, you may prevent death and heal 2 HP.'
		],
		[
			'When this would die, roll- / 1-3: Prevent it. It heals 2 HP. / 4-6: Loot 1.',
			'When this would die, roll-\n1-3: Prevent death and heal 2 HP.\n4-6: Loot 1.'
		]
	])('has so many HP: %s', (text, said) => {
		expect(face(text)).toBe(said);
	});

	it('has no HP to be asked for as they die', () => {
		expect(face('Each time a monster with 3 or more HP dies, loot 1.')).toBeNull();
	});

	it('cannot change an attack roll that has missed', () => {
		expect(face('Each time a player misses an attack roll, they may reroll it.')).toBeNull();
	});
});

/** Extended Rulebook, 6.8: damage that is dealt waits on the stack, and whoever takes it may die of it or not. */
describe('a death of the damage that was dealt', () => {
	it.each([
		[
			'↷: Deal 1 damage to a monster or player. If they die this way, gain 3¢.',
			'↷: Choose a monster or player. Deal 1 damage to them. The next time they die this way this turn, gain 3¢.'
		],
		[
			'↷: Deal 1 damage to a monster. If this kills it, loot 1.',
			'↷: Choose a monster. Deal 1 damage to it. The next time it dies this way this turn, loot 1.'
		],
		['↷: Kill a monster. If it dies this way, loot 1.', null],
		['↷: Deal 1 damage to each monster. If it dies this way, loot 1.', null]
	])('%s', (text, said) => {
		expect(face(text)).toBe(said);
	});
});

/** Extended Rulebook, 5.2 Replacement Effects: what happens instead happens to whoever it is said of. */
describe('what happens instead', () => {
	it.each([
		'If you would take damage, another player takes 1 damage instead.',
		'If you would gain ¢, another player gains 1¢ instead.'
	])('is not read as if it happened to you: %s', (text) => {
		expect(data(text)).toBe('unread');
	});

	it('is said of somebody else, where they are named', () => {
		const text = 'If this would take damage, the active player takes 1 damage instead.';
		expect(data(text)).toContain('"instead":{"do":"take damage","who":"active player"');
	});
});

/** Extended Rulebook, 13 Rolling, p. 44: a line of a table is read once the roll has resolved. */
describe('"that much" behind a roll', () => {
	const said = (text: string): string =>
		readFace(text, 'given')
			.parts.map((part) => ('ability' in part && !part.problem ? wordAbility(part.ability) : ''))
			.join();

	it('is what the event was of, and not the die', () => {
		expect(said('Each time you gain ¢, roll-\n1-2: Lose that much ¢.')).toBe(
			'Each time you gain ¢, remember how much that was. Roll-\n1-2: Lose ¢ equal to that number.'
		);
	});

	it('is the die where it is called the result, or nothing was of an amount', () => {
		expect(said('Each time you take damage, roll, then gain ¢ equal to the result.')).toBe(
			'Each time you take damage, roll-\n1-6: Gain that much ¢.'
		);
		expect(said('↷: Roll, then gain that much ¢.')).toBe('↷: Roll-\n1-6: Gain that much ¢.');
	});
});

/** Extended Rulebook, 2.3.2 Events, p. 14, and 3.3: they go as soon as they have resolved. */
describe('a card that goes at once', () => {
	const parts = (text: string, unsaid: 'loot' | 'event'): readonly string[] =>
		readFace(text, unsaid).parts.map((part) =>
			'ability' in part && !part.problem ? wordAbility(part.ability) : 'unread'
		);

	it('waits for the end of this turn', () => {
		expect(
			parts('Each player loots 1.\nAt the end of the turn, each player loots 1.', 'event')
		).toEqual([
			'Each player loots 1.',
			"The next time a player's turn ends this turn, each player loots 1."
		]);
		expect(parts('Gain 8¢.\nAt the end of your turn, lose 4¢.', 'loot')).toEqual([
			'Gain 8¢. The next time your turn ends, lose 4¢.'
		]);
	});

	it('has nothing that must stay in play', () => {
		expect(parts('Each player loots 1.\nMonsters have +1 HP.', 'event')).toEqual([
			'Each player loots 1.',
			'unread'
		]);
		expect(parts('At the end of each turn, each player loots 1.', 'event')).toEqual(['unread']);
	});

	it('keeps what it says where it becomes something that stays', () => {
		const text = 'This becomes an item. Gain it.\nAt the end of your turn, gain 1¢.';
		expect(parts(text, 'event')[1]).toBe('At the end of your turn, gain 1¢.');
	});
});

/** What the words of a card mean in English: a card that was discarded is no other card. */
describe('"it" behind a card that was discarded or looted', () => {
	it.each([
		'Each time a player discards a loot card, they may put it on top of the loot deck.',
		'Each time you loot, you may put it on the bottom of the loot deck.'
	])('is not read as this: %s', (text) => {
		const [part] = readFace(text, 'given').parts;
		expect(part && 'problem' in part && part.problem).not.toBeNull();
	});

	it('is this where this is named', () => {
		const [part] = readFace('Each time you discard a loot card, recharge this.', 'given').parts;
		expect(part && 'problem' in part && part.problem).toBeNull();
	});
});

/** Extended Rulebook, 8 Attacking: only players make attack rolls; 4: what a comma parts does not act. */
describe('what is left to the players', () => {
	it.each([
		'Each time you heal a player, gain 1¢.',
		'Each time a monster hits a player, gain 1¢.',
		'Each time this misses a player, gain 1¢.',
		// A verb without its ending is nobody's but yours.
		'Each time you heal a player gain 1¢.',
		'Each time you recharge this steal 1¢ from a player.',
		// It is so before the event or after it, and never both.
		'Each time a player with 0¢ gains ¢, loot 1.',
		'Each time a player with more ¢ than you loses ¢, loot 1.',
		'Each time a player with no loot cards in hand loots, gain 1¢.',
		'Each time you recharge a deactivated item, loot 1.',
		'When you gain an item from the shop, loot 1.',
		'Each time another player gains an item you control, loot 1.',
		'↷: Till end of turn, each time a player with 0¢ gains ¢, you loot 1.',
		// Each of two amounts could be meant.
		'↷: Loot 2, then lose that much ¢. Take that much damage.',
		// Damage that goes on the stack has not been taken.
		'↷: Deal 2 damage to a player. They lose that much ¢.',
		'↷: Each player loses 2¢. Gain that much ¢.'
	])('%s', (text) => {
		expect(readFace(text, 'given').parts.every((part) => 'ability' in part && part.problem)).toBe(
			true
		);
	});
});

/** What is asked besides is asked as it triggers; what is destroyed or stolen is looked at before. */
describe('what is read all the same', () => {
	it.each([
		'Each time you gain ¢, if you have 10¢ or more, loot 1.',
		'Each time you destroy an item another player controls, loot 1.',
		'Each time another player steals an item you control, loot 1.',
		'Each time a player dies a monster heals 1 HP.'
	])('%s', (text) => {
		expect(readFace(text, 'given').parts.every((part) => 'ability' in part && !part.problem)).toBe(
			true
		);
	});
});

/** Extended Rulebook, 6.24 Play: whoever may play one more has it, and plays it or not. */
describe('an additional loot play', () => {
	it('is there without a question', () => {
		const { parts } = readFace('Loot 1. You may play an additional loot card this turn.', 'loot');
		expect(JSON.stringify(parts)).not.toContain('"may"');
	});
});
