/**
 * Random abilities in every word of the ability language: what cards do, when, for what and for how long, taken apart
 * and put together anew. Only what speaks of nothing outside itself is put elsewhere; what does so stays where it is,
 * with other numbers.
 */
import fc from 'fast-check';
import type {
	Ability,
	Condition,
	Cost,
	Effect,
	StaticEffect,
	TriggerEvent
} from '#lib/abilities/grammar.ts';
import { isByHand } from '#lib/abilities/by-hand.ts';
import { FACES } from '#lib/cards/library.ts';
import { RARE } from './rare-words.ts';

const written: readonly Ability[] = [
	...[...FACES.values()].flatMap(({ abilities, variants }) => [
		...abilities,
		...Object.values(variants ?? {}).flat()
	]),
	...RARE
].filter((ability) => !isByHand(ability));

/** Words for what was spoken of before: they mean nothing elsewhere. */
const OPEN =
	/"(?:they|it|chosen|killer|dealer|attacked|attacking player|put there|one put there|a new slot|the slot it was in|that much|that number|done|those who did|picked|tied|aimed at you|same result twice|same results|an attack|their next turn)"|"(?:target|chosen|rolled|paid|discarded|penaltyItemOf|onAttackRoll|ownCounters|lastAttackRoll|otherThan|notBy|noted|notes|nth|level)":/u;
const isClosed = (part: unknown): boolean => !OPEN.test(JSON.stringify(part));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const inside = (value: unknown): readonly unknown[] => [
	value,
	...(typeof value === 'object' && value !== null ? Object.values(value).flatMap(inside) : [])
];
/** Each different one once. */
const distinct = <T>(all: readonly T[]): readonly T[] => [
	...new Map(all.map((one) => [JSON.stringify(one), one])).values()
];

// What stands in the library is of its types, and the key tells which.
const effects = distinct(
	written
		.flatMap(inside)
		.filter((one): one is Effect => isRecord(one) && typeof one['do'] === 'string')
		.filter(isClosed)
);
const TABLES: ReadonlySet<Effect['do']> = new Set(['roll', 'choose one', 'vote']);
/** Verbs alone, which can stand anywhere in a sentence. */
const verbs = effects.filter((effect) =>
	inside(effect).every((one) => one === effect || !isRecord(one) || !('do' in one || 'way' in one))
);
const CONNECTIVES: ReadonlySet<Effect['do']> = new Set(['then', ...TABLES]);
const plain = verbs.filter((effect) => !CONNECTIVES.has(effect.do));

const events = distinct(
	written
		.flatMap((ability) => (ability.way === 'trigger' ? [ability.when] : []))
		.filter((when): when is TriggerEvent => isClosed(when))
);
const standings = distinct(
	written
		.flatMap((ability) => (ability.way === 'static' ? [ability.standing] : []))
		.filter((one): one is StaticEffect => isClosed(one))
);
const conditions = distinct(
	written
		.flatMap(inside)
		.filter(isRecord)
		.map((one) => one['while'] ?? one['condition'] ?? one['given'])
		.filter((one): one is Condition => isRecord(one) && isClosed(one))
);
const costs = distinct(
	written.flatMap((ability): readonly (readonly Cost[])[] =>
		ability.way === 'paid' && ability.cost.length > 0 ? [ability.cost] : []
	)
);

/** What says itself whether somebody may. */
const isOffer = (effect: Effect): boolean =>
	effect.do === 'look' ||
	effect.do === 'let play' ||
	(effect.do === 'play' && effect.must) ||
	(effect.do === 'gain loot play' && effect.amount === 'any number');

const several = (of: fc.Arbitrary<Effect>): fc.Arbitrary<Effect> =>
	fc.oneof(
		{ arbitrary: of, weight: 3 },
		fc.array(of, { minLength: 2, maxLength: 3 }).map((steps): Effect => ({ do: 'then', steps })),
		fc.tuple(of, of).map(([first, second]): Effect => ({ do: 'and', first, second })),
		fc.tuple(of, of).map(([first, second]): Effect => ({ do: 'if you do', first, second })),
		fc
			.tuple(fc.constantFrom(...conditions), of)
			.map(([condition, effect]): Effect => ({ do: 'if', condition, effect })),
		of.filter((effect) => !isOffer(effect)).map((effect): Effect => ({ do: 'may', effect }))
	);
const done = several(fc.constantFrom(...plain));

const recombined: fc.Arbitrary<Ability> = fc.oneof(
	fc.tuple(fc.constantFrom(...events), done).map(([when, effect]): Ability => ({
		way: 'trigger',
		opening: 'each time',
		when,
		targets: [],
		effect
	})),
	done.map((effect): Ability => ({ way: 'tap', targets: [], effect })),
	fc
		.tuple(fc.constantFrom(...costs), done)
		.map(([cost, effect]): Ability => ({ way: 'paid', cost, targets: [], effect })),
	fc
		.tuple(fc.constantFrom(...standings), fc.constantFrom(...conditions))
		.map(([standing, condition]): Ability => ({
			way: 'static',
			standing: { ...standing, while: condition }
		}))
);

/** The same ability with other numbers: of cards, of ¢, of damage, of counters. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'add', 'count', 'value', 'times']);
function withNumbers(value: unknown, numbers: readonly number[]): unknown {
	let used = 0;
	const go = (one: unknown): unknown => {
		if (Array.isArray(one)) return one.map(go);
		if (!isRecord(one)) return one;
		return Object.fromEntries(
			Object.entries(one).map(([key, inner]) => {
				const isOne = AMOUNTS.has(key) && typeof inner === 'number' && inner > 0;
				if (!isOne) return [key, go(inner)];
				used += 1;
				return [key, numbers[used % numbers.length] ?? inner];
			})
		);
	};
	return go(value);
}
const renumbered: fc.Arbitrary<Ability> = fc
	.tuple(
		fc.constantFrom(...written),
		fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 })
	)
	// Numbers alone have changed.
	.map(([ability, numbers]) => withNumbers(ability, numbers) as Ability);

/** An ability of any words. */
export const anyAbility: fc.Arbitrary<Ability> = fc.oneof(recombined, renumbered);
