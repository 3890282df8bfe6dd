import type { Effect } from '../abilities/grammar.ts';
import { locate } from '../model/objects.ts';
import type { Context } from '../model/stack.ts';
import { countersAt } from './filters.ts';
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
 * Tells that an ability of what is dying asks for the counters that it had; whether they count is a
 * reading (11.1).
 */
export function tellLastCounters(run: Run, effect: Effect, { source }: Context): void {
	if (source === null || locate(run.position, source)) return;
	const dying = dyingObject(run.position, source);
	const count = Object.values(dying?.counters ?? {}).reduce((sum, n) => sum + n, 0);
	if (!dying || count === 0 || !asksForCounters(effect)) return;
	follow(run, 'dead-counters');
	const counted = countersAt(run.position, { object: source }, null) > 0;
	const of = { object: source, card: dying.card };
	tell(run, { did: 'last counters', of, count, counted }, 'last known');
}
