import { describe, expect, it } from 'vitest';
import { repeatWhile, atLeast, gainCents } from '#lib/abilities/build/index.ts';
import type { Context } from '#lib/model/stack.ts';
import type { Run } from '#lib/mechanics/run.ts';
import { repeat } from '#lib/mechanics/verbs/connectives.ts';
import { parse, start } from '#lib/scenario/index.ts';

/** A table where an effect of Isaac is being carried out. */
function table(): Run {
	const parsed = parse('player Amy: Isaac, 3¢');
	const started = parsed.ok ? start(parsed.scenario) : null;
	if (!started?.ok) throw new Error('The table cannot be laid.');
	return { position: started.position, steps: [], taken: [], rules: [], readings: [], also: [] };
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
