import { mayStayUnnamed } from '../../mechanics/unnamed.ts';
import { unnamedCard } from '../../cards/unnamed.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { Question } from '../../model/question.ts';
import { DIE_NUMBERS, type Seat } from '../../model/words.ts';
import type { Step } from '../../rules/step.ts';
import { answersTo } from '../all-answers.ts';
import type { Judge } from '../judge.ts';
import { goOnAlike } from './alike.ts';
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

/** How much may still be followed; what comes of different answers has the same share of it. */
export interface Budget {
	/** Answers that may be tried. */
	readonly answers: number;
	/** Decisions that may be taken. */
	readonly decisions: number;
	/** How deep choices may follow on choices. */
	readonly forks: number;
}

/** Three dice one after the other, or a fourth where numbers go on alike; about a tenth of a second at the most. */
export const BUDGET: Budget = { answers: 300, decisions: 2600, forks: 4 };
/** More decisions than are taken one after the other. */
const MOST_DECISIONS = 400;
/** More answers to one question than are tried. */
const MOST_ANSWERS = 24;

/** What happened until nobody has to pass any more; where a die or a choice decides, its answers to follow. */
export interface Opening {
	readonly parts: readonly Part[];
	readonly end: Position;
	readonly stop: Exclude<Stop, { is: 'forks' }> | Forking;
}

/** A die or a choice that decides, before its answers are followed. */
interface Forking {
	readonly is: 'forks';
	readonly question: Question;
	readonly answers: readonly Decision[];
}

/**
 * Plays on as if nobody did anything more: everyone passes until the stack is empty, no procedure
 * is under way, and nothing that was declared is left. It never goes into the next turn, and never past
 * what an attack or a purchase needs to be told. A card that only comes into play, as a slot refills,
 * stays unknown. Where a die or a choice decides, every answer is followed, as long as there are few.
 */
export function playOn(judge: Judge, start: Position, budget: Budget = BUDGET): Course {
	const { parts, end, stop } = openingOf(judge, start, budget.decisions);
	if (stop.is !== 'forks') return { parts, end, stop };
	const left = { ...budget, decisions: budget.decisions - parts.length };
	return { parts, end, stop: unpaused(following({ judge, start }, end, stop, left)) };
}

/** What answers are followed with: the judge, and the table that all that is followed came of. */
interface Follower {
	readonly judge: Judge;
	readonly start: Position;
}

/** An answer, played on to where something else decides, and the one before it that goes on alike from there. */
interface Begun {
	readonly when: Decision;
	readonly opening: Opening;
	readonly alike: Begun | null;
}

/**
 * What comes of each answer of a die or a choice. Answers that come to tables which go on alike share what follows.
 * It pauses before each answer and gives what has come of those before it, or null where it is further down.
 */
export function* following(
	follower: Follower,
	at: Position,
	{ question, answers }: Forking,
	budget: Budget
): Generator<readonly Way[] | null, Stop, undefined> {
	if (budget.forks === 0 || answers.length > Math.min(budget.answers, budget.decisions))
		return { is: 'limit' };
	const ways: Way[] = [];
	yield [...ways];
	const all = begunBy(follower, at, answers, Math.floor(budget.decisions / answers.length));
	const share = shareOf(budget, all);
	const stops = new Map<Begun, Stop>();
	for (const one of all) {
		const { when, opening, alike } = one;
		const { parts, end, stop: opened } = opening;
		const stop =
			opened.is !== 'forks'
				? opened
				: ((alike && stops.get(alike)) ?? (yield* deeper(following(follower, end, opened, share))));
		stops.set(one, stop);
		ways.push({ when, course: { parts, end, stop } });
		if (one !== all.at(-1)) yield [...ways];
	}
	return ways.length === 0 ? waitsFor(at, question) : { is: 'forks', question, ways };
}

/** Each answer that can be given, played on. @param most decisions that are taken after each. */
function begunBy(
	{ judge, start }: Follower,
	at: Position,
	answers: readonly Decision[],
	most: number
): readonly Begun[] {
	const all: Begun[] = [];
	for (const when of answers) {
		const decided = judge.decide(at, when);
		if (!decided.ok) continue;
		const { position, steps } = decided;
		const { parts: then, end, stop } = openingOf(judge, position, most - 1);
		const opening: Opening = { parts: [{ before: at, steps, position }, ...then], end, stop };
		const alike = all.find(
			(one) =>
				stop.is === 'forks' &&
				one.opening.stop.is === 'forks' &&
				goOnAlike(start)(one.opening.end, end)
		);
		all.push({ when, opening, alike: alike ?? null });
	}
	return all;
}

/** What may be followed after each of these answers, where it is not what follows another. */
function shareOf({ answers, decisions, forks }: Budget, all: readonly Begun[]): Budget {
	const apart = all.filter(({ opening, alike }) => opening.stop.is === 'forks' && !alike).length;
	const taken = all.reduce((sum, { opening }) => sum + opening.parts.length, 0);
	return {
		answers: Math.floor((answers - all.length) / apart),
		decisions: Math.floor((decisions - taken) / apart),
		forks: forks - 1
	};
}

/** Work on something further down: what it gives on its way is not for whoever waits for the whole. */
function* deeper<T>(work: Generator<unknown, T, undefined>): Generator<null, T, undefined> {
	let next = work.next();
	for (; !next.done; next = work.next()) yield null;
	return next.value;
}

/** Plays on to where a die or a choice decides, or to the end. @param most decisions that are taken. */
export function openingOf(judge: Judge, start: Position, most: number = BUDGET.decisions): Opening {
	const parts: Part[] = [];
	let at = start;
	const stopped = (stop: Opening['stop']): Opening => ({ parts, end: at, stop });
	while (parts.length < Math.min(MOST_DECISIONS, most)) {
		if (at.winners) return stopped({ is: 'done' });
		const { question } = at;
		const next = decidedByNobody(at);
		if (!next) return stopped(question ? asked(at, question) : { is: 'done' });
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

function asked(at: Position, question: Question): Opening['stop'] {
	const waits = waitsFor(at, question);
	if (waits.attackRoll || DECLARATIONS.includes(question.purpose.about)) return waits;
	const answers = decisionsFor(question);
	return answers.length === 0 ? waits : { is: 'forks', question, answers };
}

/** The first roll of an attack or one of those that follow, which are said at the table. */
function isAttackRoll({ frames }: Position, { domain, purpose }: Question): boolean {
	if (domain.pick !== 'roll' || purpose.about !== 'roll') return false;
	const task = frames.at(-1)?.agenda[0];
	return task?.do === 'make roll' && task.purpose.for === 'attack';
}

function decisionsFor(question: Question): readonly Decision[] {
	const player: Seat = question.who;
	if (question.domain.pick === 'roll') return DIE_NUMBERS.map((result) => ({ do: 'roll', result }));
	return answersTo(question, MOST_ANSWERS).map((picks) => ({ do: 'choose', player, picks }));
}
