/** Decisions and positions as somebody may send them who means no good, or does not know better. */
import fc, { type Arbitrary } from 'fast-check';

const WORDS = [
	...['pass', 'play', 'activate', 'attack', 'purchase', 'end turn', 'barter', 'soul purchase'],
	...[
		'choose',
		'roll',
		'reveal',
		'toString',
		'__proto__',
		'constructor',
		'length',
		'bomb',
		'isaac'
	],
	...['fly', 'the-relic', 'deck', 'loot', 'monster', 'yes', 'no', '']
];
const FIELDS = [
	...['do', 'player', 'card', 'object', 'line', 'mode', 'targets', 'to', 'amount', 'gives', 'gets'],
	...['favour', 'soul', 'picks', 'always', 'result', 'at', 'number', 'answer', 'word', 'trigger'],
	...['deck', 'discard', 'slot', 'index', 'hand', 'item', 'attackOf', '__proto__', 'length']
];

/** Something that is no fact of a game, or is one of them by chance. */
const odd: Arbitrary<unknown> = fc.oneof(
	{ weight: 4, arbitrary: fc.integer({ min: -1, max: 30 }) },
	{ weight: 3, arbitrary: fc.constantFrom(...WORDS) },
	fc.constantFrom<unknown>(null, undefined, NaN, Infinity, -0, 0.5, 1e308, true, false),
	fc.constantFrom<unknown>(
		[],
		{},
		new Array(5),
		new Date(0),
		new Map(),
		() => 0,
		Symbol('x'),
		10n,
		Object.freeze({ player: 0 }),
		Object.create(null),
		{
			get player(): number {
				throw new Error('It must not be looked at.');
			}
		},
		new Proxy(
			{},
			{
				get: () => {
					throw new Error('It must not be asked.');
				}
			}
		)
	)
);

const record = (value: Arbitrary<unknown>): Arbitrary<object> =>
	fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 5, noNullPrototype: true });

const inner: Arbitrary<unknown> = fc.oneof(
	odd,
	record(odd),
	fc.array(fc.oneof(odd, record(odd)), { maxLength: 3 })
);

/** Anything at all, most of it nearly a decision. */
export const oddDecision: Arbitrary<unknown> = fc.oneof(
	odd,
	record(inner),
	fc
		.tuple(fc.constantFrom(...WORDS), fc.integer({ min: -1, max: 4 }), record(inner))
		.map(([what, player, rest]) => ({ player, ...rest, do: what }))
);

/** A change of JSON at one of its places. */
export interface Damage {
	/** Which place, by a number of any size. */
	readonly at: number;
	readonly how: 'put' | 'drop' | 'add' | 'double';
	readonly value: unknown;
}

/** A change that JSON can carry. */
export const damage: Arbitrary<Damage> = fc.record({
	at: fc.nat(),
	how: fc.constantFrom('put', 'drop', 'add', 'double'),
	value: fc.oneof(
		fc.integer({ min: -2, max: 40 }),
		fc.constantFrom(...WORDS),
		fc.constantFrom<unknown>(null, true, false, [], {}, 0.5, 1e21)
	)
});

const isObject = (data: unknown): data is Record<string, unknown> =>
	typeof data === 'object' && data !== null;

/** Every place of some JSON: what holds it, and under which key. */
function placesIn(data: unknown): readonly (readonly [Record<string, unknown>, string])[] {
	if (!isObject(data)) return [];
	return Object.keys(data).flatMap((key) => [[data, key] as const, ...placesIn(data[key])]);
}

/** A copy of some JSON with a change. */
export function damaged(data: unknown, { at, how, value }: Damage): unknown {
	const copy: unknown = structuredClone(data);
	const places = placesIn(copy);
	const [holder, key] = places[at % Math.max(1, places.length)] ?? [{}, ''];
	if (how === 'put') holder[key] = value;
	else if (how === 'add') holder[`${key}2`] = value;
	else if (Array.isArray(holder)) {
		const list: unknown[] = holder;
		const twice = how === 'double' ? [list[Number(key)], structuredClone(list[Number(key)])] : [];
		list.splice(Number(key), 1, ...twice);
	} else if (how === 'drop') Reflect.deleteProperty(holder, key);
	return copy;
}
