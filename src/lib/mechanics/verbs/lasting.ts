import type { ObjectWord, StaticEffect, TriggerEvent, Until } from '../../abilities/grammar.ts';
import type { Located } from '../../model/in-play.ts';
import { locate } from '../../model/objects.ts';
import type { Context } from '../../model/stack.ts';
import type { EffectRef } from '../../model/words.ts';
import type { Beside } from '../../rules/points.ts';
import { valueOf } from '../amounts.ts';
import { becomeCopyOf } from '../becoming.ts';
import { set, tell, tellBefore } from '../run.ts';
import { hp, sameDamageable } from '../stats.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { whoIs } from '../who.ts';
import { fizzleWithNothing } from '../late-fizzle.ts';
import { split } from './cards.ts';
import { startingCounters } from './counters.ts';
import { source, optionsAmong } from './sources.ts';
import { begin, ofWhomItIsSaid } from './begin-lasting.ts';
import { amount, damageable, done, object, pick, ref, type Doing, type EffectOf } from './doing.ts';

type Lasting =
	| 'gain stat'
	| 'make true'
	| 'delayed trigger'
	| 'gain abilities'
	| 'gain abilities of'
	| 'gain keyword'
	| 'lose keyword'
	| 'lose abilities'
	| 'become copy'
	| 'become copy of card'
	| 'set stat'
	| 'prevent next damage'
	| 'prevent next instance';

/** Ends the effects that say the same of the same, where the last alone holds; gives the rule if it does. */
function endAlike({ run, at, context }: Doing, standing: StaticEffect): readonly Beside[] {
	if (!('replace' in standing) || !standing.replace.alike) return [];
	const same = saidOf(at, context);
	const effects = run.position.effects.filter(
		(effect) => !effect.context || saidOf(effect.from, effect.context) !== same
	);
	if (effects.length === run.position.effects.length) return [];
	set(run, { effects });
	return ['amount' in standing.replace.by ? 'multiplier not multiplied' : 'several replacements'];
}

/** Where an effect is written, and of whom it speaks. */
const saidOf = (at: EffectRef, { targets, event }: Context): string =>
	JSON.stringify([at.card, at.line, at.path, targets, event.player ?? null]);

/**
 * What a trigger knows that waits for a death "this way": the damage that was dealt last to whom it waits for, on the
 * stack or taken already. Null where no damage was dealt that they could die of.
 */
function awaiting(doing: Doing, when: TriggerEvent): Context | null {
	const { run, context } = doing;
	if (when.on !== 'die' || !when.thisWay) return context;
	const { who } = when;
	const of = typeof who === 'object' && 'target' in who ? damageable(doing, who) : null;
	if (!of) return null;
	const last = run.position.stack.findLast(
		(item) => item.kind === 'damage' && sameDamageable(item.to, of)
	);
	const { item: _, ...event } = context.event;
	if (last) return { ...context, event: { ...event, item: last.id } };
	return hp(run.position, of) === 0 ? { ...context, event } : null;
}

/** Effects that last till an end point (5.1), and replacements that wait for their event (5.2). */
export function lasting(doing: Doing, effect: EffectOf<Lasting>): TaskResult {
	const { run, at, context } = doing;
	switch (effect.do) {
		case 'gain stat': {
			const of = damageable(doing, effect.who);
			const to = of && whoIs(run.position, of);
			if (!of || !to) return NOTHING;
			const add = valueOf(run.position, effect.add, context);
			begin(
				doing,
				of,
				{ stat: effect.stat, add },
				effect.until,
				effect.once ? { next: effect.once } : {},
				() => {
					tell(
						run,
						{ did: 'gained effect', to, effect: at, stat: effect.stat, add },
						effect.until === 'end of turn' ? 'till end of turn' : 'lasting effect',
						...(effect.stat === 'hp' && add > 0 ? (['more HP'] as const) : [])
					);
				}
			);
			return NOTHING;
		}
		case 'set stat': {
			const of = damageable(doing, effect.who);
			const to = of && whoIs(run.position, of);
			if (!of || !to) return NOTHING;
			const number = amount(doing, effect.to);
			begin(doing, of, { set: effect.stat, to: number }, effect.until, {}, () => {
				tell(
					run,
					{ did: 'set stat', of: to, effect: at, stat: effect.stat, to: number },
					effect.until === 'end of turn' ? 'till end of turn' : 'lasting effect'
				);
			});
			return NOTHING;
		}
		case 'prevent next damage':
		case 'prevent next instance': {
			const of = damageable(doing, effect.who);
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
			tell(run, { did: 'will prevent', to, effect: at }, 'prevention waits');
			return NOTHING;
		}
		case 'make true':
		case 'delayed trigger': {
			const alike = effect.do === 'make true' ? endAlike(doing, effect.standing) : [];
			const known = effect.do === 'delayed trigger' ? awaiting(doing, effect.when) : context;
			if (!known) return NOTHING;
			begin(
				doing,
				{ player: context.you },
				{ makes: effect.do === 'make true' ? 'static effect' : 'delayed trigger' },
				effect.until,
				{
					context: known,
					...ofWhomItIsSaid(
						doing,
						effect.until,
						effect.do === 'make true' ? effect.standing : effect.when
					),
					...(effect.once ? { once: true as const } : {}),
					...(effect.do === 'delayed trigger' && effect.times !== undefined
						? { left: effect.times }
						: {})
				}
			);
			tell(
				run,
				{ did: 'began effect', player: context.you, effect: at },
				effect.do === 'delayed trigger' ? 'delayed trigger' : 'lasting effect',
				...alike
			);
			return NOTHING;
		}
		default:
			return changeObject(doing, effect);
	}
}

/** Gains and loses abilities, and becomes a copy (5.1, 6.6). */
function changeObject(
	doing: Doing,
	effect: EffectOf<
		| 'gain abilities'
		| 'gain abilities of'
		| 'gain keyword'
		| 'lose keyword'
		| 'lose abilities'
		| 'become copy'
		| 'become copy of card'
	>
): TaskResult {
	const { run, at, context } = doing;
	const found = object(doing, effect.what) ?? character(doing, effect.what);
	if (!found) {
		done(run, 0);
		return NOTHING;
	}
	const of = { object: found.object.id };
	const changed = { object: found.object.id, card: found.object.card };
	if (effect.do === 'become copy') {
		const model = object(doing, effect.of);
		if (!model || model.object.id === found.object.id) {
			done(run, 0);
			return NOTHING;
		}
		becomeCopy(doing, found.object.id, model.object.card, effect.until);
		return NOTHING;
	}
	if (effect.do === 'become copy of card') {
		const from = source(doing, effect.from);
		const options = from ? optionsAmong(run, from.cells, []) : [];
		const picked = pick(doing, 0, context.you, { about: 'cards', effect: at }, options, [
			Math.min(1, options.length),
			Math.min(1, options.length)
		]);
		if (!picked) return null;
		const card = from ? (split(from.cells, picked).taken[0]?.card ?? null) : null;
		if (options.length === 0) fizzleWithNothing(run, at);
		if (card === null) done(run, 0);
		else becomeCopy(doing, found.object.id, card, effect.until);
		return NOTHING;
	}
	if (effect.do === 'gain abilities of') {
		const model = object(doing, effect.of);
		if (!model) return NOTHING;
		begin(doing, of, { abilitiesOf: model.object.card }, effect.until);
	} else if (effect.do === 'gain keyword')
		begin(doing, of, { keyword: effect.keyword }, effect.until);
	else if (effect.do === 'lose keyword')
		begin(doing, of, { keyword: effect.keyword, lost: true }, effect.until);
	else if (effect.do === 'lose abilities')
		begin(doing, of, { loses: 'abilities', except: effect.except }, effect.until);
	else begin(doing, of, { makes: 'abilities' }, effect.until, { context });
	tell(run, { did: 'changed abilities', source: changed, effect: at }, 'lasting effect');
	return NOTHING;
}

/** The character of a player: what players have of abilities, it has. */
function character(doing: Doing, what: ObjectWord): Located | null {
	const { position } = doing.run;
	const at = ref(doing, what);
	const id = at && 'player' in at ? position.players[at.player]?.character.id : undefined;
	return id === undefined ? null : locate(position, id);
}

/** Takes on everything that is printed on another card; counters, charge and damage stay (6.6). */
function becomeCopy(doing: Doing, id: number, card: string, until: Until): void {
	const { run, at } = doing;
	const found = locate(run.position, id);
	if (!found) return;
	const from = run.steps.length;
	const change = becomeCopyOf(
		run,
		found.object,
		card,
		until === 'indefinitely' ? until : 'for a while'
	);
	if (change) begin(doing, { object: id }, change, until);
	tellBefore(run, from, () => {
		tell(
			run,
			{ did: 'became copy', source: { object: id, card: found.object.card }, card, effect: at },
			'object copied'
		);
	});
	startingCounters(run, id, card);
}
