import type { Effect } from '../abilities/grammar.ts';
import { effectsIn } from '../abilities/path.ts';
import type { Who } from '../model/happening/index.ts';
import type { Damageable } from '../model/stack.ts';
import type { Task } from '../model/task.ts';
import { saveFromDeath } from './deaths-on-stack.ts';
import { eventOf, isSkipped, type ReplaceableEvent } from './instead-of.ts';
import { tellNoDeath } from './no-death.ts';
import {
	insteadAt,
	marksOf,
	nextReplacer,
	pointsOfOrder,
	pointsOfTiming,
	spend,
	type Replacer
} from './replacing.ts';
import { tell, type Run } from './run.ts';
import { hp } from './stats.ts';
import type { TaskResult } from './task-result.ts';
import { whoIs } from './who.ts';

/** Does something else instead; of several, what the affected player chooses (5.2). */
export function doInstead(run: Run, whole: ReplaceableEvent): TaskResult {
	const { would, of } = whole;
	const event = eventOf(run.position, whole);
	const replacer = nextReplacer(run, event);
	if (replacer === 'asked') return null;
	const who = whoIs(run.position, of);
	if (replacer === 'none' || !who) return [];
	const { by } = replacer.replacement;
	if (!('instead' in by)) return asWell(run, whole, replacer, who);
	spend(run, replacer);
	const saves = would === 'die' && !prevents(by.instead);
	tell(
		run,
		{ did: 'replaced', event: would, of: who, amount: null, effect: replacer.by.at },
		'replaced',
		...(saves ? (['death replaced'] as const) : []),
		...pointsOfTiming(replacer),
		...pointsOfOrder(run)
	);
	if (saves) saved(run, of, who);
	const context = {
		...replacer.by.context,
		event: event.data,
		// The penalty may be paid after all.
		...(would === 'pay the penalty'
			? { applied: [...(whole.applied ?? []), ...marksOf(replacer)] }
			: {})
	};
	const effect: Task = { do: 'effect', at: insteadAt(replacer), context };
	return would === 'die' ? [effect] : [effect, { do: 'none done' }];
}

/** Whoever does not die is left with as many HP as the rules say, and no death. */
function saved(run: Run, of: Damageable, who: Who): void {
	tellNoDeath(run, of, 'death replaced');
	saveFromDeath(run, of);
	const left = hp(run.position, of);
	if (left > 0) tell(run, { did: 'healed', of: who, amount: left, hp: left }, 'death replaced');
}

/** Does something in addition, or skips what would happen; what else replaces it comes next. */
function asWell(run: Run, whole: ReplaceableEvent, replacer: Replacer, who: Who): TaskResult {
	const { by } = replacer.replacement;
	const again: Task = {
		do: 'do instead',
		...whole,
		applied: [...(whole.applied ?? []), ...marksOf(replacer)]
	};
	if (!('also' in by) && !isSkipped(by)) return [];
	spend(run, replacer);
	tell(
		run,
		{ did: 'replaced', event: whole.would, of: who, amount: null, effect: replacer.by.at },
		'also' in by ? 'as well' : 'skipped'
	);
	if (isSkipped(by)) {
		if (whole.would === 'die') saved(run, whole.of, who);
		return [];
	}
	const context = { ...replacer.by.context, event: eventOf(run.position, whole).data };
	return [{ do: 'effect', at: insteadAt(replacer), context }, again];
}

/** Whether an effect says itself what becomes of whoever would have died (6.25). */
const prevents = (effect: Effect): boolean =>
	effect.do === 'prevent death' || effectsIn(effect).some(prevents);
