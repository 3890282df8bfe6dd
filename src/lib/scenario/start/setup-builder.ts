import type { Run } from '../../mechanics/run.ts';
import type { GameObject } from '../../model/board.ts';
import type { Damageable } from '../../model/stack.ts';
import type { ObjectId } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import { rulesOf, type Told } from '../../rules/points.ts';

/** What makes a table impossible, and the line of the scenario that says so. */
export interface Impossible {
	/** The words before the colon of the line: "player Amy", "stack". */
	readonly field: string;
	/** A sentence. */
	readonly message: string;
	readonly expected?: string;
	/** The rules that make it impossible, where a rule does. */
	readonly rules?: readonly RuleId[];
}

/** A table that is being laid. */
export interface SetupBuilder {
	readonly run: Run;
	readonly problems: Impossible[];
	/** HP that was said, to be marked when everything that changes it is there. */
	readonly wantedHp: {
		readonly of: Damageable;
		readonly hp: number;
		readonly field: string;
		readonly name: string;
	}[];
	/** Monsters whose death is under way, the outermost first. */
	readonly dying: GameObject[];
	/** Objects of which it was not said whether they are charged. */
	readonly chargeUnsaid: Set<ObjectId>;
}

/** Notes why a table is impossible. */
export function wrong(
	laying: SetupBuilder,
	field: string,
	message: string,
	expected?: string
): null {
	laying.problems.push({ field, message, ...(expected === undefined ? {} : { expected }) });
	return null;
}

/** Notes which rules make a table impossible, as its edition tells them, and what of it. */
export function against(
	laying: SetupBuilder,
	told: Told,
	field: string,
	message: string,
	expected?: string
): null {
	laying.problems.push({
		field,
		message,
		rules: rulesOf(laying.run.points, told),
		...(expected === undefined ? {} : { expected })
	});
	return null;
}

/** What an edit says is wrong has no line above the dashes. */
export const EDITED = 'edit';
