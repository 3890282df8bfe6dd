import type { Judge } from '../../judge/judge.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { DecidedBy, DoesNotFollow, Entry, TakenDecision } from '../entry.ts';
import { playLine, reachedAt, take } from '../play-line.ts';
import { decisionOf, type SingleAct } from '../resolve.ts';
import type { Edit } from '../words/edit/changes.ts';
import type { Act } from '../scenario.ts';
import { askedAt, onlyAnswer, sameAsked } from './asked.ts';
import type { After, Due } from './due.ts';
import type { Supposing } from './replayed.ts';
import type { Follower, Standing, Waits } from './waiting.ts';

/** A replay under way. */
export interface UnderWay {
	readonly judge: Judge;
	readonly due: readonly Due[];
	readonly follows: Follower;
	position: Position;
	standing: Standing;
	/** The place in `due` of what comes next. */
	next: number;
	/** The place in `due` of the last declaration: answers before it were to something else. */
	since: number;
	/** Answers of the script that were given, by their place, and the line at which they were. */
	readonly given: Map<number, number>;
	/** The line of the script that is being played. */
	at: number;
	/** What was decided since the line began. */
	taken: TakenDecision[];
	/** How many decisions were taken in all. */
	decisions: number;
	/** Answers that the script does not give. */
	readonly supposing: Supposing;
}

/** More rounds of passes than any one thing needs. */
const MOST_ROUNDS = 60;

/** Takes note of decisions that were made. */
export function note(run: UnderWay, taken: readonly TakenDecision[]): void {
	for (const one of taken) {
		run.standing = run.follows.see(one.before, one.steps, one.position);
		run.position = one.position;
		run.taken.push(one);
		run.decisions++;
	}
}

/** Makes a decision if it is legal. */
function decide(run: UnderWay, decision: Decision, by: DecidedBy): boolean {
	const decided = take(run.judge, run.position, decision, by);
	if (decided.ok) note(run, [decided.taken]);
	return decided.ok;
}

/** An act or an edit as it is played where the replay has come to, which may be that it does not follow. */
export const playedHere = <L extends Act | Edit>(
	{ judge, position, at }: Pick<UnderWay, 'judge' | 'position' | 'at'>,
	line: L
): Entry<L> => playLine(line, at, reachedAt(position, judge));

/**
 * Passes and answers until nothing waits any more that has been done in the scenario's own run, and
 * nothing further: what is still to resolve there is left to the lines that follow.
 * @returns whether a question is in the way that the script does not answer.
 */
export function catchUp(run: UnderWay, own: After): 'level' | 'asked' {
	for (let round = 0; round < MOST_ROUNDS; round++) {
		if (run.position.question) {
			if (sameAsked(askedAt(run.position), own.asks) || isAnsweredNext(run)) return 'level';
			if (answer(run)) continue;
			return own.willAsk(askedAt(run.position)) ? 'level' : 'asked';
		}
		const { next } = run.standing;
		if (!next || !isDone(run, next, own)) return 'level';
		if (!passRound(run)) return 'level';
	}
	return 'level';
}

/** Whether what waits here has been done in the scenario's own run, or has never been there. */
export function isDone(run: UnderWay, { name, partOf, ofTurn }: Waits, own: After): boolean {
	if (ofTurn && run.standing.progress !== own.then.progress)
		return run.standing.progress < own.then.progress;
	if (own.tries(name) > run.follows.tries(name)) return true;
	if (ofTurn) return false;
	if (own.knows(name)) return !own.then.pending.has(name);
	if (own.awaits(name)) return false;
	return partOf === null || ![...own.then.pending].some((other) => other.startsWith(`${partOf} @`));
}

/** All pass, so that what waits goes on; where the turn waits for it, its end is declared first. */
function passRound(run: UnderWay): boolean {
	const before = run.standing.next;
	const passed = tryRound(run);
	if (!passed) return false;
	note(
		run,
		passed.taken.map((one) => ({ ...one, by: 'the game' as const }))
	);
	if (passed.came === 'went on') return true;
	const { active } = run.position.turn;
	return before?.ofTurn === true && decide(run, { do: 'end turn', player: active }, 'the game');
}

/** A round of passes, and what came of it; null where somebody cannot pass. */
export function tryRound(
	run: UnderWay
): { readonly taken: readonly TakenDecision[]; readonly came: 'went on' | 'waits' } | null {
	const { decisions: taken } = playedHere(run, { do: 'everyone passes' });
	const steps = taken.at(-1)?.steps ?? [];
	const waits = steps.some(({ what }) => what.did === 'all passed' && what.next === 'wait');
	const goes = steps.some(
		({ what }) => what.did === 'all passed' || what.did === 'began to resolve'
	);
	return goes ? { taken, came: waits ? 'waits' : 'went on' } : null;
}

/** Whether the next thing that the script does answers the question that is asked. */
function isAnsweredNext(run: UnderWay): boolean {
	const at = run.due.findIndex(
		(one, place) => place >= run.next && one.due !== 'check' && !run.given.has(place)
	);
	return at >= 0 && answersNow(run, at) !== null;
}

/** The decision that an answer of the script is here, if it answers what is asked. */
export function answersNow(run: UnderWay, place: number): Decision | null {
	const one = run.due[place];
	if (one?.due !== 'answer' || !sameAsked(one.to, askedAt(run.position))) return null;
	const decision = decisionOf(run.position, one.act);
	return decision.ok && run.judge.why(run.position, decision.value) === null
		? decision.value
		: null;
}

/**
 * Answers the question that is in the way: as the script has done or will do before the player
 * declares something else, with the one answer there is, or with one that is supposed.
 */
export function answer(run: UnderWay): boolean {
	const { question } = run.position;
	if (!question) return false;
	for (const [place, one] of run.due.entries()) {
		if (place >= run.next && one.due === 'act' && isDeclaration(one.act)) break;
		const decision = place < run.since || run.given.has(place) ? null : answersNow(run, place);
		if (!decision) continue;
		run.given.set(place, run.at);
		return decide(run, decision, 'another line');
	}
	const only = onlyAnswer(question);
	const { picks, by } =
		only === null
			? (run.supposing.get(run.decisions) ?? { picks: null, by: 'any answer' })
			: { picks: only, by: 'only answer' as const };
	return picks !== null && decide(run, { do: 'choose', player: question.who, picks }, by);
}

/** Whether an act declares something: what is asked after it is about that. */
export const isDeclaration = (act: SingleAct): boolean =>
	act.do === 'attack' || act.do === 'purchase' || act.do === 'end turn';

/** Plays an act of the script as it stands, with the passes that it implies; null where it was played. */
export function playAct(run: UnderWay, line: SingleAct): DoesNotFollow | null {
	const { decisions, refused } = playedHere(run, line);
	note(run, decisions);
	return refused;
}

/** A pass that lets the next player have priority, and nothing more. */
export function passOn(run: UnderWay, player: number, implied: boolean): boolean {
	const decided = run.judge.decide(run.position, { do: 'pass', player });
	if (!decided.ok || decided.steps.some(({ what }) => what.did !== 'passed')) return false;
	return decide(run, { do: 'pass', player }, implied ? 'implied' : 'line');
}
