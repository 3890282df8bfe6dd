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
	let before = played.begun.position;
	const script: Line[] = [];
	for (const { line, taken, position } of played.lines) {
		for (const { decision, implied, position: after } of taken) {
			if (implied) script.push(actOf(before, decision));
			before = after;
		}
		script.push(line);
		before = position;
	}
	return { ...scenario, script: [...script, ...scenario.script.slice(played.lines.length)] };
}
