import { READINGS, type ReadingId, type ReadingValue } from '../rules/readings.ts';

/** The answers to each open question, as a person gives them. */
const ANSWERS: { readonly [R in ReadingId]: Readonly<Record<ReadingValue<R>, string>> } = {
	'healed-at-zero': { dies: 'no, the death stands', lives: 'yes, it lives' },
	'unpaid-purchase': { spent: 'yes', kept: 'no, another may be made' },
	'lost-target': { spent: 'yes', kept: 'no, another may be made' },
	'would-roll': { 'each-arrival': 'yes, each time', once: 'no, only the first time' },
	'changed-would-roll': { fizzles: 'no, it fizzles', works: 'yes' },
	'player-deaths': {
		'turn-order': 'in turn order',
		'reverse-turn-order': 'against turn order'
	},
	'lost-targets': { 'all-gone': 'no, only when all have gone', 'any-gone': 'yes' },
	'roll-reader': { 'as-trigger': 'like any other trigger', first: 'before all others' },
	'would-roll-sees': { die: 'before', modified: 'after' },
	'deaths-and-triggers': { 'triggers-first': 'the triggers', 'deaths-first': 'the deaths' },
	'would-die': {
		'as-put': 'as the death goes on the stack',
		'as-resolves': 'as the death resolves'
	},
	uncovering: { 'at-once': 'at once', 'after-death': 'once the death is over' },
	'ambush-slot': { 'not-attacked': 'no', any: 'yes' },
	'dead-roll': { counts: 'yes', fizzles: 'no, it fizzles' },
	'second-hit': { roller: 'that of the player who rolls', attacker: 'the attacking player’s' },
	'second-miss': { roller: 'the player who rolls', attacker: 'the attacking player' },
	'evasion-bounds': { bounded: 'no', unbounded: 'yes' },
	'cancelled-attack': { spent: 'yes', kept: 'no, another may be made' },
	'target-triggers': { 'after-roll': 'after it', 'before-roll': 'before it' },
	'reader-controller': {
		ability: 'whoever controls the ability that asked for it',
		roller: 'the player who rolls'
	},
	'forced-attack': { uses: 'it uses one that is there', grants: 'it brings one' },
	'each-named': { 'as-named': 'as they are named', 'as-each': 'as with “each”' },
	'owed-attacks': {
		'attacker-chooses': 'the one that the attacker chooses',
		newest: 'the newest'
	},
	'attacks-before': { count: 'yes', 'do-not-count': 'no' },
	'dead-chosen': { can: 'yes', cannot: 'no' },
	'same-replacement': { each: 'yes, each', once: 'no, one of them' },
	'own-card': { found: 'yes', lost: 'no' },
	'dead-counters': { 'last-known': 'yes, as it died with them', none: 'no, they are gone' },
	'short-pool': { 'what-is-left': 'what is left', all: 'all of it' },
	'from-top': {
		'under-so-many': 'it lies under so many',
		'as-that-card': 'it is that card itself'
	},
	'short-deck': { 'what-is-left': 'what is left', nothing: 'nothing' },
	'asked-again': { again: 'yes', once: 'no' },
	'modifiers-on-roll': {
		stack: 'they go on the stack',
		'as-resolves': 'they count as it resolves'
	},
	'damage-triggers': { 'below-death': 'below the death', 'by-timing': 'as Timing has it' },
	'deaths-together': { 'monster-first': 'the monster’s', 'player-first': 'the player’s' },
	'each-order': {
		'turn-order': 'in turn order, and as they lie',
		'active-player': 'as the active player chooses'
	},
	'several-multipliers': { each: 'yes', once: 'no, only one does' },
	'ended-turn-attack': { leave: 'yes', stay: 'no' },
	'ended-turn-stack': { 'end-phase-first': 'no', 'stack-first': 'yes' },
	'death-triggers': { 'resolve-first': 'yes', 'penalty-first': 'no' },
	'penalty-parts': {
		'in-one-go': 'in one go',
		'part-by-part': 'what one part triggers comes before the next'
	},
	cleanup: { waits: 'yes', 'does-not-wait': 'no' },
	'replacement-order': {
		'active-player': 'the active player',
		'as-triggers': 'as triggered abilities are ordered'
	},
	'late-option': {
		'on-stack': 'as the ability is put on the stack',
		'as-resolves': 'as it resolves'
	},
	'rest-of-a-fizzle': { stops: 'no, it is over', 'goes-on': 'yes' },
	'attacking-player': { 'on-this': 'no, only at attacks on itself', 'on-any': 'yes' }
};

/** An answer to an open question in words; one that the question does not know stays as it is. */
export function readingAnswer(id: ReadingId, value: string): string {
	const answers: Readonly<Record<string, string>> = ANSWERS[id];
	return (Object.hasOwn(answers, value) ? answers[value] : undefined) ?? value;
}

/** An open question with an answer to it, for a person: "Does …? Yes." */
export const answeredQuestion = (id: ReadingId, value: string): string => {
	const answer = readingAnswer(id, value);
	return `${READINGS[id].question} ${answer.charAt(0).toUpperCase()}${answer.slice(1)}.`;
};
