import type { EditionId } from '../../model/words.ts';
import { isTurn, overTime, since, type Turn } from '../../scenario/editions/index.ts';
import { ruleDifferencesAt } from '../../scenario/editions/rule-differences.ts';
import type { Difference } from '../../rules/differences.ts';
import { lineText, namesOf, type Scenario } from '../../scenario/index.ts';

/** From one edition to the next: whether something else happens, where, and over which matter. */
export interface TurnView {
	readonly from: EditionId;
	readonly to: EditionId;
	readonly parts: boolean;
	/** The line at which they part; null where none has been played, or they do not. */
	readonly at: string | null;
	/** Null where no single rule parts them. */
	readonly matter: Pick<Difference, 'id' | 'title'> | null;
	/** Why it cannot be under one of the two; empty where it can. */
	readonly problems: readonly string[];
}

/** A scenario through all editions, as plain data. */
export interface OverTimeView {
	readonly turns: readonly TurnView[];
	/** Since when it goes as in the newest one; null where it goes so in all. */
	readonly since: EditionId | null;
}

/** Plays a scenario by each edition in turn and tells what has changed from one to the next. */
export function overTimeView(scenario: Scenario): OverTimeView {
	const turns = overTime(scenario);
	return { turns: turns.map(viewOf), since: since(turns) };
}

function viewOf(turn: Turn): TurnView {
	const { from, to, under } = turn;
	const parts = isTurn(turn);
	if (!under.ok) {
		const problems = under.cannot.problems.map(({ message }) => message);
		return { from, to, parts, at: null, matter: null, problems };
	}
	const { parts: where, own } = under.both;
	const line = where && own.scenario.script[where.at];
	const [matter = null] = where ? ruleDifferencesAt(where) : [];
	return {
		from,
		to,
		parts,
		at: line ? lineText(line, namesOf(own.scenario)) : null,
		matter: matter && { id: matter.id, title: matter.title },
		problems: []
	};
}
