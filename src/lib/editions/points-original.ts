import { TOLD_ALIKE } from '../rules/points-told-alike.ts';
import type { Points } from '../rules/points.ts';
import { TOLD_BY_2023, TOLD_BY_2024, TOLD_BY_ORIGINAL } from '../rules/points-told-once.ts';

/** By which rules the original edition tells each point of the game. */
export const POINTS_ORIGINAL = {
	...TOLD_ALIKE,
	...TOLD_BY_2023,
	...TOLD_BY_2024,
	...TOLD_BY_ORIGINAL,
	// Setup
	'bonus souls drawn': ['setup.all-bonus-souls'],
	'first player': ['setup.cain-first'],
	// Card types
	'loot played': ['loot.play', 'priority.kept', 'stack.waits'],
	'event revealed': ['non-monster.on-stack'],
	// Game zones
	'top monster discarded': ['put.discard', 'discard.monster-no-rewards'],
	// Abilities
	'own soul lost': ['ability.choice', 'discard.soul-choice'],
	'$ ability activated': [
		'ability.activate',
		'activate.on-stack',
		'activate.paid',
		'activate.paid-is-not-activated',
		'ability.cost'
	],
	'trigger on a roll': ['trigger.condition', 'roll.triggers-above', 'roll.triggers-on-result'],
	'trigger on what would be rolled': ['trigger.condition', 'roll.final-reroll'],
	'curse on a death': ['trigger.condition', 'curse.before-penalty'],
	'curse revealed': ['trigger.condition', 'non-monster.on-stack', 'curse.when-revealed'],
	'trigger on the attack’s target': [
		'trigger.condition',
		'attack.declaration-looks',
		'attack.target-triggers-first'
	],
	'first triggers ordered': ['timing.monsters-first'],
	'triggers ordered': ['timing.turn-order'],
	'any roll in the attack': ['monster.roll-effects-cursed'],
	'any roll': [],
	'attack rolls against the monster': ['monster.roll-effects'],
	'attack rolls alone': [],
	'attack on another': ['monster.roll-effects'],
	'roll resolved without it': ['trigger.not-met', 'roll.resolves'],
	'not an attack roll': ['trigger.not-met'],
	'$ is no activation': ['trigger.not-met', 'activate.paid-is-not-activated'],
	'bought and not gained': ['trigger.not-met', 'purchase.happens'],
	'not an attack on it': ['trigger.not-met', 'monster.roll-effects'],
	'eternal penalty item': ['destroy.eternal', 'penalty.paid'],
	'line of a roll': ['roll.effect-waits', 'roll.defines-effect'],
	'line read': ['roll.defines-effect'],
	// Effects
	'till end of turn': ['effect.wears-off'],
	'turn skipped': ['effect.skip'],
	'damage prevented in advance': [
		'effect.replacement',
		'prevent.shield',
		'prevent.whole-shield',
		'prevent.not-taken'
	],
	'replaced at its time': [],
	'late option': [],
	'further name': [],
	'same replacement again': [],
	// Specific mechanics
	'copy cancelled': ['cancel.removed', 'blank-card.doubles'],
	'death cancelled': ['cancel.removed', 'death.restores-health'],
	'saved by a cancelled death': ['death.restores-health'],
	'copy is no card': ['blank-card.doubles'],
	'loot copied': ['blank-card.doubles'],
	'damage dealt': ['damage.combat-only', 'damage.source'],
	'damage taken': ['damage.combat-only', 'damage.from-game'],
	'damage changed': ['damage.combat-only'],
	'damage of boss armor': ['damage.combat-only', 'damage.from-game', 'challenge.boss-armor'],
	discarded: ['word.discard'],
	'deaths of each in order': ['timing.own-death'],
	'deaths of one effect': [],
	'deaths ordered': ['timing.monsters-first'],
	'deaths in order': [],
	'damage prevented': ['prevent.shield'],
	'prevention waits': ['prevent.shield', 'prevent.whole-shield', 'effect.replacement'],
	'death prevented': ['death.restores-health'],
	'vote stands': ['vote.who', 'vote.turn-order', 'vote.stands'],
	vote: ['vote.turn-order'],
	// Turn structure
	'end of the turn declared': ['turn.passes'],
	'hand size': ['turn.hand-size-last'],
	'turn over': ['turn.heal-step'],
	'healed at end of turn': ['turn.heal-step', 'heal.full'],
	'effects till end of turn ended': ['effect.wears-off'],
	// Attacking
	'attack of a target': ['attack.declaration-on-stack'],
	'attack forced': ['attack.forced-next', 'attack.forced-this-turn', 'attack.forced-uses'],
	'attack forced and made before': [
		'attack.forced-next',
		'attack.forced-this-turn',
		'attack.forced-uses',
		'attack.forced-before'
	],
	'attack target chosen': ['attack.declaration-on-stack'],
	'deck without a monster to cover': ['attack.declaration-on-stack', 'attack.deck-if-able'],
	'attacked card not attackable': ['attack.cannot-be-attacked', 'attack.unattackable-spent'],
	'attacked card is no monster': ['attack.deck-non-monster'],
	'roll’s purpose': ['attack.roll', 'roll.effect-waits', 'roll.defines-effect'],
	'nothing to attack': ['attack.declaration-fizzles', 'attack.declared-again', 'attack.covered'],
	'attack loses its target': ['attack.covered'],
	// Purchasing
	'purchase declared': ['purchase.on-stack'],
	'purchase chosen': ['purchase.on-stack'],
	'purchase gained': ['purchase.happens'],
	'purchased card revealed': ['purchase.happens'],
	// Refilling slots
	'shop refilled': ['refill.shop'],
	'slot refilled': ['refill.reveals'],
	'slot left by the dead': ['monster-death.refill'],
	'event in a slot': ['refill.non-monster'],
	// Death
	'trigger before deaths': [],
	'monster dies': ['death.resolves', 'monster-death.card-on-stack'],
	'death replaced': ['death.restores-health'],
	'other’s death looked at': ['monster-death.other-triggers'],
	'own death looked at': ['monster-death.triggers-on-stack'],
	reward: ['monster-death.reward-on-stack'],
	'monster’s rewards looked at': ['monster-death.other-triggers'],
	'death looked at before the penalty': ['penalty.triggers'],
	'before the penalty': ['penalty.triggers'],
	'penalty paid': ['penalty.paid'],
	'penalty uninterrupted': ['penalty.on-stack'],
	'another player pays': [],
	'cleanup of a death': ['refill.before-turn-ends'],
	'turn ends with a death': ['penalty.ends-turn'],
	'dead player chosen': ['dead.not-chosen'],
	// Dice rolls
	'rolled for an effect': ['roll.made', 'roll.effect-waits'],
	'initial roll changed': ['roll.modified', 'roll.initial-only'],
	'looked at again': ['roll.final-reroll'],
	'number to be changed': ['roll.triggers-on-result'],
	'roll modified': ['roll.modifiers-on-stack', 'effect.standing'],
	'roll modified within bounds': ['roll.modifiers-on-stack', 'roll.bounds'],
	'roll resolved': ['roll.resolves'],
	// Priority
	'active player first after the game': ['priority.active-first', 'priority.game-puts'],
	'actor first': ['priority.kept'],
	'roll of who is not active': ['roll.active-priority'],
	// Winning
	'won by souls': ['win.souls', 'soul.first-to-four'],
	'several win': [],
	// Setup
	'¢ of the game': ['setup.hundred-cents'],
	// Cards
	'trigger of a monster': ['trigger.active-monsters'],
	// Timing
	'monsters’ first': ['timing.monsters-first'],
	'players’ in turn order': ['timing.turn-order'],
	'own death': ['timing.own-death'],
	// Glossary
	'deaths above triggers of damage': ['death.above-damage-triggers'],
	// Timing
	'trigger beside deaths': ['timing.rest-with-deaths'],
	// Turn structure
	'trigger in an attack': ['steps.wait-for-triggers'],
	// FAQ
	'refilled before the turn ends': ['refill.before-turn-ends'],
	// Card rulings
	'loot cancelled by loot': ['cancel.discarded-first'],
	// Glossary
	'more HP': ['health.bonus-full'],
	'monster discarded': ['discard.monster-no-rewards'],
	// Card rulings
	'multiplier not multiplied': ['multiply.no-further'],
	'multiplied in several ways': ['multiply.different'],
	'several replacements': ['trigger.several-shadows'],
	'counters of a copy': ['counter.after-copy']
} as const satisfies Points;
