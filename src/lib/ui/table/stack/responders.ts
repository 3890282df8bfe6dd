import { decide, prompt } from '../../../judge/judge.ts';
import type { ActionOption } from '../../../judge/prompt.ts';
import type { Position } from '../../../model/position.ts';
import { offers } from '../prompt/wishes.ts';

/** Somebody who gets priority before the top of the stack resolves, if everyone before them passes. */
export interface Responder {
	readonly seat: number;
	/** The table when they have priority. */
	readonly position: Position;
	/** What they could do then. */
	readonly plays: readonly ActionOption[];
}

/** All who can still respond, the player with priority first; nobody while something is asked. */
export function respondersAt(start: Position): readonly Responder[] {
	const responders: Responder[] = [];
	let position = start;
	while (responders.length < start.players.length) {
		const asked = prompt(position);
		if (asked.kind !== 'priority') break;
		responders.push({ seat: asked.who, position, plays: offers(asked) });
		const passed = decide(position, { do: 'pass', player: asked.who });
		const over =
			!passed.ok ||
			passed.steps.some(({ what }) => what.did === 'all passed' || what.did === 'began to resolve');
		if (over) break;
		position = passed.position;
	}
	return responders;
}
