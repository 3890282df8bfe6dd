import type { Variant } from './variant.ts';

/** Until when somebody loots or discards. */
const HAND = [
	[' loot cards in your hand', ' loot cards in their hand'],
	[' loot cards in hand', ' loot cards in hand'],
	[' cards in your hand', ' cards in their hand'],
	[' cards in hand', ' cards in hand'],
	[' loot cards', ' loot cards'],
	['', '']
] as const;
const untils = (you: 'you' | 'they', hand: string): readonly Variant[] => {
	const own = `the number of loot cards in ${you === 'you' ? 'your' : 'their'} hand`;
	return ['loot', 'loots'].flatMap((loot) =>
		['until', 'till'].flatMap((until): readonly Variant[] => [
			[`${loot} ${until} ${you} have #${hand}`, `${loot} equal to # minus ${own}`]
		])
	);
};
const downs = (you: 'you' | 'they', hand: string): readonly Variant[] => {
	const own = `the number of loot cards in ${you === 'you' ? 'your' : 'their'} hand`;
	return ['discard', 'discards'].flatMap((discard) =>
		['until', 'till'].flatMap((until): readonly Variant[] =>
			['loot cards ', ''].map((cards): Variant => [
				`${discard} ${cards}${until} ${you} have #${hand}`,
				`${discard} loot cards equal to ${own} -#`
			])
		)
	);
};

/** What is done until something is so, and what is yet to come. */
export const UNTIL_SO: readonly Variant[] = [
	...HAND.flatMap(([yours, theirs]) => [
		...untils('you', yours),
		...untils('they', theirs),
		...downs('you', yours),
		...downs('they', theirs)
	]),
	...['it becomes', 'the result becomes', 'it counts as'].flatMap((becomes) =>
		['', ' instead'].map((instead): Variant => [
			`would roll a # ${becomes} a #${instead}`,
			'would roll a # the result becomes # instead'
		])
	),
	...['it deals', 'deal', 'they deal'].flatMap((deal): readonly Variant[] =>
		[
			'double that damage',
			'twice that damage',
			'double that much damage',
			'twice that much damage'
		].map((much): Variant => [
			`${deal} ${much} instead`,
			`${deal} 2 times that much damage instead`
		])
	),
	...['first', 'second', 'third'].flatMap((nth) =>
		['has', 'gets', 'gains'].map((has): Variant => [
			`^ your ${nth} attack roll each turn ${has} +#`,
			nth === 'first'
				? 'you have +# to your first attack roll each turn'
				: `you have +# to the ${nth} attack roll you make each turn`
		])
	),
	...['+', '-'].flatMap((sign) =>
		['have', 'get', 'gain'].flatMap((have): readonly Variant[] => [
			[`^ attack rolls you make ${have} ${sign}#`, `you have ${sign}# to attack rolls`],
			[`^ your attack rolls ${have} ${sign}#`, `you have ${sign}# to attack rolls`]
		])
	),
	[
		'^ other players play with their hands revealed',
		'each other player plays with their hand revealed'
	],
	...['each time', 'when'].map((at): Variant => [
		`${at} a attack roll against this misses`,
		`${at} the attacking player misses a attack roll`
	]),
	...['each time', 'when'].map((at): Variant => [
		`${at} a attack roll against this misses it`,
		`${at} the attacking player misses a attack roll this`
	]),
	['would roll a # change it to', 'would roll a # change the result to'],
	['during your turn', 'on your turn'],
	['the next time they attack this turn', 'the next time they declare a attack this turn'],
	['the next time you attack this turn', 'the next time you declare a attack this turn'],
	['chooses a loot card from their hand and gives it to', 'gives a loot card to'],
	...['your attack rolls of #', 'attack rolls of # you make'].map((rolls): Variant => [
		`${rolls} deal double damage`,
		'combat damage you deal is doubled on attack rolls of #'
	]),
	...['', 'combat '].flatMap((kind) =>
		['you', 'this'].map((who): Variant => [
			`^ ${kind}damage ${who} take is reduced by # /`,
			`if ${who} would take any amount of ${kind}damage prevent # of that damage`
		])
	),
	['double that amount instead', '2 times that much ¢ instead'],
	['twice that amount instead', '2 times that much ¢ instead'],
	['twice that many instead', '2 times that much ¢ instead'],
	['double that many ¢ instead', '2 times that much ¢ instead'],
	['twice that much instead', '2 times that much ¢ instead'],
	['copy the ↷ ability of', 'copy a ↷ ability of'],
	['may purchase a additional item', 'may purchase a additional time'],
	['a additional #¢', '#¢'],
	['take that damage instead', 'take that much damage instead'],
	['into the shop .', 'in a shop slot .'],
	["if it's being attacked", "if it's a object being attacked"],
	['at the end of this turn', "the next time a player's turn ends this turn"],
	['at the start of their next turn', 'the next time their turn starts'],
	["at the start of that player's next turn", 'the next time their turn starts'],
	['at the start of your next turn', 'the next time your turn starts'],
	['at the beginning of your next turn', 'the next time your turn starts']
];
