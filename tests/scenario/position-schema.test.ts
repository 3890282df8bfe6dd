import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import type { Position } from '#lib/model/position.ts';
import { EDITIONS, type EditionId } from '#lib/model/words.ts';
import { decisionSchema } from '#lib/judge/schema/decision.ts';
import { positionSchema } from '#lib/judge/schema/position.ts';
import { parse, play, start } from '#lib/scenario/index.ts';
import { wander } from './wander.ts';

function table(rules: EditionId = '2023'): Position {
	const parsed = parse(`rules: ${rules}
player Amy: Isaac, 12¢ | items: The Relic, Book of Sin, The Curse | hand: Bomb!, XIII. Death, Soul Heart
player Ben: Cain, 2 loot plays | items: Dad's Lost Coin, Yum Heart, Bloody Penny | hand: Bomb!, Pills! (white/blue)
monsters: Death, Stoney over Fly
shop: Meat!
turn: start of turn`);
	const started = parsed.ok ? start(parsed.scenario) : expect.fail(JSON.stringify(parsed.problems));
	return started.ok ? started.position : expect.fail(JSON.stringify(started.problems));
}

it.each(EDITIONS)(
	'reads every position and decision of a game of %s as it was written',
	(rules) => {
		const choices = fc.array(fc.nat(1_000_000), { minLength: 30, maxLength: 100 });
		fc.assert(
			fc.property(choices, (numbers) => {
				for (const { position, decision } of wander(table(rules), numbers)) {
					const data: unknown = JSON.parse(JSON.stringify(position));
					expect(v.parse(positionSchema, data)).toEqual(position);
					if (decision) expect(v.parse(decisionSchema, decision)).toEqual(decision);
				}
			}),
			{ numRuns: 20, endOnFailure: true }
		);
	}
);

it('reads a monster of the original edition that has died of a blow, its card waiting on the stack', () => {
	const parsed = parse(`rules: original
player Amy: Isaac | hand: Bomb!
player Ben: Cain
monsters: Fly, Gurdy
---
Amy plays Bomb! -> Fly
everyone passes
everyone passes`);
	const played = parsed.ok ? play(parsed.scenario) : expect.fail(JSON.stringify(parsed.problems));
	if (!played.ok) expect.fail(JSON.stringify(played.problems));
	const { position } = played;
	expect(position.stack.map(({ kind }) => kind)).toContain('procedure');
	expect(v.parse(positionSchema, JSON.parse(JSON.stringify(position)))).toEqual(position);
});

it.each([
	['a field too many', { ...table(), extra: 1 }],
	['a card that is none', { ...table(), outside: ['nothing-like-it'] }],
	['a stack of numbers', { ...table(), stack: [1] }],
	['no position', null]
])('refuses %s', (_, data) => {
	expect(v.is(positionSchema, data)).toBe(false);
});
