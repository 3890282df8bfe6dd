import { expect, test } from 'vitest';
import { JUDGE } from '#lib/judge/judge.ts';
import type { Position } from '#lib/model/position.ts';
import { EDITIONS } from '#lib/model/words.ts';
import { play } from '#lib/scenario/index.ts';
import { ALL_CARDS, chanceOf, randomDecision, randomTable } from '../support/random.ts';
import { scenarios } from '../support/scenarios.ts';

/** What the prompt offers and does not refuse. */
function offered(position: Position): readonly unknown[] {
	const prompt = JUDGE.prompt(position);
	return prompt.kind === 'priority' ? prompt.plays.filter(({ refusal }) => refusal === null) : [];
}

test('what is legal is what the prompt offers without a refusal: in every scenario', () => {
	let legal = 0;
	for (const { file, scenario } of scenarios()) {
		const played = play(scenario);
		if (!played.ok) throw new Error(`${file} cannot be laid out.`);
		for (const { position } of played.entries.flatMap(({ decisions }) => decisions)) {
			const now = JUDGE.legal(position);
			expect(JSON.stringify(now), file).toBe(JSON.stringify(offered(position)));
			legal += now.length;
		}
	}
	expect(legal).toBeGreaterThan(5_000);
});

test.each(EDITIONS)('and in random games of every card, by the rulebook of %s', (edition) => {
	for (let seed = 1; seed <= 15; seed++) {
		const chance = chanceOf(seed);
		let { position } = JUDGE.begin(randomTable(chance, 3, ALL_CARDS, edition));
		for (let turn = 0; turn < 120; turn++) {
			const decision = randomDecision(position, chance, 0.6, JUDGE.prompt, ALL_CARDS);
			if (!decision) break;
			const decided = JUDGE.take(position, decision);
			if (!decided.ok) break;
			expect(JSON.stringify(JUDGE.decide(position, decision))).toBe(JSON.stringify(decided));
			({ position } = decided);
			expect(JSON.stringify(JUDGE.legal(position))).toBe(JSON.stringify(offered(position)));
		}
	}
});
