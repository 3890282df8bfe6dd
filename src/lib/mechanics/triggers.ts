import type { Ability, Condition, Filter, TriggerEvent } from '../abilities/grammar.ts';
import { partAt } from '../abilities/path.ts';
import { abilitiesOf, abilityOf, perCard } from '../cards/library.ts';
import { gathering, inPlay, gathered, locate, type Located } from '../model/objects.ts';
import type { GameObject, Position } from '../model/position.ts';
import type { NotTriggered, Undone } from '../model/happening/index.ts';
import type { Context, EventData, Damageable } from '../model/stack.ts';
import type { WaitingTrigger } from '../model/effects.ts';
import type { EffectRef, ObjectId, ObjectKind, Seat } from '../model/words.ts';
import {
	abilitiesOn,
	anyGiven,
	contextOf,
	controllerOfAbilities,
	isOfTheGame,
	works
} from './abilities-on.ts';
import { concerns, isAttacking } from './event-filter.ts';
import { holds } from './conditions.ts';
import { fits } from './filters.ts';
import { attackUnderWay } from './pointing.ts';
import { countPoints, countSeen, within } from './counting.ts';
import { soulsOf } from './souls.ts';
import { follow, newId, set, tell, type Run } from './run.ts';
import type { AtPoint, Beside } from '../rules/points.ts';

/** Something that triggered abilities look out for. */
export interface GameEvent {
	readonly on: TriggerEvent['on'];
	/** Whom it happens to, or who does it. */
	readonly of: Damageable;
	readonly data: EventData;
	/** What the object it happens to was, if it has left play. */
	readonly kind?: ObjectKind;
	/** Of a death: the moment. */
	readonly when?: Extract<TriggerEvent, { on: 'die' }>['when'];
	/** Of a roll: what it shows, all it has shown, and what an attack roll is against. */
	readonly number?: number;
	readonly shown?: readonly number[];
	readonly against?: Damageable | 'deck' | null;
	readonly combat?: boolean;
	/** Of a gain: that it is by purchase, which not all heed. */
	readonly purchased?: true;
	/** Of a prevention: the object that made it. */
	readonly preventer?: ObjectId | null;
	/** Of counters and HP: what was there before, and is now. */
	readonly from?: number;
	readonly to?: number;
}

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
const lookers = (position: Position, on: TriggerEvent['on']): readonly Located[] =>
	anyGiven(position)
		? inPlay(position).filter((located) => works(located, position.edition))
		: (byEvent(position)[on] ?? NOBODY);

function isAgainst(
	position: Position,
	filter: Filter | 'this' | 'deck' | null,
	against: Damageable | 'deck' | null | undefined,
	context: Context
): boolean {
	if (filter === null) return against === null || against === undefined;
	if (against === null || against === undefined) return false;
	if (filter === 'deck' || against === 'deck') return filter === against;
	if (filter === 'this') return 'object' in against && against.object === context.source;
	return fits(position, filter, against, context);
}

/** That an event is not the one a trigger names, and nobody would expect it to be. */
const FAR = 'far';

/**
 * Why an event is not the one the trigger names, its numbers, condition and limit apart; null where
 * it is.
 */
function mismatch(
	position: Position,
	when: TriggerEvent,
	what: GameEvent,
	context: Context
): NotTriggered | typeof FAR | null {
	if (when.on !== what.on) return FAR;
	if (!concerns(position, when.who, what.of, context, what.kind))
		return isOfAnotherAttack(position, when, what, context) ? { not: 'attack on this' } : FAR;
	if (matches(position, when, what, context)) return null;
	return nearly(position, when, what, context) ?? FAR;
}

/** Whether only the target of the attack keeps an event of the attacking player from being the one. */
const isOfAnotherAttack = (
	position: Position,
	when: TriggerEvent,
	what: GameEvent,
	context: Context
): boolean =>
	when.who === 'attacking player' &&
	isAttacking(position, what.of) &&
	matches(position, when, what, context) &&
	isNumber(when, what);

/** Whether a roll shows what is wanted; no number at all is any number. */
const isNumber = (when: TriggerEvent, { number }: GameEvent): boolean =>
	!('numbers' in when) ||
	when.numbers.length === 0 ||
	number === undefined ||
	when.numbers.includes(number);

/** The one thing that is missing to an event that is otherwise the one the trigger names. */
function nearly(
	position: Position,
	when: TriggerEvent,
	what: GameEvent,
	context: Context
): NotTriggered | null {
	switch (when.on) {
		case 'roll':
			return when.attack === 'any' &&
				what.number !== undefined &&
				when.numbers.includes(what.number)
				? { not: 'attack roll' }
				: null;
		case 'take damage':
		case 'deal damage': {
			const isOfKind = when.combat === undefined || what.combat === true;
			if (isOfKind) return when.on === 'deal damage' ? { not: 'damage to that' } : null;
			return matches(position, when, { ...what, combat: true }, context)
				? { not: 'combat damage' }
				: null;
		}
		case 'purchase':
			return { not: when.of === 'deck' ? 'from the deck' : 'from the shop' };
		case 'gain object': {
			const { purchased, ...gain } = what;
			return purchased && matches(position, when, gain, context) ? { not: 'gain' } : null;
		}
		default:
			return null;
	}
}

/** Whether the event is the one the trigger names, of whoever it concerns. */
function matches(
	position: Position,
	when: TriggerEvent,
	what: GameEvent,
	context: Context
): boolean {
	switch (when.on) {
		case 'roll':
		case 'roll a dice':
		case 'would roll':
			if (when.attack === undefined) return true;
			return when.attack === 'any'
				? what.against !== undefined
				: isAgainst(position, 'this', what.against, context);
		case 'die':
			// Of a player's death, what says no more looks before the penalty (11.2).
			return (
				when.when === what.when || (when.when === 'on death' && what.when === 'before penalties')
			);
		case 'take damage':
		case 'would take damage':
			return when.combat === undefined || what.combat === true;
		case 'deal damage':
		case 'would deal damage':
			return (
				(when.combat === undefined || what.combat === true) &&
				(when.to === null || isAgainst(position, when.to, what.data.to, context))
			);
		case 'declare attack':
			return isAgainst(position, when.against, what.against, context);
		case 'prevent damage':
			return when.thisWay === undefined || what.preventer === context.source;
		case 'declare purchase':
			return isAgainst(position, when.of ?? null, what.against, context);
		case 'purchase':
			return when.of === undefined || (when.of === 'deck') === (what.against === 'deck');
		case 'kill':
			return what.data.to !== undefined
				? fits(position, when.what, what.data.to, context)
				: wasA(when.what, what.kind);
		case 'gain object':
		case 'come to control':
			if (what.purchased && !when.orPurchase) return false;
			return isAgainst(position, when.what, what.data.to ?? objectOf(what.data), context);
		case 'activate':
			return isAgainst(position, when.what, what.data.to ?? objectOf(what.data), context);
		case 'counters put':
			return when.reach === null || ((what.from ?? 0) < when.reach && (what.to ?? 0) >= when.reach);
		case 'reach HP':
			return what.to === when.hp && (what.from ?? 0) > when.hp;
		default:
			return true;
	}
}

const objectOf = ({ object }: EventData): Damageable | undefined =>
	object === undefined ? undefined : { object };

/** Whether something that has left play was what a plain filter names. */
const wasA = (filter: Filter, kind: ObjectKind | undefined): boolean =>
	(typeof filter === 'string' ? filter : filter.is) === kind;

/** What a triggered ability asks before its effect, where it needs no target to be asked. */
export const askedBefore = (ability: Ability): Condition | null =>
	ability.way === 'trigger' &&
	ability.targets.length === 0 &&
	ability.effect.do === 'if' &&
	!ability.effect.otherwise
		? ability.effect.condition
		: null;

/** A triggered ability that looks: on an object, or waiting as an effect. */
interface Looker {
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

/** Tells of a triggered ability that somebody at the table would expect, and that does not trigger. */
function tellSilence(run: Run, looker: SilentLooker, because: NotTriggered): void {
	const { effect, controller, context } = looker;
	tell(
		run,
		{
			did: 'did not trigger',
			source: { object: context.source ?? 0, card: effect.card },
			controller,
			effect,
			because
		},
		...pointsOfSilence(because)
	);
}
type SilentLooker = Pick<Looker, 'effect' | 'controller' | 'context'>;

/** The rules by which an ability does not trigger. */
function pointsOfSilence(because: NotTriggered): AtPoint {
	if ('roll' in because) return ['roll resolved without it'];
	if ('not' in because) {
		if (because.not === 'attack roll') return ['not an attack roll'];
		if (because.not === 'attack on this') return ['not an attack on it'];
		if (because.not === 'activation') return ['$ is no activation'];
		if (because.not === 'gain') return ['bought and not gained'];
	}
	return ['condition not met', ...('nothing' in because ? POINTS_OF_UNDONE[because.nothing] : [])];
}

const POINTS_OF_UNDONE: Readonly<Record<Undone, readonly Beside[]>> = {
	'already dead': ['death already died'],
	healed: ['healed under a death'],
	'death prevented': ['death prevented'],
	'death cancelled': ['saved by a cancelled death'],
	'death replaced': ['replaced'],
	'no damage': [],
	'nothing looted': [],
	'nothing gained': [],
	'only given': ['given and not gained']
};

/**
 * Tells which abilities would have triggered on something that did not happen after all, as a death
 * that was prevented or damage of which nothing is left.
 */
export const tellUndone = (run: Run, what: GameEvent, nothing: Undone): void => {
	tellExpected(run, what, { nothing });
};

/** Tells which abilities would have triggered on something, and why they do not. */
export function tellExpected(run: Run, what: GameEvent, because: NotTriggered): void {
	for (const trigger of wouldTrigger(run, what)) tellSilence(run, trigger, because);
}

/** Lets one triggered ability look at what happened. */
function look(run: Run, looker: Looker, what: GameEvent): void {
	const { when, effect, controller, once } = looker;
	const { position } = run;
	const wrong = mismatch(position, when, what, looker.context);
	if (wrong === FAR) return;
	if (wrong) {
		if ('not' in wrong && wrong.not === 'attack on this') follow(run, 'attacking-player');
		tellSilence(run, looker, wrong);
		return;
	}
	if (!isNumber(when, what)) {
		const wanted = 'numbers' in when ? when.numbers : [];
		if (what.on === 'roll' && what.shown?.some((shown) => wanted.includes(shown)))
			tellSilence(run, looker, { roll: what.number ?? 0, wanted });
		return;
	}
	const attacker = attackUnderWay(position)?.attacker;
	const event = attacker === undefined ? what.data : { ...what.data, attacker };
	const context = { ...looker.context, event };
	if (when.given && !holds(position, when.given, context)) {
		tellSilence(run, looker, { unmet: 'given' });
		return;
	}
	if (looker.asks && !holds(position, looker.asks, context)) {
		tellSilence(run, looker, { unmet: 'asks' });
		return;
	}
	if (when.limit) {
		const key = `${String(context.source)}:${String(effect.line)}`;
		const count = countSeen(run, key, when.limit, context);
		if (!within(when.limit, count)) {
			const { each, nth } = when.limit;
			if (nth === 'every other' || count > Math.max(...nth))
				tellSilence(run, looker, { each, nth });
			return;
		}
	}
	const times = 'another' in when && when.another ? timesReached(run, looker, what) : 1;
	if (times === 0) return;
	if (once !== null) set(run, { effects: run.position.effects.filter(({ id }) => id !== once) });
	if (looker.counts !== undefined && looker.counts !== null) countOff(run, looker.counts);
	for (let n = 0; n < times; n++) {
		const id = newId(run);
		set(run, {
			waiting: [...run.position.waiting, { id, controller, way: 'trigger', effect, context }]
		});
	}
}

/** Takes one off the times that an effect still triggers; with none left it ends. */
function countOff(run: Run, of: number): void {
	set(run, {
		effects: run.position.effects.flatMap((effect) => {
			if (effect.id !== of || effect.left === undefined) return [effect];
			return effect.left > 1 ? [{ ...effect, left: effect.left - 1 }] : [];
		})
	});
}

/** How often damage reaches another so many points of the turn, counted from its first. */
function timesReached(run: Run, { when, effect, context }: Looker, { data }: GameEvent): number {
	if (!('another' in when) || !when.another) return 0;
	const points = data.amount ?? 0;
	const after = countPoints(run, `${String(context.source)}:${String(effect.line)}:points`, points);
	return Math.floor(after / when.another) - Math.floor((after - points) / when.another);
}

/** How many souls are gained or given at once, for what looks at souls: the value of the one (2.4). */
export function soulsSeen(position: Position, when: TriggerEvent, data: EventData): number {
	if (when.on !== 'gain object' && when.on !== 'come to control') return 1;
	if (typeof when.what === 'string' ? when.what !== 'soul' : when.what.is !== 'soul') return 1;
	const found = data.object === undefined ? null : locate(position, data.object);
	return found?.object.kind === 'soul' ? Math.max(1, soulsOf(found.object)) : 1;
}

/**
 * Lets every triggered ability look at what happened; those whose condition is met wait for the
 * next time anyone would get priority (4.4). One that wanted a number the die has shown and lost
 * is told to have stayed silent.
 * @param also an object that has just left play and still looks (11.1: the dying monster).
 */
export function queueTriggers(run: Run, what: GameEvent, also?: GameObject): void {
	const { position } = run;
	const lookFrom = (source: GameObject, controller: Seat | 'game'): void => {
		for (const { ability, at } of abilitiesOn(position, source)) {
			if (ability.way !== 'trigger' || ability.when.on !== what.on) continue;
			const context = contextOf(position, source, controller);
			const times = soulsSeen(position, ability.when, what.data);
			for (let n = 0; n < times; n++)
				look(
					run,
					{
						when: ability.when,
						effect: at,
						context,
						controller,
						asks: askedBefore(ability),
						once: null
					},
					what
				);
		}
	};
	for (const { object, place } of lookers(position, what.on))
		lookFrom(object, controllerOfAbilities(place));
	for (const soul of position.bonusSouls ?? []) lookFrom(soul, 'game');
	if (also) lookFrom(also, 'game');
	for (const { id, change, from, context, once, left } of position.effects) {
		if (!('makes' in change) || change.makes !== 'delayed trigger' || !context) continue;
		const ability = abilityOf(from, position.edition);
		const effect = ability ? partAt(ability, from.path)?.effect : null;
		if (effect?.do !== 'delayed trigger' || effect.when.on !== what.on) continue;
		look(
			run,
			{
				when: effect.when,
				effect: { ...from, path: [...from.path, 0] },
				context,
				controller: isOfTheGame(context) ? 'game' : context.you,
				asks: null,
				once: once ? id : null,
				counts: left === undefined ? null : id
			},
			what
		);
	}
}

/** The triggered abilities that something would set off, without setting them off. */
export function wouldTrigger(run: Run, what: GameEvent): readonly WaitingTrigger[] {
	const trial: Run = { ...run, steps: [] };
	queueTriggers(trial, what);
	return trial.position.waiting.slice(run.position.waiting.length);
}
