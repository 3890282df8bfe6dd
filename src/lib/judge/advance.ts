import { chartOf, type Edition } from '../editions/edition.ts';
import { gainDueBonusSouls } from '../mechanics/bonus-souls.ts';
import { noticeComeTrue } from '../mechanics/come-true.ts';
import { keepFallen } from '../mechanics/deaths.ts';
import { renewDecks } from '../mechanics/decks.ts';
import { changeTop, NO_READINGS, pushFrame, topFrame, type Run } from '../mechanics/run.ts';
import { selfReference } from '../mechanics/stats-of-all.ts';
import { performTask } from '../mechanics/tasks.ts';
import type { Decision } from '../model/decision.ts';
import type { Inspection } from './inspection.ts';

/** More transitions than any decision of a real game leads to; a broken chart is named, not waited for. */
const TOO_MANY = 1_000;

/**
 * Lets the game go on until somebody must decide: tasks first, then the transition that is open
 * in the chart on top. A chart that is over hands back to the one below.
 * @param decision what a player wants to do; taken up by the first transition.
 * @param inspection hears what the frames do.
 * @throws Error when the charts run in a circle; SelfReference when a stat would depend on itself.
 */
export function advance(
	run: Run,
	edition: Edition,
	decision: Decision | null,
	inspection: Inspection | null
): void {
	goOn(run, edition, decision, inspection);
	const circle = selfReference(run.position);
	if (circle) throw circle;
	// A reading followed after the last step is said of that step.
	const last = run.steps.at(-1);
	if (last && run.readings.length > 0)
		run.steps[run.steps.length - 1] = { ...last, readings: [...last.readings, ...run.readings] };
	run.readings = NO_READINGS;
}

/** Puts the procedures that were started on top, so that the first of them runs first. */
function start(run: Run): void {
	if (run.framesToPush.length === 0) return;
	for (const frame of run.framesToPush.reverse()) pushFrame(run, frame);
	run.framesToPush = [];
}

/** Bonus souls that are due, and what their gaining brings with it. */
function gainBonusSouls(run: Run): void {
	gainDueBonusSouls(run);
	if (run.followUps.length > 0) {
		const top = topFrame(run.position);
		changeTop(run, { agenda: [...run.followUps, ...top.agenda] });
		run.followUps = [];
	}
	start(run);
}

function goOn(
	run: Run,
	edition: Edition,
	decision: Decision | null,
	inspection: Inspection | null
): void {
	let wanted = decision;
	for (let count = 0; count < TOO_MANY; count++) {
		inspection?.goesOnTo(run.position.frames);
		if (run.position.winners) return;
		if (run.position.bonusSouls) {
			gainBonusSouls(run);
			inspection?.goesOnTo(run.position.frames);
		}
		const before = run.position;
		const { question, frames } = before;
		if (question) return;
		const frame = topFrame(run.position);
		const task = frame.agenda[0];
		if (task) {
			const next = performTask(run, task);
			if (next === null) continue;
			keepFallen(run, before);
			noticeComeTrue(run, before);
			const rest = frame.agenda.slice(1);
			const { followUps: also } = run;
			const agenda = next.length + also.length > 0 ? [...next, ...also, ...rest] : rest;
			if (also.length > 0) run.followUps = [];
			changeTop(run, { agenda, answers: [] });
			renewDecks(run, before);
			start(run);
			continue;
		}
		const state = chartOf(edition, frame.chart).state(frame.state);
		if (state.over) {
			run.position = { ...run.position, frames: frames.slice(0, -1) };
			continue;
		}
		if (wanted === null && state.waits) return;
		const at = { position: run.position, frame, decision: wanted };
		const open = state.next(at);
		if (!open) return;
		inspection?.takes(at, open);
		const { move, nth, actions } = open;
		run.taken.push({
			chart: frame.chart,
			depth: frames.length - 1,
			from: frame.state,
			nth,
			told: run.steps.length
		});
		if (move.to !== frame.state) changeTop(run, { state: move.to });
		for (const act of actions) act(run, topFrame(run.position), wanted, move.rules);
		keepFallen(run, before);
		noticeComeTrue(run, before);
		renewDecks(run, before);
		if (run.followUps.length > 0) {
			const top = topFrame(run.position);
			changeTop(run, { agenda: [...top.agenda, ...run.followUps] });
			run.followUps = [];
		}
		start(run);
		wanted = null;
	}
	throw new Error('The charts run in a circle: no decision is reached.');
}
