import { isTurn, overTime, since, type Turn } from '../../scenario/editions/index.ts';
import { ruleDifferencesAt } from '../../scenario/editions/rule-differences.ts';
import type { Difference } from '../../rules/difference.ts';
import { namesOf, type Scenario } from '../../scenario/index.ts';
import { actAt, lineWords } from '../../scenario/spoken/act-words.ts';
import { rootOf, type EditionId } from '../../model/words.ts';
import { EDITION_BRIEFS } from '../../wording/editions.ts';

/** From one edition to the next: whether something else happens, and over which matter. */
export interface TurnView {
	/** "2023 → 2024" */
	readonly between: string;
	/** "the same", "they part at “everyone passes”" */
	readonly says: string;
	readonly parts: boolean;
	/** Null where they do not part, or no single rule parts them. */
	readonly matter: Pick<Difference, 'id' | 'title'> | null;
}

/** A scenario through all editions, as plain data. */
export interface OverTimeView {
	/** Since when it goes as in the newest one. */
	readonly says: string;
	readonly turns: readonly TurnView[];
}

/** Plays a scenario by each edition in turn and tells what has changed from one to the next. */
export function overTimeView(scenario: Scenario): OverTimeView {
	const turns = overTime(scenario);
	return { says: sinceWhen(turns), turns: turns.map(viewOf) };
}

function sinceWhen(turns: readonly Turn[]): string {
	const edition = since(turns);
	const last = turns.at(-1);
	if (edition === null) return 'It goes the same way in all editions.';
	if (edition !== last?.to) return `It has gone so since ${EDITION_BRIEFS[edition]}.`;
	return endsOtherwise(last)
		? `Changed since ${EDITION_BRIEFS[last.from]}.`
		: `Since ${EDITION_BRIEFS[edition]} it goes another way and comes to the same.`;
}

/**
 * The edition before the newest, where the answer turns: another table came of it, or it could not be. Null for
 * what is answered by another rulebook, which has not changed.
 */
export function turnedIn(scenario: Scenario): EditionId | null {
	const last = overTime(scenario).at(-1);
	if (!last || rootOf(scenario.rules) !== rootOf(last.to)) return null;
	return isTurn(last) && endsOtherwise(last) ? last.from : null;
}

const endsOtherwise = ({ under }: Turn): boolean =>
	!under.ok || under.both.ends.length > 0 || under.both.open !== null;

function viewOf(turn: Turn): TurnView {
	const { from, to, under } = turn;
	const between = `${EDITION_BRIEFS[from]} → ${EDITION_BRIEFS[to]}`;
	if (!isTurn(turn)) return { between, says: 'the same', parts: false, matter: null };
	if (!under.ok) {
		const says = under.cannot.problems.map(({ message }) => message).join(' ');
		return { between, says, parts: true, matter: null };
	}
	const { parts, own } = under.both;
	const { script } = own.scenario;
	const line = parts && script[actAt(script, parts.at)];
	const [matter = null] = parts ? ruleDifferencesAt(parts) : [];
	const where = line ? `at “${lineWords(line, namesOf(own.scenario))}”` : 'at the start';
	return {
		between,
		says: `they part ${where}${matter ? ': ' : ''}`,
		parts: true,
		matter: matter && { id: matter.id, title: matter.title }
	};
}
