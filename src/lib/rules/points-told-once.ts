import type { RuleId2023 } from './2023/index.ts';
import type { NewRuleId } from './2024/index.ts';
import type { OwnRuleId, SHARED_RULES } from './original/index.ts';
import type { Rules } from './index.ts';

/** The points that only 2023 speaks of: where another edition is silent, it is done by these rules. */
export const TOLD_BY_2023 = {
	// Setup
	'room set up': ['setup.room'],
	// Card types
	'enters the shop': ['ability.shop-enters'],
	'played from elsewhere': ['loot.elsewhere'],
	'played in a resolution': ['loot.in-resolution'],
	'played for free': ['loot.free'],
	'ability of a leaving event': ['event.leaves', 'cancel.removed'],
	'room’s ability': ['room.active-only'],
	'room discarded': ['room.discard'],
	'three-player card put aside': ['card.three-players'],
	// Game zones
	'hand holds loot alone': ['zone.hand-loot-only'],
	'loot taken off the stack': ['stack.loot-taken', 'stack.loot-removed'],
	'card missing outside': ['zone.outside-missing'],
	'card removed': ['put.removed'],
	'card put under': ['zone.under'],
	// Abilities
	'trigger on rolling': ['trigger.condition', 'roll.triggers'],
	'trigger on declaring a purchase': ['trigger.condition', 'purchase.declaration-looks'],
	'several souls gained': ['trigger.condition', 'soul.gained-as-many'],
	'ambush in a slot': ['ambush.slot'],
	'ambush discarded': ['ambush.slot', 'loot.discarded'],
	'other slot covered': ['indomitable.slot'],
	'indomitable covered': ['indomitable.covered'],
	// Specific mechanics
	'rewards of another object': ['attackable.rewards'],
	'object attacked': ['attackable.no-monster'],
	'player attacked': ['attack.player'],
	'copy allowed': ['copy.card', 'copy.card-held'],
	'copy played': ['copy.card-played'],
	'cost of a copy': ['copy.card-cost'],
	'character changed': ['counter.player', 'damage.stays'],
	flipped: ['flip.object'],
	'roll flipped': ['flip.roll'],
	'level up': ['level.up', 'level.abilities'],
	'level down': ['level.down'],
	'note kept': ['note.kept'],
	// Turn structure
	'recharged with the game': ['turn.recharge', 'turn.recharge-game'],
	'once a round': ['round.length'],
	'round of a player': ['round.player'],
	'round of the game': ['round.game'],
	// Attacking
	'another target attacked': ['attack.other-targets', 'attack.like-a-monster'],
	// Death
	'another object dies': ['death.objects', 'death.not-a-monster', 'attackable.dies'],
	'damage on what is eternal': ['death.eternal'],
	'card cannot go to discard': ['death.monster.returns'],
	'death after the cleanup': ['death.player.cleanup-later'],
	// Dice rolls
	'several dice': ['roll.several', 'roll.counted', 'effect.replacement'],
	'rolls read together': ['roll.together'],
	// Solitaire
	'round on the timer': ['solo.timer-round'],
	'death on the timer': ['solo.timer-death'],
	'won together': ['solo.win'],
	'timer run out': ['solo.lose'],
	'harder game': ['solo.difficulty'],
	'one soul too many': ['solo.soul-limit', 'solo.soul-too-many'],
	'trade within a team': ['solo.no-trade'],
	'room of the round': ['solo.rooms', 'solo.rooms-round'],
	'three-player card of a team': ['solo.three-players'],
	// Challenges
	'boss stays': ['challenge.boss-stays'],
	'boss attacked': ['challenge.boss-attack'],
	'boss armor': ['challenge.boss-armor'],
	'boss dies': ['challenge.boss-dies'],
	'minion stays': ['challenge.minion-stays'],
	'minion attacked': ['challenge.minion-attack'],
	'minion dies': ['challenge.minion-dies'],
	'timer of a challenge': ['challenge.timer'],
	'challenge won': ['challenge.goal', 'challenge.boss-dies'],
	'no other end': ['challenge.no-other-end'],
	// Variants
	'draft of more players': ['draft.more-players'],
	'draft back again': ['draft.snake'],
	'Edens dealt': ['eden.all'],
	'Eden’s stand-in': ['eden.all', 'eden.stand-in']
} as const satisfies Readonly<Record<string, Rules<RuleId2023>>>;

/** The points that only the original edition speaks of. */
export const TOLD_BY_ORIGINAL = {
	// Cards
	'curse given': ['curse.when-revealed'],
	// The stack
	'non-monster card played': ['non-monster.on-stack'],
	// Timing
	'monster’s death in its time': ['timing.monsters-first'],
	'player’s death in its time': ['timing.own-death'],
	'order of each': ['timing.otherwise'],
	'non-monster card discarded': ['non-monster.discarded'],
	// Turn structure
	'turn ends by passing': ['turn.passes'],
	// Dice rolls
	'modifier on the stack': ['roll.modifiers-on-stack'],
	'roll already resolved': ['roll.resolves', 'roll.final-reroll'],
	'roll of a waiting effect': ['roll.defines-effect'],
	'final roll changed': ['roll.final-reroll', 'roll.final-updates'],
	'damage of a final roll': ['roll.final-updates'],
	// Attacking
	'attack forced next': ['attack.forced-next'],
	// Glossary
	'attack forced this turn': ['attack.forced-this-turn'],
	// Refilling
	'played for a refill': ['refill.non-monster'],
	// Examples
	'procedure not cancelled': ['refill.not-cancelled'],
	'penalty not cancelled': ['penalty.not-cancelled'],
	// Card rulings
	'multiplied but once': ['multiply.different'],
	// Blank card
	'numbers doubled': ['blank-card.doubles'],
	'doubled once': ['blank-card.not-twice'],
	'nothing to double': ['blank-card.nothing-to-count'],
	'roll doubled': ['blank-card.rolls'],
	'look doubled': ['blank-card.looked-at'],
	'every deck doubled': ['blank-card.each-deck'],
	'reckoned number doubled': ['blank-card.reckoned'],
	'times doubled': ['blank-card.times'],
	'single things doubled': ['blank-card.single-things'],
	// Variants
	'trade of goods': ['barter.goods'],
	'goods traded': ['barter.goods', 'barter.goods-at-once'],
	'time for goods': ['barter.goods-when'],
	'trade of a soul': ['barter.no-souls'],
	'deck of starting items': ['soul-purchase.deck'],
	'soul bought with': ['soul-purchase.action'],
	'no starting item left': ['soul-purchase.none-left'],
	'slot machine dealt': ['casino.slot-machine'],
	'characters selected': ['characters.selected'],
	'rewards for everyone': ['rewards.everyone'],
	'super shop grows': ['super-shop.souls'],
	'minions first': ['minions.first']
} as const satisfies Readonly<Record<string, Rules<OwnRuleId | keyof typeof SHARED_RULES>>>;

/** The points that only the online rulebook speaks of. */
export const TOLD_BY_2024 = {
	// Abilities
	'nothing left to choose': ['ability.later-choice'],
	'rest of a fizzle': ['ability.later-choice', 'ability.later-choice-ends'],
	'familiar attacked': ['familiar.attackable'],
	'teamed up': ['team-up.lasts'],
	'the team rolls': ['team-up.rolls'],
	// Specific mechanics
	'HP counter': ['counter.hp'],
	'attack counter': ['counter.attack'],
	'eternal counter': ['counter.eternal'],
	'not healed under a death': ['heal.not-under-death']
} as const satisfies Readonly<Record<string, Rules<NewRuleId>>>;
