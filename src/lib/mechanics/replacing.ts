import type { Replacement, Would } from '../abilities/grammar.ts';
import { controllerAt, locate, turnOrder } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, EventData, Damageable } from '../model/stack.ts';
import type { EffectRef, Option, Seat } from '../model/words.ts';
import { holds } from './conditions.ts';
import { isOfTheGame } from './ability-context.ts';
import { concerns } from './event-filter.ts';
import { countSeen, seenBefore, within } from './counting.ts';
import type { AtPoint, Beside } from '../rules/points.ts';
import { follows } from '../rules/readings.ts';
import { ask, follow, set, type Run } from './run.ts';
import { inForce, type InForce } from './static-effects.ts';

/** What would happen, and to whom. */
export interface Event {
	readonly would: Would['would'];
	readonly of: Damageable;
	readonly data: EventData;
	readonly combat?: boolean;
	/** Of damage: whether a loot card deals it. */
	readonly from?: 'loot';
	/** Of an attack roll: what it is against. */
	readonly against?: Damageable;
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
export const pointsOfReplacement = ({ position, readings }: Run): AtPoint => [
	'replaced once',
	...(readings.includes('same-replacement') && follows(position, 'same-replacement', 'each')
		? (['same replacement again'] as const)
		: [])
];

/** What goes beside a replacement that applies at its time: the first one each turn, or the next. */
export const pointsOfTiming = ({ replacement, by }: Replacer): readonly Beside[] =>
	replacement.event.limit !== undefined || by.effect !== null ? ['replaced at its time'] : [];

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
	if ('from' in would && would.from !== event.from) return false;
	if ('attack' in would && !isAgainst(event, context)) return false;
	if ('on' in would && !would.on.includes(event.data.roll ?? 0)) return false;
	const seen = { ...context, event: event.data };
	if (would.given && !holds(position, would.given, seen)) return false;
	if (!would.limit) return true;
	return within(would.limit, seenBefore(position, key, would.limit, context) + 1);
}

/** Whether what would happen is an attack roll against the object of an ability. */
const isAgainst = ({ against }: Event, { source }: Context): boolean =>
	against !== undefined && 'object' in against && against.object === source;

/** Counts what a replacement with a limit has looked at, and ends one that applies once. */
export function spend(run: Run, { key, replacement, by }: Replacer): void {
	const { limit } = replacement.event;
	if (limit) countSeen(run, key, limit, by.context);
	if (by.effect === null) return;
	const effect = run.position.effects.find(({ id }) => id === by.effect);
	if (effect?.once)
		set(run, { effects: run.position.effects.filter(({ id }) => id !== by.effect) });
}

/** How a replacement is pointed at where several apply. */
export const optionOf = ({ by }: Replacer): Option =>
	by.effect === null ? { object: by.context.source ?? 0 } : { trigger: by.effect };

/** The player whom what happens affects (5.2); null where it happens to what nobody controls. */
function affectedBy(position: Position, of: Damageable): Seat | null {
	if ('player' in of) return of.player;
	const found = locate(position, of.object);
	const controller = found ? controllerAt(found.place) : 'game';
	return typeof controller === 'number' ? controller : null;
}

/** Who chooses the replacement that applies next, and among which. */
interface Ordering<T> {
	readonly who: Seat;
	readonly among: readonly T[];
	/** Whether the reading of who orders them matters here. */
	readonly open: boolean;
}

/**
 * Who orders replacements: the affected player (5.2). Where none is affected, that is open: the
 * active player, or as triggered abilities are ordered (4.4), the game's first, then each player's.
 */
export function orderingOf<T>(
	position: Position,
	of: Damageable,
	all: readonly T[],
	contextOf: (one: T) => Context | undefined
): Ordering<T> {
	const affected = affectedBy(position, of);
	const { active } = position.turn;
	if (affected !== null || all.length < 2)
		return { who: affected ?? active, among: all, open: false };
	const owner = (one: T): Seat | 'game' => {
		const context = contextOf(one);
		return !context || isOfTheGame(context) ? 'game' : context.you;
	};
	const groups = (['game', ...turnOrder(position, active)] as const)
		.map((whose) => ({ whose, among: all.filter((one) => owner(one) === whose) }))
		.filter(({ among }) => among.length > 0);
	const [first] = groups;
	const open =
		groups.some(({ whose }) => whose !== 'game' && whose !== active) || groups.length > 1;
	if (!open || !first || follows(position, 'replacement-order', 'active-player'))
		return { who: active, among: all, open };
	return { who: first.whose === 'game' ? active : first.whose, among: first.among, open };
}

/** The rule by which nobody is affected, where that matters. */
export const pointsOfOrder = ({ readings }: Run, open = false): readonly Beside[] =>
	open || readings.includes('replacement-order') ? ['nobody orders replacements'] : [];

/**
 * The replacement to apply next: the affected player chooses among several (5.2). 'none' where none
 * applies, 'asked' when the choice must be made first.
 */
export function nextReplacer(run: Run, event: Event, question = 0): Replacer | 'none' | 'asked' {
	const all = replacersOf(run.position, event);
	const [first] = all;
	if (!first) return 'none';
	const { who, among, open } = orderingOf(run.position, event.of, all, ({ by }) => by.context);
	const answer = ask(run, question, {
		who,
		purpose: { about: 'replacement order' },
		domain: { pick: 'one' },
		options: among.map(optionOf)
	});
	if (!answer) return 'asked';
	const [picked] = answer;
	const next =
		among.find((one) => {
			const option = optionOf(one);
			return (
				picked !== undefined &&
				(('trigger' in picked && 'trigger' in option && picked.trigger === option.trigger) ||
					('object' in picked && 'object' in option && picked.object === option.object))
			);
		}) ??
		among[0] ??
		first;
	if (open) follow(run, 'replacement-order');
	if (saidTwice(all, next)) follow(run, 'same-replacement');
	return next;
}

/** Where what happens instead is written. */
export const insteadAt = ({ by }: Replacer): EffectRef => ({ ...by.at, path: [...by.at.path, 0] });
