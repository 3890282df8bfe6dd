import { JUDGE, type Judge } from '../judge/judge.ts';
import { SelfReference } from '../mechanics/self-reference.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Refusal, Step } from '../rules/step.ts';
import { actOf } from './act-of.ts';
import { optionText } from './describe/describe.ts';
import { optionsToTake } from './options.ts';
import { applyEdit } from './edit/apply.ts';
import {
	stepsAt,
	unaskedAt,
	type DecidedBy,
	type DoesNotFollow,
	type Entry,
	type TakenDecision
} from './entry.ts';
import { check, type Seen } from './expect/expect.ts';
import { seatOf } from './match.ts';
import { found, lost, type Found, type Trouble } from './pick.ts';
import { decisionOf, type SingleAct } from './resolve.ts';
import { isEdit, isExpectation, type Act, type Line } from './scenario.ts';
import { isOnlyAnswer, refusedUnasked, type Refused } from './unasked.ts';

/** Where a script has come to: what its next line is played on. */
export interface Reached extends Seen {
	/** The positions before at which something with just one answer would have been asked. */
	readonly unasked: readonly Position[];
}

/** What the line after an entry is played on. */
export const reachedBy = (entry: Entry<Line | null>, judge: Judge = JUDGE): Reached => ({
	judge,
	before: entry.before,
	position: entry.position,
	steps: stepsAt(entry),
	unasked: unaskedAt(entry)
});

/** Where a script begins that is played at a position of which no more is known. */
export const reachedAt = (position: Position, judge: Judge = JUDGE): Reached => ({
	judge,
	before: position,
	position,
	steps: [],
	unasked: []
});

/**
 * Plays one line of a script: an act is decided, with the passes that it implies; an edit made; an
 * expectation looked at. A choice that was not asked for, as there was just one, may be said all the
 * same: nothing is decided by it. A line that does not follow is an entry that says why.
 * @param at the place of the line in its script, counted from 0.
 * @param on where the script has come to.
 */
export function playLine<L extends Line>(line: L, at: number, on: Reached): Entry<L> {
	const { judge, position: before } = on;
	const nothing: Entry<L> = {
		line,
		at,
		came: 'played',
		where: null,
		before,
		changed: null,
		decisions: [],
		position: before,
		outcome: null,
		refused: null
	};
	const leftOut = (refused: DoesNotFollow): Entry<L> => ({
		...nothing,
		came: 'left out',
		refused
	});
	if (isExpectation(line)) {
		const checked = safely(() => check(line, on));
		const outcome = checked.ok
			? checked.value
			: { held: false, expected: '', got: checked.trouble.message };
		return { ...nothing, outcome };
	}
	if (isEdit(line)) {
		const tried = safely(() => applyEdit(before, line, judge));
		const made = tried.ok ? tried.value : tried;
		if (!made.ok) return leftOut({ trouble: made.trouble, refusal: null });
		const { position, steps, transitions } = made;
		return { ...nothing, changed: { before, position, steps, transitions, unasked: [] }, position };
	}
	const tried = safely(() => act(line, on));
	const acted: Acted = tried.ok ? tried.value : { ...tried, refusal: null };
	if (!acted.ok) return leftOut({ trouble: acted.trouble, refusal: acted.refusal });
	const { decisions } = acted;
	return { ...nothing, decisions, position: endOf(decisions, before) };
}

/** The table after decisions in a row. */
const endOf = (decisions: readonly TakenDecision[], before: Position): Position =>
	decisions.at(-1)?.position ?? before;

/** Takes a decision; or the refusal of one that is illegal. */
export function take(
	judge: Judge,
	before: Position,
	decision: Decision,
	by: DecidedBy
):
	| { readonly ok: true; readonly taken: TakenDecision }
	| { readonly ok: false; readonly refusal: Refusal } {
	const decided = judge.decide(before, decision);
	if (!decided.ok) return decided;
	const { position, steps, taken: transitions, unasked } = decided;
	return { ok: true, taken: { decision, by, before, position, steps, transitions, unasked } };
}

/** A broken invariant of the judge is told like any other trouble, with the line it came up at. */
export function safely<T>(what: () => T): Found<T> {
	try {
		return found(what());
	} catch (error) {
		if (error instanceof SelfReference) return lost(`${error.message}.`);
		const why = error instanceof Error ? error.message : String(error);
		return lost(`The judge broke down, which is a mistake in the judge: ${why}`);
	}
}

/** A decision that was taken as the entry of the line that says it. */
export const entryOf = (taken: TakenDecision, at: number): Entry<SingleAct> => ({
	line: actOf(taken.before, taken.decision),
	at,
	came: 'played',
	where: null,
	before: taken.before,
	changed: null,
	decisions: [taken],
	position: taken.position,
	outcome: null,
	refused: null
});

/** What came of an act: the decisions it stands for, or why it cannot be played. */
type Acted =
	| { readonly ok: true; readonly decisions: readonly TakenDecision[] }
	| ({ readonly ok: false } & DoesNotFollow);

/** Plays an act; one that only says what was chosen unasked decides nothing, and one that says another is refused there. */
function act(line: Act, { judge, position, unasked }: Reached): Acted {
	const acted = deciding(judge, position, line);
	if (acted.ok || line.do !== 'choose') return acted;
	if (unasked.some((at) => isOnlyAnswer(at, line))) return { ok: true, decisions: [] };
	const refused = refusedUnasked(judge, unasked, line);
	return refused ? { ok: false, trouble: troubleOf(refused), refusal: refused.refusal } : acted;
}

/** The passes that an act implies, then the decision itself. */
function deciding(judge: Judge, position: Position, line: Act): Acted {
	if (line.do === 'everyone passes') return everyonePasses(judge, position);
	const passed = passesUntil(judge, position, line);
	if (!passed.ok) return { ok: false, trouble: passed.trouble, refusal: null };
	const passes = passed.value;
	const at = endOf(passes, position);
	const decision = decisionOf(at, line);
	if (!decision.ok) return { ok: false, trouble: waitingFor(at, decision.trouble), refusal: null };
	const decided = take(judge, at, decision.value, 'line');
	if (decided.ok) return { ok: true, decisions: [...passes, decided.taken] };
	const { refusal } = decided;
	const trouble = troubleOf({ at, decision: decision.value, refusal });
	const isUnasked = !at.question && refusal.rules.includes('priority.needed');
	const waits = isUnasked ? withPriority(at, trouble) : waitingFor(at, trouble);
	return { ok: false, trouble: waits, refusal };
}

/** What is said of a decision that the judge refuses. */
const troubleOf = ({ at, decision, refusal }: Refused) => ({
	message: `The judge refuses: ${refusal.refused} (${refusal.rules.join(', ')}).`,
	...optionsToTake(at, decision, refusal)
});

/** Whether all have passed: something resolved or went on, or the active player has to declare something. */
const allPassed = (steps: readonly Step[]): boolean =>
	steps.some(({ what }) => what.did === 'all passed' || what.did === 'began to resolve');

/** All players pass in a row, once. */
function everyonePasses(judge: Judge, position: Position): Acted {
	const decisions: TakenDecision[] = [];
	while (decisions.length < position.players.length) {
		const at = endOf(decisions, position);
		const holder = holderAt(at);
		if (holder === null) {
			const trouble = { message: 'Nobody has priority, so nobody can pass.' };
			return { ok: false, trouble: waitingFor(at, trouble), refusal: null };
		}
		const passed = take(judge, at, { do: 'pass', player: holder }, 'line');
		if (!passed.ok) {
			const { refusal } = passed;
			return { ok: false, trouble: { message: `The judge refuses: ${refusal.refused}.` }, refusal };
		}
		decisions.push(passed.taken);
		if (allPassed(passed.taken.steps)) break;
	}
	return { ok: true, decisions };
}

/** Who has priority, or null while a question is asked or the game is over. */
function holderAt({ question, winners, frames }: Position): number | null {
	const frame = frames.at(-1);
	return question || winners || frame?.chart !== 'priority' ? null : frame.holder;
}

/**
 * The passes that must come before a player can do something with priority. Nobody needs it for a
 * trade, which has nothing to do with the stack (12).
 */
function passesUntil(
	judge: Judge,
	position: Position,
	line: SingleAct
): Found<readonly TakenDecision[]> {
	const passes: TakenDecision[] = [];
	if (line.do === 'choose' || line.do === 'roll' || line.do === 'reveal') return found(passes);
	if (line.do === 'barter') return found(passes);
	const wanted = seatOf(position, line.player);
	while (wanted >= 0 && passes.length <= position.players.length) {
		const at = endOf(passes, position);
		const holder = holderAt(at);
		if (holder === null || holder === wanted) break;
		const passed = take(judge, at, { do: 'pass', player: holder }, 'implied');
		if (!passed.ok) break;
		const over = passed.taken.steps.some(
			({ what }) =>
				what.did === 'began to resolve' || (what.did === 'all passed' && what.next === 'go on')
		);
		if (over)
			return lost(
				`${line.player} cannot act before ${position.players[holder]?.name ?? '?'} has passed, and then everyone has passed.`,
				{ expected: '“everyone passes” on a line of its own, if that is meant' }
			);
		passes.push(passed.taken);
	}
	return found(passes);
}

/** The table at which an act would be taken: after the passes that it implies, where they lead to its player. */
export function actedAt(judge: Judge, position: Position, line: SingleAct): Position {
	const passed = passesUntil(judge, position, line);
	return passed.ok ? endOf(passed.value, position) : position;
}

/** Adds to a problem that nobody is asked anything, but somebody has priority. */
function withPriority(position: Position, trouble: Trouble): Trouble {
	const holder = holderAt(position);
	const name = position.players[holder ?? -1]?.name;
	if (name === undefined) return trouble;
	const next =
		position.stack.length > 0 ? 'lets the top of the stack resolve' : 'lets the game go on';
	return { ...trouble, expected: `what ${name} does, who has priority; “everyone passes” ${next}` };
}

/** Adds to a problem what the table is waiting for, where it waits for an answer. */
function waitingFor(position: Position, trouble: Trouble): Trouble {
	const { question, winners } = position;
	if (trouble.expected !== undefined || winners) return trouble;
	if (!question) return trouble;
	const name = position.players[question.who]?.name ?? '?';
	const { domain, options } = question;
	if (domain.pick === 'roll') return { ...trouble, expected: 'roll 1 … roll 6' };
	if (domain.pick === 'card')
		return { ...trouble, expected: `reveal … (a card of the ${domain.deck} deck)` };
	const choices =
		domain.pick === 'amount'
			? `a number from ${String(domain.min)} to ${String(domain.max)}`
			: options.map((option) => optionText(position, option)).join(' · ');
	return { ...trouble, expected: `${name} chooses … (${choices})` };
}
