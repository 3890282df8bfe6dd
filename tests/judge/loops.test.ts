import { describe, expect, it } from 'vitest';
import {
	atLeast,
	eachTime,
	gainCents,
	repeatWhile,
	takeDamage,
	takesDamage
} from '#lib/abilities/build/index.ts';
import type { Card } from '#lib/cards/card.ts';
import { withCards } from '#lib/cards/library.ts';
import { EDITIONS } from '#lib/editions/index.ts';
import { begin } from '#lib/judge/judge.ts';
import { endless } from '#lib/judge/loops.ts';
import type { Context } from '#lib/model/stack.ts';
import { startRun, type Run } from '#lib/mechanics/run.ts';
import { repeat } from '#lib/mechanics/verbs/connectives.ts';
import { parse, start } from '#lib/scenario/index.ts';

/** A table where an effect of Isaac is being carried out. */
function table(): Run {
	const parsed = parse('player Amy: Isaac, 3¢');
	const started = parsed.ok ? start(parsed.scenario) : null;
	if (!started?.ok) throw new Error('The table cannot be laid.');
	return startRun(started.position, EDITIONS['2023']);
}
const context: Context = {
	source: null,
	kind: null,
	you: 0,
	targets: [],
	mode: null,
	event: {}
};
const at = { card: 'isaac', line: 0, path: [] };

/** How often an effect is done that is repeated while Amy has so many ¢. */
function times(run: Run, least: number): number {
	const effect = repeatWhile(atLeast({ owned: '¢', by: 'you' }, least), gainCents(1));
	let left = 100;
	for (let done = 1; ; done++) {
		const next = repeat({ run, at, context }, effect, left);
		const again = next?.find((task) => task.do === 'repeat');
		if (again?.do !== 'repeat') return done;
		left = again.left;
	}
}

// 15 The Stack, which says nothing of loops: what nobody can leave is named and ends.
describe('repeating while something holds', () => {
	it('ends when it no longer holds', () => {
		const run = table();
		expect(times(run, 4)).toBe(1);
		expect(run.steps).toEqual([]);
	});

	it('is named where it would go on for ever', () => {
		const run = table();
		expect(times(run, 3)).toBe(101);
		expect(run.steps.map(({ what, rules }) => [what.did, rules])).toEqual([
			['loop', ['loop.named']]
		]);
	});
});

/** The Relic, but that it makes whoever takes damage take 1 more. */
const EVIL_RELIC: Card = {
	name: 'The Relic',
	kind: 'treasure',
	copies: 1,
	abilities: [eachTime(takesDamage('a player'), takeDamage(1, 'they'))]
};

/** What goes on for ever from a table; `relic` stands in for The Relic. */
function endlessAt(text: string, relic: Card | null): readonly string[] | null {
	const parsed = parse(text);
	const started = parsed.ok ? start(parsed.scenario) : null;
	if (!started?.ok) throw new Error('The table cannot be laid.');
	const cards = new Map(relic ? [['the-relic', relic]] : []);
	return withCards(cards, () => endless(begin(started.position).position));
}

// 6.8 Damage: the dead still take damage, so that abilities that look for it go on.
describe('what goes on for ever', () => {
	const TABLE = `player Amy: Isaac (deactivated) | hand: empty
player Ben: Cain (deactivated) | items: The Relic | hand: empty
stack: damage 1 to Amy
`;
	it('is named by its cards when nobody can do anything but pass', () => {
		expect(endlessAt(TABLE, EVIL_RELIC)).toEqual(['the-relic']);
	});

	it('is no loop when it ends by itself', () => {
		expect(endlessAt(TABLE, null)).toBeNull();
	});

	it.each([
		[
			'an item could be activated',
			TABLE.replace('items: The Relic', 'items: The Relic, Book of Sin')
		],
		['a character could', TABLE.replace('Cain (deactivated)', 'Cain')],
		['a card could be played', TABLE.replace('hand: empty', 'hand: ?')]
	])('is not named while somebody has a choice: %s', (_, text) => {
		expect(endlessAt(text, EVIL_RELIC)).toBeNull();
	});
});
