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
	['double that amount instead', '2 times that much ¢ instead'],
	['twice that amount instead', '2 times that much ¢ instead'],
	['twice that many instead', '2 times that much ¢ instead'],
	['double that many ¢ instead', '2 times that much ¢ instead'],
	['twice that much instead', '2 times that much ¢ instead'],
	['copy the ↷ ability of', 'copy a ↷ ability of'],
	['may purchase a additional item', 'may purchase a additional time'],
	['a additional #¢', '#¢'],
	['take that damage instead', 'take that much damage instead'],
	['you hit a monster it', 'you hit with a attack roll the target of the attack'],
	['into the shop .', 'in a shop slot .'],
	["if it's being attacked", "if it's a object being attacked"],
	['at the end of this turn', "the next time a player's turn ends this turn"],
	['at the start of your next turn', 'the next time your turn starts'],
	['at the beginning of your next turn', 'the next time your turn starts']
];
