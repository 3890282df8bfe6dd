import type { RuleId } from '../../rules/index.ts';

/** The decks that chapter 19 has numbers for. */
export const RATIO_DECKS = ['treasure', 'loot', 'monster'] as const;
export type RatioDeck = (typeof RATIO_DECKS)[number];

/** A kind of card of a deck, how many of it the usual deck of 100 holds, and the rule that says what it is (19). */
export interface Ratio {
	readonly kind: string;
	readonly deck: RatioDeck;
	readonly name: string;
	readonly count: number;
	readonly rule: RuleId;
}

/** The usual decks, in the order of the document (19.1, 19.2, 19.3). */
export const RATIOS = [
	{ kind: 'passive', deck: 'treasure', name: 'Passive items', count: 44, rule: 'ratio.passive' },
	{ kind: 'active', deck: 'treasure', name: 'Active items', count: 40, rule: 'ratio.active' },
	{ kind: 'paid', deck: 'treasure', name: 'Paid items', count: 10, rule: 'ratio.paid' },
	{ kind: 'one-use', deck: 'treasure', name: 'One-use items', count: 5, rule: 'ratio.one-use' },
	{ kind: 'soul-item', deck: 'treasure', name: 'Soul items', count: 1, rule: 'ratio.soul-item' },
	{ kind: 'penny', deck: 'loot', name: 'Pennies', count: 2, rule: 'ratio.pennies' },
	{ kind: '2-cents', deck: 'loot', name: '2 cents', count: 6, rule: 'ratio.named-cents' },
	{ kind: '3-cents', deck: 'loot', name: '3 cents', count: 11, rule: 'ratio.named-cents' },
	{ kind: '4-cents', deck: 'loot', name: '4 cents', count: 12, rule: 'ratio.named-cents' },
	{ kind: 'nickel', deck: 'loot', name: 'Nickels', count: 6, rule: 'ratio.nickels' },
	{ kind: 'bean', deck: 'loot', name: 'Butter Beans', count: 5, rule: 'ratio.butter-beans' },
	{ kind: 'bomb', deck: 'loot', name: 'Bombs', count: 6, rule: 'ratio.bombs' },
	{ kind: 'battery', deck: 'loot', name: 'Batteries', count: 6, rule: 'ratio.batteries' },
	{
		kind: 'shard-heart',
		deck: 'loot',
		name: 'Dice shards and hearts',
		count: 5,
		rule: 'ratio.shards-and-hearts'
	},
	{
		kind: 'pill-rune',
		deck: 'loot',
		name: 'Pills and runes',
		count: 6,
		rule: 'ratio.pills-and-runes'
	},
	{ kind: 'wild', deck: 'loot', name: 'Tarot and other cards', count: 23, rule: 'ratio.wild' },
	{ kind: 'trinket', deck: 'loot', name: 'Trinkets', count: 11, rule: 'ratio.trinkets' },
	{ kind: 'lost-soul', deck: 'loot', name: 'Lost Soul', count: 1, rule: 'ratio.lost-soul' },
	{ kind: 'basic', deck: 'monster', name: 'Basic enemies', count: 30, rule: 'ratio.basic' },
	{ kind: 'cursed', deck: 'monster', name: 'Cursed enemies', count: 9, rule: 'ratio.cursed' },
	{ kind: 'holy', deck: 'monster', name: 'Holy and charmed enemies', count: 9, rule: 'ratio.holy' },
	{ kind: 'boss', deck: 'monster', name: 'Bosses', count: 30, rule: 'ratio.bosses' },
	{ kind: 'epic', deck: 'monster', name: 'Epic bosses', count: 1, rule: 'ratio.epic' },
	{ kind: 'good', deck: 'monster', name: 'Good events', count: 8, rule: 'ratio.good-events' },
	{ kind: 'bad', deck: 'monster', name: 'Bad events', count: 8, rule: 'ratio.bad-events' },
	{ kind: 'curse', deck: 'monster', name: 'Curses', count: 5, rule: 'ratio.curses' }
] as const satisfies readonly Ratio[];

export type RatioKind = (typeof RATIOS)[number]['kind'];

/** What is counted of a set: the kinds of chapter 19, events that go either way, and what is dealt by itself. */
export const COUNTED = [
	...RATIOS.map(({ kind }) => kind),
	'either event',
	'character',
	'eden',
	'room',
	'bonus soul'
] as const;
export type Counted = RatioKind | 'either event' | 'character' | 'eden' | 'room' | 'bonus soul';

/** How many cards of a kind a set holds, and how many of them are for three players or more (2.7). */
export type Count = readonly [all: number, threePlus: number];

/** A set of cards and what is in it. */
export interface SetCounts {
	readonly id: string;
	readonly name: string;
	readonly counts: Readonly<Partial<Record<Counted, Count>>>;
}

/** The usual kinds of a deck. */
export const ratiosOf = (deck: RatioDeck): readonly (typeof RATIOS)[number][] =>
	RATIOS.filter((ratio) => ratio.deck === deck);
