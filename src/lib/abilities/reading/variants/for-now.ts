import type { Variant } from './variant.ts';

const STATS = ['evasion', 'dc', 'atk', 'attack', 'hp', 'to attack rolls', 'to dice rolls'];
const WHO = [
	...['you', 'they', 'it', 'that player', 'that monster', 'the active player'],
	...['player', 'monster'].flatMap((kind) => [`a ${kind}`, `another ${kind}`]),
	...['player', 'monster'].flatMap((kind) => [`each ${kind}`, `each other ${kind}`])
];
const ENDS = [
	'this turn',
	'till end of turn',
	'until end of turn',
	'until the end of the turn',
	'until the end of this turn',
	'for the rest of the turn'
];

/** Later ends, and whose turn it is. */
const LATER = [
	...['your', 'their', "that player's"].map((whose) => [
		`the end of ${whose} next turn`,
		`till the end of ${whose === 'your' ? whose : 'their'} next turn`
	]),
	...['the start of your next turn', 'your next turn'].map((end) => [
		end,
		'till your next turn starts'
	])
].flatMap(([end = '', ours = '']) => ['till', 'until'].map((till) => [`${till} ${end}`, ours]));

/** "You have +1 ATK this turn.": what somebody has for now they gain. */
export const FOR_NOW: readonly Variant[] = STATS.flatMap((stat) =>
	['+', '-'].flatMap((sign) => [
		...LATER.flatMap(([end = '', ours = '']) =>
			['you', 'they', 'that player', 'it', 'that monster'].map((who): Variant => [
				`${who} have ${sign}# ${stat} ${end}`,
				`${who} gain ${sign}# ${stat} ${ours}`
			])
		),
		...ENDS.flatMap((end): readonly Variant[] => [
			...WHO.map((who): Variant => [
				`${who} have ${sign}# ${stat} ${end}`,
				`${who} gain ${sign}# ${stat} till end of turn`
			]),
			// Of all of a kind it is so of those that come later too.
			...['monsters', 'players', 'other players', 'non-active players'].map((all): Variant => [
				`${all} have ${sign}# ${stat} ${end}`,
				`till end of turn ${all} have ${sign}# ${stat}`
			]),
			...['monster', 'player', 'other player'].map((kind): Variant => [
				`all ${kind}s have ${sign}# ${stat} ${end}`,
				`each ${kind} gains ${sign}# ${stat} till end of turn`
			])
		])
	])
);
