import { mayStayUnnamed } from '../../mechanics/unnamed.ts';
import { unnamedCard } from '../../cards/unnamed.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { Question } from '../../model/question.ts';
import type { Seat } from '../../model/words.ts';
import type { Step } from '../../rules/step.ts';
import { answersTo } from '../all-answers.ts';
import type { Judge } from '../judge.ts';
import { unpaused } from './unpaused.ts';

/** One decision of a line, or what was laid by hand: what happened, and the table on both sides of it. */
export interface Part {
	readonly before: Position;
	readonly steps: readonly Step[];
	readonly position: Position;
}

/**
 * Why playing on has stopped:
 * - `done`: nothing that was said is left undone;
 * - `waits`: for something that nobody has said, and that is no outcome of what was: the die of an
 *   attack, what is attacked or purchased, a card that has to be named, too wide a choice;
 * - `forks`: a die or a choice decides;
 * - `limit`: it went on for too long to be followed.
 */
export type Stop =
	| { readonly is: 'done' }
	| { readonly is: 'waits'; readonly question: Question; readonly attackRoll: boolean }
	| { readonly is: 'forks'; readonly question: Question; readonly ways: readonly Way[] }
	| { readonly is: 'limit' };

/** One answer, and what comes after it. */
export interface Way {
	readonly when: Decision;
	readonly course: Course;
}

/** What happened until playing on stopped. */
export interface Course {
	readonly parts: readonly Part[];
	readonly end: Position;
	readonly stop: Stop;
}

/** How much may still be followed: each answer of a question has the same share of it. */
export interface Budget {
	/** Answers that may be tried. */
	readonly answers: number;
	/** Decisions that may be taken. */
	readonly decisions: number;
	/** How deep choices may follow on choices. */
	readonly forks: number;
}

/** Three dice one after the other, and no fourth; about a tenth of a second at the very most. */
export const BUDGET: Budget = { answers: 300, decisions: 2600, forks: 4 };
/** More decisions than are taken one after the other. */
const MOST_DECISIONS = 400;
/** More answers to one question than are tried. */
const MOST_ANSWERS = 24;

/** What happened until nobody has to pass any more; where a die or a choice decides, its answers to follow. */
export interface Opening {
	readonly parts: readonly Part[];
	readonly end: Position;
	readonly stop:
		| Exclude<Stop, { is: 'forks' }>
		| {
				readonly is: 'forks';
				readonly question: Question;
				readonly answers: readonly Decision[];
				/** What may be followed of each. */
				readonly share: Budget;
		  };
}

/**
 * Plays on as if nobody did anything more: everyone passes until the stack is empty, no procedure
 * is under way, and nothing that was declared is left. It never goes into the next turn, and never past
 * what an attack or a purchase needs to be told. A card that only comes into play, as a slot refills,
 * stays unknown. Where a die or a choice decides, every answer is followed, as long as there are few.
 */
export function playOn(judge: Judge, start: Position, budget: Budget = BUDGET): Course {
	return unpaused(playingOn(judge, start, budget));
}

/** The same, pausing before each answer that is followed. */
function* playingOn(
	judge: Judge,
	start: Position,
	budget: Budget
): Generator<null, Course, undefined> {
	const { parts, end, stop } = openingOf(judge, start, budget);
	if (stop.is !== 'forks') return { parts, end, stop };
	const { question, answers, share } = stop;
	const ways: Way[] = [];
	for (const when of answers) {
		yield null;
		const way = yield* following(judge, end, when, share);
		if (way) ways.push(way);
	}
	return {
		parts,
		end,
		stop: ways.length === 0 ? waitsFor(end, question) : { is: 'forks', question, ways }
	};
}

/** What comes of one answer, pausing before each that is followed in turn. */
export function* following(
	judge: Judge,
	at: Position,
	when: Decision,
	share: Budget
): Generator<null, Way | null, undefined> {
	const decided = judge.decide(at, when);
	if (!decided.ok) return null;
	const first: Part = { before: at, steps: decided.steps, position: decided.position };
	const course = yield* playingOn(judge, decided.position, share);
	return { when, course: { ...course, parts: [first, ...course.parts] } };
}

/** Plays on to where a die or a choice decides, or to the end. */
export function openingOf(judge: Judge, start: Position, budget: Budget = BUDGET): Opening {
	const parts: Part[] = [];
	let at = start;
	const stopped = (stop: Opening['stop']): Opening => ({ parts, end: at, stop });
	while (parts.length < Math.min(MOST_DECISIONS, budget.decisions)) {
		if (at.winners) return stopped({ is: 'done' });
		const { question } = at;
		const next = decidedByNobody(at);
		if (!next)
			return stopped(
				question
					? asked(at, question, { ...budget, decisions: budget.decisions - parts.length })
					: { is: 'done' }
			);
		const decided = judge.decide(at, next);
		if (!decided.ok || (next.do === 'pass' && leavesTurn(decided.steps)))
			return stopped({ is: 'done' });
		parts.push({ before: at, steps: decided.steps, position: decided.position });
		at = decided.position;
	}
	return stopped({ is: 'limit' });
}

/** What is decided where nobody does anything more; null where playing on stops. */
export const decidedByNobody = (at: Position): Decision | null =>
	at.question ? bySelf(at, at.question) : passAt(at);

/** The pass with which the game goes on; null where nothing that was said is left undone. */
function passAt(position: Position): Decision | null {
	const frame = position.frames.at(-1);
	if (frame?.chart !== 'priority' || isQuiet(position)) return null;
	return { do: 'pass', player: frame.holder };
}

/** Whether nothing that was said is left undone. */
export const isQuiet = ({ stack, waiting, frames, turn }: Position): boolean =>
	stack.length === 0 &&
	waiting.length === 0 &&
	turn.declared === null &&
	frames.every(({ chart }) => chart === 'turn' || chart === 'priority' || chart === 'setup');

/** Whether the turn is over with these steps. */
export const leavesTurn = (steps: readonly Step[]): boolean =>
	steps.some(
		({ what }) =>
			what.did === 'turn passed' || (what.did === 'entered phase' && what.phase === 'turn over')
	);

/**
 * The answer that says nothing: a card that may stay unknown, as one that only fills a slot, and the
 * order of cards that are put back, as they lay.
 */
export function bySelf(
	position: Position,
	{ who, domain, purpose, options }: Question
): Decision | null {
	if (purpose.about === 'put back' && domain.pick === 'order')
		return { do: 'choose', player: who, picks: options };
	const fills = position.frames.at(-1)?.chart === 'refill';
	return domain.pick === 'card' && (fills || mayStayUnnamed(position))
		? { do: 'reveal', card: unnamedCard(domain.deck) }
		: null;
}

/** What is asked that nobody who passes answers: what to attack or purchase, in place of an attack's die. */
const DECLARATIONS: readonly Question['purpose']['about'][] = ['attack target', 'purchase'];

const waitsFor = (at: Position, question: Question): Extract<Stop, { is: 'waits' }> => ({
	is: 'waits',
	question,
	attackRoll: isAttackRoll(at, question)
});

function asked(
	at: Position,
	question: Question,
	{ answers: most, ...left }: Budget
): Opening['stop'] {
	const waits = waitsFor(at, question);
	if (waits.attackRoll || DECLARATIONS.includes(question.purpose.about)) return waits;
	const answers = decisionsFor(question);
	if (answers.length === 0) return waits;
	if (left.forks === 0 || answers.length > Math.min(most, left.decisions)) return { is: 'limit' };
	const share: Budget = {
		answers: Math.floor((most - answers.length) / answers.length),
		decisions: Math.floor(left.decisions / answers.length) - 1,
		forks: left.forks - 1
	};
	return { is: 'forks', question, answers, share };
}

/** The first roll of an attack or one of those that follow, which are said at the table. */
function isAttackRoll({ frames }: Position, { domain, purpose }: Question): boolean {
	if (domain.pick !== 'roll' || purpose.about !== 'roll') return false;
	const task = frames.at(-1)?.agenda[0];
	return task?.do === 'make roll' && task.purpose.for === 'attack';
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

function decisionsFor(question: Question): readonly Decision[] {
	const player: Seat = question.who;
	if (question.domain.pick === 'roll') return FACES.map((result) => ({ do: 'roll', result }));
	return answersTo(question, MOST_ANSWERS).map((picks) => ({ do: 'choose', player, picks }));
}
