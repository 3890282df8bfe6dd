import type { Position } from '../../../model/position.ts';
import { nameAt } from '../../../scenario/match.ts';
import type { Board, TurnSetup, TurnStep } from '../../../scenario/scenario.ts';
import { stepAt } from '../../../scenario/turn-step.ts';

/** All that can be said of a turn, and of the turns after it. */
export interface TurnFacts {
	readonly active: string;
	readonly step: TurnStep;
	readonly attackRolls: number;
	readonly monsterDied: boolean;
	readonly ending: boolean;
	readonly happened: NonNullable<TurnSetup['happened']>;
	/** Null for a usual turn. */
	readonly extraAfter: string | null;
	/** Null where nobody has said it. */
	readonly starting: string | null;
	readonly extraTurns: readonly string[];
	/** Null where it is as the rules have it, or nobody has it now. */
	readonly priority: NonNullable<Board['priority']> | null;
}

/**
 * What is so of the turn of a position.
 * @param said before anything is decided, what is said of the board: it goes before what came of it.
 */
export function turnFacts(position: Position, said: Board | null): TurnFacts {
	const { turn, frames, question } = position;
	const top = frames.at(-1);
	const holder =
		!question && top?.chart === 'priority'
			? { player: nameAt(position, top.holder), passes: top.passes }
			: null;
	const begins = said?.turn ?? {};
	return {
		active: begins.active ?? nameAt(position, turn.active),
		step: begins.step ?? stepAt(position),
		attackRolls: begins.attackRolls ?? turn.attackRolls,
		monsterDied: begins.monsterDied ?? turn.monsterDied,
		ending: begins.ending ?? turn.ending,
		happened: { ...turn.history, ...begins.happened },
		extraAfter:
			begins.extraAfter ?? (turn.extra ? nameAt(position, position.lastTurn ?? turn.active) : null),
		starting:
			begins.starting ??
			(position.starting === undefined ? null : nameAt(position, position.starting)),
		extraTurns:
			said?.extraTurns ?? (position.extraTurns ?? []).map((seat) => nameAt(position, seat)),
		priority: said ? (said.priority ?? null) : holder
	};
}
