import type { Fault } from './game.ts';

/** A fault as a text to see it again with: the start, the decisions, and the seed of the game. */
export function report({ message, game, start, decisions }: Fault): string {
	return [
		message,
		`game: ${JSON.stringify(game)}`,
		`start: ${JSON.stringify(start)}`,
		`decisions: ${JSON.stringify(decisions)}`
	].join('\n');
}
