import { TOLD_ALIKE } from '../rules/points-told-alike.ts';
import type { Points } from '../rules/points.ts';
import { TOLD_BY_2023, TOLD_BY_2024, TOLD_BY_ORIGINAL } from '../rules/points-told-once.ts';

/** By which rules the 2023 edition tells each point of the game. */
export const POINTS_2023 = {
	...TOLD_ALIKE,
	...TOLD_BY_2023,
	...TOLD_BY_2024,
	...TOLD_BY_ORIGINAL,
	// Setup
	'bonus souls drawn': ['setup.bonus-souls'],
	'first player': ['setup.first'],
	// Card types
	'loot played': ['loot.play', 'stack.waits'],
	'event revealed': ['event.triggers'],
	// Game zones
	'top monster discarded': ['put.discard'],
	// Abilities
	'own soul lost': ['ability.choice'],
	'$ ability activated': ['ability.activate', 'activate.on-stack', 'activate.paid', 'ability.cost'],
	'trigger on a roll': ['trigger.condition', 'roll.resolved'],
	'trigger on what would be rolled': ['trigger.condition', 'roll.would'],
	'curse on a death': ['trigger.condition', 'curse.death'],
	'curse revealed': ['trigger.condition', 'event.triggers', 'curse.given'],
	'trigger on the attack’s target': [
		'trigger.condition',
		'attack.declaration-looks',
		'attack.target-triggers'
	],
	'first triggers ordered': ['trigger.order'],
	'triggers ordered': ['trigger.order'],
	'any roll in the attack': ['trigger.any-roll'],
	'any roll': ['trigger.any-roll'],
	'attack rolls against the monster': ['trigger.some-rolls'],
	'attack rolls alone': ['trigger.some-rolls'],
	'attack on another': ['trigger.attacking-player'],
	'roll resolved without it': ['trigger.not-met', 'roll.resolved'],
	'not an attack roll': ['trigger.not-met', 'trigger.some-rolls'],
	'$ is no activation': ['trigger.not-met'],
	'bought and not gained': ['trigger.not-met', 'purchase.gain'],
	'not an attack on it': ['trigger.not-met', 'trigger.attacking-player'],
	'eternal penalty item': ['destroy.eternal', 'death.player.penalty'],
	'line of a roll': ['roll.keyword'],
	'line read': ['roll.reader'],
	// Effects
	'till end of turn': ['effect.until-end-of-turn'],
	'turn skipped': ['effect.skip', 'round.skipped'],
	'damage prevented in advance': ['effect.replacement', 'prevent.next'],
	'replaced at its time': [],
	'late option': [],
	'further name': [],
	'same replacement again': ['effect.replacement-same'],
	// Specific mechanics
	'copy cancelled': ['cancel.removed', 'copy.loot'],
	'death cancelled': ['cancel.removed', 'cancel.death'],
	'saved by a cancelled death': ['cancel.death'],
	'copy is no card': ['copy.loot'],
	'loot copied': ['copy.loot', 'copy.loot-made', 'copy.loot-chosen'],
	'damage dealt': ['damage.on-stack', 'damage.source'],
	'damage taken': ['damage.on-stack', 'damage.from-game'],
	'damage changed': ['damage.on-stack'],
	'damage of boss armor': ['damage.on-stack', 'damage.from-game', 'challenge.boss-armor'],
	discarded: ['discard.moves'],
	'deaths of each in order': ['each.stacked'],
	'deaths of one effect': ['each.stacked'],
	'deaths ordered': ['death.players-order'],
	'deaths in order': ['death.players-order'],
	'damage prevented': ['prevent.damage'],
	'prevention waits': ['prevent.next', 'effect.replacement'],
	'death prevented': ['prevent.death'],
	'vote stands': ['vote.who', 'vote.cast', 'vote.stands'],
	vote: ['vote.cast'],
	// Turn structure
	'end of the turn declared': ['turn.end-declared'],
	'hand size': ['turn.hand-size'],
	'turn over': ['turn.heal'],
	'healed at end of turn': ['turn.heal', 'heal.full'],
	'effects till end of turn ended': ['turn.heal', 'effect.until-end-of-turn'],
	// Attacking
	'attack of a target': ['attack.declare', 'attack.target'],
	'attack forced': ['attack.forced'],
	'attack forced and made before': ['attack.forced', 'attack.forced-before'],
	'attack target chosen': ['attack.target'],
	'deck without a monster to cover': ['attack.target'],
	'attacked card not attackable': ['attack.cannot-be-attacked'],
	'attacked card is no monster': ['attack.deck-event'],
	'roll’s purpose': ['attack.roll', 'roll.keyword'],
	'nothing to attack': ['attack.target-gone'],
	'attack loses its target': ['attack.target-gone'],
	// Purchasing
	'purchase declared': ['purchase.declare'],
	'purchase chosen': ['purchase.target'],
	'purchase gained': ['purchase.pay', 'purchase.gain'],
	'purchased card revealed': ['purchase.gain'],
	// Refilling slots
	'shop refilled': ['refill.when'],
	'slot refilled': ['refill.when'],
	'slot left by the dead': ['refill.after-death'],
	'event in a slot': ['refill.events'],
	// Death
	'trigger before deaths': ['trigger.before-deaths'],
	'monster dies': ['death.resolves', 'death.monster.held'],
	'death replaced': ['death.replaced'],
	'other’s death looked at': ['death.monster.triggers'],
	'own death looked at': ['death.monster.triggers'],
	reward: ['death.monster.rewards'],
	'monster’s rewards looked at': ['death.monster.after-rewards'],
	'death looked at before the penalty': ['death.player.before-penalty'],
	'before the penalty': ['death.player.triggers-resolve'],
	'penalty paid': ['death.player.penalty'],
	'penalty uninterrupted': ['death.player.penalty-uninterrupted'],
	'another player pays': ['death.player.others-stop'],
	'cleanup of a death': ['death.player.cleanup'],
	'turn ends with a death': ['death.player.end'],
	'dead player chosen': ['death.player.chosen'],
	// Dice rolls
	'rolled for an effect': ['roll.made', 'roll.keyword'],
	'initial roll changed': ['roll.modified'],
	'looked at again': ['roll.would-once'],
	'number to be changed': ['roll.would-number'],
	'roll modified': ['roll.standing', 'effect.standing'],
	'roll modified within bounds': ['roll.standing', 'roll.bounds'],
	'roll resolved': ['roll.resolved'],
	// Priority
	'active player first after the game': ['priority.active-first'],
	'actor first': ['priority.from-actor'],
	'roll of who is not active': ['priority.from-actor'],
	// Winning
	'won by souls': ['win.souls'],
	'several win': ['win.tie'],
	// Setup
	'¢ of the game': [],
	// Cards
	'trigger of a monster': [],
	// Timing
	'monsters’ first': [],
	'players’ in turn order': [],
	'own death': [],
	// Glossary
	'deaths above triggers of damage': [],
	// Timing
	'trigger beside deaths': [],
	// Turn structure
	'trigger in an attack': [],
	// FAQ
	'refilled before the turn ends': [],
	// Card rulings
	'loot cancelled by loot': [],
	// Glossary
	'more HP': [],
	'monster discarded': [],
	// Card rulings
	'multiplier not multiplied': [],
	'multiplied in several ways': [],
	'several replacements': [],
	'counters of a copy': []
} as const satisfies Points;
