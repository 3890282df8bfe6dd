import { prompt } from '../../../judge/judge.ts';
import type { Position } from '../../../model/position.ts';
import { nameAt } from '../../../scenario/match.ts';
import type { Line } from '../../../scenario/scenario.ts';
import { everyonePasses } from '../lines/rounds.ts';
import { offers } from './wishes.ts';

/** Rounds of passes after which something else is the matter. */
const MOST_ROUNDS = 60;

/** Whether the game waits for more than a pass: a question, its end, or a legal play. */
function somebodyCan(position: Position): boolean {
	const asked = prompt(position);
	return asked.kind !== 'priority' || offers(asked).length > 0;
}

/**
 * The passes until somebody could do something, or has to decide something; none where passing
 * leads nowhere. At least one player passes.
 */
export function passesUntilSomeoneCan(start: Position): readonly Line[] {
	const lines: Line[] = [];
	let position = start;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const passes = everyonePasses(position);
		const last = passes?.at(-1);
		if (!passes || !last) return lines;
		const stopped = passes.slice(0, -1).findIndex((pass) => somebodyCan(pass.position));
		if (stopped >= 0) {
			const passing = passes.slice(0, stopped + 1);
			return [
				...lines,
				...passing.flatMap(({ decision, before }): readonly Line[] =>
					decision.do === 'pass' ? [{ do: 'pass', player: nameAt(before, decision.player) }] : []
				)
			];
		}
		lines.push({ do: 'everyone passes' });
		const waits = last.steps.some(({ what }) => what.did === 'all passed' && what.next === 'wait');
		if (waits || somebodyCan(last.position)) return lines;
		position = last.position;
	}
	return lines;
}
