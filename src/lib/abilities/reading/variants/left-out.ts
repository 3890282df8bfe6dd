import type { Variant } from './variant.ts';

const FIRST_ROLL = 'you have +# to your first dice roll each turn';

/** What print leaves out, or says in a way of its own. */
export const LEFT_OUT: readonly Variant[] = [
	...['loot', 'treasure', 'monster', 'room'].flatMap((deck) =>
		['you', 'they'].map((who): Variant => [
			`the ${deck} deck . ${who} may discard it`,
			`the ${deck} deck . ${who} may put it into discard`
		])
	),
	...['till', 'until'].map((till): Variant => [
		`${till} end of your next turn`,
		'till the end of your next turn'
	]),
	...['has', 'gets', 'gains'].flatMap((has): readonly Variant[] => [
		[`^ the first dice roll you make each turn ${has} +#`, FIRST_ROLL],
		[`^ your first dice roll each turn ${has} +#`, FIRST_ROLL]
	]),
	['you have +# to the first dice roll you make each turn', FIRST_ROLL],
	...['deal', 'do'].map((deal): Variant => [
		`^ attack rolls of # against this ${deal} double damage`,
		'combat damage this takes on attack rolls of # is doubled'
	]),
	...['items', 'souls', 'curses', 'loot cards in hand', '¢'].map((what): Variant => [
		`player with no ${what}`,
		what === '¢' ? 'player with 0¢' : `player with 0 ${what}`
	]),
	...['till end of turn', 'this turn', 'until end of turn'].map((end): Variant => [
		`it loses # hp ${end}`,
		'it gains -# hp till end of turn'
	]),
	...['a counter', '# counters'].map((many): Variant => [
		`give this ${many}`,
		`put ${many} on this`
	]),
	...['left', 'right'].flatMap((side) =>
		['item', 'non-eternal item', 'soul', 'curse'].flatMap((what) =>
			[side, `their ${side}`, `player to their ${side}`, `player on their ${side}`].map(
				(to, i): Variant => [
					`each player passes a ${what} they control to ${i === 1 ? to : `the ${to}`}`,
					`pass a ${what} of each player's choice to the player to their ${side}`
				]
			)
		)
	),
	...['monster', 'shop', 'room'].map((slots): Variant => [
		`add a ${slots} slot`,
		`expand ${slots} slots by 1`
	]),
	...['more', 'less'].map((more): Variant => [
		`your items cost #¢ ${more} to purchase`,
		`shop items you purchase cost #¢ ${more}`
	]),
	...['top', 'the bottom'].flatMap((end) =>
		[
			['you may', 'your'],
			['the active player may', 'their'],
			['they may', 'their']
		].map(([who = '', whose = '']): Variant => [
			`${who} put a loot card on ${end} of the loot deck`,
			`${who} put a loot card from ${whose} hand on ${end} of the loot deck`
		])
	),
	[
		'choose a loot card in discard and put it into your hand',
		'put a loot card in discard into your hand'
	]
];
