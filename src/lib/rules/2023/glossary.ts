import type { RuleId } from '../index.ts';

/** A word of the game and what it means, in ours. */
export interface Term {
	/** As it is shown, then other forms under which it is found in a text. */
	readonly words: readonly [string, ...string[]];
	readonly text: string;
	/** The rules to go on with. */
	readonly rules: readonly RuleId[];
}

/** The words of the game. An id never changes its meaning; `term.evasion` names it in the map. */
export const GLOSSARY = {
	'active-player': {
		words: ['active player'],
		text: 'The player whose turn it is, on whose side the game acts where nobody else is named.',
		rules: ['turn.active-only']
	},
	'attack-roll': {
		words: ['attack roll', 'attack rolls'],
		text: 'A dice roll that is made as part of an attack.',
		rules: ['attack.roll']
	},
	attacker: {
		words: ['attacker'],
		text: 'The player who declared the attack. Others can be made to roll in it without becoming the attacker.',
		rules: ['attack.target', 'attack.several-rollers']
	},
	'combat-damage': {
		words: ['combat damage'],
		text: 'The damage that a hit or a miss of an attack roll puts on the stack, and no other.',
		rules: ['attack.hit', 'attack.miss']
	},
	evasion: {
		words: ['evasion'],
		text: 'The number that an attack roll must reach to hit.',
		rules: ['attack.hit']
	},
	priority: {
		words: ['priority'],
		text: 'The right to act now. Only one player has it at a time.',
		rules: ['priority.needed', 'priority.active-first']
	},
	stack: {
		words: ['stack'],
		text: 'Where loot, abilities, rolls, damage and deaths wait to resolve, the newest first.',
		rules: ['stack.last-in-first-out']
	}
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof GLOSSARY;

/** Every term, by its word. */
export const TERM_IDS: readonly TermId[] = Object.keys(GLOSSARY).filter(isTermId).sort();

/** Whether a text from outside names a term. */
export function isTermId(text: string): text is TermId {
	return Object.hasOwn(GLOSSARY, text);
}
