import type { Variant } from './variant.ts';

/** Damage, HP and death. */
export const DAMAGE: readonly Variant[] = [
	...['damage', 'combat damage'].map((kind): [string, string] => [
		`prevent the first instance of ${kind} you would take each turn`,
		`the first time you would take any amount of ${kind} each turn prevent that damage`
	]),
	['# damage to each monster and yourself', '# damage to each monster then deal # damage to you'],
	[
		'prevent all non-combat damage you would take',
		'if you would take any amount of non-combat damage prevent that damage'
	],
	['prevent its death', 'prevent death'],
	['this is at # hp it has', 'this has # hp this has'],
	['this is at # hp or less it has', 'this has # hp or less this has'],
	['this has # hp it has', 'this has # hp this has'],
	[
		'the next instance of damage they take this turn * * to #',
		'the next time they would take any amount of damage this turn they take # damage instead'
	],
	['the amount of damage taken', 'that much'],
	['this is at # hp', 'this has # hp'],
	[
		'damage dealt to this is also dealt to the player to',
		'as this takes any amount of damage deal that much damage to the player to'
	],
	['when this is at # hp or less it has', 'while this has # hp or less this has']
];
