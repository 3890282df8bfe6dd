/** The words a card is written with: small functions that give the data of the grammar. */
import type {
	Ability,
	Condition,
	Cost,
	Effect,
	Opening,
	Outcome,
	Patient,
	PlayerWord,
	Standing,
	Stat,
	TargetSpec,
	TargetWord,
	TriggerEvent
} from './grammar.ts';

/** A target: any one of these. */
export const target = (...any: readonly [TargetWord, ...TargetWord[]]): TargetSpec => ({ any });

/** The n-th target of the ability, counted from 0. */
export const targeted = (n = 0): { readonly target: number } => ({ target: n });

// Abilities

/** What a loot does as it resolves (4.5). */
export const lootAbility = (effect: Effect, ...targets: TargetSpec[]): Ability => ({
	way: 'loot',
	targets,
	effect
});
/** A ↷ ability (4.2). */
export const tap = (effect: Effect, ...targets: TargetSpec[]): Ability => ({
	way: 'tap',
	targets,
	effect
});
/** A $ ability with its cost (4.2). */
export const paid = (cost: readonly Cost[], effect: Effect, ...targets: TargetSpec[]): Ability => ({
	way: 'paid',
	cost,
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
/** A static ability (4.3). */
export const always = (standing: Standing): Ability => ({ way: 'static', standing });

// Events

export const rolls = (who: 'you' | 'a player', ...numbers: number[]): TriggerEvent => ({
	on: 'roll',
	who,
	numbers
});
export const wouldRoll = (who: 'you' | 'a player', ...numbers: number[]): TriggerEvent => ({
	on: 'would roll',
	who,
	numbers
});
export const startOfYourTurn: TriggerEvent = { on: 'turn starts', who: 'you' };
export const endOfYourTurn: TriggerEvent = { on: 'turn ends', who: 'you' };

// Effects

export const gainCents = (amount: number, who: PlayerWord = 'you'): Effect => ({
	do: 'gain ¢',
	who,
	amount
});
export const loseCents = (amount: number, who: PlayerWord = 'you'): Effect => ({
	do: 'lose ¢',
	who,
	amount
});
export const loot = (amount: number, who: PlayerWord = 'you'): Effect => ({
	do: 'loot',
	who,
	amount
});
export const discard = (amount: number, who: PlayerWord = 'you'): Effect => ({
	do: 'discard',
	who,
	amount
});
export const gainTreasure = (amount: number, who: PlayerWord = 'you'): Effect => ({
	do: 'gain treasure',
	who,
	amount
});
export const dealDamage = (amount: number, to: Patient = targeted()): Effect => ({
	do: 'deal damage',
	to,
	amount
});
export const takeDamage = (amount: number, who: PlayerWord = 'you'): Effect => ({
	do: 'take damage',
	who,
	amount
});
export const kill = (what: Patient = targeted(), by: PlayerWord = 'you'): Effect => ({
	do: 'kill',
	what,
	by
});
export const dies = (what: Patient = 'this'): Effect => ({ do: 'die', what });
export const cancel = (what: Patient = targeted()): Effect => ({ do: 'cancel', what });
export const cancelEverything: Effect = { do: 'cancel everything' };
export const endTheTurn: Effect = { do: 'end the turn' };
export const preventDeath: Effect = { do: 'prevent death' };
export const preventNextDamage = (amount: number, who: Patient = targeted()): Effect => ({
	do: 'prevent next damage',
	who,
	amount
});
export const preventNextInstance = (
	who: Patient = targeted(),
	upTo: number | null = null
): Effect => ({ do: 'prevent next instance', who, upTo });
export const reroll = (what: Patient = targeted()): Effect => ({ do: 'reroll', what });
export const changeRoll = (to: readonly number[], what: Patient = targeted()): Effect => ({
	do: 'change roll',
	what,
	to
});
export const roll = (...outcomes: Outcome[]): Effect => ({ do: 'roll', who: 'you', outcomes });
/** A line of a "Roll-" table: "1-2: …". */
export const on = (
	numbers: readonly number[],
	effect: Effect,
	...targets: TargetSpec[]
): Outcome => ({
	on: numbers,
	targets,
	effect
});
export const gainLootPlay: Effect = { do: 'gain loot play' };
export const recharge = (what: Patient = 'this'): Effect => ({ do: 'recharge', what });
export const gainTillEndOfTurn = (stat: Stat, add: number, who: Patient = 'you'): Effect => ({
	do: 'gain stat',
	who,
	stat,
	add,
	until: 'end of turn'
});
export const lookAndPutBack = (amount: number, deck: Patient = targeted()): Effect => ({
	do: 'look and put back',
	deck,
	amount
});
export const putTopIntoDiscard = (deck: Patient = targeted()): Effect => ({
	do: 'put top of deck into discard',
	deck
});
export const putTopOfDiscardOnDeck = (discard: Patient = targeted()): Effect => ({
	do: 'put top of discard on deck',
	discard
});
/** Effects one after the other. Not called `then`: a module that exports that cannot be awaited. */
export const inTurn = (...steps: Effect[]): Effect => ({ do: 'then', steps });
export const may = (effect: Effect): Effect => ({ do: 'may', effect });
export const ifSo = (condition: Condition, effect: Effect): Effect => ({
	do: 'if',
	condition,
	effect
});
export const yourTurn: Condition = { is: 'your turn' };
