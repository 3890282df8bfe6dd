import type { Effect, Would } from '../abilities/grammar.ts';
import { effectsIn } from '../abilities/path.ts';
import type { Position } from '../model/position.ts';
import type { Mortal } from '../model/stack.ts';
import type { Performed } from './performed.ts';
import {
	insteadAt,
	nextReplacer,
	replacersOf,
	rulesOfOrder,
	spend,
	type Event
} from './replacing.ts';
import { tell, type Run } from './run.ts';
import { saveFromDeath } from './stack.ts';
import { hp } from './stats.ts';
import { whoIs } from './who.ts';

/** What happens as a whole or not at all, and to whom. */
export interface Whole {
	readonly would: Extract<Would['would'], 'die' | 'pay the penalty'>;
	readonly of: Mortal;
}

const eventOf = ({ would, of }: Whole): Event => ({ would, of, data: of, applied: [] });

/** Whether something else happens instead (5.2). */
export const happensInstead = (position: Position, whole: Whole): boolean =>
	replacersOf(position, eventOf(whole)).some(({ replacement: { by } }) => 'instead' in by);

/** Does something else instead; of several, what the affected player chooses (5.2). */
export function doInstead(run: Run, whole: Whole): Performed {
	const { would, of } = whole;
	const event = eventOf(whole);
	const replacer = nextReplacer(run, event);
	if (replacer === 'asked') return null;
	const who = whoIs(run.position, of);
	if (replacer === 'none' || !who || !('instead' in replacer.replacement.by)) return [];
	spend(run, replacer);
	const saves = would === 'die' && !prevents(replacer.replacement.by.instead);
	tell(
		run,
		{ did: 'replaced', event: would, of: who, amount: null, effect: replacer.by.at },
		'effect.replacement',
		...(saves ? (['death.replaced'] as const) : []),
		...rulesOfOrder(run)
	);
	if (saves) saveFromDeath(run, of);
	if (saves && hp(run.position, of) > 0)
		tell(
			run,
			{ did: 'healed', of: who, amount: hp(run.position, of), hp: hp(run.position, of) },
			'death.replaced'
		);
	const context = { ...replacer.by.context, event: event.data };
	return [{ do: 'effect', at: insteadAt(replacer), context }];
}

/** Whether an effect says itself what becomes of whoever would have died (6.25). */
const prevents = (effect: Effect): boolean =>
	effect.do === 'prevent death' || effectsIn(effect).some(prevents);
