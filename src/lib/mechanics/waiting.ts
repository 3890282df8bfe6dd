import type { Ability, TriggerEvent } from '../abilities/grammar.ts';
import { abilityWritten, isOfTheGame, worksAt } from './abilities-on.ts';
import { cardOf, hasKeyword, writtenOn } from '../cards/library.ts';
import { chooseFor, optionTaken } from './choosing.ts';
import type { Task } from '../model/frame.ts';
import { locate, turnOrder } from '../model/objects.ts';
import type { Context } from '../model/stack.ts';
import type { WaitingTrigger } from '../model/effects.ts';
import type { EffectRef, Seat } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import { follows } from '../rules/readings.ts';
import type { TaskResult } from './task-result.ts';
import { deathsAreDue } from './deaths.ts';
import { isAttacked } from './event-filter.ts';
import { attackUnderWay } from './pointing.ts';
import { withModifiers } from './rolling.ts';
import { ask, follow, newId, set, tell, type Run } from './run.ts';
import { put } from './stack.ts';
import { soulsSeen } from './triggers.ts';

const NOTHING: TaskResult = [];

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
			'ability.no-target'
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
		...(trigger.way === 'outcome'
			? (['roll.keyword', context.rolled ? 'roll.together' : 'roll.reader'] as const)
			: rulesOfTrigger(run, effect, context)),
		...(mode === null || context.mode === mode ? [] : (['ability.mode'] as const)),
		...(targets.length > 0 ? (['ability.targets'] as const) : []),
		...rulesOfOrder(run, trigger),
		...rulesOfMoment(run, context),
		...rulesWithDeaths(run, trigger)
	);
	return NOTHING;
}

/** What goes on the stack before something else that is due at the same time. */
function rulesOfOrder(run: Run, trigger: WaitingTrigger): readonly RuleId[] {
	const lotOf = (one: WaitingTrigger): Seat | 'game' =>
		goesFirst(run, one) ? 'game' : one.controller;
	const lot = lotOf(trigger);
	if (run.position.waiting.every((one) => lotOf(one) === lot)) return [];
	return [lot === 'game' ? 'timing.monsters-first' : 'timing.turn-order'];
}

/** Of monsters only active ones trigger; a game event under way waits for what it has triggered. */
const rulesOfMoment = ({ position }: Run, { kind }: Context): readonly RuleId[] => [
	...(kind === 'monster' ? (['trigger.active-monsters'] as const) : []),
	...(attackUnderWay(position) ? (['steps.wait-for-triggers'] as const) : [])
];

/** Whether an ability triggers on damage. */
export const looksAtDamage = (ability: Ability | null): boolean =>
	ability?.way === 'trigger' && ON_DAMAGE.includes(ability.when.on);
const ON_DAMAGE: readonly TriggerEvent['on'][] = ['take damage', 'deal damage', 'reach HP'];

/** How a trigger stands to the deaths that are due with it: the original tells that of damage apart. */
function rulesWithDeaths(run: Run, { effect }: WaitingTrigger): readonly RuleId[] {
	const { position } = run;
	if (!deathsAreDue(position)) return [];
	const isOfDamage = looksAtDamage(abilityWritten(position, effect));
	if (follows(position, 'damage-triggers', 'by-timing'))
		return isOfDamage ? [] : ['timing.rest-with-deaths'];
	if (!follows(position, 'deaths-and-triggers', 'triggers-first')) return [];
	return [
		'trigger.before-deaths',
		isOfDamage ? 'death.above-damage-triggers' : 'timing.rest-with-deaths'
	];
}

/** The rules by which a triggered ability triggers, by the event it names; others only by its condition. */
const RULES_OF_EVENT: Partial<Readonly<Record<TriggerEvent['on'], readonly RuleId[]>>> = {
	'roll a dice': ['trigger.condition', 'roll.triggers'],
	'would roll': ['trigger.condition', 'roll.would'],
	'declare attack': ['trigger.condition', 'attack.declaration-looks'],
	'declare purchase': ['trigger.condition', 'purchase.declaration-looks'],
	'would die': ['trigger.condition', 'death.would-die'],
	'turn starts': ['trigger.condition', 'turn.start-triggers'],
	'turn ends': ['trigger.condition', 'turn.end-triggers']
};
const CONDITION_MET: readonly RuleId[] = ['trigger.condition'];

/** The rules of a death, by the moment at which an ability looks at it (11.1, 11.2). */
const RULES_OF_DEATH = {
	'on death': 'death.monster.triggers',
	'after rewards': 'death.monster.after-rewards',
	'before penalties': 'death.player.before-penalty',
	'after penalties': 'death.player.after-penalty'
} as const;

/** What a monster does when it dies, and what else triggers on that: the original tells them apart. */
const OF_MONSTERS: readonly (keyof typeof RULES_OF_DEATH)[] = ['on death', 'after rewards'];
const OWN_DEATH = {
	own: 'monster-death.triggers-on-stack',
	other: 'monster-death.other-triggers'
} as const;

function rulesOfTrigger(run: Run, at: EffectRef, context: Context): readonly RuleId[] {
	const ability = abilityWritten(run.position, at);
	if (ability?.way !== 'trigger') return CONDITION_MET;
	const rules = [
		...rulesOfEvent(run, at, context, ability.when),
		...rulesOfAttacker(run, context, ability.when),
		...(context.kind === 'soul' ? (['soul.still'] as const) : [])
	];
	if (ability.when.limit?.each !== 'round') return rules;
	return [...rules, 'round.length', isOfTheGame(context) ? 'round.game' : 'round.player'];
}

/** What decides that a monster looks at an attack on another one. */
function rulesOfAttacker(run: Run, context: Context, when: TriggerEvent): readonly RuleId[] {
	const isElsewhere =
		when.who === 'attacking player' &&
		context.kind === 'monster' &&
		!isAttacked(run.position, context);
	if (!isElsewhere) return [];
	follow(run, 'attacking-player');
	return ['trigger.attacking-player'];
}

function rulesOfEvent(
	run: Run,
	at: EffectRef,
	context: Context,
	when: TriggerEvent
): readonly RuleId[] {
	if (isOfCurse(run, at))
		return when.on === 'die'
			? ['trigger.condition', 'curse.death']
			: ['trigger.condition', 'event.triggers', 'curse.given'];
	if (when.on === 'roll')
		return [
			'trigger.condition',
			'roll.resolved',
			'roll.triggers-on-result',
			...rulesOfRoll(context, when.attack !== undefined)
		];
	if (when.on === 'die') {
		const ofPlayer = when.when === 'on death' && context.event.object === undefined;
		const own = context.event.object === context.source;
		return [
			'trigger.condition',
			RULES_OF_DEATH[ofPlayer ? 'before penalties' : when.when],
			...(OF_MONSTERS.includes(when.when) && !ofPlayer
				? [OWN_DEATH[own && when.when === 'on death' ? 'own' : 'other']]
				: [])
		];
	}
	if (soulsSeen(run.position, when, context.event) > 1)
		return ['trigger.condition', 'soul.gained-as-many'];
	if (when.on === 'enter play') return ['trigger.condition', ...rulesOfEntering(run, context)];
	if (when.on === 'declare attack' && attackUnderWay(run.position)?.target) {
		follow(run, 'target-triggers');
		return ['trigger.condition', 'attack.declaration-looks', 'attack.target-triggers'];
	}
	const rules = RULES_OF_EVENT[when.on] ?? CONDITION_MET;
	return when.on === 'would roll' ? [...rules, ...rulesOfWouldRoll(run, context)] : rules;
}

/** Which rolls it looks at: any, or attack rolls; of monsters each edition tells that in its own words. */
function rulesOfRoll({ kind }: Context, isAttackRoll: boolean): readonly RuleId[] {
	if (kind !== 'monster') return [isAttackRoll ? 'trigger.some-rolls' : 'trigger.any-roll'];
	return isAttackRoll
		? ['trigger.some-rolls', 'monster.roll-effects']
		: ['trigger.any-roll', 'monster.roll-effects-cursed'];
}

/** Events trigger as they enter play (2.3.2); in the shop little else works (2.1.2). */
function rulesOfEntering({ position }: Run, { kind, source }: Context): readonly RuleId[] {
	if (kind === 'event') return ['event.triggers'];
	const place = source === null ? null : locate(position, source)?.place;
	return place && !worksAt(place) ? ['ability.shop-comes-and-goes'] : [];
}

/** What else decides a "would roll": that it looks again, and that the number is to be changed yet. */
function rulesOfWouldRoll({ position }: Run, { event }: Context): readonly RuleId[] {
	const roll = position.stack.find(({ id }) => id === event.item);
	if (roll?.kind !== 'roll') return [];
	const again = roll.looked.length > 1 || roll.shown.indexOf(roll.result) < roll.shown.length - 1;
	return [
		...(again ? (['roll.would-once'] as const) : []),
		...(withModifiers(position, roll) === roll.result ? [] : (['roll.would-number'] as const))
	];
}

/** Whether an ability is one that the keyword of a curse stands for (4.6). */
const isOfCurse = ({ position }: Run, { card, line }: EffectRef): boolean =>
	hasKeyword(card, 'curse') && line >= writtenOn(card, position.edition).length;

function drop(run: Run, waiting: number): void {
	set(run, { waiting: run.position.waiting.filter(({ id }) => id !== waiting) });
}
