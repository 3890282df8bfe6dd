import type { ContinuousEffect } from '../model/effects.ts';
import type { DamageFrame } from '../model/frame.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable, EventData } from '../model/stack.ts';
import type { Task } from '../model/task.ts';
import type { Option } from '../model/words.ts';
import { amountOf } from './amounts.ts';
import { dealerOf, dealersOf } from './dealers.ts';
import {
	insteadAt,
	marksOf,
	optionOf,
	orderingOf,
	pointsOfOrder,
	pointsOfReplacement,
	pointsOfTiming,
	replacersOf,
	saidTwice,
	spend,
	type Event,
	type Replacer
} from './replacing.ts';
import { ask, follow, set, setTop, tell, topFrame, type Run } from './run.ts';
import { sameDamageable } from './stats.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { queueTriggers } from './triggers.ts';
import { whoIs } from './who.ts';

/** A replacement of damage: a prevention that waits, or what a card says (5.2, 6.25). */
type DamageReplacement = { readonly prevents: ContinuousEffect } | { readonly replaces: Replacer };

/** What the damage is, for abilities that look at it. */
export const damageData = ({ item, amount }: DamageFrame): EventData => ({
	item: item.id,
	amount,
	...item.to,
	...dealerOf(item.source),
	...(item.roll === undefined ? {} : { roll: item.roll })
});

const keyOf = (one: DamageReplacement): string =>
	'prevents' in one ? `e${String(one.prevents.id)}` : one.replaces.key;

/** What is remembered of one that has applied. */
const keysOf = (one: DamageReplacement): readonly string[] =>
	'prevents' in one ? [keyOf(one)] : marksOf(one.replaces);

/** What cards say of damage, to whom takes it and of whom deals it, oldest first. */
function saidOf(position: Position, frame: DamageFrame): readonly Replacer[] {
	const { item, applied } = frame;
	const event = (would: Event['would'], of: Damageable): Event => ({
		would,
		of,
		data: damageData(frame),
		combat: item.combat,
		...('loot' in item.source ? { from: 'loot' } : {}),
		applied
	});
	return [
		...replacersOf(position, event('take damage', item.to)),
		...dealersOf(item.source).flatMap((dealer) =>
			replacersOf(position, event('deal damage', dealer))
		)
	];
}

/** Whether a card only says what else comes of damage, once it has been dealt (6.8). */
const addsTo = ({ replacement: { by } }: Replacer): boolean => 'also' in by;

/** What else cards say that damage does that has been dealt, to whomever it was dealt. */
export function whatElse(run: Run, frame: DamageFrame): readonly Task[] {
	const adds = saidOf(run.position, frame).filter(addsTo);
	for (const one of adds) spend(run, one);
	return adds.map((one) => ({
		do: 'effect',
		at: insteadAt(one),
		context: { ...one.by.context, event: damageData(frame) }
	}));
}

/** The replacements that still apply to damage about to be taken, oldest first; each once (5.2). */
export function nextReplacements(
	position: Position,
	frame: DamageFrame
): readonly DamageReplacement[] {
	const { item, applied, amount } = frame;
	if (amount <= 0) return [];
	const all: DamageReplacement[] = saidOf(position, frame)
		.filter((one) => !addsTo(one))
		.map((replaces) => ({ replaces }));
	for (const effect of position.effects)
		if ('prevent' in effect.change && sameDamageable(effect.of, item.to))
			all.push({ prevents: effect });
	return all.filter((one) => !applied.includes(keyOf(one)));
}

const contextOf = (one: DamageReplacement): Context | undefined =>
	'prevents' in one ? one.prevents.context : one.replaces.by.context;

const asOption = (one: DamageReplacement): Option =>
	'prevents' in one ? { trigger: one.prevents.id } : optionOf(one.replaces);

/** Applies one replacement to damage about to be taken; the affected player orders several (5.2). */
export function applyReplacement(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'damage') return NOTHING;
	const { item, amount } = frame;
	const replacements = nextReplacements(run.position, frame);
	const { who, among, open } = orderingOf(run.position, item.to, replacements, contextOf);
	const answer = ask(run, 0, {
		who,
		purpose: { about: 'replacement order' },
		domain: { pick: 'one' },
		options: among.map(asOption)
	});
	if (!answer) return null;
	if (open) follow(run, 'replacement-order');
	const [picked] = answer;
	const chosen = among.find((one) => JSON.stringify(asOption(one)) === JSON.stringify(picked));
	const to = whoIs(run.position, item.to);
	if (!chosen || !to) return NOTHING;
	setTop(run, { ...frame, applied: [...frame.applied, ...keysOf(chosen)] });
	if ('replaces' in chosen) {
		const others = replacements.flatMap((one) => ('replaces' in one ? [one.replaces] : []));
		if (saidTwice(others, chosen.replaces)) follow(run, 'same-replacement');
		return replaceDamage(run, frame, chosen.replaces, open);
	}
	const { prevents: effect } = chosen;
	if (!('prevent' in effect.change)) return NOTHING;
	const { change } = effect;
	const prevented =
		change.prevent === 'damage'
			? Math.min(change.left, amount)
			: Math.min(change.upTo ?? amount, amount);
	const left =
		change.prevent === 'damage' && run.options.preventionLasts === 'so much'
			? change.left - prevented
			: 0;
	set(run, {
		effects: run.position.effects.flatMap((e) =>
			e.id !== effect.id
				? [e]
				: left > 0
					? [{ ...e, change: { prevent: 'damage' as const, left } }]
					: []
		)
	});
	becomes(run, amount - prevented);
	tell(
		run,
		{ did: 'prevented damage', to, amount: prevented, effect: effect.from },
		'damage prevented in advance',
		...pointsOfOrder(run, open),
		...(prevented === amount && replacements.length > 1
			? (['others no longer apply'] as const)
			: [])
	);
	queueTriggers(run, {
		on: 'prevent damage',
		of: { player: effect.context?.you ?? who },
		data: { ...damageData(frame), amount: prevented },
		preventer: effect.source
	});
	return NOTHING;
}

function becomes(run: Run, amount: number): void {
	const frame = topFrame(run.position);
	if (frame.chart === 'damage') setTop(run, { ...frame, amount });
}

/** What a card makes of damage: another amount, less of it, or something else altogether. */
function replaceDamage(
	run: Run,
	frame: DamageFrame,
	replacer: Replacer,
	open: boolean
): TaskResult {
	const { by } = replacer.replacement;
	const to = whoIs(run.position, frame.item.to);
	spend(run, replacer);
	const context = { ...replacer.by.context, event: damageData(frame) };
	if ('amount' in by) becomes(run, amountOf(run.position, by.amount, context));
	else if ('prevent' in by)
		becomes(
			run,
			by.prevent === null
				? 0
				: Math.max(0, frame.amount - amountOf(run.position, by.prevent, context))
		);
	else becomes(run, 0);
	const after = topFrame(run.position);
	if (to)
		tell(
			run,
			{
				did: 'replaced damage',
				to,
				before: frame.amount,
				amount: after.chart === 'damage' ? after.amount : 0,
				effect: replacer.by.at
			},
			...pointsOfReplacement(run),
			...pointsOfTiming(replacer),
			...pointsOfOrder(run, open)
		);
	return 'instead' in by ? [{ do: 'effect', at: insteadAt(replacer), context }] : NOTHING;
}
