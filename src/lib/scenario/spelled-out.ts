import { actOf } from './act-of.ts';
import { play } from './play.ts';
import type { Line, Scenario } from './scenario.ts';

/**
 * The same scenario with every pass written out that its script implies. A script that cannot be
 * played keeps its lines from there on.
 */
export function spelledOut(scenario: Scenario): Scenario {
	const played = play(scenario);
	if (!played.ok) return scenario;
	const script = played.entries.flatMap(({ line, decisions }): readonly Line[] => [
		...decisions.flatMap(({ before, decision, by }) =>
			by === 'implied' ? [actOf(before, decision)] : []
		),
		line
	]);
	return { ...scenario, script: [...script, ...scenario.script.slice(played.entries.length)] };
}
