import type { RuleId2023 } from '../2023/index.ts';
import type { OwnRuleId } from './index.ts';

/**
 * The rules of 2023 that the original edition tells otherwise, each with its rules that stand against
 * it. Ids alone: what acts by them need not bring the texts along.
 */
export const DIFFERS = {
	'setup.pool': ['setup.hundred-cents'],
	'setup.bonus-souls': ['setup.all-bonus-souls'],
	'setup.first': ['setup.cain-first'],
	'setup.saddest': ['setup.cain-first'],
	'event.triggers': ['non-monster.on-stack'],
	'event.discarded': ['non-monster.discarded'],
	'ability.no-activated': ['activate.paid-is-not-activated'],
	'trigger.order': ['timing.monsters-first', 'timing.turn-order', 'roll.triggers-above'],
	'trigger.any-roll': ['monster.roll-effects', 'monster.roll-effects-cursed'],
	'curse.given': ['curse.when-revealed'],
	'curse.death': ['curse.before-penalty'],
	'roll.keyword': ['roll.effect-waits', 'roll.defines-effect'],
	'roll.reader': ['roll.defines-effect'],
	'effect.until-end-of-turn': ['effect.wears-off'],
	'effect.replacement-same': ['multiply.no-further'],
	'cancel.death': ['death.restores-health'],
	'copy.loot-made': ['blank-card.doubles'],
	'copy.loot': ['blank-card.doubles'],
	'copy.loot-chosen': ['blank-card.doubles'],
	'damage.on-stack': ['damage.combat-only'],
	'deactivate.turned': ['activate.word'],
	'discard.moves': ['word.discard'],
	'each.stacked': ['timing.own-death'],
	'death.players-order': ['timing.own-death'],
	'roll.would-changed': ['roll.final-condition'],
	'prevent.damage': ['prevent.shield'],
	'prevent.next': ['prevent.shield', 'prevent.whole-shield'],
	'prevent.death': ['death.restores-health'],
	'vote.cast': ['vote.turn-order'],
	'turn.loot-step': ['loot.on-stack'],
	'turn.action-phase': ['turn.action-priority', 'loot.action-phase'],
	'turn.end-declared': ['turn.passes'],
	'turn.hand-size': ['turn.hand-size-last'],
	'turn.heal': ['turn.heal-step', 'effect.wears-off'],
	'attack.declare': ['attack.declaration-on-stack'],
	'attack.forced': ['attack.forced-next', 'attack.forced-this-turn', 'attack.forced-uses'],
	'attack.target': ['attack.declaration-on-stack'],
	'attack.target-triggers': ['attack.target-triggers-first'],
	'attack.deck-event': ['attack.deck-non-monster'],
	'attack.hit': ['combat-damage.bonus-late'],
	'attack.target-gone': ['attack.declaration-fizzles', 'attack.declared-again', 'attack.covered'],
	'purchase.declare': ['purchase.on-stack'],
	'purchase.target': ['purchase.on-stack'],
	'purchase.cost': ['purchase.happens'],
	'purchase.pay': ['purchase.happens'],
	'purchase.gain': ['purchase.happens'],
	'purchase.unpaid': ['purchase.unpaid-fizzles'],
	'purchase.spent': ['purchase.declared-again'],
	'refill.when': ['refill.on-stack', 'refill.reveals', 'refill.shop'],
	'refill.after-death': ['monster-death.refill'],
	'refill.events': ['refill.non-monster'],
	'trigger.before-deaths': ['death.above-damage-triggers', 'timing.rest-with-deaths'],
	'death.replaced': ['death.restores-health'],
	'death.monster.held': ['monster-death.card-on-stack'],
	'death.monster.triggers': ['monster-death.triggers-on-stack', 'monster-death.other-triggers'],
	'death.monster.rewards': ['monster-death.reward-on-stack'],
	'death.monster.after-rewards': ['monster-death.other-triggers'],
	'death.monster.soul': ['monster-death.soul'],
	'death.monster.discard': ['monster-death.discard'],
	'death.monster.at-once': ['monster-death.reward-on-stack'],
	'death.player.before-penalty': ['penalty.triggers'],
	'death.player.penalty': ['penalty.paid'],
	'death.player.penalty-uninterrupted': ['penalty.on-stack'],
	'death.player.others-stop': ['penalty.ends-turn'],
	'death.player.cleanup': ['refill.before-turn-ends', 'penalty.ends-turn'],
	'death.player.end': ['penalty.ends-turn'],
	'death.player.chosen': ['dead.not-chosen'],
	'roll.would': ['roll.final-reroll', 'roll.final-updates'],
	'roll.would-once': ['roll.final-reroll'],
	'roll.would-number': ['roll.triggers-on-result'],
	'roll.standing': ['roll.modifiers-on-stack'],
	'roll.resolved': ['roll.resolves', 'roll.triggers-above'],
	'priority.from-actor': ['priority.kept', 'priority.game-puts', 'roll.active-priority'],
	'stack.action-phase-waits': ['turn.passes'],
	'win.tie': ['soul.first-to-four'],
	'trigger.some-rolls': ['monster.roll-effects'],
	'trigger.attacking-player': ['monster.roll-effects'],
	'death.player.triggers-resolve': ['penalty.triggers']
} as const satisfies Partial<Record<RuleId2023, readonly OwnRuleId[]>>;

/** The rules of those that hold in the original edition all the same, but for what stands against them. */
export const HOLD_ALL_THE_SAME: readonly RuleId2023[] = [
	'ability.no-activated',
	'deactivate.turned',
	'attack.hit'
];

/**
 * The rules of the original edition alone that what both editions do cites beside those of 2023, which
 * leaves them out. A rule of 2023 that these alone stand against is left out in turn.
 */
export const SAID_BESIDE: readonly OwnRuleId[] = [
	'activate.paid-is-not-activated',
	'attack.covered',
	'attack.deck-if-able',
	'cancel.discarded-first',
	'counter.after-copy',
	'death.above-damage-triggers',
	'discard.monster-no-rewards',
	'discard.soul-choice',
	'health.bonus-full',
	'monster-death.other-triggers',
	'monster-death.triggers-on-stack',
	'monster.roll-effects',
	'monster.roll-effects-cursed',
	'multiply.different',
	'multiply.no-further',
	'prevent.not-taken',
	'priority.game-puts',
	'priority.kept',
	'refill.before-turn-ends',
	'roll.active-priority',
	'roll.initial-only',
	'roll.triggers-on-result',
	'setup.hundred-cents',
	'soul.first-to-four',
	'steps.wait-for-triggers',
	'timing.monsters-first',
	'timing.own-death',
	'timing.rest-with-deaths',
	'timing.turn-order',
	'trigger.active-monsters',
	'trigger.several-shadows'
];

/** Rules of 2023 that the original edition has nothing like, and that stand beside others where both cite. */
export const LEFT_OUT: readonly RuleId2023[] = ['round.skipped'];

/** The rules of the original edition that stand against one of 2023. */
export function standingAgainst(id: string): readonly OwnRuleId[] {
	const all: Readonly<Record<string, readonly OwnRuleId[]>> = DIFFERS;
	return Object.hasOwn(all, id) ? (all[id] ?? []) : [];
}
