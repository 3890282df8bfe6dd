import type { Ability, TriggerEvent } from '../abilities/grammar.ts';
import { cardOf, hasKeyword, writtenOn } from '../cards/library.ts';
import type { WaitingTrigger } from '../model/effects.ts';
import { locate, turnOrder } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import type { Task } from '../model/task.ts';
import type { EffectRef, Seat } from '../model/words.ts';
import type { AtPoint, Beside, Point } from '../rules/points.ts';
import { follows } from '../rules/readings.ts';
import { abilityWritten } from './abilities-on.ts';
import { isOfTheGame } from './ability-context.ts';
import { chooseFor, optionTaken } from './choosing.ts';
import { deathsAreDue } from './deaths.ts';
import { isAttacked } from './event-filter.ts';
import { put } from './on-stack.ts';
import { attackUnderWay } from './pointing.ts';
import { worksAt } from './printed-abilities.ts';
import { withModifiers } from './rolling.ts';
import { ask, follow, newId, set, tell, type Run } from './run.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { soulsSeen } from './triggers.ts';

/**
 * Puts waiting triggers on the stack: the game's first, in the active player's order, then each
 * player's in turn order, in their own order (4.4). Asks one player at a time.
 */
export function orderTriggers(run: Run, ids: readonly number[]): TaskResult {
	const { position } = run;
	const waiting = position.waiting.filter((trigger) => ids.includes(trigger.id));
	const together = groupsOf(run, waiting);
	const readerMatters = standsInFrontOfReader(together);
	const readersFirst = readerMatters && follows(position, 'roll-reader', 'first');
	const [next] = readersFirst ? groupsOf(run, waiting.filter(isReader)) : together;
	if (!next) return NOTHING;
	const answer = ask(run, 0, {
		who: next.who,
		purpose: { about: 'trigger order' },
		domain: { pick: 'order' },
		options: next.triggers.map(({ id }) => ({ trigger: id }))
	});
	if (!answer) return null;
	if (readerMatters) follow(run, 'roll-reader');
	const ordered = answer.flatMap((option) => ('trigger' in option ? [option.trigger] : []));
	const rest = ids.filter((id) => !ordered.includes(id) && waiting.some((t) => t.id === id));
	return [
		...ordered.map((id): Task => ({ do: 'put trigger', waiting: id })),
		...(rest.length > 0 ? [{ do: 'order triggers', waiting: rest } as const] : [])
	];
}

interface Group {
	readonly who: Seat;
	readonly triggers: readonly WaitingTrigger[];
}

/** Triggers by who orders them, in the order in which they go on the stack (4.4). */
const groupsOf = (run: Run, waiting: readonly WaitingTrigger[]): readonly Group[] => {
	const { position } = run;
	const { active } = position.turn;
	return [
		{ who: active, triggers: waiting.filter((t) => goesFirst(run, t)) },
		...turnOrder(position, active).map((who) => ({
			who,
			triggers: waiting.filter((t) => t.controller === who && !goesFirst(run, t))
		}))
	].filter(({ triggers }) => triggers.length > 0);
};

/** Whether a trigger goes on the stack before those of the players: curses are monster cards, too. */
export const goesFirst = (
	{ options }: Pick<Run, 'options'>,
	{ controller, effect }: Pick<WaitingTrigger, 'controller' | 'effect'>
): boolean =>
	controller === 'game' ||
	(options.firstTriggers === 'of the game and of monster cards' &&
		cardOf(effect.card).kind === 'curse');

/** The ability that reads a "Roll-" (4.6). */
const isReader = ({ way }: WaitingTrigger): boolean => way === 'outcome';

/** Whether another trigger goes, or may go, on the stack before the reader of a roll. */
function standsInFrontOfReader(groups: readonly Group[]): boolean {
	const last = groups.findLastIndex(({ triggers }) => triggers.some(isReader));
	return groups
		.slice(0, last + 1)
		.some(({ triggers }) => triggers.some((trigger) => !isReader(trigger)));
}

/** Puts one trigger on the stack; its option and targets are chosen now (4). Without any it stays off. */
export function putTrigger(run: Run, waiting: number): TaskResult {
	const trigger = run.position.waiting.find(({ id }) => id === waiting);
	if (!trigger) return NOTHING;
	const { controller, context, effect } = trigger;
	const who = controller === 'game' ? run.position.turn.active : controller;
	const source = { object: context.source ?? 0, card: effect.card };
	const chosen = chooseFor(run, effect, context, who);
	if (chosen === 'asked') return null;
	drop(run, waiting);
	if (chosen === 'none') {
		tell(
			run,
			{ did: 'did not trigger', source, controller, effect, because: { noTarget: true } },
			'no target'
		);
		return NOTHING;
	}
	const { mode, targets } = chosen;
	put(run, {
		kind: 'ability',
		id: newId(run),
		way: trigger.way,
		controller,
		effect,
		context: { ...context, targets: targets.length > 0 ? targets : context.targets, mode }
	});
	tell(
		run,
		{ did: 'triggered', source, controller, effect, targets, ...optionTaken(effect, mode) },
		...pointsOfWaiting(run, trigger),
		...(mode === null || context.mode === mode ? [] : (['option chosen'] as const)),
		...(targets.length > 0 ? (['targets chosen'] as const) : []),
		...pointsOfOrder(run, trigger),
		...pointsOfMoment(run, context),
		...pointsWithDeaths(run, trigger)
	);
	return NOTHING;
}

/** Why it goes on the stack: as the line of a roll that was read, or as an ability that has triggered. */
const pointsOfWaiting = (run: Run, { way, effect, context }: WaitingTrigger): AtPoint =>
	way === 'outcome'
		? ['line of a roll', context.rolled ? 'rolls read together' : 'line read']
		: pointsOfTrigger(run, effect, context);

/** What goes on the stack before something else that is due at the same time. */
function pointsOfOrder(run: Run, trigger: WaitingTrigger): readonly Beside[] {
	const lotOf = (one: WaitingTrigger): Seat | 'game' =>
		goesFirst(run, one) ? 'game' : one.controller;
	const lot = lotOf(trigger);
	if (run.position.waiting.every((one) => lotOf(one) === lot)) return [];
	return [lot === 'game' ? 'monsters’ first' : 'players’ in turn order'];
}

/** Of monsters only active ones trigger; a game event under way waits for what it has triggered. */
const pointsOfMoment = ({ position }: Run, { kind }: Context): readonly Beside[] => [
	...(kind === 'monster' ? (['trigger of a monster'] as const) : []),
	...(attackUnderWay(position) ? (['trigger in an attack'] as const) : [])
];

/** Whether an ability triggers on damage. */
export const looksAtDamage = (ability: Ability | null): boolean =>
	ability?.way === 'trigger' && ON_DAMAGE.includes(ability.when.on);
const ON_DAMAGE: readonly TriggerEvent['on'][] = ['take damage', 'deal damage', 'reach HP'];

/** How a trigger stands to the deaths that are due with it: the original tells that of damage apart. */
function pointsWithDeaths(run: Run, { effect }: WaitingTrigger): readonly Beside[] {
	const { position } = run;
	if (!deathsAreDue(position)) return [];
	const isOfDamage = looksAtDamage(abilityWritten(position, effect));
	if (follows(position, 'damage-triggers', 'by-timing'))
		return isOfDamage ? [] : ['trigger beside deaths'];
	if (!follows(position, 'deaths-and-triggers', 'triggers-first')) return [];
	return [
		'trigger before deaths',
		isOfDamage ? 'deaths above triggers of damage' : 'trigger beside deaths'
	];
}

/** The rules by which a triggered ability triggers, by the event it names; others only by its condition. */
const POINT_OF_EVENT: Partial<Readonly<Record<TriggerEvent['on'], Point>>> = {
	'roll a dice': 'trigger on rolling',
	'would roll': 'trigger on what would be rolled',
	'declare attack': 'trigger on declaring an attack',
	'declare purchase': 'trigger on declaring a purchase',
	'would die': 'trigger on what would die',
	'turn starts': 'trigger on the start of a turn',
	'turn ends': 'trigger on the end of a turn'
};
const CONDITION_MET: AtPoint = ['triggered'];

/** What looks at a death, by the moment (11.1, 11.2); of what a monster does as it dies some editions tell apart. */
function pointOfDeath(
	when: Extract<TriggerEvent, { on: 'die' }>['when'],
	{ event: { object }, source }: Context
): Point {
	switch (when) {
		case 'on death':
			if (object === undefined) return 'death looked at before the penalty';
			return object === source ? 'own death looked at' : 'other’s death looked at';
		case 'after rewards':
			return 'monster’s rewards looked at';
		case 'before penalties':
			return 'death looked at before the penalty';
		case 'after penalties':
			return 'death looked at after the penalty';
	}
}

/** A soul's ability that works for all that, or that of a bonus soul before it is gained (2.3, 3.7). */
function pointsOfSoul(position: Position, { kind, source }: Context): readonly Beside[] {
	if (kind !== 'soul') return [];
	const place = source === null ? undefined : locate(position, source)?.place;
	return [place && 'outside' in place ? 'active bonus soul’s trigger' : 'soul’s trigger'];
}

function pointsOfTrigger(run: Run, at: EffectRef, context: Context): AtPoint {
	const ability = abilityWritten(run.position, at);
	if (ability?.way !== 'trigger') return CONDITION_MET;
	const points: AtPoint = [
		...pointsOfEvent(run, at, context, ability.when),
		...pointsOfAttacker(run, context, ability.when),
		...pointsOfSoul(run.position, context)
	];
	if (ability.when.limit?.each !== 'round') return points;
	return [
		...points,
		'once a round',
		isOfTheGame(context) ? 'round of the game' : 'round of a player'
	];
}

/** What decides that a monster looks at an attack on another one. */
function pointsOfAttacker(run: Run, context: Context, when: TriggerEvent): readonly Beside[] {
	const isElsewhere =
		when.who === 'attacking player' &&
		context.kind === 'monster' &&
		!isAttacked(run.position, context);
	if (!isElsewhere) return [];
	follow(run, 'attacking-player');
	return ['attack on another'];
}

function pointsOfEvent(run: Run, at: EffectRef, context: Context, when: TriggerEvent): AtPoint {
	if (isOfCurse(run, at)) return when.on === 'die' ? ['curse on a death'] : ['curse revealed'];
	if (when.on === 'roll')
		return ['trigger on a roll', ...pointsOfRoll(context, when.attack !== undefined)];
	if (when.on === 'die') return ['triggered', pointOfDeath(when.when, context)];
	if (soulsSeen(run.position, when, context.event) > 1) return ['several souls gained'];
	if (when.on === 'enter play') return ['triggered', ...pointsOfEntering(run, context)];
	if (when.on === 'declare attack' && attackUnderWay(run.position)?.target) {
		follow(run, 'target-triggers');
		return ['trigger on the attack’s target'];
	}
	const point = POINT_OF_EVENT[when.on] ?? 'triggered';
	return when.on === 'would roll' ? [point, ...pointsOfWouldRoll(run, context)] : [point];
}

/** Whether it triggers on any roll or on attack rolls alone. The rules say it apart for monsters. */
function pointsOfRoll({ kind }: Context, isAttackRoll: boolean): readonly Beside[] {
	if (kind !== 'monster') return [isAttackRoll ? 'attack rolls alone' : 'any roll'];
	return isAttackRoll ? ['attack rolls against the monster'] : ['any roll in the attack'];
}

/** Events trigger as they enter play (2.3.2); in the shop little else works (2.1.2). */
function pointsOfEntering({ position }: Run, { kind, source }: Context): readonly Beside[] {
	if (kind === 'event') return ['event revealed'];
	const place = source === null ? null : locate(position, source)?.place;
	return place && !worksAt(place) ? ['comes to the shop'] : [];
}

/** What else decides a "would roll": that it looks again, and that the number is to be changed yet. */
function pointsOfWouldRoll({ position }: Run, { event }: Context): readonly Beside[] {
	const roll = position.stack.find(({ id }) => id === event.item);
	if (roll?.kind !== 'roll') return [];
	const again = roll.looked.length > 1 || roll.shown.indexOf(roll.result) < roll.shown.length - 1;
	return [
		...(again ? (['looked at again'] as const) : []),
		...(withModifiers(position, roll) === roll.result ? [] : (['number to be changed'] as const))
	];
}

/** Whether an ability is one that the keyword of a curse stands for (4.6). */
const isOfCurse = ({ position }: Run, { card, line }: EffectRef): boolean =>
	hasKeyword(card, 'curse') && line >= writtenOn(card, position.edition).length;

function drop(run: Run, waiting: number): void {
	set(run, { waiting: run.position.waiting.filter(({ id }) => id !== waiting) });
}
