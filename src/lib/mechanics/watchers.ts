import type { Condition, TriggerEvent } from '../abilities/grammar.ts';
import { abilitiesOf, perCard } from '../cards/library.ts';
import { gathered, gathering, type Located } from '../model/in-play.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import type { EffectRef, Seat } from '../model/words.ts';
import { anyGiven } from './giving.ts';
import { works, working } from './printed-abilities.ts';

/** The events that the triggers of a card name. */
const eventsOf = perCard((key, edition): readonly TriggerEvent['on'][] => [
	...new Set(
		abilitiesOf(key, edition).flatMap((ability) =>
			ability.way === 'trigger' ? [ability.when.on] : []
		)
	)
]);

interface Watching {
	readonly on: TriggerEvent['on'];
	readonly located: Located;
}

/** The objects whose own triggered abilities work where they are, once for each event they name. */
const watching = gathering((located, edition): readonly Watching[] =>
	works(located, edition)
		? eventsOf(located.object.card, edition).map((on) => ({ on, located }))
		: []
);

const NOBODY: readonly Located[] = [];

const byEvent = gathered(watching, (all) => {
	const index: Partial<Record<TriggerEvent['on'], Located[]>> = {};
	for (const { on, located } of all) (index[on] ??= []).push(located);
	return index;
});

/** The objects that may trigger on an event: by their card, or where something gives abilities, all of them. */
export const lookers = (position: Position, on: TriggerEvent['on']): readonly Located[] =>
	anyGiven(position) ? working(position) : (byEvent(position)[on] ?? NOBODY);

/** A triggered ability that looks: on an object, or waiting as an effect. */
export interface Looker {
	readonly when: TriggerEvent;
	readonly effect: EffectRef;
	readonly context: Context;
	readonly controller: Seat | 'game';
	/** What it asks before its effect. */
	readonly asks: Condition | null;
	/** The effect to end once it has triggered. */
	readonly once: number | null;
	/** The effect that has so many times left, and this is one of them. */
	readonly counts?: number | null;
}
