import type { Frame, TakenTransition } from '../model/frame.ts';
import type { Happening } from '../model/happening/index.ts';
import { withEveryField, type Position } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import type { Task } from '../model/task.ts';
import type { Option } from '../model/words.ts';
import { rulesOf, type Points, type Told } from '../rules/points.ts';
import { isOpenIn, reading, type ReadingId } from '../rules/readings.ts';
import type { Step } from '../rules/step.ts';
import type { EditionOptions } from './edition-options.ts';
import { changed } from '../model/changed.ts';
import { settledAnswer } from './standing-answers.ts';

/**
 * A position on its way to the next decision. Every position in it is a new one; the carrier
 * alone changes hands.
 */
export interface Run {
	position: Position;
	readonly steps: Step[];
	/** The transitions taken so far. */
	readonly taken: TakenTransition[];
	/** The positions at which something with just one answer would have been asked. */
	readonly unasked: Position[];
	readings: readonly ReadingId[];
	/** Tasks that what was just done brings with it, to be done right after it. */
	followUps: Task[];
	/** Procedures that what was just done starts; they are over before the rest goes on. */
	framesToPush: Frame[];
	/** How the edition does what the editions do in different ways. */
	readonly options: EditionOptions;
	/** By which rules the edition tells what happens. */
	readonly points: Points;
}

/** What a run needs of its edition. */
export type RunEdition = Pick<Run, 'options' | 'points'>;

/** What most steps follow. */
export const NO_READINGS: readonly ReadingId[] = [];

/** A position that nothing has happened in yet. */
export const startRun = (position: Position, { options, points }: RunEdition): Run => ({
	position: withEveryField(position),
	steps: [],
	taken: [],
	unasked: [],
	readings: NO_READINGS,
	followUps: [],
	framesToPush: [],
	options,
	points
});

/** Changes some fields of the position. */
export function set(run: Run, change: Partial<Position>): void {
	run.position = { ...run.position, ...change };
}

/** Records what happened, by its point or the rules of the transition that is taken, and what goes beside it. */
export function tell(run: Run, what: Happening, ...told: Told): void {
	run.steps.push({
		what,
		rules: rulesOf(run.points, told),
		readings: run.readings
	});
	run.readings = NO_READINGS;
}

/** Tells of a cause that has been done already, before the steps from a place on that came of it. */
export function tellBefore(run: Run, from: number, tellIt: () => void): void {
	const effects = run.steps.splice(from);
	tellIt();
	run.steps.push(...effects);
}

/** The value of an open reading; the next step told says that it was followed. */
export function follow(run: Run, id: ReadingId): string {
	if (isOpenIn(run.position.edition, id)) run.readings = [...run.readings, id];
	return reading(run.position, id);
}

/** The next id for an object or a thing on the stack. */
export function newId(run: Run): number {
	const { nextId } = run.position;
	run.position = { ...run.position, nextId: nextId + 1 };
	return nextId;
}

/**
 * The frame that runs.
 * @throws Error when no procedure is under way.
 */
export function topFrame(position: Position): Frame {
	const frame = position.frames[position.frames.length - 1];
	if (!frame) throw new Error('No procedure is under way.');
	return frame;
}

/** Starts a procedure on top of the ones under way. */
export function pushFrame(run: Run, frame: Frame): void {
	run.position = { ...run.position, frames: [...run.position.frames, frame] };
}

/** Replaces the frame that runs. */
export function setTop(run: Run, frame: Frame): void {
	const frames = run.position.frames.slice();
	frames[frames.length - 1] = frame;
	run.position = { ...run.position, frames };
}

/** Changes some fields of the frame that runs. */
export function changeTop(run: Run, change: Partial<Frame>): void {
	setTop(run, changed(topFrame(run.position), change));
}

/** A frame that has nothing under way yet. */
export const fresh = (state: string): { state: string; agenda: []; answers: [] } => ({
	state,
	agenda: [],
	answers: []
});

/**
 * The answer to the n-th question of the task under way, or null after asking it.
 * A choice that leaves nothing to choose is taken without asking.
 */
export function ask(run: Run, n: number, question: Question): readonly Option[] | null {
	const { answers } = topFrame(run.position);
	const given = answers[n];
	if (given) return given;
	const only = onlyAnswer(question);
	if (only && only.length > 0) run.unasked.push({ ...run.position, question });
	const taken = only ?? (run.position.standingAnswers && settledAnswer(run.position, question));
	// The task is done again with every answer at its own place, whether it was asked for or not.
	const before =
		n > answers.length
			? [...answers, ...Array.from({ length: n - answers.length }, () => NO_ANSWER)]
			: answers;
	const now = taken ? [...before, taken] : before;
	if (now.length > answers.length) changeTop(run, { answers: now });
	if (taken) return taken;
	set(run, { question });
	return null;
}
const NO_ANSWER: readonly Option[] = [];

/** The answer to a question that leaves nothing to choose; null where there is something. */
export function onlyAnswer({ domain, options }: Question): readonly Option[] | null {
	if (domain.pick === 'order' && options.length <= 1) return options;
	if (domain.pick === 'one' && options.length <= 1) return options;
	return domain.pick === 'some' && domain.min >= options.length ? options : null;
}
