/** What abilities do: ¢, loot cards, treasure, damage, dice, the stack (chapter 6). */
import type {
	Amount,
	AttackWord,
	Effect,
	Filter,
	Outcome,
	ObjectWord,
	PlayerWord,
	Several,
	Stat,
	TargetSpec,
	Until
} from '../grammar.ts';
import { targeted } from './abilities.ts';
import { DIE_NUMBERS } from '../../model/words.ts';

// ¢ and loot cards
export const gainCents = (amount: Amount, who: PlayerWord = 'you'): Effect => ({
	do: 'gain ¢',
	who,
	amount
});
export const loseCents = (amount: Amount, who: PlayerWord = 'you'): Effect => ({
	do: 'lose ¢',
	who,
	amount
});
export const payCents = (amount: Amount, who: PlayerWord = 'you'): Effect => ({
	do: 'pay ¢',
	who,
	amount
});
export const giveCents = (amount: Amount, from: PlayerWord, to: PlayerWord): Effect => ({
	do: 'give ¢',
	from,
	to,
	amount
});
export const stealCents = (
	amount: Amount | Several,
	from: PlayerWord = targeted(),
	who: PlayerWord = 'you'
): Effect => ({ do: 'steal ¢', who, from, amount });
export const loot = (amount: Amount, who: PlayerWord = 'you'): Effect => ({
	do: 'loot',
	who,
	amount
});
export const discard = (
	amount: Extract<Effect, { do: 'discard' }>['amount'],
	who: PlayerWord = 'you'
): Effect => ({ do: 'discard', who, amount });
export const giveLoot = (
	amount: Amount | 'hand',
	from: PlayerWord,
	to: PlayerWord,
	picks: PlayerWord | 'random' = from
): Effect => ({ do: 'give loot cards', from, to, amount, picks });
/** Every player gives their hand to the player beside them, all at once. */
export const passHands = (to: 'left' | 'right'): Effect => ({ do: 'pass hands', to });
/** Steals loot cards of their choice, or at random (6.16). */
export const stealLoot = (
	amount: Amount,
	from: PlayerWord = targeted(),
	picks: PlayerWord | 'random' = 'you',
	to: PlayerWord = 'you'
): Effect => ({ do: 'give loot cards', from, to, amount, picks });
export const lookAtHand = (of: PlayerWord = targeted(), who: PlayerWord = 'you'): Effect => ({
	do: 'look at hand',
	who,
	of
});

// Treasure
export const gainTreasure = (amount: Amount, who: PlayerWord = 'you'): Effect => ({
	do: 'gain treasure',
	who,
	amount
});

// Damage and HP
export const dealDamage = (amount: Amount, to: ObjectWord = targeted(), by?: ObjectWord): Effect => ({
	do: 'deal damage',
	to,
	amount,
	...(by === undefined ? {} : { by })
});
export const takeDamage = (amount: Amount, who: ObjectWord = 'you'): Effect => ({
	do: 'take damage',
	who,
	amount
});
export const divideDamage = (
	amount: Amount,
	among: readonly Filter[],
	who: PlayerWord = 'you'
): Effect => ({ do: 'divide damage', who, amount, among });
export const heal = (amount: Amount | null, who: ObjectWord = 'you'): Effect => ({
	do: 'heal',
	who,
	amount
});
export const payHP = (amount: Amount, who: PlayerWord = 'you'): Effect => ({
	do: 'pay HP',
	who,
	amount
});
export const payPenalty = (who: PlayerWord = 'you'): Effect => ({ do: 'pay the penalty', who });
export const kill = (what: ObjectWord = targeted(), by: PlayerWord = 'you'): Effect => ({
	do: 'kill',
	what,
	by
});
export const dies = (what: ObjectWord = 'this'): Effect => ({ do: 'die', what });
export const preventDeath: Effect = { do: 'prevent death' };
export const preventDeathAndHeal = (heal: Amount): Effect => ({ do: 'prevent death', heal });
/** Of the damage the trigger saw; null is all of it. */
export const preventDamage = (amount: Amount | null = null): Effect => ({
	do: 'prevent damage',
	amount
});
export const preventNextDamage = (amount: Amount, who: ObjectWord = targeted()): Effect => ({
	do: 'prevent next damage',
	who,
	amount
});
export const preventNextInstance = (
	who: ObjectWord = targeted(),
	upTo: number | null = null
): Effect => ({ do: 'prevent next instance', who, upTo });

// The stack
export const cancel = (what: ObjectWord = targeted()): Effect => ({ do: 'cancel', what });
export const cancelEverything: Effect = { do: 'cancel everything' };
/** The rewards of a monster are gained by another as well. */
export const gainRewards = (of: ObjectWord, who: PlayerWord = 'you'): Effect => ({
	do: 'gain rewards',
	who,
	of
});
/** The rewards of this, which is dying, are gained twice. */
export const doubleRewards: Effect = { do: 'double rewards' };
export const cancelAttack = (of: PlayerWord | null = null): Effect => ({ do: 'cancel attack', of });
export const copy = (what: ObjectWord): Effect => ({ do: 'copy', what });
/** Doubles what a loot being played does. */
export const double = (what: ObjectWord): Effect => ({ do: 'double', what });
/** Whoever controls it must activate an ability of it that you choose. */
export const makeActivate = (what: ObjectWord = targeted()): Effect => ({
	do: 'make activate',
	what
});
export const copyAbility = (of: ObjectWord = targeted()): Effect => ({ do: 'copy ability', of });

// Dice
/** Rerolls a roll, or an item (6.27). */
export const reroll = (what: ObjectWord = targeted()): Effect => ({ do: 'reroll', what });
/** Rerolls a roll with several dice, and a player whom its roller chooses says which one counts. */
export const rerollWithDice = (dice: number, what: ObjectWord = targeted()): Effect => ({
	do: 'reroll',
	what,
	dice
});
export const changeRoll = (to: readonly number[], what: ObjectWord = targeted()): Effect => ({
	do: 'change roll',
	what,
	to
});
export const addToRoll = (add: readonly number[], what: ObjectWord = targeted()): Effect => ({
	do: 'add to roll',
	what,
	add
});
export const flipRoll = (what: ObjectWord = targeted()): Effect => ({ do: 'flip roll', what });
export const roll = (...outcomes: Outcome[]): Effect => rollBy('you', ...outcomes);
export const rollBy = (who: PlayerWord, ...outcomes: Outcome[]): Effect => ({
	do: 'roll',
	who,
	outcomes
});
/** Everyone that fits rolls, and what comes of it once all of these rolls have resolved. */
export const eachRolls = (who: Filter, effect: Effect, times?: Amount): Effect => ({
	do: 'roll',
	who: { each: who },
	outcomes: [onAnyResult(effect)],
	...(times === undefined ? {} : { times })
});
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
/** A "Roll-" whose result is used as it is. */
export const onAnyResult = (effect: Effect, ...targets: TargetSpec[]): Outcome =>
	on(DIE_NUMBERS, effect, ...targets);

// The turn
export const endTheTurn: Effect = { do: 'end the turn' };
export const gainLootPlays = (
	amount: Amount | 'any number',
	who: PlayerWord = 'you'
): Effect => ({ do: 'gain loot play', who, amount });
export const gainLootPlay: Effect = gainLootPlays(1);
export const mayAttackAgain = (
	target: AttackWord = 'anything',
	who: PlayerWord = 'active player',
	times: Amount | 'any number' = 1
): Effect => ({ do: 'additional attack', who, target, times, must: false });
export const mustAttackAgain = (
	target: AttackWord = 'anything',
	who: PlayerWord = 'active player',
	times: Amount = 1
): Effect => ({ do: 'additional attack', who, target, times, must: true });
export const mustAttack = (
	target: AttackWord,
	who: PlayerWord = 'active player',
	times: Amount = 1
): Effect => ({ do: 'must attack', who, target, times });
/** Must attack it even with no attack left. */
export const mustAttackAnyway = (
	target: AttackWord,
	who: PlayerWord = 'active player',
	times: Amount = 1
): Effect => ({ do: 'must attack', who, target, times, granted: true });
export const teamUp = (who: PlayerWord = targeted()): Effect => ({ do: 'team up', who });
export const redirectAttack = (who: PlayerWord = 'you'): Effect => ({ do: 'redirect attack', who });
export const joinAttack = (who: PlayerWord = targeted()): Effect => ({ do: 'join attack', who });
/** Joins the attack, and gains the rewards too if its target dies. */
export const joinForRewards = (who: PlayerWord = targeted()): Effect => ({
	do: 'join attack',
	who,
	rewards: true
});
/** Exchanges character and starting item for others from outside the game (6.7, 6.8). */
export const replaceCharacter = (who: PlayerWord = 'you'): Effect => ({
	do: 'replace character',
	who
});
export const extraTurn = (who: PlayerWord = 'you'): Effect => ({ do: 'extra turn', who });
export const extraTurns = (times: Amount, who: PlayerWord = 'you'): Effect => ({
	do: 'extra turn',
	who,
	times
});
export const skipNextTurn = (who: PlayerWord = 'you'): Effect => ({ do: 'skip next turn', who });
export const win = (who: PlayerWord = 'you'): Effect => ({ do: 'win', who });

export const gainStat = (
	stat: Stat,
	add: Amount,
	who: ObjectWord = 'you',
	until: Until = 'end of turn'
): Effect => ({ do: 'gain stat', who, stat, add, until });
export const gainTillEndOfTurn = (stat: Stat, add: Amount, who: ObjectWord = 'you'): Effect =>
	gainStat(stat, add, who);
