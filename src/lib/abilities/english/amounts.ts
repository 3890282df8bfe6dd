/** How many and how much. */
import type { Amount, Owned, Several } from '../grammar.ts';
import { SLOT_KINDS } from '../../model/words.ts';
import { form, phrase, type Form, type Phrase } from './form.ts';
import {
	filter,
	integer,
	name,
	number,
	oneOfWords,
	player,
	said,
	thing,
	wordsFor
} from './holes.ts';
import type { Hole, Shape } from './hole.ts';

const amountForm = (shape: Shape<Amount>, words: string): Form<Amount> =>
	form<Amount>(shape, words);

const n = number('n');
const by = player('by');
const on = thing('on');

const OWNED: Readonly<Record<Owned, string>> = {
	'¢': '¢',
	'loot cards': 'loot cards in hand',
	items: 'items',
	souls: 'souls',
	curses: 'curses',
	HP: 'HP'
};
/** What players have so much of. */
export const owned = (hole: string, but: readonly Owned[] = []): Hole<Owned> => ({
	hole,
	kind: {
		is: 'words',
		words: [
			...Object.entries(OWNED),
			// Where they are may be left unsaid.
			['loot cards', 'loot cards'] as const
		].filter(([one]) => !but.some((other) => other === one))
	}
});

/** "counter", "egg counter". */
const COUNTER = phrase('counter', [
	form<string | null>(null, 'counter'),
	form<string | null>(name('name'), '[name] counter')
]);
export const counter = said(() => COUNTER);

const stat = wordsFor('stat', {
	hp: 'HP',
	'max hp': 'max HP',
	attack: 'ATK',
	evasion: 'evasion'
});

/** An amount by itself: "3", "that much", "the number of souls you have". */
export const amount = said(() => AMOUNT);
/** An amount inside a calculation, in brackets where it is one itself. */
const grouped = said<Amount>(
	() => GROUPED,
	() => AMOUNT
);
const calculation = said<Amount>(
	() => CALCULATION,
	() => AMOUNT
);

const [first, second] = [grouped('first'), grouped('second')];
const CALCULATION: Phrase<Amount> = phrase('calculation', [
	amountForm({ plus: [first, n] }, '[first] +[n]'),
	amountForm({ plus: [first, second] }, '[first] plus [second]'),
	amountForm({ minus: [first, n] }, '[first] -[n]'),
	amountForm({ minus: [first, second] }, '[first] minus [second]'),
	amountForm({ times: [first, n] }, '[n] times [first]'),
	amountForm({ half: first }, 'half of [first], rounded down')
]);

/** What is counted: "the number of" these, or "for each" of these. */
export const COUNTED: readonly (readonly [Shape<Amount>, string])[] = [
	[{ owned: 'loot cards', by }, "loot cards in [by's] hand"],
	[{ owned: owned('owned', ['loot cards']), by }, '[owned] [by have]'],
	[{ counters: counter('counter'), on }, '[counter]s on [on]'],
	[{ cardsUnder: on }, 'cards under [on]'],
	[{ slots: oneOfWords('slots', SLOT_KINDS) }, '[slots] slots'],
	[{ thisTurn: 'players died' }, 'players who died this turn'],
	[{ thisTurn: 'monsters died' }, 'monsters that died this turn'],
	[{ thisTurn: 'non-active players died' }, 'non-active players who died this turn'],
	[{ count: filter('count', 'many') }, '[count]'],
	[{ thisTurn: 'loot cards played' }, 'loot cards played this turn'],
	[{ playedBy: by }, 'loot cards [by played] this turn'],
	[{ killedBy: by }, 'monsters [by killed] this turn']
];
const ALONE: readonly Form<Amount>[] = [
	amountForm(integer('n'), '[n]'),
	amountForm('that much', 'that much'),
	amountForm('that number', 'that number'),
	amountForm('done', 'the amount done this way'),
	amountForm('those who did', 'the number of those who did'),
	...COUNTED.map(([shape, words]) => amountForm(shape, `the number of ${words}`)),
	amountForm({ most: owned('owned') }, 'the most [owned] any player has'),
	amountForm({ paid: 'loot cards' }, 'the number of loot cards discarded to play this'),
	amountForm({ paid: 'counters' }, 'the number of counters removed to activate this'),
	amountForm({ notes: 'this' }, 'the number of notes on this'),
	amountForm({ stat, of: on }, "[on's] [stat]"),
	amountForm({ lastAttackRoll: on }, 'the last attack roll made against [on] this turn'),
	amountForm({ ownCounters: counter('counter') }, 'the number of [counter]s each of them has'),
	amountForm({ thisTurn: 'shop items purchased' }, 'the number of shop items purchased this turn'),
	amountForm({ thisTurn: 'attack rolls' }, 'the number of attack rolls made this turn'),
	amountForm({ thisTurn: 'attacks' }, 'the number of attacks made this turn')
];

export const AMOUNT: Phrase<Amount> = phrase(
	'amount',
	[...ALONE, ...CALCULATION.forms, amountForm(calculation('all'), '([all])')],
	'an amount'
);
const GROUPED: Phrase<Amount> = phrase('grouped amount', [
	amountForm(calculation('all'), '([all])'),
	...AMOUNT.forms
]);

const any = amount('any');

/** What would have been, more or less of it; and what is said of any other amount. */
const ofThatMuch = (that: string, unit: string): readonly Form<Amount>[] => [
	amountForm('that much', `${that} ${unit}`),
	amountForm({ times: ['that much', n] }, `[n] times ${that} ${unit}`)
];

/** "3¢", "that much ¢", "that much +1¢", "¢ equal to …". */
export const CENTS = phrase('cents', [
	amountForm(n, '[n]¢'),
	...ofThatMuch('that much', '¢'),
	amountForm({ plus: ['that much', n] }, 'that much +[n]¢'),
	amountForm({ minus: ['that much', n] }, 'that much -[n]¢'),
	amountForm(any, '¢ equal to [any]')
]);
export const cents = said(() => CENTS);

/** "3 damage", "that much HP +1", "damage equal to …". */
const much = (unit: string): readonly Form<Amount>[] => [
	amountForm(n, `[n] ${unit}`),
	...ofThatMuch('that much', unit),
	amountForm({ plus: ['that much', n] }, `that much ${unit} +[n]`),
	amountForm({ minus: ['that much', n] }, `that much ${unit} -[n]`)
];
export const DAMAGE = phrase('damage', [
	...much('damage'),
	amountForm(any, 'damage equal to [any]')
]);
export const damage = said(() => DAMAGE);
/** The same without what is "equal to" something: what it is dealt to stands between. */
const SHORT_DAMAGE = phrase('short damage', much('damage'));
export const shortDamage = said(() => SHORT_DAMAGE);
export const HP = phrase('HP', [...much('HP'), amountForm(any, 'HP equal to [any]')]);
export const hp = said(() => HP);

/** "a loot card", "that many loot cards +1", "loot cards equal to …". */
const things = (one: string): readonly Form<Amount>[] => [
	amountForm(1, `a ${one}`),
	amountForm(n, `[n] ${one}s`),
	...ofThatMuch('that many', `${one}s`),
	amountForm({ plus: ['that much', n] }, `that many ${one}s +[n]`),
	amountForm({ minus: ['that much', n] }, `that many ${one}s -[n]`),
	amountForm(any, `${one}s equal to [any]`)
];
export const LOOT_CARDS = phrase('loot cards', things('loot card'));
export const lootCards = said(() => LOOT_CARDS);

/** A number for a word that takes one: "loot 3", "loot equal to …". */
export const PLAIN = phrase('plain amount', [
	amountForm(n, '[n]'),
	amountForm('that much', 'that much'),
	amountForm(any, 'equal to [any]')
]);
export const plain = said(() => PLAIN);

/** "an additional time", "2 additional times". */
const additional = (one: string): readonly Form<Amount | 'any number'>[] => [
	form<Amount | 'any number'>('any number', `any number of additional ${one}s`),
	amountForm(1, `an additional ${one}`),
	amountForm(n, `[n] additional ${one}s`),
	amountForm(any, `additional ${one}s equal to [any]`)
];
const ADDITIONAL_TIMES = phrase('additional times', additional('time'));
export const additionalTimes = said(() => ADDITIONAL_TIMES);
const ADDITIONAL_LOOT = phrase('additional loot cards', additional('loot card'));
export const additionalLootCards = said(() => ADDITIONAL_LOOT);

/** "2", "up to 2", "any number of", "1 or more", "1 to 3". */
const [min, max] = [amount('min'), amount('max')];
export const SEVERAL = phrase('how many', [
	form<Several>({ min: 0, max: null }, 'any number of'),
	form<Several>({ min, max: null }, '[min] or more'),
	form<Several>({ min: 0, max }, 'up to [max]'),
	form<Several>({ min, max: min }, '[min]'),
	form<Several>({ min, max }, '[min] to [max]')
]);
export const several = said(() => SEVERAL);

/** What an x is, at the end of the sentence. */
export const WHERE_X = ', where x is [any]';
/** A number as it stands, or an x with what it is. */
export const NUMBER_OR_X = [
	[n, '[n]', ''],
	[any, 'x', WHERE_X]
] as const;
