import type { Effect } from '../../abilities/grammar.ts';
import { abilitiesOf, abilityOf } from '../../cards/library.ts';
import { specialCounter } from '../../cards/special-counters.ts';
import { locate, playerAt, withObject, withPlayer } from '../../model/objects.ts';
import { own } from '../../model/own.ts';
import type { Counters } from '../../model/board.ts';
import type { ObjectKind, Ref, Seat } from '../../model/words.ts';
import type { Beside, Point } from '../../rules/points.ts';
import { countersAt } from '../counters-at.ts';
import { keepHearts } from '../hearts.ts';
import { ask, tell, type Run } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { queueTriggers } from '../triggers.ts';
import { whoIs } from '../who.ts';
import {
	amount,
	bounds,
	done,
	numberIn,
	object,
	offStack,
	type Doing,
	type EffectOf
} from './doing.ts';
import { asksIfDone } from './picking.ts';

/** "This starts with so many counters", or with just so many, is an ability, and copied with the rest (6.7). */
export function startingCounters(run: Run, id: number, card: string): void {
	const on = { object: id };
	const startWith = (effect: Effect): void => {
		if (effect.do === 'then') effect.steps.forEach(startWith);
		if (effect.do === 'put counters' && typeof effect.amount === 'number')
			addCounters(run, on, effect.amount, effect.named ?? GENERIC, 'starting counters');
		if (effect.do === 'remove counters' && effect.amount === 'all')
			takeCounters(run, on, ofName(countersOf(run, on), effect.named));
	};
	for (const ability of abilitiesOf(card, run.position.edition)) {
		if (ability.way !== 'static' || !('replace' in ability.standing)) continue;
		const { event, by } = ability.standing.replace;
		if (event.would === 'enter play' && 'also' in by) startWith(by.also);
	}
}

/** The counters of a name; all of them where none is said. */
const ofName = (held: Counters, name: string | null): Counters =>
	name === null ? held : { [name]: held[name] ?? 0 };

export const GENERIC = 'plain';

function countersOf(run: Run, on: Ref): Counters {
	if ('player' in on) return playerAt(run.position, on.player).counters ?? {};
	return 'object' in on ? (locate(run.position, on.object)?.object.counters ?? {}) : {};
}

function setCounters(run: Run, on: Ref, counters: Counters, tellIt: () => void): void {
	const kept = Object.fromEntries(Object.entries(counters).filter(([, n]) => n > 0));
	keepHearts(run, () => {
		if ('player' in on) run.position = withPlayer(run.position, on.player, { counters: kept });
		else if ('object' in on) run.position = withObject(run.position, on.object, { counters: kept });
		tellIt();
	});
}

/** Levels are counters of that name; a counter without a name is a generic one (6.7, 6.19). */
function pointOfPutting(name: string): Point {
	if (name === 'level') return 'level up';
	return name === GENERIC ? 'counters put' : 'named counters put';
}

/** What HP and attack counters give something to (6.7). */
const ADDED_BY: ReadonlySet<ObjectKind> = new Set<ObjectKind>(['item', 'character', 'monster']);

/** What a counter gives the object that it lies on, where it gives any. */
function pointsOfSpecial({ position }: Run, on: Ref, name: string): readonly Beside[] {
	const special = 'object' in on ? specialCounter(position.edition, name) : null;
	const kind = 'object' in on ? locate(position, on.object)?.object.kind : undefined;
	if (!special || !kind) return [];
	if (special.keyword === 'eternal') return ['eternal counter'];
	// Of souls, rooms and the like nothing is said.
	if (!ADDED_BY.has(kind)) return [];
	return [special.adds === 'hp' ? 'HP counter' : 'attack counter'];
}

/** Puts counters on a player or object (6.7). */
export function addCounters(
	run: Run,
	on: Ref,
	count: number,
	name: string,
	...also: readonly Beside[]
): void {
	if (count <= 0 || !('player' in on || 'object' in on)) return;
	const to = whoIs(run.position, on);
	if (!to) return;
	const before = countersAt(run.position, on, null);
	const counters = countersOf(run, on);
	setCounters(run, on, { ...counters, [name]: (own(counters, name) ?? 0) + count }, () => {
		const told = [...pointsOfSpecial(run, on, name), ...also];
		tell(run, { did: 'put counters', on: to, count, name }, pointOfPutting(name), ...told);
	});
	queueTriggers(run, {
		on: 'counters put',
		of: on,
		from: before,
		to: before + count,
		data: { amount: count, ...('object' in on ? on : { player: on.player }) }
	});
}

/** How many counters of each name. */
type Counted = Readonly<Record<string, number>>;

/**
 * Which counters to take off, of a name or any: where no name is given and there are several kinds,
 * the player says how many of each (6.7). Null after asking.
 */
export function whichCounters(
	run: Run,
	on: Ref,
	count: number,
	name: string | null,
	who: Seat,
	question = 0,
	put: { readonly put?: true } = {}
): Counted | null {
	const there = countersOf(run, on);
	const kinds = (name === null ? [GENERIC, ...Object.keys(there)] : [name]).filter(
		(kind, at, all) => (there[kind] ?? 0) > 0 && all.indexOf(kind) === at
	);
	const has = (some: readonly string[]): number =>
		some.reduce((sum, kind) => sum + (there[kind] ?? 0), 0);
	const taken: Record<string, number> = {};
	let left = Math.min(count, has(kinds));
	for (const [index, kind] of kinds.entries()) {
		const min = Math.max(0, left - has(kinds.slice(index + 1)));
		const max = Math.min(left, there[kind] ?? 0);
		const answer =
			min === max
				? [{ number: max }]
				: ask(run, question++, {
						who,
						purpose: { about: 'counters', name: kind, ...put },
						domain: { pick: 'amount', min, max },
						options: []
					});
		if (!answer) return null;
		taken[kind] = numberIn(answer[0]);
		left -= taken[kind];
	}
	return taken;
}

/** A kind of counter that lies there; the player says which of several. None is undefined; null after asking. */
function kindThere(run: Run, on: Ref, who: Seat): string | null | undefined {
	const one = whichCounters(run, on, 1, null, who, 0, { put: true });
	return one && Object.keys(one).find((kind) => one[kind] === 1);
}

/** Takes counters off a player or object (6.7). */
export function takeCounters(
	run: Run,
	on: Ref,
	taken: Counted,
	...also: readonly Beside[]
): number {
	const from = 'player' in on || 'object' in on ? whoIs(run.position, on) : null;
	const kinds = Object.entries(taken).filter(([, count]) => count > 0);
	if (!from || kinds.length === 0) return 0;
	const counters = { ...countersOf(run, on) };
	for (const [kind, count] of kinds) counters[kind] = (own(counters, kind) ?? 0) - count;
	setCounters(run, on, counters, () => {
		for (const [kind, count] of kinds)
			tell(
				run,
				{ did: 'removed counters', on: from, count, name: kind === GENERIC ? null : kind },
				kind === 'level' ? 'level down' : 'counters removed',
				...also
			);
	});
	return kinds.reduce((sum, [, count]) => sum + count, 0);
}

/** Whether what comes next is done only if this was. */
function isHungOn({ run, at }: Doing): boolean {
	const ability = abilityOf(at, run.position.edition);
	return ability !== null && asksIfDone(ability, at.path);
}

/** Counters, levels and notes (6.7, 6.19, 6.22). */
export function counters(
	doing: Doing,
	effect: EffectOf<
		'put counters' | 'remove counters' | 'level up' | 'level down' | 'note' | 'clear notes'
	>
): TaskResult {
	const { run, context } = doing;
	switch (effect.do) {
		case 'put counters': {
			const on = offStack(doing, effect.on);
			if (!on) return NOTHING;
			const kind = effect.alike ? kindThere(run, on, context.you) : (effect.named ?? GENERIC);
			if (kind === null) return null;
			if (kind === undefined) done(run, 0);
			else addCounters(run, on, amount(doing, effect.amount), kind);
			return NOTHING;
		}
		case 'level up': {
			const on = offStack(doing, effect.what);
			if (on) addCounters(run, on, amount(doing, effect.amount), 'level');
			return NOTHING;
		}
		case 'level down': {
			const on = offStack(doing, effect.what);
			if (!on) done(run, 0);
			else {
				const has = countersOf(run, on)['level'] ?? 0;
				done(run, takeCounters(run, on, { level: Math.min(has, amount(doing, effect.amount)) }));
			}
			return NOTHING;
		}
		case 'remove counters': {
			const on = offStack(doing, effect.from);
			if (!on) return NOTHING;
			const all = countersAt(run.position, on, effect.named);
			let count: number;
			if (effect.amount === 'all') count = all;
			else if (typeof effect.amount === 'object' && 'min' in effect.amount) {
				const [min, max] = bounds(doing, effect.amount, all);
				const answer =
					min === max
						? [{ number: max }]
						: ask(run, 0, {
								who: context.you,
								purpose: { about: 'number', effect: doing.at },
								domain: { pick: 'amount', min, max },
								options: []
							});
				if (!answer) return null;
				count = numberIn(answer[0]);
			} else count = amount(doing, effect.amount);
			if (count > all) {
				// Fewer than asked for are not removed in part where the rest depends on it (6.18).
				if (isHungOn(doing)) {
					done(run, 0);
					return NOTHING;
				}
				count = all;
			}
			const asked = typeof effect.amount === 'object' && 'min' in effect.amount ? 1 : 0;
			const taken = whichCounters(run, on, count, effect.named, context.you, asked);
			if (!taken) return null;
			done(run, takeCounters(run, on, taken));
			return NOTHING;
		}
		case 'note': {
			const found = object(doing, 'this');
			const number = amount(doing, effect.what);
			if (!found) return NOTHING;
			run.position = withObject(run.position, found.object.id, {
				// In their order, as it is only asked which there are and how many.
				noted: [...(found.object.noted ?? []), number].sort((a, b) => a - b)
			});
			tell(
				run,
				{ did: 'noted', source: { object: found.object.id, card: found.object.card }, number },
				'note kept'
			);
			queueTriggers(run, {
				on: 'note',
				of: { object: found.object.id },
				data: { object: found.object.id, amount: number }
			});
			return NOTHING;
		}
		case 'clear notes': {
			const found = object(doing, 'this');
			const { noted: numbers = [] } = found?.object ?? {};
			if (!found || numbers.length === 0) return NOTHING;
			run.position = withObject(run.position, found.object.id, { noted: [] });
			tell(
				run,
				{
					did: 'cleared notes',
					source: { object: found.object.id, card: found.object.card },
					numbers
				},
				'note kept'
			);
			return NOTHING;
		}
	}
}
