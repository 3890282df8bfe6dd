import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ability, Condition, Effect, Filter, PlayerWord } from './grammar.ts';
import * as say from './build/index.ts';
import { readAbility } from './reading.ts';
import { wordAbility } from './wording.ts';
import { targetsPointedAt } from './wording/scope.ts';

const player = fc.constantFrom<PlayerWord>('you', 'they');
const amount = fc.constant(1);
const filter = fc.constantFrom<Filter>('player', 'item');
const condition = fc.constant<Condition>({ is: 'your turn' });

const { effect } = fc.letrec<{ effect: Effect; plain: Effect; bound: Effect }>((tie) => ({
	plain: fc.oneof(
		fc.record({ do: fc.constant('loot'), who: player, amount }),
		fc.record({ do: fc.constant('destroy'), what: fc.constant('this') })
	),
	bound: fc.oneof(
		fc.record({ do: fc.constant('loot'), who: fc.constant('chosen'), amount }),
		fc.record({ do: fc.constant('destroy'), what: fc.constant('chosen') }),
		fc.record({
			do: fc.constant('deal damage'),
			to: fc.constant('chosen'),
			amount,
			by: fc.constant('this')
		}),
		fc.record({
			do: fc.constantFrom('and', 'if you do'),
			first: tie('bound'),
			second: tie('effect')
		}),
		fc.record({ do: fc.constant('and'), first: tie('effect'), second: tie('bound') }),
		fc.record({
			do: fc.constant('may'),
			effect: tie('bound'),
			who: fc.constantFrom<PlayerWord>('active player', 'chosen')
		}),
		fc.record({
			do: fc.constant('each'),
			of: fc.tuple(fc.constant<Filter>({ is: 'item', where: [{ by: 'chosen' }] })),
			effect: tie('bound')
		})
	),
	effect: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		tie('plain'),
		fc.record({
			do: fc.constant('then'),
			steps: fc.array(tie('effect'), { minLength: 2, maxLength: 3 })
		}),
		fc.record({ do: fc.constant('and'), first: tie('effect'), second: tie('effect') }),
		fc.record({ do: fc.constant('if you do'), first: tie('effect'), second: tie('effect') }),
		fc.record({
			do: fc.constant('if you do'),
			first: tie('effect'),
			second: tie('effect'),
			otherwise: tie('effect')
		}),
		fc.record({ do: fc.constant('if'), condition, effect: tie('effect') }),
		fc.record({
			do: fc.constant('if'),
			condition,
			effect: tie('effect'),
			otherwise: tie('effect')
		}),
		fc.record({ do: fc.constant('may'), effect: tie('effect') }),
		fc.record({
			do: fc.constant('may'),
			effect: tie('effect'),
			who: fc.constantFrom<PlayerWord>('they', 'active player')
		}),
		fc.record({ do: fc.constant('each'), of: fc.tuple(filter), effect: tie('bound') }),
		fc.record({
			do: fc.constant('choose'),
			who: fc.oneof(player, fc.constant('random' as const)),
			from: fc.tuple(filter),
			several: fc.constantFrom(say.exactly(1), say.upTo(2)),
			effect: tie('bound')
		}),
		fc.record({
			do: fc.constant('repeat'),
			effect: tie('effect'),
			times: fc.constant(2)
		}),
		fc.record({ do: fc.constant('repeat while'), effect: tie('effect'), condition })
	)
}));

const ability: fc.Arbitrary<Ability> = fc
	.record({
		one: effect,
		who: fc.constantFrom('a player', 'this'),
		target: fc.constantFrom('player', 'item', 'monster')
	})
	// Nobody is spoken of as "they" where something has happened to a thing.
	.filter(({ one, who }) => who !== 'this' || !JSON.stringify(one).includes('"they"'))
	.map(({ one, who, target }) => {
		const targets = targetsPointedAt(one) > 0 ? [say.target(target)] : [];
		return say.eachTime(say.takesDamage(who), one, ...targets);
	});

/** The longest text of an official card has 345 letters; what is longer may cost more than a card may. */
const LONGEST = 400;

describe('words', () => {
	it('are never the same for two abilities', () => {
		const known = new Map<string, string>();
		fc.assert(
			fc.property(ability, (one) => {
				const text = wordAbility(one);
				const data = JSON.stringify(one);
				expect(known.get(text) ?? data, text).toBe(data);
				known.set(text, data);
			}),
			{ numRuns: 20000, endOnFailure: true }
		);
	});

	// What is bound inside of what is bound, conditions one after the other: each once was read in more
	// ways than a card may cost.
	it.each([
		'Each time a player takes damage, destroy this. Choose a player at random and (loot 1 and the active player may have that player loot 1) and choose up to 2 players at random and destroy each of them.',
		'Each time this takes damage, choose up to 2 items at random and (each of them may loot 1) and (destroy this and destroy this), and if you do, (choose a player at random and each item that player controls loots 1), and if you do, destroy this, otherwise loot 1.',
		'Each time a player takes damage, (you may have them loot 1) and for each player, (for each item that player controls, each item it controls loots 1) and they choose up to 2 items and destroy this and each of them loots 1.',
		"Each time a player takes damage, if it's your turn, (destroy this, then loot 1) and loot 1. Otherwise, destroy this, and if you do, (if it's your turn, you may choose up to 2 players and have each of them loot 1, otherwise once, and again as long as it's your turn, destroy this), otherwise if it's your turn, they loot 1. Once, and again as long as it's your turn, destroy this. If it's your turn, (if it's your turn, destroy this). Otherwise, destroy this."
	])('are read, though much is inside of much: %s', (text) => {
		const read = readAbility(text);
		expect('ability' in read ? wordAbility(read.ability) : read.problem).toBe(text);
	});

	it('are read back as the ability they are of', () => {
		fc.assert(
			fc.property(ability, (one) => {
				const text = wordAbility(one);
				fc.pre(text.length <= LONGEST);
				// Random records have no prototype.
				const data: unknown = JSON.parse(JSON.stringify(one));
				expect(readAbility(text), text).toEqual({ ability: data });
			}),
			{ numRuns: 200 }
		);
	});
});
