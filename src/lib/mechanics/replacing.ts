import type { Replacement, Would } from '../abilities/grammar.ts';
import type { Position } from '../model/position.ts';
import type { EventData, Mortal } from '../model/stack.ts';
import type { EffectRef, Option, Seat } from '../model/words.ts';
import { holds } from './conditions.ts';
import { concerns } from './concerns.ts';
import type { RuleId } from '../rules/index.ts';
import { follows } from '../rules/readings.ts';
import { ask, follow, set, type Run } from './run.ts';
import { inForce, type InForce } from './standings.ts';

/** What would happen, and to whom. */
export interface Event {
	readonly would: Would['would'];
	readonly of: Mortal;
	readonly data: EventData;
	readonly combat?: boolean;
	/** The replacements that have applied: each does so once (5.2). */
	readonly applied: readonly string[];
}

/** A replacement that applies. */
export interface Replacer {
	readonly key: string;
	readonly replacement: Replacement;
	readonly by: InForce;
}

/** What tells one replacement from another: its object and line, or its effect. */
const keyOf = ({ effect, context, at }: InForce): string =>
	effect === null ? `${String(context.source)}:${String(at.line)}` : `e${String(effect)}`;

/** What two replacements have in common that say the same: where they are written. */
const wordsOf = ({ at }: InForce): string => [at.card, at.line, ...at.path].join(' ');

/** What is remembered of a replacement that has applied: itself, and what it says. */
export const marksOf = ({ key, by }: Replacer): readonly string[] => [key, wordsOf(by)];

/** Whether another replacement has applied that says the same. */
const sayingTheSame = (event: Event, by: InForce): boolean => event.applied.includes(wordsOf(by));

/** Whether another of these replacements says the same. */
export const saidTwice = (all: readonly Replacer[], one: Replacer): boolean =>
	all.some(({ key, by }) => key !== one.key && wordsOf(by) === wordsOf(one.by));

/** The rules by which a replacement applies; where one that says the same does so too, that as well. */
export const rulesOfReplacement = ({ position, readings }: Run): readonly RuleId[] => [
	'effect.replacement',
	'effect.replacement-once',
	...(readings.includes('same-replacement') && follows(position, 'same-replacement', 'each')
		? (['effect.replacement-same'] as const)
		: [])
];

/** The replacements that apply to what would happen, oldest first (5.2). */
export function replacersOf(position: Position, event: Event): readonly Replacer[] {
	const all = candidates(position, event);
	return event.applied.length > 0 && follows(position, 'same-replacement', 'once')
		? all.filter(({ by }) => !sayingTheSame(event, by))
		: all;
}

/** The replacements that have not applied yet. */
function candidates(position: Position, event: Event): readonly Replacer[] {
	const all = inForce(position, 'replace');
	if (all.length === 0) return NONE;
	return all.flatMap((by) => {
		if (!('replace' in by.standing)) return [];
		const { replace } = by.standing;
		const key = keyOf(by);
		return replace.event.would === event.would &&
			!event.applied.includes(key) &&
			matches(position, replace.event, event, by, key)
			? [{ key, replacement: replace, by }]
			: [];
	});
}

const NONE: readonly Replacer[] = [];

function matches(
	position: Position,
	would: Replacement['event'],
	event: Event,
	{ context }: InForce,
	key: string
): boolean {
	if (!concerns(position, would.who, event.of, context)) return false;
	if ('combat' in would && would.combat !== (event.combat ?? false)) return false;
	if ('on' in would && !would.on.includes(event.data.roll ?? 0)) return false;
	const seen = { ...context, event: event.data };
	if (would.given && !holds(position, would.given, seen)) return false;
	if (!would.limit) return true;
	const count = (position.turn.seen?.[key] ?? 0) + 1;
	const { nth } = would.limit;
	return nth === 'every other' ? count % 2 === 0 : nth.includes(count);
}

/** Counts what a replacement with a limit has looked at, and ends one that applies once. */
export function spend(run: Run, { key, replacement, by }: Replacer): void {
	if (replacement.event.limit) countSeen(run, key);
	if (by.effect === null) return;
	const effect = run.position.effects.find(({ id }) => id === by.effect);
	if (effect?.once)
		set(run, { effects: run.position.effects.filter(({ id }) => id !== by.effect) });
}

/** Counts one more occurrence this turn, or so many. */
export function countSeen(run: Run, key: string, more = 1): number {
	const { turn } = run.position;
	const count = (turn.seen?.[key] ?? 0) + more;
	set(run, { turn: { ...turn, seen: { ...turn.seen, [key]: count } } });
	return count;
}

/** How a replacement is pointed at where several apply. */
export const optionOf = ({ by }: Replacer): Option =>
	by.effect === null ? { object: by.context.source ?? 0 } : { trigger: by.effect };

/**
 * The replacement to apply next: the affected player chooses among several (5.2). 'none' where none
 * applies, 'asked' when the choice must be made first.
 */
export function nextReplacer(
	run: Run,
	event: Event,
	affected: Seat,
	question = 0
): Replacer | 'none' | 'asked' {
	const all = replacersOf(run.position, event);
	const [first] = all;
	if (!first) return 'none';
	const answer = ask(run, question, {
		who: affected,
		purpose: { about: 'replacement order' },
		domain: { pick: 'one' },
		options: all.map(optionOf)
	});
	if (!answer) return 'asked';
	const [picked] = answer;
	const next =
		all.find((one) => {
			const option = optionOf(one);
			return (
				picked !== undefined &&
				(('trigger' in picked && 'trigger' in option && picked.trigger === option.trigger) ||
					('object' in picked && 'object' in option && picked.object === option.object))
			);
		}) ?? first;
	if (saidTwice(all, next)) follow(run, 'same-replacement');
	return next;
}

/** Where what happens instead is written. */
export const insteadAt = ({ by }: Replacer): EffectRef => ({ ...by.at, path: [...by.at.path, 0] });
