import type { Position } from '../model/position.ts';
import type { ItemOf } from '../model/stack-item.ts';
import type { Task } from '../model/task.ts';
import type { ItemId, Option, Seat } from '../model/words.ts';
import { follows } from '../rules/readings.ts';
import { amountOf } from './amounts.ts';
import { seatOf } from './pointing.ts';
import {
	marksOf,
	nextReplacer,
	pointsOfReplacement,
	pointsOfTiming,
	replacersOf,
	spend,
	type Event,
	type Replacer
} from './replacing.ts';
import { bansOn, barsChange, bonusOf, modifiersOf, rollLike } from './roll-bans.ts';
import { ask, follow, fresh, set, tell, type Run } from './run.ts';
import { putRoll, waitOnStack } from './stack.ts';
import { NOTHING, type TaskResult } from './task-result.ts';

/** A number as a die can show it: none is above 6 or below 1. */
export const onDie = (n: number): number => Math.min(6, Math.max(1, n));

/** The number a roll has once standing modifiers are in, between 1 and 6 (13, step 5). */
export function withModifiers(position: Position, roll: ItemOf<'roll'>): number {
	return onDie(roll.result + bonusOf(position, roll));
}

/** The number "would roll" looks at: the one on the die, unless it is read otherwise (13, step 4). */
export const wouldRollSees = (position: Position, roll: ItemOf<'roll'>): number =>
	follows(position, 'would-roll-sees', 'modified') ? withModifiers(position, roll) : roll.result;

/**
 * What a roll that is about to resolve comes to: a number that another takes the place of is that one
 * instead (5.2). Nobody chooses; of several, the oldest applies first, and each once.
 */
export function replacedResult(run: Run, roll: ItemOf<'roll'>): number {
	const { id, roller, result } = roll;
	const bans = bansOn(run.position, rollLike(roll));
	const of = { player: roller };
	const applied: string[] = [];
	let now = result;
	for (;;) {
		const data = { player: roller, item: id, roll: now, amount: now };
		const event = { would: 'roll a number', of, data, applied } as const;
		const [first] = replacersOf(run.position, event);
		if (!first || !('amount' in first.replacement.by)) return now;
		const { by } = first;
		const from = now;
		now = onDie(
			amountOf(run.position, first.replacement.by.amount, { ...by.context, event: data })
		);
		if (bans.size > 0 && barsChange(bans, now - from)) return from;
		applied.push(...marksOf(first));
		spend(run, first);
		tell(
			run,
			{ did: 'replaced number', player: roller, item: id, from, to: now, effect: by.at },
			...pointsOfReplacement(run),
			...pointsOfTiming(first)
		);
	}
}

type MakeRoll = Extract<Task, { do: 'make roll' }>;

/** The die is rolled before it is put on the stack; a replacement may make it several (5.2, 13). */
export function makeRoll(run: Run, { roller, purpose }: MakeRoll): TaskResult {
	const several = severalDice(run.position, roller, purpose);
	const chosen = several ? nextReplacer(run, several) : 'none';
	if (chosen === 'asked') return null;
	const replacer = chosen === 'none' ? null : chosen;
	// Which replacement applies is the first question; it is asked where there are several.
	const first = several ? 1 : 0;
	const ordered = several !== null && replacersOf(run.position, several).length > 1;
	const dice =
		replacer && 'dice' in replacer.replacement.by
			? Math.max(1, amountOf(run.position, replacer.replacement.by.dice, replacer.by.context))
			: 1;
	const results: number[] = [];
	for (let die = 0; die < dice; die++) {
		const answer = ask(run, first + die, {
			who: roller,
			purpose: { about: 'roll' },
			domain: { pick: 'roll' },
			options: []
		});
		if (!answer) return null;
		results.push(numberIn(answer[0]));
	}
	const result = replacer
		? pickResult(run, replacer, results, roller, first + dice)
		: (results[0] ?? 1);
	if (result === null) return null;
	if (replacer) {
		spend(run, replacer);
		tell(
			run,
			{ did: 'rolled several', player: roller, results, result, effect: replacer.by.at },
			'several dice',
			...(ordered ? (['one of several replacements'] as const) : [])
		);
	}
	const roll = putRoll(run, roller, result, purpose);
	if (run.options.priorityOnRoll === 'roller') startPriorityFrom(run, roller);
	return run.options.modifiers === 'on the stack' ? [{ do: 'put modifiers', roll }] : NOTHING;
}

/** Puts the standing modifiers of a roll on the stack above it, each as a thing of its own. */
export function putModifiers(run: Run, id: ItemId): void {
	const roll = run.position.stack.find((item) => item.id === id);
	if (roll?.kind !== 'roll') return;
	const modifiers = modifiersOf(run.position, roll);
	if (modifiers.length === 0 || follow(run, 'modifiers-on-roll') !== 'stack') return;
	for (const { add: by, source } of modifiers)
		waitOnStack(
			run,
			{ chart: 'modifier', ...fresh('applying'), roll: id, by, source },
			'modifier on the stack'
		);
}

/** A roll that something makes one of several dice; the roller says by which of several effects (5.2). */
function severalDice(position: Position, roller: Seat, purpose: MakeRoll['purpose']): Event | null {
	const of = { player: roller };
	const against = purpose.for === 'attack' ? { against: purpose.target } : {};
	const event = { would: 'roll', of, data: of, applied: [], ...against } as const;
	return replacersOf(position, event).length > 0 ? event : null;
}

/** The one of several results that counts: the lowest, the highest, or a player's choice. */
function pickResult(
	run: Run,
	{ replacement: { by }, by: { context, at } }: Replacer,
	results: readonly number[],
	roller: Seat,
	question: number
): number | null {
	if (!('dice' in by)) return results[0] ?? 1;
	if (by.picks === 'lowest') return Math.min(...results);
	if (by.picks === 'highest') return Math.max(...results);
	const who = seatOf(run.position, by.picks, { ...context, event: { player: roller } }) ?? roller;
	const answer = ask(run, question, {
		who,
		purpose: { about: 'roll result', effect: at },
		domain: { pick: 'one' },
		options: [...new Set(results)].map((number) => ({ number }))
	});
	return answer ? numberIn(answer[0]) : null;
}

function numberIn(option: Option | undefined): number {
	if (option && 'number' in option) return option.number;
	throw new Error('An answer that must be a number is none.');
}

/** After a roll is put on the stack, priority starts from its roller (14). */
function startPriorityFrom(run: Run, roller: Seat): void {
	const { frames } = run.position;
	const below = frames.at(-2);
	if (below?.chart !== 'priority') return;
	set(run, { frames: [...frames.slice(0, -2), { ...below, from: roller }, ...frames.slice(-1)] });
}

/** Whether a roll was made for an effect that waited for it on the stack, and that has left (original edition). */
export const hasLostItsEffect = (
	{ stack }: Position,
	{ purpose }: Pick<ItemOf<'roll'>, 'purpose'>
): boolean =>
	purpose.for === 'ability' &&
	purpose.defines !== undefined &&
	!stack.some(({ id }) => id === purpose.defines);
