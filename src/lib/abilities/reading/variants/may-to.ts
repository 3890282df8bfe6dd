import type { Variant } from './variant.ts';

/** What somebody may do for something, who that is, and what it is for: "you may pay 2¢ to loot 1". */
const FOR_IT = [
	'pay #¢',
	'pay # hp',
	'discard a loot card',
	'discard # loot cards',
	'take # damage'
];
const DOES = [
	'gain',
	'loot',
	'recharge',
	'deal',
	'heal',
	'prevent',
	'steal',
	'reroll',
	'destroy',
	'cancel',
	'put',
	'change',
	'add',
	'kill',
	'copy',
	'attack',
	'play',
	'look'
];

/** What may be done is done, and if it is, what it is for. */
export const MAY_TO: readonly Variant[] = FOR_IT.flatMap((cost) =>
	DOES.flatMap((does): readonly Variant[] => [
		...(cost === 'pay #¢'
			? []
			: [[`you may ${cost} to ${does}`, `you may ${cost} and if you do ${does}`] as const]),
		...['player', 'they'].map((who): Variant => [
			`${who} may ${cost} to ${does}`,
			`${who} may ${cost} . if they do they ${does}`
		])
	])
);
