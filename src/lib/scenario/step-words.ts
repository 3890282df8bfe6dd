import type { Happening } from '../model/happening.ts';

/** What a step can be, by the word it bears in the trace. */
export type Did = Happening['did'];

const ALL: Readonly<Record<Did, true>> = {
	passed: true,
	played: true,
	activated: true,
	declared: true,
	'entered phase': true,
	triggered: true,
	'did not trigger': true,
	'all passed': true,
	'began to resolve': true,
	fizzled: true,
	cancelled: true,
	chose: true,
	declined: true,
	rolled: true,
	rerolled: true,
	'changed roll': true,
	'standing modifiers': true,
	'roll resolved': true,
	'no line': true,
	'attack target': true,
	hit: true,
	missed: true,
	'attack ended': true,
	'put damage': true,
	'took damage': true,
	'no damage': true,
	'prevented damage': true,
	'will prevent': true,
	'put death': true,
	'no death': true,
	died: true,
	'prevented death': true,
	killed: true,
	destroyed: true,
	'not destroyed': true,
	penalty: true,
	'nothing to pay': true,
	'gained ¢': true,
	'lost ¢': true,
	'paid ¢': true,
	looted: true,
	discarded: true,
	'gained treasure': true,
	'gained soul': true,
	'became item': true,
	'gained loot play': true,
	'gained effect': true,
	recharged: true,
	deactivated: true,
	'recharged all': true,
	'healed all': true,
	'effects ended': true,
	'lost emptied hearts': true,
	revealed: true,
	looked: true,
	reordered: true,
	'put card': true,
	'put into slot': true,
	uncovered: true,
	'put into discard': true,
	'slot stays empty': true,
	reward: true,
	purchased: true,
	'purchase failed': true,
	reshuffled: true,
	'turn ends': true,
	'turn passed': true,
	won: true
};

/** Every word a step can bear. */
export const DIDS: readonly string[] = Object.keys(ALL);

/** Whether a word is one that steps bear. */
export const isDid = (word: string): word is Did => Object.hasOwn(ALL, word);

/** Steps that can be expected by the thing they are about alone, and the word of the step. */
export const ABOUT = {
	fizzled: 'fizzled',
	cancelled: 'cancelled',
	resolved: 'began to resolve',
	triggered: 'triggered',
	'not triggered': 'did not trigger',
	died: 'died'
} as const satisfies Record<string, Did>;

export type ThingAbout = keyof typeof ABOUT;

export const isThingAbout = (word: string): word is ThingAbout => Object.hasOwn(ABOUT, word);
