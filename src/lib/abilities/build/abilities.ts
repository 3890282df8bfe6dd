/** The ways an ability is written on a card. */
import type {
	Ability,
	Condition,
	Cost,
	Effect,
	Elsewhere,
	Filter,
	Mode,
	Opening,
	StaticEffect,
	TargetSpec,
	TriggerEvent
} from '../grammar.ts';

/** A target: any one of these. */
export const target = (...any: readonly [Filter, ...Filter[]]): TargetSpec => ({ any });

/** The n-th target of the ability, counted from 0. */
export const targeted = (n = 0): { readonly target: number } => ({ target: n });

/** What a loot does as it resolves (4.5). */
export const lootAbility = (effect: Effect, ...targets: TargetSpec[]): Ability => ({
	way: 'loot',
	targets,
	effect
});

/** A loot that costs something to play (4.1). */
export const costlyLoot = (
	cost: readonly Cost[],
	effect: Effect,
	...targets: TargetSpec[]
): Ability => ({ way: 'loot', cost, targets, effect });

/** A ↷ ability (4.2). */
export const tap = (effect: Effect, ...targets: TargetSpec[]): Ability => ({
	way: 'tap',
	targets,
	effect
});

/** A ↷ ability that costs something beside its ↷ (4.1). */
export const costlyTap = (
	cost: readonly Cost[],
	effect: Effect,
	...targets: TargetSpec[]
): Ability => ({ way: 'tap', cost, targets, effect });

/** A $ ability with its cost (4.2). */
export const paid = (cost: readonly Cost[], effect: Effect, ...targets: TargetSpec[]): Ability => ({
	way: 'paid',
	cost,
	targets,
	effect
});

/** What the active player may do whenever they could purchase (9). */
export const couldPurchase = (effect: Effect, ...targets: TargetSpec[]): Ability => ({
	way: 'paid',
	cost: [],
	when: 'could purchase',
	targets,
	effect
});

/** A triggered ability (4.4) that opens with "each time". */
export const eachTime = (when: TriggerEvent, effect: Effect, ...targets: TargetSpec[]): Ability =>
	trigger('each time', when, effect, targets);
/** A triggered ability (4.4) that opens with "when". */
export const whenever = (when: TriggerEvent, effect: Effect, ...targets: TargetSpec[]): Ability =>
	trigger('when', when, effect, targets);
/** A triggered ability (4.4) that opens with "at". */
export const at = (when: TriggerEvent, effect: Effect, ...targets: TargetSpec[]): Ability =>
	trigger('at', when, effect, targets);
/** An ability of an event: it triggers when the event enters play (2.3.2). */
export const ofEvent = (effect: Effect, ...targets: TargetSpec[]): Ability =>
	trigger('unsaid', { on: 'enter play', who: 'this' }, effect, targets);
const trigger = (
	opening: Opening,
	when: TriggerEvent,
	effect: Effect,
	targets: readonly TargetSpec[]
): Ability => ({ way: 'trigger', opening, when, targets, effect });

/** What the active player gains as a reward, where that is no mere number of things (2.3.1). */
export const asReward = (effect: Effect): Ability => ({ way: 'reward', targets: [], effect });

/** A static ability (4.3). */
export const always = (standing: StaticEffect): Ability => ({ way: 'static', standing });
/** A static ability while something holds. */
export const whileTrue = (condition: Condition, standing: StaticEffect): Ability =>
	always({ ...standing, while: condition });
/** An ability that an object has at a level (6.19). */
export const atLevel = (level: number, ability: Ability): Ability => ({ ...ability, level });

/** An ability that works while its card is in discard, or covered, and in play it does not. */
export const whereItIs = (where: Elsewhere, ability: Ability): Ability => ({ ...ability, where });

/** "Choose one-": each option with its own targets (4). */
export const chooseOne = (...options: Mode[]): Effect => ({ do: 'choose one', options });
/** An option of "choose one-". */
export const option = (effect: Effect, ...targets: TargetSpec[]): Mode => ({ targets, effect });
