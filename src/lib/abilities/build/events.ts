/** Events that triggered abilities name, and what would happen and is replaced. */
import type { Condition, Filter, Instead, Replacement, StaticEffect, TriggerEvent, Whose, Would } from '../grammar.ts';

export const rolls = (who: Whose, ...numbers: number[]): TriggerEvent => ({
	on: 'roll',
	who,
	numbers
});
/** An attack roll of an attack on this. */
export const attackRollOnThis = (...numbers: number[]): TriggerEvent => ({
	on: 'roll',
	who: 'a player',
	numbers,
	attack: 'on this'
});
/** Rolls a dice, whatever it shows. */
export const rollsADice = (who: Whose): TriggerEvent => ({ on: 'roll a dice', who });
export const wouldRoll = (who: Whose, ...numbers: number[]): TriggerEvent => ({
	on: 'would roll',
	who,
	numbers
});
export const startOfYourTurn: TriggerEvent = { on: 'turn starts', who: 'you' };
export const gameStarts: TriggerEvent = { on: 'game starts', who: 'you' };
export const endOfYourTurn: TriggerEvent = { on: 'turn ends', who: 'you' };
export const takesDamage = (who: Whose): TriggerEvent => ({ on: 'take damage', who });
/** So many points more in a turn, however many instances they come in. */
export const takesAnother = (points: number, who: Whose): TriggerEvent => ({
	on: 'take damage',
	who,
	another: points
});
export const takesCombatDamage = (who: Whose): TriggerEvent => ({
	on: 'take damage',
	who,
	combat: true
});
export const dealsCombatDamage = (who: Whose, to: Filter | null = null): TriggerEvent => ({
	on: 'deal damage',
	who,
	to,
	combat: true
});
/** This dies, before its rewards are gained (11.1). */
export const thisDies: TriggerEvent = { on: 'die', who: 'this', when: 'on death' };
export const thisDiesAfterRewards: TriggerEvent = { on: 'die', who: 'this', when: 'after rewards' };
export const monsterDies: TriggerEvent = { on: 'die', who: 'a monster', when: 'on death' };
export const youDie: TriggerEvent = { on: 'die', who: 'you', when: 'before penalties' };
export const declaresAttackOnThis: TriggerEvent = {
	on: 'declare attack',
	who: 'a player',
	against: 'this'
};
export const entersPlay: TriggerEvent = { on: 'enter play', who: 'this' };

/** Only the first, second … time each turn. */
export const eachTurn = (event: TriggerEvent, ...nth: number[]): TriggerEvent => ({
	...event,
	limit: { each: 'turn', nth }
});
/** Only the n-th time since the object of the ability entered play. */
export const sinceItEntered = (event: TriggerEvent, ...nth: number[]): TriggerEvent => ({
	...event,
	limit: { each: 'entering', nth }
});
/** Every second time each turn. */
export const everyOther = (event: TriggerEvent): TriggerEvent => ({
	...event,
	limit: { each: 'turn', nth: 'every other' }
});
/** Only while something holds as it happens. */
export const given = (event: TriggerEvent, condition: Condition): TriggerEvent => ({
	...event,
	given: condition
});

/** A static replacement: what would happen, and what happens instead (5.2). */
export const replaces = (event: Replacement['event'], instead: Instead): StaticEffect => ({
	replace: { event, by: instead }
});
/** The same, where of several that say so the last alone holds. */
export const replacesLast = (event: Replacement['event'], instead: Instead): StaticEffect => ({
	replace: { event, by: instead, alike: 'last' }
});
/** "This enters play deactivated": in addition to entering play (5.2). */
export const asThisEnters = (also: Extract<Instead, { also: unknown }>['also']): StaticEffect =>
	replaces({ would: 'enter play', who: 'this' }, { also });

export const would = <W extends Would['would']>(
	what: W,
	who: Whose
): { readonly would: W; readonly who: Whose } => ({ would: what, who });
