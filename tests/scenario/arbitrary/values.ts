import fc, { type Arbitrary } from 'fast-check';
import { cardOf, LIBRARY } from '#lib/cards/library.ts';
import { deckOf, type Card } from '#lib/cards/card.ts';
import { isRuleId, RULES } from '#lib/rules/index.ts';
import type { CellSetup, ObjectSetup, SlotSetup } from '#lib/scenario/index.ts';

export const count = fc.nat(20);
export const die = fc.integer({ min: 1, max: 6 });
export const yes = fc.constant(true as const);
/** Cards that the library lacks, one with a line that cannot be read. */
const TYPED = [
	'Lucky Rock: treasure, eternal | ↷: Roll- / 1-3: Gain 1¢. / 4-6: Loot 1.',
	'Gift from Bob: loot | Juggle three apples.',
	'Odd Fly: monster, 1 HP, 2+, 1 ATK, 3¢ | When this dies, loot 1.'
];
const ALL_KEYS = [...LIBRARY.keys(), ...TYPED];
export const keys = (fits: (card: Card) => boolean): Arbitrary<string> =>
	fc.constantFrom(...ALL_KEYS.filter((key) => fits(cardOf(key))));
export const anyCard = keys(() => true);
export const bonusSoul = keys(({ kind }) => kind === 'bonus soul');
export const loot = keys(({ kind }) => kind === 'loot');
export const item = keys(
	({ kind, keywords }) =>
		kind === 'treasure' || kind === 'starting item' || (keywords?.includes('trinket') ?? false)
);
export const ofMonsters = keys(({ kind }) => deckOf(kind) === 'monster');
export const character = keys(({ kind }) => kind === 'character');
export const deck = fc.constantFrom('loot', 'treasure', 'monster' as const);
export const cardOfDeck = {
	loot: keys(({ kind }) => deckOf(kind) === 'loot'),
	treasure: keys(({ kind }) => deckOf(kind) === 'treasure'),
	monster: ofMonsters
};
const ruleIds = Object.keys(RULES).filter(isRuleId);
export const rules = fc.uniqueArray(fc.constantFrom(...ruleIds), { minLength: 1, maxLength: 3 });

/** Some of these fields, at least `least`. */
export function some<T extends object>(
	fields: { [K in keyof T]: Arbitrary<T[K]> },
	least = 0
): Arbitrary<Partial<T>> {
	const any: Arbitrary<object> = fc.record(fields, { requiredKeys: [] });
	return any.filter((record): record is Partial<T> => Object.keys(record).length >= least);
}

export const list = <T>(one: Arbitrary<T>, minLength = 0): Arbitrary<T[]> =>
	fc.array(one, { minLength, maxLength: 3 });

export const counters = fc
	.uniqueArray(fc.constantFrom('plain', 'gold', 'blue'), { minLength: 1, maxLength: 2 })
	.chain((kinds) =>
		fc
			.tuple(...kinds.map(() => count))
			.map((counts) => Object.fromEntries(kinds.map((kind, i) => [kind, counts[i] ?? 0])))
	);

/** A starting item card is one anyway: nothing needs to say so of it. */
export const object = (card: Arbitrary<string>): Arbitrary<ObjectSetup> =>
	fc
		.record(
			{ card, hp: count, charged: fc.boolean(), counters, starting: fc.constant(true) },
			{ requiredKeys: ['card'] }
		)
		.map(({ starting, ...one }) =>
			starting && LIBRARY.get(one.card)?.kind !== 'starting item' ? { ...one, starting } : one
		);

export const cells = (
	card: Arbitrary<string>,
	names: Arbitrary<string>
): Arbitrary<CellSetup[]> => {
	const seenBy = fc.array(names, { minLength: 1, maxLength: 2 });
	return list(
		fc.oneof(
			fc.record({ card, seenBy }, { requiredKeys: ['card'] }),
			fc.record({ unknown: fc.integer({ min: 1, max: 30 }), seenBy }, { requiredKeys: ['unknown'] })
		)
	);
};

export const slots = (card: Arbitrary<string>): Arbitrary<SlotSetup[]> =>
	list(
		fc.oneof(
			fc.constant({}),
			fc.record({ top: object(card) }),
			fc.record({ top: object(card), covered: fc.array(card, { minLength: 1, maxLength: 2 }) }),
			fc.record({
				top: object(card),
				as: fc.constantFrom('final boss' as const, 'minion' as const)
			}),
			fc.record({ as: fc.constantFrom('final boss' as const, 'minion' as const) })
		)
	);
