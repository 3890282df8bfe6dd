/** The errata and card rulings of the original documents: what each asks of the library. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIBRARY } from '#lib/cards/library.ts';
import { NAMED } from '#lib/cards/official/named.ts';

/**
 * Whether the card says it in both editions, says it otherwise in the original one, or leaves it to
 * the charts of that edition.
 */
type By = 'card' | 'variant' | 'charts';
/** The last is the scenario of `content/scenarios/original` that plays it. */
type Row = readonly [card: string, by: By, says: string, scenario: string];

const TABLE: Readonly<Record<string, readonly Row[]>> = {
	'treasure errata': [
		['flush', 'variant', 'leaves what is being purchased', 'cards/flush-and-a-purchase'],
		[
			'dads-lost-coin',
			'card',
			'acts as a 1 would be rolled; that its reroll is final is the roll’s',
			'cards/lost-coin-and-anothers-1'
		],
		[
			'the-dead-cat',
			'card',
			'acts each time damage would be taken',
			'cards/the-dead-cat-each-time'
		],
		[
			'guppys-collar',
			'card',
			'rolls each time its owner would die',
			'cards/guppys-collar-each-time'
		],
		['jawbone', 'variant', 'steals up to 3¢', 'cards/jawbone-up-to-three'],
		[
			'the-missing-page',
			'card',
			'acts as a 5 would be rolled',
			'cards/missing-page-and-anothers-5'
		],
		['ouija-board', 'variant', 'has a revealed card played', 'cards/ouija-board-makes-me-play'],
		['sacred-heart', 'card', 'acts as its owner would roll a 1', 'cards/sacred-heart-each-time'],
		['void', 'variant', 'leaves what is being purchased', 'cards/void-and-a-purchase']
	],
	'loot errata': [
		['broken-ankh', 'card', 'rolls each time its owner would die', 'cards/broken-ankh-each-time'],
		[
			'guppys-hairball',
			'card',
			'rolls as damage would be taken',
			'cards/guppys-hairball-and-a-bomb'
		]
	],
	'monster errata': [
		[
			'the-duke-of-flies',
			'card',
			'acts as damage would be taken',
			'cards/duke-of-flies-prevents-on-a-1'
		],
		[
			'we-need-to-go-deeper',
			'card',
			'the order in which they are picked is theirs on the deck',
			'cards/we-need-to-go-deeper-in-any-order'
		]
	],
	'card rulings': [
		['eden', 'card', 'puts the other two items under the deck', 'faq/edens-other-two-items'],
		[
			'glass-cannon',
			'variant',
			'of an eternal one a 1 to 5 brings no loot',
			'cards/edens-glass-cannon'
		]
	],
	'treasure cards': [
		['9-volt', 'card', 'recharges in time to be used', 'cards/9-volt-before-the-next-turn'],
		['baby-haunt', 'card', 'is an item', 'cards/baby-haunt-stays-in-the-shop'],
		['blank-card', 'variant', 'doubles', 'cards/blank-card-doubles'],
		['bum-bo', 'variant', 'takes plain counters', 'cards/bum-bo-takes-what-is-gained'],
		['contract-from-below', 'card', 'can destroy itself', 'cards/contract-from-below-itself'],
		['crystal-ball', 'variant', 'fizzles under a roll', 'cards/crystal-ball-too-late'],
		['daddy-haunt', 'card', 'adds to the damage', 'faq/daddy-haunt-one-instance'],
		[
			'dads-lost-coin',
			'card',
			'fizzles once the roll is another number',
			'rules/two-coins-on-one-roll'
		],
		[
			'diplopia',
			'card',
			'takes no counters along; copying The Dead Cat is The Dead Cat’s doing',
			'rules/counters-stay-after-copying'
		],
		['glass-cannon', 'variant', 'does nothing once it is gone', 'cards/glass-cannon-twice'],
		['lemon-mishap', 'card', 'waits once for each use', 'cards/lemon-mishap-twice'],
		['modeling-clay', 'card', 'takes no counters along', 'cards/modeling-clay-and-counters'],
		['moms-shovel', 'card', 'stays deactivated when purchased', 'cards/moms-shovel-purchased'],
		['monster-manual', 'variant', 'takes the deck', 'cards/monster-manual-on-the-deck'],
		['remote-detonator', 'charts', 'who votes first', 'cards/remote-detonator-votes-in-order'],
		[
			'sacred-heart',
			'card',
			'fizzles once the roll is another number',
			'cards/sacred-heart-on-another-number'
		],
		['shadow', 'variant', 'triggers; the last to resolve counts', 'cards/two-shadows'],
		['the-dead-cat', 'variant', 'a copy of it has just 9', 'cards/copying-the-dead-cat-again'],
		[
			'the-missing-page',
			'card',
			'fizzles once the roll is another number',
			'cards/missing-page-on-another-number'
		],
		['two-of-clubs', 'variant', 'multiplies once', 'cards/two-of-clubs-twice']
	],
	'loot cards': [
		['butter-bean', 'card', 'cancels what is a loot yet', 'cards/lost-soul-cancelled'],
		['counterfeit-penny', 'card', 'adds to what is gained', 'cards/counterfeit-penny-and-theft'],
		['lost-soul', 'variant', 'is a soul as it resolves', 'cards/lost-soul-at-once'],
		[
			'moms-shovel',
			'card',
			'is only delayed: it is destroyed by its effect',
			'cards/no-on-moms-shovel'
		],
		['the-fool', 'card', 'saves its player', 'cards/the-fool-on-my-own-death'],
		['viii-justice', 'card', 'makes even upwards alone', 'cards/justice-evens-out']
	],
	'monster cards': [
		['ambush', 'card', 'counts the attack that found it', 'cards/ambush-counts-the-attack'],
		['deaths-head', 'card', 'cannot be attacked', 'faq/deaths-head-from-the-deck'],
		['devil-deal', 'card', 'deals its damage first', 'cards/devil-deal-before-the-item'],
		['dinga', 'card', 'is rolled for once', 'cards/dinga-killed-on-a-six'],
		['rag-man', 'card', 'comes back', 'cards/rag-man-takes-the-win-back'],
		['satan', 'card', 'takes the last living player', 'cards/satan-and-the-last-player'],
		['stoney', 'card', 'cannot be attacked', 'cards/stoney-from-the-deck'],
		['the-haunt', 'variant', 'counts points', 'cards/the-haunt-two-instances']
	],
	'other souls': [
		['the-lost', 'card', 'brings a soul of its own', 'faq/the-losts-own-soul'],
		['the-bone', 'card', 'becomes a soul', 'cards/the-bone-becomes-a-soul'],
		['pandoras-box', 'card', 'becomes a soul on a 6', 'cards/pandoras-box-on-a-6'],
		['the-chest', 'card', 'becomes a soul', 'cards/the-chest-and-the-penalty'],
		['lost-soul', 'variant', 'becomes a soul as it resolves', 'cards/lost-soul-at-once'],
		['holy-chest', 'card', 'becomes a soul on a 6', 'cards/holy-chest-from-a-refill']
	]
};

/** Where no document says it but the first print of the card does. */
const FIRST_PRINT: Readonly<Record<string, string>> = {
	'the-d6': 'it did not recharge itself',
	'steamy-sale': 'it named the price of a shop item',
	'pills-purple-pink': 'the appendix doubles bonuses to dice rolls',
	'pills-white-spot': 'the appendix doubles the items that are rerolled on a 1 or 2'
};

const ROWS = Object.values(TABLE).flatMap((rows) =>
	rows.map(([card, by, says, scenario]) => ({ card, by, says, scenario }))
);
const hasVariant = (card: string): boolean => LIBRARY.get(card)?.variants?.original !== undefined;

describe('the errata and rulings of the original documents', () => {
	it.each(Object.entries(TABLE))('%s: has every card that stands there', (heading, rows) => {
		const named = Object.entries(NAMED).flatMap(([key, { original }]) =>
			original?.includes(heading) ? [key] : []
		);
		expect(rows.map(([card]) => card).sort()).toEqual(named.sort());
	});

	it.each(ROWS)('$card ($by): $says', ({ card, scenario }) => {
		const wanted = ROWS.some((row) => row.card === card && row.by === 'variant');
		expect(hasVariant(card)).toBe(wanted);
		const file = `content/scenarios/original/${scenario}.souls`;
		expect(existsSync(file), file).toBe(true);
		const text = readFileSync(file, 'utf8');
		expect(text).toContain('rules: original');
		expect(text).toContain(LIBRARY.get(card)?.name ?? `a card ${card}`);
	});

	it('and the first print account for every variant of the library', () => {
		const known = new Set([...ROWS.map(({ card }) => card), ...Object.keys(FIRST_PRINT)]);
		const variants = [...LIBRARY.keys()].filter(hasVariant);
		expect(variants.filter((card) => !known.has(card))).toEqual([]);
		expect(Object.keys(FIRST_PRINT).filter((card) => !hasVariant(card))).toEqual([]);
	});
});
