import type { Keyword } from '../../abilities/grammar.ts';
import type { CardKind, Reward } from '../card.ts';

/** The sets that cards came out in. */
export const SETS = {
	b2: 'Base Game V2',
	g2: 'Gold Box V2',
	fsp2: 'Four Souls+ V2',
	r: 'Requiem',
	rwz: 'Requiem Warp Zone',
	aa: 'Alt Art',
	soi: 'Summer of Isaac',
	box: 'The Unboxing of Isaac',
	ani: 'Anniversary',
	tw: 'Tapeworm',
	p: 'Promo',
	ret: 'Retro promo',
	gf: 'G FUEL promo',
	gi: 'Gish promo',
	t: 'Target promo',
	bum: 'Legend of Bum-bo promo',
	ytz: 'YouTooz promo',
	dk: 'Dick Knots promo'
} as const;
export type SetId = keyof typeof SETS;

/** The sorts of cards that a deck is made up of (19). */
export const CATEGORIES = [
	'passive',
	'active',
	'paid',
	'one-use',
	'soul',
	'1-cent',
	'2-cent',
	'3-cent',
	'4-cent',
	'nickel/dime',
	'butter-bean',
	'bomb',
	'battery',
	'dice-shard',
	'heart',
	'pill',
	'rune',
	'tarot',
	'card',
	'key',
	'sack',
	'trinket',
	'lost-soul',
	'basic',
	'cursed',
	'holy',
	'charmed',
	'boss',
	'epic',
	'good',
	'bad',
	'curse',
	'ambush',
	'outside-the-game',
	'other'
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What is known of an official card apart from what it says. */
export interface OfficialCard {
	/** Its name in the address of its page at foursouls.com. */
	readonly slug: string;
	readonly name: string;
	/** Tells cards of one name apart. */
	readonly variant?: string;
	readonly kind: CardKind;
	/** Where it came out, the set it is of first. */
	readonly sets: readonly [SetId, ...SetId[]];
	/** How many a set's deck holds, where that is more than one. */
	readonly copies?: Readonly<Partial<Record<SetId, number>>>;
	/** None where nobody sorts its kind. */
	readonly categories?: readonly Category[];
	readonly hp?: number;
	/** Missing on what cannot be attacked. */
	readonly evasion?: number;
	readonly attack?: number;
	readonly rewards?: readonly Reward[];
	/** Its reward is more than numbers of ¢, loot cards and treasures. */
	readonly specialReward?: true;
	readonly souls?: number;
	/** The name of the starting item it brings. */
	readonly startingItem?: string;
	readonly keywords?: readonly (Keyword | 'familiar')[];
	/** Leaves the deck in a game of one or two players (2.7). */
	readonly threePlus?: true;
	/** It has another face (6.15). */
	readonly back?: true;
	/** It has a ↷ ability, a $ ability. */
	readonly tap?: true;
	readonly paid?: true;
}
