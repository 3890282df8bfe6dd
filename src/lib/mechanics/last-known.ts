import type { Effect } from '../abilities/grammar.ts';
import { locate } from '../model/objects.ts';
import type { Context } from '../model/stack.ts';
import { countersAt, lastCounters } from './counters-at.ts';
import { dyingObject } from './procedures.ts';
import { follow, tell, type Run } from './run.ts';

/** What holds other effects, which are carried out for themselves. */
const PARTS = ['steps', 'first', 'second', 'effect', 'otherwise', 'options', 'outcomes', 'winner'];

/** Whether an effect, apart from its parts, asks for the counters on something. */
const asksForCounters = (value: unknown): boolean =>
	typeof value === 'object' &&
	value !== null &&
	('counters' in value ||
		'counter' in value ||
		Object.entries(value).some(([key, part]) => !PARTS.includes(key) && asksForCounters(part)));

/**
 * Tells that an ability of what is dying, or was destroyed, asks for the counters that it had; whether
 * they count is a reading (11.1).
 */
export function tellLastCounters(run: Run, effect: Effect, { source, event }: Context): void {
	if (source === null || locate(run.position, source)) return;
	const last = lastCounters(run.position, source, event);
	const count = Object.values(last ?? {}).reduce((sum, n) => sum + n, 0);
	const card = dyingObject(run.position, source)?.card ?? event.card;
	if (card === undefined || count === 0 || !asksForCounters(effect)) return;
	follow(run, 'dead-counters');
	const counted = countersAt(run.position, { object: source }, null, event) > 0;
	const of = { object: source, card };
	tell(run, { did: 'last counters', of, count, counted }, 'last known');
}
