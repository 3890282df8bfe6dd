import { begin, decide } from '#lib/judge/judge.ts';
import type { Line } from '#lib/scenario/index.ts';
import { actOf, print, scenarioOf } from '#lib/scenario/index.ts';
import type { Fault } from './game.ts';

/**
 * A fault as a text to see it again with: the seed of the game and the scenario of its decisions, or
 * the bare data where the start is one that the notation cannot say.
 */
export function report({ message, game, start, decisions }: Fault): string {
	const scenario = scenarioOf(start);
	const script: Line[] = [];
	let { position } = begin(start);
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
			: `start: ${JSON.stringify(start)}\ndecisions: ${JSON.stringify(decisions)}`
	].join('\n');
}
