import { abilitiesOf } from '../../cards/library.ts';
import { locate, playerAt, withObject, withPlayer } from '../../model/objects.ts';
import type { Counters } from '../../model/position.ts';
import type { Context, Mortal } from '../../model/stack.ts';
import type { Change, ContinuousEffect } from '../../model/waiting.ts';
import type { EffectRef, Ref } from '../../model/words.ts';
import type { Effect, Standing, Until } from '../../abilities/grammar.ts';
import { valueOf } from '../amounts.ts';
import { countersAt } from '../filters.ts';
import { keepHearts } from '../hearts.ts';
import type { Performed } from '../performed.ts';
import { newId, set, tell, type Run } from '../run.ts';
import type { RuleId } from '../../rules/index.ts';
import { notice } from '../triggers.ts';
import { whoIs } from '../who.ts';
import {
	amount,
	bounds,
	done,
	mortal,
	NOTHING,
	numberIn,
	object,
	ref,
	type Doing,
	type EffectOf
} from './doing.ts';
import { ask } from '../run.ts';

type Lasting =
	| 'gain stat'
	| 'make true'
	| 'watch for'
	| 'gain abilities'
	| 'gain abilities of'
	| 'gain keyword'
	| 'lose abilities'
	| 'become copy'
	| 'prevent next damage'
	| 'prevent next instance';

/** Begins an effect that lasts, or waits for its event (5.1, 5.2). */
function begin(
	{ run, at, context }: Doing,
	of: Mortal,
	change: Change,
	until: Until,
	more: Partial<ContinuousEffect> = {}
): void {
	const id = newId(run);
	const whose = until === 'end of turn' || until === 'indefinitely' ? {} : { whose: context.you };
	keepHearts(run, () => {
		set(run, {
			effects: [
				...run.position.effects,
				{ id, from: at, source: context.source, of, change, until, ...whose, ...more }
			]
		});
	});
}

/** Ends the effects that say the same of the same, where the last alone holds. */
function endAlike({ run, at, context }: Doing, standing: Standing): void {
	if (!('replace' in standing) || !standing.replace.alike) return;
	const same = saidOf(at, context);
	set(run, {
		effects: run.position.effects.filter(
			(effect) => !effect.context || saidOf(effect.from, effect.context) !== same
		)
	});
}

/** Where an effect is written, and of whom it speaks. */
const saidOf = (at: EffectRef, { targets, event }: Context): string =>
	JSON.stringify([at.card, at.line, at.path, targets, event.player ?? null]);

/** Effects that last till an end point (5.1), and replacements that wait for their event (5.2). */
export function lasting(doing: Doing, effect: EffectOf<Lasting>): Performed {
	const { run, at, context } = doing;
	switch (effect.do) {
		case 'gain stat': {
			const of = mortal(doing, effect.who);
			const to = of && whoIs(run.position, of);
			if (!of || !to) return NOTHING;
			const add = valueOf(run.position, effect.add, context);
			begin(
				doing,
				of,
				{ stat: effect.stat, add },
				effect.until,
				effect.once ? { next: effect.once } : {}
			);
			tell(
				run,
				{ did: 'gained effect', to, effect: at, stat: effect.stat, add },
				...(effect.until === 'end of turn'
					? (['effect.until-end-of-turn'] as const)
					: (['effect.until'] as const))
			);
			return NOTHING;
		}
		case 'prevent next damage':
		case 'prevent next instance': {
			const of = mortal(doing, effect.who);
			const to = of && whoIs(run.position, of);
			if (!of || !to) return NOTHING;
			begin(
				doing,
				of,
				effect.do === 'prevent next damage'
					? { prevent: 'damage', left: amount(doing, effect.amount) }
					: { prevent: 'instance', upTo: effect.upTo },
				'end of turn'
			);
			tell(run, { did: 'will prevent', to, effect: at }, 'prevent.next', 'effect.replacement');
			return NOTHING;
		}
		case 'make true':
		case 'watch for':
			if (effect.do === 'make true') endAlike(doing, effect.standing);
			begin(
				doing,
				{ player: context.you },
				{ makes: effect.do === 'make true' ? 'standing' : 'watch' },
				effect.until,
				{ context, ...(effect.once ? { once: true as const } : {}) }
			);
			tell(
				run,
				{ did: 'began effect', player: context.you, effect: at },
				effect.do === 'watch for' ? 'effect.delayed' : 'effect.until'
			);
			return NOTHING;
		default:
			return changeObject(doing, effect);
	}
}

/** Gains and loses abilities, and becomes a copy (5.1, 6.6). */
function changeObject(
	doing: Doing,
	effect: EffectOf<
		'gain abilities' | 'gain abilities of' | 'gain keyword' | 'lose abilities' | 'become copy'
	>
): Performed {
	const { run, at, context } = doing;
	const found = object(doing, effect.what);
	if (!found) {
		done(run, 0);
		return NOTHING;
	}
	const of = { object: found.object.id };
	const source = { object: found.object.id, card: found.object.card };
	if (effect.do === 'become copy') {
		const model = object(doing, effect.of);
		if (!model || model.object.id === found.object.id) {
			done(run, 0);
			return NOTHING;
		}
		becomeCopy(doing, found.object.id, model.object.card, effect.until);
		return NOTHING;
	}
	if (effect.do === 'gain abilities of') {
		const model = object(doing, effect.of);
		if (model) begin(doing, of, { abilitiesOf: model.object.card }, effect.until);
	} else if (effect.do === 'gain keyword')
		begin(doing, of, { keyword: effect.keyword }, effect.until);
	else if (effect.do === 'lose abilities')
		begin(doing, of, { loses: 'abilities', except: effect.except }, effect.until);
	else begin(doing, of, { makes: 'abilities' }, effect.until, { context });
	tell(run, { did: 'changed abilities', source, effect: at }, 'effect.until');
	return NOTHING;
}

/** Takes on everything that is printed on another card; counters, charge and damage stay (6.6). */
function becomeCopy(doing: Doing, id: number, card: string, until: Until): void {
	const { run, at } = doing;
	const found = locate(run.position, id);
	if (!found) return;
	const printed = found.object.printed ?? found.object.card;
	keepHearts(run, () => {
		run.position = withObject(run.position, id, { card, printed });
	});
	if (until !== 'indefinitely') begin(doing, { object: id }, { copies: true }, until);
	tell(
		run,
		{ did: 'became copy', source: { object: id, card: printed }, card, effect: at },
		'copy.object',
		'copy.not-copied'
	);
	startingCounters(run, id, card);
}

/** "This starts with so many counters", or with just so many, is an ability, and copied with the rest (6.7). */
function startingCounters(run: Run, id: number, card: string): void {
	const on = { object: id };
	const startWith = (effect: Effect): void => {
		if (effect.do === 'then') effect.steps.forEach(startWith);
		if (effect.do === 'put counters' && typeof effect.amount === 'number')
			addCounters(run, on, effect.amount, effect.named ?? GENERIC, 'counter.starting');
		if (effect.do === 'remove counters' && effect.amount === 'all')
			takeCounters(run, on, countersAt(run.position, on, effect.named), effect.named);
	};
	for (const ability of abilitiesOf(card, run.position.edition)) {
		if (ability.way !== 'static' || !('replace' in ability.standing)) continue;
		const { event, by } = ability.standing.replace;
		if (event.would === 'enter play' && 'also' in by) startWith(by.also);
	}
}

const GENERIC = 'plain';

function countersOf(run: Run, on: Ref): Counters {
	if ('player' in on) return playerAt(run.position, on.player).counters ?? {};
	return 'object' in on ? (locate(run.position, on.object)?.object.counters ?? {}) : {};
}

function setCounters(run: Run, on: Ref, counters: Counters): void {
	const kept = Object.fromEntries(Object.entries(counters).filter(([, n]) => n > 0));
	keepHearts(run, () => {
		if ('player' in on) run.position = withPlayer(run.position, on.player, { counters: kept });
		else if ('object' in on) run.position = withObject(run.position, on.object, { counters: kept });
	});
}

/** Levels are counters of that name; a counter without a name is a generic one (6.7, 6.19). */
function rulesOfPutting(name: string): readonly RuleId[] {
	if (name === 'level') return ['level.up', 'level.abilities'];
	return name === GENERIC ? ['counter.put', 'counter.generic'] : ['counter.put'];
}

/** Puts counters on a player or object (6.7). */
function addCounters(
	run: Run,
	on: Ref,
	count: number,
	name: string,
	...also: readonly RuleId[]
): void {
	if (count <= 0 || !('player' in on || 'object' in on)) return;
	const to = whoIs(run.position, on);
	if (!to) return;
	const before = countersAt(run.position, on, null);
	const counters = countersOf(run, on);
	setCounters(run, on, { ...counters, [name]: (counters[name] ?? 0) + count });
	tell(run, { did: 'put counters', on: to, count, name }, ...rulesOfPutting(name), ...also);
	notice(run, {
		on: 'counters put',
		of: on,
		from: before,
		to: before + count,
		data: { amount: count, ...('object' in on ? on : { player: on.player }) }
	});
}

/** Takes counters off: of a name, or any, the generic ones first (6.7). */
export function takeCounters(
	run: Run,
	on: Ref,
	count: number,
	name: string | null,
	...also: readonly RuleId[]
): number {
	if (!('player' in on || 'object' in on)) return 0;
	let left = count;
	const counters = { ...countersOf(run, on) };
	const names = name === null ? [GENERIC, ...Object.keys(counters)] : [name];
	for (const each of names) {
		const taken = Math.min(left, counters[each] ?? 0);
		if (taken <= 0) continue;
		counters[each] = (counters[each] ?? 0) - taken;
		left -= taken;
	}
	const removed = count - left;
	if (removed === 0) return 0;
	setCounters(run, on, counters);
	const from = whoIs(run.position, on);
	if (from)
		tell(
			run,
			{ did: 'removed counters', on: from, count: removed, name },
			name === 'level' ? 'level.down' : 'counter.remove',
			...also
		);
	return removed;
}

/** Counters, levels and notes (6.7, 6.19, 6.22). */
export function counters(
	doing: Doing,
	effect: EffectOf<
		'put counters' | 'remove counters' | 'level up' | 'level down' | 'note' | 'clear notes'
	>
): Performed {
	const { run, context } = doing;
	switch (effect.do) {
		case 'put counters': {
			const on = ref(doing, effect.on);
			if (on) addCounters(run, on, amount(doing, effect.amount), effect.named ?? GENERIC);
			return NOTHING;
		}
		case 'level up': {
			const on = ref(doing, effect.what);
			if (on) addCounters(run, on, amount(doing, effect.amount), 'level');
			return NOTHING;
		}
		case 'level down': {
			const on = ref(doing, effect.what);
			done(run, on ? takeCounters(run, on, amount(doing, effect.amount), 'level') : 0);
			return NOTHING;
		}
		case 'remove counters': {
			const on = ref(doing, effect.from);
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
			// Fewer than asked for are not removed in part where the rest depends on it (6.18).
			done(run, count > all ? 0 : takeCounters(run, on, count, effect.named));
			return NOTHING;
		}
		case 'note': {
			const found = object(doing, 'this');
			const number = amount(doing, effect.what);
			if (!found) return NOTHING;
			run.position = withObject(run.position, found.object.id, {
				noted: [...(found.object.noted ?? []), number]
			});
			tell(
				run,
				{ did: 'noted', source: { object: found.object.id, card: found.object.card }, number },
				'note.kept'
			);
			return NOTHING;
		}
		case 'clear notes': {
			const found = object(doing, 'this');
			if (found) run.position = withObject(run.position, found.object.id, { noted: [] });
			return NOTHING;
		}
	}
}
