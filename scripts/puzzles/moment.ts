/** The moment of a drawn table at which the solver decides, and what the explorer says of it. */
import type { Position } from '#lib/model/position.ts';
import type { Seat } from '#lib/model/words.ts';
import { factNamed, parse, play, playLine, reachedAt } from '#lib/scenario/index.ts';
import { firstMovesOf, type Challenge, type FirstMoves } from '#lib/scenario/puzzle/analysis.ts';
import { textOf, type Drawn } from './table.ts';

/** A drawn table played up to the decision of the solver. */
export interface Moment {
	readonly drawn: Drawn;
	/** The scenario, with the passes that lead to the decision. */
	readonly text: string;
	readonly position: Position;
	readonly challenge: Challenge;
}

/** More passes than lead to anybody's turn to decide. */
const MOST_PASSES = 4;

/**
 * Plays a drawn table to where the solver decides; null where it cannot be, or never comes to that.
 * @param readings how open questions are answered there, each as a line of the notation.
 */
export function momentOf(drawn: Drawn, readings: readonly string[] = []): Moment | null {
	const parsed = parse([...readings, textOf(drawn)].join('\n'));
	if (!parsed.ok) return null;
	const played = play(parsed.scenario);
	if (!played.ok || played.stopped) return null;
	let { position } = played;
	const solver = position.players.findIndex(({ name }) => name === drawn.solver);
	const passes: string[] = [];
	for (let holder = holderAt(position); holder !== solver; holder = holderAt(position)) {
		if (holder === null || passes.length === MOST_PASSES) return null;
		const player = position.players[holder]?.name ?? '';
		const passed = playLine({ do: 'pass', player }, 0, reachedAt(position));
		if (passed.refused) return null;
		passes.push(`${player} passes`);
		({ position } = passed);
	}
	const fact = factNamed(position, drawn.fact);
	if (!fact || position.stack.length === 0) return null;
	const { wanted } = drawn;
	return { drawn, text: textOf(drawn, passes), position, challenge: { solver, fact, wanted } };
}

/** Who has priority; null where something is asked. */
function holderAt({ question, frames, winners }: Position): Seat | null {
	const frame = frames.at(-1);
	return question === null && winners === null && frame?.chart === 'priority' ? frame.holder : null;
}

/** So many positions may come of a puzzle, so that it is small and quickly proved again. */
const MOST_POSITIONS = 700;

/** What can be done first, with what comes of it. */
export const firstAt = ({ position, challenge }: Moment): FirstMoves | null =>
	firstMovesOf(position, challenge, MOST_POSITIONS);
