import type { Variant } from './variant.ts';

/** What can't be stolen; by whom needs no saying where it is yours. */
const STOLEN: readonly Variant[] = ['', ' by other players', ' by another player'].flatMap(
	(by): readonly Variant[] => [
		[`your items can't be stolen${by}`, "items you control can't be stolen"],
		[`items you control can't be stolen${by}`, "items you control can't be stolen"],
		[`your other items can't be stolen${by}`, "each other item you control can't be stolen"],
		[`other items you control can't be stolen${by}`, "each other item you control can't be stolen"],
		[`^ this can't be stolen${by}`, "this can't be stolen"],
		[`^ items can't be stolen${by}`, "each item can't be stolen"]
	]
);
const NOT_STOLEN: readonly Variant[] = [
	["other players can't steal your items", "items you control can't be stolen"],
	["other players can't steal items you control", "items you control can't be stolen"],
	["other players can't steal items from you", "items you control can't be stolen"]
];

/** What players can't do. */
export const BANNED: readonly Variant[] = [
	...STOLEN,
	...NOT_STOLEN,
	...['activate items', 'play loot cards', 'be attacked', 'purchase items', 'attack'].flatMap(
		(what): readonly Variant[] => [
			[`can't ${what} unless it's your turn`, `can't ${what} while it's not your turn`],
			[`can't ${what} unless it's your turn .`, `can't ${what} while it's not your turn .`]
		]
	),
	...['item', 'soul', 'curse'].flatMap((one) =>
		['have', 'gain', "can't be activated", "can't be targeted"].map((so): Variant => [
			`^ your ${one}s ${so}`,
			`${one}s you control ${so}`
		])
	),
	// While an attack is under way.
	...['during an attack', 'during attacks', 'during combat'].flatMap((during) =>
		[
			'play loot cards',
			'activate items',
			'play loot cards or activate items',
			'activate items or play loot cards',
			'be activated'
		].map((act): Variant => [
			`can't ${act} ${during} .`,
			`can't ${act} while an attack is under way .`
		])
	),
	["players can't be healed", "players can't heal"],
	["you can't be healed", "you can't heal"],
	...['shop items', 'items', 'from the shop', ''].map((what): Variant => [
		`the active player can't purchase ${what}`,
		"players can't purchase items"
	]),
	...['.', 'till', 'this', 'on', 'while', 'unless'].map((next): Variant => [
		`can't purchase ${next}`,
		`can't purchase items ${next}`
	]),
	["can't purchase from the shop", "can't purchase items"],
	...['item', 'soul'].flatMap((one) =>
		['', ' you control'].flatMap((whose): readonly Variant[] => [
			[`^ ${one}s${whose} can't be destroyed`, `a ${one}${whose} can't be destroyed`],
			[`^ your ${one}s can't be destroyed`, `a ${one} you control can't be destroyed`],
			[`^ other ${one}s${whose} can't be destroyed`, `another ${one}${whose} can't be destroyed`]
		])
	),
	["can't make purchases", "can't purchase items"],
	["can't purchase anything", "can't purchase items"],
	["can't purchase shop items", "can't purchase items"],
	...[
		"can't be dealt",
		"can't be damaged by",
		'is immune to',
		'prevent all',
		'prevent any'
	].flatMap((no): readonly Variant[] =>
		no.startsWith('prevent')
			? [[`^ ${no} non-combat damage this would take`, "this can't take non-combat damage"]]
			: [[`this ${no} non-combat damage`, "this can't take non-combat damage"]]
	),
	...['be damaged by attack rolls', 'take combat damage', 'be dealt combat damage'].map(
		(only): Variant => [`this can only ${only}`, "this can't take non-combat damage"]
	),
	["can't lose ¢", "can't be made to lose ¢ by abilities or the death penalty"],
	["non-active players can't", "each non-active player can't"],
	["each non-active player can't", "each non-active player can't"],
	["non-active players can't activate abilities", "each non-active player can't activate items"],
	["can't activate abilities", "can't activate items"]
];
