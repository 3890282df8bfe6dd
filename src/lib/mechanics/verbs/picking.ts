import { usesDone } from '../../abilities/done.ts';
import type { Ability, Effect } from '../../abilities/grammar.ts';
import { effectOf, partAt } from '../../abilities/path.ts';
import { abilityOf } from '../../cards/library.ts';
import type { Task } from '../../model/task.ts';
import { isRef } from '../choosing.ts';
import { findAny } from '../find.ts';
import { fizzleWithNothing } from '../late-fizzle.ts';
import { setTop, topFrame, type Run } from '../run.ts';
import { choosable } from '../targets.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { bounds, done, part, pick, seat, type Doing, type EffectOf } from './doing.ts';

/** Several that are picked together as an ability resolves, for what then asks who and how many they are. */
export function pickTogether(doing: Doing, effect: EffectOf<'pick'>): TaskResult {
	const { run, at, context } = doing;
	const who = seat(doing, effect.who);
	const options = choosable(run.position, findAny(run.position, effect.from, context));
	if (who === null || options.length === 0) {
		done(run, 0);
		if (bounds(doing, effect.several, 1)[0] > 0) fizzleWithNothing(run, at);
		return NOTHING;
	}
	const range = bounds(doing, effect.several, options.length);
	const picked = pick(doing, 0, who, { about: 'choice', effect: at }, options, range);
	if (!picked) return null;
	done(run, picked.length);
	return [part(doing, 0, { ...context, picked: picked.filter(isRef) })];
}

/** The parts of several, with a count of those who do theirs where something asks for it. */
export function countingDoers(
	{ run, at }: Doing,
	each: Effect,
	parts: readonly Task[]
): readonly Task[] {
	const ability = abilityOf(at, run.position.edition);
	if (!ability || !(asksWhoDid(ability) || (!usesDone(each) && asksIfDone(ability, at.path))))
		return parts;
	return [
		{ do: 'count doers', from: 0 },
		...parts.flatMap((one): readonly Task[] => [one, { do: 'count doers' }])
	];
}

const asksWhoDid = (ability: Ability): boolean =>
	JSON.stringify(effectOf(ability)).includes('"those who did"');

/** Whether what follows a part hangs on whether all of it was done: "destroy 2 items. If you do, …" (6.2, 6.18). */
export function asksIfDone(ability: Ability, path: readonly number[]): boolean {
	const [index] = path.slice(-1);
	if (index === undefined) return false;
	const around = partAt(ability, path.slice(0, -1))?.effect;
	if (around?.do === 'may') return asksIfDone(ability, path.slice(0, -1));
	return (around?.do === 'if you do' || around?.do === 'and') && index === 0;
}

/** Counts from none, or one more if what was done last was done at all: so many have been done of all of it. */
export function countDoers(run: Run, { from }: Extract<Task, { do: 'count doers' }>): void {
	const { tally = 1, doers = 0, ...frame } = topFrame(run.position);
	if (from !== undefined) {
		setTop(run, { ...frame, tally, doers: from });
		return;
	}
	const now = doers + (tally > 0 ? 1 : 0);
	setTop(run, { ...frame, tally: now, doers: now });
}
