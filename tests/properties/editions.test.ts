import fc from 'fast-check';
import { expect, test } from 'vitest';
import { begin, decide } from '#lib/judge/judge.ts';
import { EDITIONS } from '#lib/model/words.ts';
import { actOf, start, type Line, type Scenario } from '#lib/scenario/index.ts';
import { decisionAt } from '../scenario/wander.ts';
import { read } from '../scenario/read.ts';
import { faultOfReplays } from '../support/replays.ts';
import { scenarios } from '../support/scenarios.ts';

/** `npm run fuzz` takes every scenario. */
const EVERY = 25;

test('a scenario under the other edition is played or says why, and goes back as it came', () => {
	const faults = scenarios()
		.filter(({ scenario: { rules } }, i) => rules !== EDITIONS[0] || i % EVERY === 0)
		.flatMap(({ file, scenario }) => {
			const fault = faultOfReplays(scenario);
			return fault === null ? [] : [`${file}: ${fault}`];
		});
	expect(faults).toEqual([]);
});

const TABLE = `
player Amy: Isaac, 12¢, 2 loot plays | items: Meat!, Guppy's Collar, Yum Heart | hand: Bomb!, Soul Heart, Dice Shard
player Ben: Cain, 2 loot plays | items: Dad's Lost Coin, The Relic | hand: Gold Bomb!!, Butter Bean!, A Penny!
monsters: Fly, Gurdy
shop: The D6, Godhead
monster deck: Fat Bat, Gold Chest (cents), Big Spider, ...
treasure deck: Suicide King, Champion Belt, ...
loot deck: 3 Cents!, Bomb!, A Penny!, ...
`;

/** A scenario of what players of an edition who do anything at all have done. */
function wandered(rules: Scenario['rules'], choices: readonly number[]): Scenario {
	const scenario = read(`rules: ${rules}${TABLE}`);
	const started = start(scenario);
	if (!started.ok) throw new Error('The table cannot be laid.');
	let { position } = begin(started.position);
	const script: Line[] = [];
	for (const choice of choices) {
		const decision = decisionAt(position, choice);
		if (!decision) break;
		const decided = decide(position, decision);
		if (!decided.ok) throw new Error(decided.refusal.refused);
		script.push(actOf(position, decision));
		position = decided.position;
	}
	return { ...scenario, script };
}

test('so is any game', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...EDITIONS),
			fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 60 }),
			(rules, choices) => {
				expect(faultOfReplays(wandered(rules, choices))).toBeNull();
			}
		),
		{ numRuns: 60 }
	);
});
