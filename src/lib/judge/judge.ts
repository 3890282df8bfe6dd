import '../cards/sets/known.ts';
import '../cards/typed.ts';
import { EDITIONS } from '../editions/index.ts';
import type { Edition } from '../editions/edition.ts';
import { changeTop, set, startRun, tell, topFrame, type Run } from '../mechanics/run.ts';
import { objectsPicked, optionPicked } from '../mechanics/choosing.ts';
import { settledBy } from '../mechanics/standing-answers.ts';
import type { Decision } from '../model/decision.ts';
import type { TakenTransition } from '../model/frame.ts';
import type { Position } from '../model/position.ts';
import type { Option } from '../model/words.ts';
import type { Refusal, Step } from '../rules/step.ts';
import { advance } from './advance.ts';
import { inspectionOf, type Inspect, type Inspected, type Inspection } from './inspection.ts';
import { legalPlaysAt, type ActionOption } from './action-options.ts';
import { promptOf, type Prompt } from './prompt.ts';
import { answerRefusal, refusalBy } from './answers.ts';
import { pointsOfChoice } from './choice-rules.ts';
import { unlessSelfReferring } from '../mechanics/self-reference.ts';
import { readDecision } from './from-outside.ts';
import { dependsOnItself, noDecision, outOfPlace, refusalOf, refuserAt } from './refusals.ts';

/** What came of a decision: the next position and what happened, or a refusal. */
export type Decided =
	| {
			readonly ok: true;
			readonly position: Position;
			readonly steps: readonly Step[];
			/** The transitions that the charts took on the way. */
			readonly taken: readonly TakenTransition[];
			/** The positions on the way at which something with just one answer would have been asked. */
			readonly unasked: readonly Position[];
	  }
	| { readonly ok: false; readonly refusal: Refusal };

/** A start position gone on to its first decision, with what happened on the way. */
export interface Begun {
	readonly position: Position;
	readonly steps: readonly Step[];
	/** The transitions that the charts took on the way. */
	readonly taken: readonly TakenTransition[];
	/** The positions on the way at which something with just one answer would have been asked. */
	readonly unasked: readonly Position[];
}

/** What came of a row of decisions: everything up to the first that was refused. */
export interface Replayed {
	readonly positions: readonly Position[];
	/** The steps of each decision; the first entry is what happened before any. */
	readonly steps: readonly (readonly Step[])[];
	/** The decision that was refused, by its place in the row. */
	readonly refused: { readonly at: number; readonly refusal: Refusal } | null;
}

/** The few functions that pages, the command line and tests all use. */
export interface Judge {
	/** Lets a start position go on to its first decision. */
	readonly begin: (position: Position) => Begun;
	/** Who decides, and every choice, legal or refused with its rule. */
	readonly prompt: (position: Position) => Prompt;
	/** What the player who has priority may do, without what is refused; nothing where nobody has it. */
	readonly legal: (position: Position) => readonly ActionOption[];
	/**
	 * The next position and the steps, or a refusal, of whatever is no decision too; the position given is
	 * never changed.
	 */
	readonly decide: (position: Position, decision: Decision) => Decided;
	/** The same of a decision that comes from the judge's own offers: it is not read anew. */
	readonly take: (position: Position, decision: Decision) => Decided;
	/** Why a decision would be refused; null when it is legal. */
	readonly why: (position: Position, decision: Decision) => Refusal | null;
	/** Decides a row of decisions one after the other. */
	readonly replay: (start: Position, decisions: readonly Decision[]) => Replayed;
}

/** The answers a decision gives to the question under way. */
function answersOf(decision: Decision): readonly Option[] | null {
	switch (decision.do) {
		case 'choose':
			return decision.picks;
		case 'roll':
			return [{ number: decision.result }];
		case 'reveal':
			return [{ card: decision.card, at: 0 }];
		default:
			return null;
	}
}

/** What came of a run, in lists that are no longer than what is in them: games are kept whole. */
const cameOf = ({ position, steps, taken, unasked }: Run): Begun => ({
	position,
	steps: steps.slice(),
	taken: taken.slice(),
	unasked: unasked.length === 0 ? NOTHING_UNASKED : unasked
});

const NOTHING_UNASKED: readonly Position[] = [];

/** Takes a decision: what comes of it, or why it is refused. */
function take(
	position: Position,
	decision: Decision,
	edition: Edition,
	inspection: Inspection | null
): Decided {
	const objection =
		outOfPlace(position, decision) ??
		(position.question ? answerRefusal(position, position.question, decision) : null);
	if (objection) return { ok: false, refusal: refusalBy(objection, edition.points) };
	const run = startRun(position, edition);
	const started = run.position;
	const { question } = position;
	const answers = question ? answersOf(decision) : null;
	if (question && answers) {
		const frame = topFrame(position);
		const settled =
			decision.do === 'choose' && decision.always
				? settledBy(position, question, decision.picks)
				: null;
		set(run, {
			question: null,
			...(settled ? { standingAnswers: [settled, ...(position.standingAnswers ?? [])] } : {})
		});
		changeTop(run, { answers: [...frame.answers, answers] });
		if (decision.do === 'choose')
			tell(
				run,
				{
					did: 'chose',
					player: decision.player,
					picks: decision.picks,
					...optionPicked(question.purpose, decision.picks),
					...objectsPicked(position, decision.picks)
				},
				...pointsOfChoice(position, question)
			);
		advance(run, edition, null, inspection);
	} else {
		advance(run, edition, decision, inspection);
		if (run.position === started) {
			const refused = refuserAt(position, edition)(decision, 'all');
			if (!refused) throw new Error('The chart took no transition for a legal decision.');
			return { ok: false, refusal: refused };
		}
	}
	return { ok: true, ...cameOf(run) };
}

/**
 * A judge for these editions.
 * @param inspect hears what the charts do, in the events of XState's inspection: as a game begins and
 * of each decision that is not refused.
 */
export function judgeOf(
	editions: Partial<Readonly<Record<Position['edition'], Edition>>>,
	inspect: Inspect | null = null
): Judge {
	const editionOf = (position: Position): Edition => {
		const edition = editions[position.edition];
		if (!edition) throw new Error(`The judge cannot run the edition "${position.edition}" yet.`);
		return edition;
	};
	const judge: Judge = {
		begin(position) {
			const edition = editionOf(position);
			const run = startRun(position, edition);
			advance(run, edition, null, inspect && inspectionOf(edition, [], inspect));
			return cameOf(run);
		},
		prompt: (position) => promptOf(position, editionOf(position)),
		legal: (position) => {
			const frame = position.frames.at(-1);
			return position.winners || position.question || frame?.chart !== 'priority'
				? []
				: legalPlaysAt(position, frame.holder, editionOf(position));
		},
		why: (position, decision) => {
			const edition = editionOf(position);
			const read = readDecision(decision);
			if (!read.ok) return refusalBy(noDecision(read.problems), edition.points);
			return refusalOf(position, edition, read.value);
		},
		decide(position, said) {
			const read = readDecision(said);
			if (read.ok) return judge.take(position, read.value);
			const { points } = editionOf(position);
			return { ok: false, refusal: refusalBy(noDecision(read.problems), points) };
		},
		take(position, decision) {
			const edition = editionOf(position);
			const told: Inspected[] = [];
			const inspection =
				inspect && inspectionOf(edition, position.frames, (inspected) => told.push(inspected));
			const decided = unlessSelfReferring<Decided>(
				() => take(position, decision, edition, inspection),
				({ message }) => ({
					ok: false,
					refusal: refusalBy(dependsOnItself(message), edition.points)
				})
			);
			if (inspect && decided.ok) for (const inspected of told) inspect(inspected);
			return decided;
		},
		replay(first, decisions) {
			const begun = judge.begin(first);
			const positions = [begun.position];
			const steps = [begun.steps];
			let position = begun.position;
			for (const [at, decision] of decisions.entries()) {
				const decided = judge.decide(position, decision);
				if (!decided.ok) return { positions, steps, refused: { at, refusal: decided.refusal } };
				position = decided.position;
				positions.push(position);
				steps.push(decided.steps);
			}
			return { positions, steps, refused: null };
		}
	};
	return judge;
}

/** The judge of the editions that exist. */
export const JUDGE: Judge = judgeOf(EDITIONS);
export const { begin, prompt, decide, why, replay } = JUDGE;
