import type { Variant } from './variant.ts';

/** What is done to a target, right before its name. */
const DONE_TO = [
	...['destroy', 'kill', 'recharge', 'deactivate', 'reroll', 'steal', 'choose', 'damage to'],
	...['give', 'steal 1¢ from', 'steal #¢ from', 'steal a loot card from']
];
/** Where a sentence about a target begins. */
const BEGINS = ['^', ':', '.', 'then'];

/** "Target player loots 2.": who does it is chosen. */
const TARGETS: readonly Variant[] = [
	['player', 'a player'],
	['monster', 'a monster'],
	['item', 'a item'],
	['other player', 'another player'],
	['opponent', 'another player']
].flatMap(([kind = '', one = '']): readonly Variant[] => [
	...DONE_TO.map((done): Variant => [`${done} target ${kind}`, `${done} ${one}`]),
	...BEGINS.map((begins): Variant => [
		`${begins} target ${kind}`,
		begins === '^' ? one : `${begins} ${one}`
	])
]);

/** Words of other games for what this one has words of its own for. */
export const OTHER_GAMES: readonly Variant[] = [
	...TARGETS,
	...['discard', 'discards'].flatMap((discard): readonly Variant[] => [
		[`${discard} a card`, `${discard} a loot card`],
		...['.', ':', 'and', 'or', 'then'].map((next): Variant => [
			`${discard} # cards ${next}`,
			`${discard} # loot cards ${next}`
		])
	]),
	['spend #¢', 'pay #¢'],
	['sacrifice this', 'destroy this'],
	['sacrifice a item', 'destroy a item you control'],
	['sacrifice another item', 'destroy another item you control'],
	...['player', 'other player', 'item', 'soul', 'curse', 'monster', 'loot card', 'counter'].map(
		(one): Variant => [`for every ${one}`, `for each ${one}`]
	),
	...['a', 'it', 'this', 'the', '#', 'them'].map((what): Variant => [
		`place ${what}`,
		`put ${what}`
	]),
	['. skip their next turn .', '. they skip their next turn .'],
	...['use active items', 'activate active items', 'use items', 'use their items'].map(
		(use): Variant => [`can't ${use}`, "can't activate items"]
	),
	...['at a time', 'at once'].map((once): Variant => [
		`this monster can't take more than # damage ${once}`,
		'if this would take any amount of damage while that much is at least # this takes # damage instead'
	]),
	...['damage dealt to this', 'damage this takes', 'damage to this'].flatMap((damage) =>
		['a roll of #', 'a attack roll of #', 'attack rolls of #', 'rolls of #'].map(
			(rolls): Variant => [
				`^ ${damage} on ${rolls} is doubled`,
				'combat damage this takes on attack rolls of # is doubled'
			]
		)
	),
	...['control', 'have'].map((have): Variant => [
		`you ${have} no other items`,
		'there are 0 other items you control'
	])
];
