import type { Variant } from './variant.ts';

/** What a cost gives away, in other words; the colon tells it from what an ability does. */
const GIVEN: readonly Variant[] = [
	['give another player #¢ :', 'give #¢ to another player :'],
	['give another player a loot card :', 'give a loot card to another player :'],
	['give another player # loot cards :', 'give # loot cards to another player :'],
	['give another player a loot card from your hand :', 'give a loot card to another player :'],
	['give a loot card from your hand to another player :', 'give a loot card to another player :'],
	['put a loot card from your hand into discard :', 'discard a loot card :'],
	...['top', 'the bottom'].flatMap((end) =>
		['a loot card', '# loot cards'].flatMap((cards) =>
			['the loot deck', 'its deck', 'their deck'].flatMap((deck) =>
				['', ' from your hand', ' in your hand'].map((where): Variant => [
					`put ${cards}${where} on ${end} of ${deck} :`,
					`put ${cards} on ${end} of the loot deck :`
				])
			)
		)
	)
];

/** What things cost. */
export const PRICES: readonly Variant[] = [
	...GIVEN,
	...['less', 'more'].flatMap((more): readonly Variant[] => [
		[`your items cost #¢ ${more} to activate`, `$ abilities of items you control cost #¢ ${more}`],
		[`shop items cost #¢ ${more} for you`, `shop items you purchase cost #¢ ${more}`]
	]),
	['^ items you purchase cost', 'purchases you make cost'],
	['. items you purchase cost', '. purchases you make cost'],
	['$ items you control cost #¢ less to activate', '$ abilities of items you control cost #¢ less'],
	...['less', 'more'].flatMap((more) =>
		['#', 'x'].flatMap((n): readonly Variant[] => [
			[`shop items cost ${n}¢ ${more}`, `shop items players purchase cost ${n}¢ ${more}`],
			[`shop items cost you ${n}¢ ${more}`, `shop items you purchase cost ${n}¢ ${more}`],
			...['this turn', 'till end of turn'].flatMap((now): readonly Variant[] => [
				[
					`shop items cost ${n}¢ ${more} ${now}`,
					`till end of turn shop items players purchase cost ${n}¢ ${more}`
				],
				[
					`^ ${now} shop items the active player purchases cost ${n}¢ ${more}`,
					`till end of turn shop items players purchase cost ${n}¢ ${more}`
				]
			])
		])
	),
	['shop items cost you #¢', 'shop items you purchase cost #¢'],
	['shop items the active player purchases cost', 'shop items players purchase cost']
];
