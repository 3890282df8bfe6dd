import { decide } from '#lib/judge/judge.ts';
import type { Line } from '#lib/scenario/index.ts';
import { actOf, print, scenarioOf } from '#lib/scenario/index.ts';
import type { Fault } from './game.ts';

/**
 * A fault as a text to see it again with: the seed of the game and the scenario of its decisions, or
 * the bare data where the start is one that the notation cannot say.
 */
export function report({ message, game, begun, decisions }: Fault): string {
	const scenario = scenarioOf(begun);
	const script: Line[] = [];
	let position = begun;
	for (const decision of decisions) {
		script.push(actOf(position, decision));
		const decided = decide(position, decision);
		if (!decided.ok) break;
		position = decided.position;
	}
	return [
		message,
		`game: ${JSON.stringify(game)}`,
		scenario
			? print({ ...scenario, title: message, script })
			: `start: ${JSON.stringify(begun)}\ndecisions: ${JSON.stringify(decisions)}`
	].join('\n');
}
