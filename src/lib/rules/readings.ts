import type { Position } from '../model/position.ts';
import type { RuleId } from './index.ts';

/** A place where the document is open: the default reading first, then its alternatives. */
export interface Reading {
	readonly question: string;
	readonly values: readonly [string, string, ...string[]];
	/** The nearest rule. */
	readonly near: RuleId;
	readonly status: 'silent' | 'disputed';
}

export const READINGS = {
	'healed-at-zero': {
		question: 'Does regaining HP while a death is on the stack save from it?',
		values: ['dies', 'lives'],
		near: 'death.healed',
		status: 'silent'
	},
	'unpaid-purchase': {
		question: 'Does a purchase that could not be paid count as the purchase of the turn?',
		values: ['spent', 'kept'],
		near: 'purchase.spent',
		status: 'silent'
	},
	'lost-target': {
		question: 'Does an attack whose target left play count as the attack of the turn?',
		values: ['spent', 'kept'],
		near: 'attack.target-gone',
		status: 'silent'
	},
	'would-roll': {
		question: 'Does "would roll" look again when the die arrives at a number a second time?',
		values: ['each-arrival', 'once'],
		near: 'roll.would-once',
		status: 'silent'
	},
	'changed-would-roll': {
		question: 'Does a "would roll" ability still work when the die shows another number by now?',
		values: ['fizzles', 'works'],
		near: 'roll.would-changed',
		status: 'silent'
	},
	'player-deaths': {
		question: 'In which order do the deaths of several players at once resolve?',
		values: ['turn-order', 'reverse-turn-order'],
		near: 'death.players-order',
		status: 'silent'
	},
	'lost-targets': {
		question: 'Does an ability fizzle when only some of its targets have gone?',
		values: ['all-gone', 'any-gone'],
		near: 'ability.some-targets',
		status: 'silent'
	},
	'roll-reader': {
		question: 'How does the ability that reads a "Roll-" take its place among other triggers?',
		values: ['as-trigger', 'first'],
		near: 'roll.reader',
		status: 'silent'
	},
	'would-roll-sees': {
		question: 'Does "would roll" look at the number before or after continuous effects change it?',
		values: ['die', 'modified'],
		near: 'roll.would-number',
		status: 'silent'
	},
	'deaths-and-triggers': {
		question: 'What goes on the stack first when triggers and deaths are due at once?',
		values: ['triggers-first', 'deaths-first'],
		near: 'trigger.before-deaths',
		status: 'silent'
	},
	'would-die': {
		question: 'When does "when you would die" trigger?',
		values: ['as-put', 'as-resolves'],
		near: 'death.would-die',
		status: 'silent'
	},
	uncovering: {
		question: 'When does the card under a dying monster enter play?',
		values: ['at-once', 'after-death'],
		near: 'death.monster.uncovers',
		status: 'silent'
	},
	'ambush-slot': {
		question: 'May an ambush cover the monster that is being attacked?',
		values: ['not-attacked', 'any'],
		near: 'ambush.slot',
		status: 'disputed'
	},
	'forced-attack': {
		question: 'Does "must attack" bring an attack of its own, or use one that is there?',
		values: ['uses', 'grants'],
		near: 'attack.forced',
		status: 'silent'
	},
	'attacks-before': {
		question: 'Do attacks made before count where the deck must be attacked so many times?',
		values: ['count', 'do-not-count'],
		near: 'attack.forced-before',
		status: 'silent'
	},
	'dead-chosen': {
		question: 'Can a dead player be chosen by what does not ask for a living one?',
		values: ['can', 'cannot'],
		near: 'death.player.chosen',
		status: 'silent'
	},
	'same-replacement': {
		question: 'Do two replacements that say the same each apply to one event?',
		values: ['each', 'once'],
		near: 'effect.replacement-same',
		status: 'silent'
	},
	'short-pool': {
		question: 'What does a player gain when the pool holds fewer ¢?',
		values: ['what-is-left', 'all'],
		near: 'gain.pool-empty',
		status: 'silent'
	},
	'short-deck': {
		question: 'What does a player loot when deck and discard hold fewer cards?',
		values: ['what-is-left', 'nothing'],
		near: 'zone.nothing-to-draw',
		status: 'silent'
	},
	'asked-again': {
		question: 'Is what a triggered ability asked before its effect asked again as it resolves?',
		values: ['again', 'once'],
		near: 'trigger.asked-again',
		status: 'silent'
	},
	'ended-turn-attack': {
		question: 'Do attack rolls and combat damage leave the stack when the turn is made to end?',
		values: ['leave', 'stay'],
		near: 'turn.ends-attack',
		status: 'disputed'
	},
	'ended-turn-stack': {
		question:
			'Does the rest of the stack resolve before a turn that is made to end goes on to its end phase?',
		values: ['end-phase-first', 'stack-first'],
		near: 'turn.ends-over-stack',
		status: 'silent'
	},
	'death-triggers': {
		question: 'Does what triggers on a player’s death before the penalty also resolve before it?',
		values: ['resolve-first', 'penalty-first'],
		near: 'death.player.triggers-resolve',
		status: 'silent'
	},
	'penalty-parts': {
		question:
			'Is the death penalty paid in one go, or may what one part triggers resolve before the next part?',
		values: ['in-one-go', 'part-by-part'],
		near: 'death.player.penalty-uninterrupted',
		status: 'silent'
	},
	cleanup: {
		question: 'Does the cleanup after a death also wait for deaths that come due while it lasts?',
		values: ['waits', 'does-not-wait'],
		near: 'death.player.cleanup-later',
		status: 'silent'
	},
	'replacement-order': {
		question: 'Who orders the replacements of what happens to no player?',
		values: ['active-player', 'as-triggers'],
		near: 'effect.replacement-nobody',
		status: 'silent'
	}
} as const satisfies Record<string, Reading>;

export type ReadingId = keyof typeof READINGS;
export type ReadingValue<R extends ReadingId> = (typeof READINGS)[R]['values'][number];

/** The value followed in this position: the scenario's own, else the default. */
export function reading(position: Position, id: ReadingId): string {
	return position.readings[id] ?? READINGS[id].values[0];
}

/** Whether this position follows that value of a reading. */
export function follows<R extends ReadingId>(
	position: Position,
	id: R,
	value: ReadingValue<R>
): boolean {
	return reading(position, id) === value;
}
