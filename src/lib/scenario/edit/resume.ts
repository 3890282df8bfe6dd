import type { Judge } from '../../judge/judge.ts';
import { topFrame, type Run } from '../../mechanics/run.ts';
import { locate } from '../../model/objects.ts';
import type { Frame, TakenTransition } from '../../model/frame.ts';
import type { Position } from '../../model/position.ts';
import type { Option } from '../../model/words.ts';
import type { Step } from '../../rules/step.ts';

/** The table when somebody has to decide again, and what happened until then. */
interface WentOn {
	readonly position: Position;
	readonly steps: readonly Step[];
	/** The transitions that the charts took on the way. */
	readonly transitions: readonly TakenTransition[];
}

/** Lets the game go on after an edit, from where it stood before. */
export function goOnAfter(before: Position, run: Run, judge: Pick<Judge, 'begin'>): WentOn {
	const changed = run.position;
	const begun = judge.begin({
		...changed,
		question: null,
		frames: [...changed.frames.slice(0, -1), resumed(before, changed)]
	});
	const steps = [...run.steps, ...begun.steps];
	const { taken: transitions } = begun;
	const held = topFrame(changed);
	const holds = topFrame(begun.position);
	// Where nothing came of it and the stack is as it was, those who have passed need not pass again.
	const asBefore =
		steps.length === 0 &&
		!begun.position.question &&
		begun.position.stack === before.stack &&
		held.chart === 'priority' &&
		holds.chart === 'priority';
	if (!asBefore) return { position: begun.position, steps, transitions };
	const frames = [...begun.position.frames.slice(0, -1), { ...holds, passes: held.passes }];
	return { position: { ...begun.position, frames }, steps, transitions };
}

/** The frame that runs, ready to look again at a table that has changed. */
function resumed(before: Position, changed: Position): Frame {
	const top = topFrame(changed);
	if (!before.question)
		return top.chart === 'priority' ? { ...top, state: 'before priority', from: top.holder } : top;
	const answers = areStanding(before, changed, top.answers.flat()) ? top.answers : [];
	if (top.chart === 'priority')
		// Which deaths are due is asked again.
		return { ...top, answers, agenda: top.agenda.filter((task) => task.do !== 'put deaths') };
	if (top.chart === 'refill')
		return {
			...top,
			answers,
			slots: top.slots.filter(({ slot, index }) => changed.slots[slot][index]?.top === null)
		};
	return { ...top, answers };
}

/** Whether answers given to the task under way still mean what they meant. */
function areStanding(before: Position, after: Position, answers: readonly Option[]): boolean {
	const same =
		before.decks === after.decks &&
		before.discards === after.discards &&
		before.slots === after.slots &&
		before.players.every(({ hand }, seat) => after.players[seat]?.hand === hand);
	return (
		same &&
		answers.every((option) => {
			if ('object' in option) return locate(after, option.object) !== null;
			return !('item' in option) || after.stack.some(({ id }) => id === option.item);
		})
	);
}

/** Whether a question that is asked has an answer. */
export function isAnswerable({ question }: Position): boolean {
	if (!question || question.options.length > 0) return true;
	const { domain } = question;
	if (domain.pick === 'some') return domain.min === 0;
	return domain.pick === 'roll' || domain.pick === 'card' || domain.pick === 'amount';
}
