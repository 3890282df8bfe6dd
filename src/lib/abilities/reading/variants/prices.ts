import type { Variant } from './variant.ts';

/** What things cost. */
export const PRICES: readonly Variant[] = [
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
