/** What would happen, and what happens instead (5.2). */
import type { Instead, Replacement, Would } from '../grammar.ts';
import { amount, cents, damage, lootCards, plain } from './amounts.ts';
import { form, phrase, type Form } from './form.ts';
import type { Shape } from './hole.ts';
import { faces, number, player, whose } from './holes.ts';

const who = whose('who');
const shown = faces('faces');
const [n, any] = [number('n'), amount('any')];

/** Which damage, and what is said of it before and after. */
const DAMAGE = (
	[
		[{}, ''],
		[{ combat: true }, 'combat '],
		[{ combat: false }, 'non-combat ']
	] as const
).flatMap(([combat, kind]) => [
	[combat, kind, ''] as const,
	[{ ...combat, on: shown }, kind, ' on attack rolls of [faces]'] as const
]);

/** Which damage that is taken: what deals it may be said as well. */
const DAMAGE_TAKEN = [...DAMAGE, [{ from: 'loot' }, '', ' from loot cards'] as const];

/** What would happen, as a verb with what follows it. */
const HAPPENS: readonly (readonly [Shape<Would>, verb: string, rest: string])[] = [
	[{ would: 'gain ¢', who }, 'gain', 'any number of ¢'],
	[{ would: 'lose ¢', who }, 'lose', 'any number of ¢'],
	[{ would: 'loot', who }, 'loot', 'any number of loot cards'],
	[{ would: 'discard', who }, 'discard', 'any number of loot cards'],
	[{ would: 'gain treasure', who }, 'gain', 'any number of treasure'],
	[{ would: 'roll', who }, 'roll', ''],
	[{ would: 'roll', who, attack: 'on this' }, 'roll', 'an attack roll against this'],
	[{ would: 'roll a number', who, on: shown }, 'roll', 'a [faces]'],
	[{ would: 'pay the penalty', who }, 'pay', 'the death penalty'],
	[{ would: 'destroy the penalty item', who }, 'give', 'up an item for the death penalty'],
	[{ would: 'die', who }, 'die', ''],
	[{ would: 'be destroyed', who }, 'be', 'destroyed'],
	[{ would: 'be put into discard', who }, 'be', 'put into discard'],
	[{ would: 'start the turn', who }, 'start', "[who's own] turn"],
	[{ would: 'end the turn', who }, 'end', "[who's own] turn"],
	[{ would: 'take the turn', who }, 'take', "[who's own] turn"],
	[{ would: 'recharge step', who }, 'begin', "[who's own] recharge step"],
	[{ would: 'loot step', who }, 'begin', "[who's own] loot step"],
	...DAMAGE_TAKEN.map(([which, kind, that]): readonly [Shape<Would>, string, string] => [
		{ would: 'take damage', who, ...which },
		'take',
		`any amount of ${kind}damage${that}`
	]),
	...DAMAGE.map(([which, kind, rolled]): readonly [Shape<Would>, string, string] => [
		{ would: 'deal damage', who, ...which },
		'deal',
		`any amount of ${kind}damage${rolled}`
	])
];
const happens = (shape: Shape<Would>, words: string): Form<Would> => form<Would>(shape, words);

/** "you would take any amount of damage". */
export const WOULD = phrase('what would happen', [
	...HAPPENS.map(([shape, verb, rest]) => happens(shape, `[who would] ${verb} ${rest}`)),
	happens({ would: 'enter play', who: 'this' }, 'this would enter play')
]);
/** "you take any amount of damage", behind "as". */
export const AS = phrase('what happens', [
	...HAPPENS.map(([shape, verb, rest]) => happens(shape, `[who ${verb}] ${rest}`)),
	happens({ would: 'enter play', who: 'this' }, 'this enters play')
]);

const short = (shape: Shape<Replacement>, words: string): Form<Replacement> =>
	form<Replacement>(shape, words);
/** Forms that players know: "this enters play deactivated", "damage you would take is reduced to 1". */
export const SHORT = phrase('short replacement', [
	short(
		{
			event: { would: 'enter play', who: 'this' },
			by: { also: { do: 'deactivate', what: 'this' } }
		},
		'this enters play deactivated'
	),
	short(
		{
			event: { would: 'enter play', who },
			by: { also: { do: 'deactivate', what: 'it' } }
		},
		'[who enter] play deactivated'
	),
	...DAMAGE_TAKEN.map(([which, kind, that]) =>
		short(
			{ event: { would: 'take damage', who, ...which }, by: { amount: n } },
			`${kind}damage [who would] take${that} is reduced to [n]`
		)
	),
	...DAMAGE.map(([which, kind, rolled]) =>
		short(
			{ event: { would: 'deal damage', who, ...which }, by: { amount: n } },
			`${kind}damage [who would] deal${rolled} is reduced to [n]`
		)
	)
]);

const instead = (shape: Shape<Instead>, words: string): Form<Instead> =>
	form<Instead>(shape, words);
const DICE = [
	[2, '2 dice'],
	[any, '[any] dice']
] as const;
const OTHERWISE: readonly Form<Instead>[] = [
	instead({ from: 'loot discard' }, '{they loot} from the top of the loot discard instead'),
	...DICE.flatMap(([dice, words]) => [
		instead({ dice, picks: 'lowest' }, `{they roll} ${words} instead and the lowest counts`),
		instead({ dice, picks: 'highest' }, `{they roll} ${words} instead and the highest counts`),
		instead(
			{ dice, picks: player('picks') },
			`{they roll} ${words} instead and [picks choose] which one counts`
		)
	]),
	instead({ skip: true }, 'skip that')
];
const ofDamage: readonly Form<Instead>[] = [
	instead({ prevent: null }, 'prevent that damage'),
	instead({ prevent: any }, 'prevent [any] of that damage')
];
const ofAnything: readonly Form<Instead>[] = [
	instead({ prevent: null }, 'prevent that'),
	instead({ prevent: any }, 'prevent [any] of that')
];

/** What happens in place of something, whatever that is. */
export const INSTEAD = phrase('instead', [...OTHERWISE, ...ofAnything, ...ofDamage]);
const INSTEAD_OF_DAMAGE = phrase('instead of damage', [...ofDamage, ...OTHERWISE]);
export const insteadOf = (would: Would['would']): typeof INSTEAD =>
	would === 'take damage' || would === 'deal damage' ? INSTEAD_OF_DAMAGE : INSTEAD;

/** "They gain 1 more", "they take 1 less damage": what is read as that much more or less. */
const changed = (does: string, unit: string): readonly Form<Instead>[] =>
	(
		[
			['more', { amount: { plus: ['that much', n] } }],
			['less', { amount: { minus: ['that much', n] } }]
		] as const satisfies readonly (readonly [string, Shape<Instead>])[]
	).flatMap(([more, shape]) =>
		['', ' instead'].flatMap((end) =>
			[
				`[n] ${more}`,
				...(unit === '¢' ? [`[n]¢ ${more}`, `[n] ${more} ¢`] : [`[n] ${more} ${unit}`])
			].map((much) => instead(shape, `${does} ${much}${end}`))
		)
	);

const sameOf = (
	shape: Shape<Instead>,
	words: string,
	read: readonly Form<Instead>[] = []
): typeof INSTEAD => phrase(`another amount: ${words}`, [instead(shape, words), ...read]);
const [money, loot, much] = [cents('cents'), lootCards('loot'), damage('damage')];
const DONE = sameOf({ amount: plain('plain') }, '{they do} it [plain] instead');
const ANOTHER_AMOUNT: Partial<Record<Would['would'], typeof INSTEAD>> = {
	'gain ¢': sameOf({ amount: money }, '{they gain} [cents] instead', changed('{they gain}', '¢')),
	'lose ¢': sameOf({ amount: money }, '{they lose} [cents] instead', changed('{they lose}', '¢')),
	loot: sameOf(
		{ amount: loot },
		'{they loot} [loot] instead',
		changed('{they loot}', 'loot cards')
	),
	discard: sameOf(
		{ amount: loot },
		'{they discard} [loot] instead',
		changed('{they discard}', 'loot cards')
	),
	'take damage': sameOf({ amount: much }, '{who take} [damage] instead', [
		...changed('{who take}', 'damage'),
		...changed('{they take}', 'damage'),
		...changed('it takes', 'damage')
	]),
	'deal damage': sameOf({ amount: much }, '{who deal} [damage] instead', [
		...changed('{who deal}', 'damage'),
		...changed('{they deal}', 'damage'),
		...changed('it deals', 'damage')
	]),
	'roll a number': sameOf({ amount: any }, 'the result becomes [any] instead')
};
/** "they gain that much +1¢ instead": the same happening with another amount. */
export const anotherAmount = (would: Would['would']): typeof INSTEAD =>
	ANOTHER_AMOUNT[would] ?? DONE;
