/** Words of which one is chosen. Links know them by their places: a new one comes last. */
import type { Remembered } from '../../model/position.ts';

/** Where a turn can be when somebody has to decide. */
export const STEPS = [
	'start of turn',
	'start triggers',
	'loot step',
	'action phase',
	'end declared',
	'end triggers'
] as const;
export type TurnStep = (typeof STEPS)[number];

/** What a turn remembers for cards that ask, beside attack rolls. */
export const HAPPENED = [
	'attacks',
	'loot cards played',
	'shop items purchased',
	'players died',
	'monsters died'
] as const satisfies readonly Remembered[];

/** How far a death that is resolving has come: the points where players get priority. */
export const DYING = ['before rewards', 'after rewards', 'before the penalty', 'cleanup'] as const;

/** Where an object that is given to a player goes. */
export const AMONG = ['items', 'souls', 'curses'] as const;
export type Among = (typeof AMONG)[number];

/** What of the game itself waits on the stack, where an edition has it wait there. */
export const GAME_EVENTS = [
	'attack',
	'purchase',
	'loot step',
	'modifier',
	'reward',
	'monster card',
	'penalty',
	'refill',
	'soul purchase'
] as const;
