import type { Would } from '../abilities/grammar.ts';
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
	tell(
		run,
		{ did: 'replaced', event: would, of: who, amount: null, effect: replacer.by.at },
		'effect.replacement',
		...rulesOfOrder(run)
	);
	const context = { ...replacer.by.context, event: event.data };
	return [{ do: 'effect', at: insteadAt(replacer), context }];
}
