import { begin, decide, prompt, replay, why, type Judge } from '../judge/judge.ts';
import { SelfReference } from '../mechanics/self-reference.ts';
import { onlyAnswer } from '../mechanics/run.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import { sameOption } from '../model/words.ts';
import type { Refusal, Step } from '../rules/step.ts';
import { optionText } from './describe/describe.ts';
import { optionsToTake } from './options.ts';
import { applyEdit } from './edit/apply.ts';
import { check, type Outcome, type Seen } from './expect/expect.ts';
import type { Impossible } from './start/setup-builder.ts';
import { seatOf } from './match.ts';
import { found, lost, type Found, type Trouble } from './pick.ts';
import { decisionOf, type SingleAct } from './resolve.ts';
import { start } from './start/start.ts';
import { isEdit, isExpectation, type Act, type Line, type Scenario } from './scenario.ts';

/** A decision that was taken, and what came of it. */
export interface Taken {
	readonly decision: Decision;
	/** A pass that the script did not write out. */
	readonly implied: boolean;
	readonly steps: readonly Step[];
	/** The table after it. */
	readonly position: Position;
	/** The positions on the way at which something with just one answer would have been asked. */
	readonly unasked: readonly Position[];
}

/** A line of the script that was played. */
export interface PlayedLine {
	readonly line: Line;
	/** The decisions of an act; none for an edit or an expectation. */
	readonly taken: readonly Taken[];
	/** What an edit led to; null for any other line. */
	readonly edited: readonly Step[] | null;
	/** The table after the line. */
	readonly position: Position;
	/** What came of an expectation; null for any other line. */
	readonly outcome: Outcome | null;
	/** Under other readings than the script was written for: what was done with an act that was not taken here. */
	readonly unplayed?: 'answered before' | 'not needed' | 'left out';
}

/** Why a line does not follow from the lines before it. */
export interface DoesNotFollow {
	readonly trouble: Trouble;
	/** The judge's refusal, when the decision was an illegal one. */
	readonly refusal: Refusal | null;
}

/** Why the script could not be played on. */
export interface Stopped extends DoesNotFollow {
	/** The line of the script, counted from 0. */
	readonly at: number;
}

/** The table before anything was decided, and what happened until then. */
export interface FirstMoment {
	readonly position: Position;
	readonly steps: readonly Step[];
}

/** A scenario that cannot begin, and why. */
export interface NotBegun {
	readonly ok: false;
	readonly problems: readonly Impossible[];
}

/** What came of a scenario. */
export type Played =
	| NotBegun
	| {
			readonly ok: true;
			readonly begun: FirstMoment & Pick<Taken, 'unasked'>;
			readonly lines: readonly PlayedLine[];
			/** The table at the end. */
			readonly position: Position;
			readonly stopped: Stopped | null;
			/** Whether the script was played to its end and every expectation held. */
			readonly held: boolean;
	  };

/** A line of a script that is played on after lines that no longer follow. */
export interface LenientLine extends PlayedLine {
	/** Why the line was left out; null when it was played. */
	readonly refused: DoesNotFollow | null;
}

/** What came of a scenario of which lines may no longer follow. */
export type PlayedLeniently =
	| NotBegun
	| {
			readonly ok: true;
			readonly begun: FirstMoment & Pick<Taken, 'unasked'>;
			/** One for each line of the script. */
			readonly lines: readonly LenientLine[];
			readonly position: Position;
	  };

/** The judge of all editions. */
export const JUDGE: Judge = { begin, decide, prompt, replay, why };

/**
 * Plays a scenario: the table is laid, each line decided and each expectation checked. The script
 * goes on after an expectation that failed; it stops at a line that cannot be played.
 * @param judge another judge, for a test that exchanges charts.
 */
export function play(scenario: Scenario, judge: Judge = JUDGE): Played {
	const all = playLines(scenario, judge, false);
	if (!all.ok) return all;
	const { begun, position } = all;
	const at = all.lines.findIndex(({ refused }) => refused);
	const refused = all.lines[at]?.refused;
	const stopped: Stopped | null = refused ? { at, ...refused } : null;
	const lines = (stopped ? all.lines.slice(0, at) : all.lines).map(
		({ refused: _, ...line }) => line
	);
	const held = stopped === null && lines.every(({ outcome }) => outcome?.held ?? true);
	return { ok: true, begun, lines, position, stopped, held };
}

/**
 * Plays a scenario of which a line was corrected, moved or removed: a line that does not follow
 * any more is left out and says why, and the next ones are played as if it were not there.
 */
export const playLeniently = (scenario: Scenario, judge: Judge = JUDGE): PlayedLeniently =>
	playLines(scenario, judge, true);

function playLines(scenario: Scenario, judge: Judge, leniently: boolean): PlayedLeniently {
	const started = start(scenario);
	if (!started.ok) return started;
	const first = safely(() => judge.begin(started.position));
	if (!first.ok) return { ok: false, problems: [{ field: 'rules', ...first.trouble }] };
	const begun = first.value;
	const lines: LenientLine[] = [];
	let unasked = begun.unasked;
	let seen: Seen = { judge, before: started.position, ...begun };
	for (const line of scenario.script) {
		const played = playLine(line, seen, unasked);
		lines.push(played);
		if (played.refused && !leniently) break;
		if (played.refused || played.outcome || isSaidAgain(played)) continue;
		unasked = played.taken.flatMap((taken) => taken.unasked);
		const steps = played.edited ?? played.taken.flatMap((taken) => taken.steps);
		seen = { judge, before: seen.position, position: played.position, steps };
	}
	return { ok: true, begun, lines, position: seen.position };
}

/** Whether a line only says what was chosen unasked, so that nothing happened. */
const isSaidAgain = ({ taken, edited }: LenientLine): boolean =>
	edited === null && taken.length === 0;

/** Plays one line where the script has come to. */
function playLine(line: Line, seen: Seen, unasked: readonly Position[]): LenientLine {
	const { judge, position } = seen;
	const nothing = { line, taken: [], edited: null, position, outcome: null, refused: null };
	if (isExpectation(line)) {
		const checked = safely(() => check(line, seen));
		const outcome = checked.ok
			? checked.value
			: { held: false, expected: '', got: checked.trouble.message };
		return { ...nothing, outcome };
	}
	if (isEdit(line)) {
		const tried = safely(() => applyEdit(position, line, judge));
		const made = tried.ok ? tried.value : tried;
		return made.ok
			? { ...nothing, edited: made.steps, position: made.position }
			: { ...nothing, refused: { trouble: made.trouble, refusal: null } };
	}
	const tried = safely(() => act(judge, position, line, unasked));
	const acted: Acted = tried.ok ? tried.value : { ...tried, refusal: null };
	if (!acted.ok) return { ...nothing, refused: { trouble: acted.trouble, refusal: acted.refusal } };
	const { taken } = acted;
	return { ...nothing, taken, position: taken.at(-1)?.position ?? position };
}

/** A broken invariant of the judge is told like any other trouble, with the line it came up at. */
function safely<T>(what: () => T): Found<T> {
	try {
		return found(what());
	} catch (error) {
		if (error instanceof SelfReference) return lost(`${error.message}.`);
		const why = error instanceof Error ? error.message : String(error);
		return lost(`The judge broke down, which is a mistake in the judge: ${why}`);
	}
}

/** What came of an act: the decisions it stands for, or why it cannot be played. */
export type Acted =
	| { readonly ok: true; readonly taken: readonly Taken[] }
	| { readonly ok: false; readonly trouble: Trouble; readonly refusal: Refusal | null };

/**
 * Plays one act at a position: the passes it implies, then the decision itself. A choice that was not
 * asked for, as there was just one, may be said all the same: nothing is decided by it.
 * @param unasked the positions before at which something with just one answer would have been asked.
 */
export function act(
	judge: Judge,
	position: Position,
	line: Act,
	unasked: readonly Position[] = []
): Acted {
	const acted = deciding(judge, position, line);
	return !acted.ok && line.do === 'choose' && unasked.some((at) => isOnlyAnswer(at, line))
		? { ok: true, taken: [] }
		: acted;
}

/** Whether an act says the one answer to a question that was not asked. */
export function isOnlyAnswer(position: Position, line: SingleAct): boolean {
	const decision = position.question && decisionOf(position, line);
	if (!decision?.ok || decision.value.do !== 'choose') return false;
	const { player, picks } = decision.value;
	const only = position.question && onlyAnswer(position.question);
	return (
		player === position.question?.who &&
		picks.length === only?.length &&
		picks.every((pick) => only.some((one) => sameOption(one, pick)))
	);
}

/** The passes that an act implies, then the decision itself. */
function deciding(judge: Judge, position: Position, line: Act): Acted {
	if (line.do === 'everyone passes') return everyonePasses(judge, position);
	const passed = passesUntil(judge, position, line);
	if (!passed.ok) return { ok: false, trouble: passed.trouble, refusal: null };
	const { taken } = passed.value;
	const at = taken.at(-1)?.position ?? position;
	const decision = decisionOf(at, line);
	if (!decision.ok) return { ok: false, trouble: waitingFor(at, decision.trouble), refusal: null };
	const decided = judge.decide(at, decision.value);
	if (!decided.ok) {
		const { refused } = decided.refusal;
		const trouble = {
			message: `The judge refuses: ${refused} (${decided.refusal.rules.join(', ')}).`,
			...optionsToTake(at, decision.value, decided.refusal)
		};
		const isUnasked = !at.question && decided.refusal.rules.includes('priority.needed');
		const waits = isUnasked ? withPriority(at, trouble) : waitingFor(at, trouble);
		return { ok: false, trouble: waits, refusal: decided.refusal };
	}
	const { steps, unasked } = decided;
	return {
		ok: true,
		taken: [
			...taken,
			{ decision: decision.value, implied: false, steps, position: decided.position, unasked }
		]
	};
}

/** Whether all have passed: something resolved or went on, or the active player has to declare something. */
const allPassed = (steps: readonly Step[]): boolean =>
	steps.some(({ what }) => what.did === 'all passed' || what.did === 'began to resolve');

/** All players pass in a row, once. */
function everyonePasses(judge: Judge, position: Position): Acted {
	const taken: Taken[] = [];
	let at = position;
	while (taken.length < position.players.length) {
		const holder = holderAt(at);
		if (holder === null)
			return {
				ok: false,
				trouble: waitingFor(at, { message: 'Nobody has priority, so nobody can pass.' }),
				refusal: null
			};
		const decision: Decision = { do: 'pass', player: holder };
		const decided = judge.decide(at, decision);
		if (!decided.ok)
			return {
				ok: false,
				trouble: { message: `The judge refuses: ${decided.refusal.refused}.` },
				refusal: decided.refusal
			};
		at = decided.position;
		const { steps, unasked } = decided;
		taken.push({ decision, implied: false, steps, position: at, unasked });
		if (allPassed(decided.steps)) break;
	}
	return { ok: true, taken };
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
): Found<{ readonly taken: readonly Taken[] }> {
	const taken: Taken[] = [];
	if (line.do === 'choose' || line.do === 'roll' || line.do === 'reveal') return found({ taken });
	if (line.do === 'barter') return found({ taken });
	const wanted = seatOf(position, line.player);
	let at = position;
	while (wanted >= 0 && taken.length <= position.players.length) {
		const holder = holderAt(at);
		if (holder === null || holder === wanted) break;
		const decision: Decision = { do: 'pass', player: holder };
		const decided = judge.decide(at, decision);
		if (!decided.ok) break;
		const over = decided.steps.some(
			({ what }) =>
				what.did === 'began to resolve' || (what.did === 'all passed' && what.next === 'go on')
		);
		if (over)
			return lost(
				`${line.player} cannot act before ${position.players[holder]?.name ?? '?'} has passed, and then everyone has passed.`,
				{ expected: '“everyone passes” on a line of its own, if that is meant' }
			);
		at = decided.position;
		const { steps, unasked } = decided;
		taken.push({ decision, implied: true, steps, position: at, unasked });
	}
	return found({ taken });
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
