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
	},
	// Chapter 6.
	charged: {
		words: ['charged', 'untapped', 'upright'],
		text: 'Said of an object that stands upright, so that its ↷ abilities can be activated.',
		rules: ['recharge.turned', 'ability.needs-charge']
	},
	copy: {
		words: ['copy', 'copies', 'copied'],
		text: 'What is made like another thing: an object in play, a loot on the stack, a loot card, or an ability alone.',
		rules: ['copy.object', 'copy.loot-made', 'copy.card', 'copy.ability']
	},
	damage: {
		words: ['damage'],
		text: 'What takes HP away from an object. It waits on the stack, and is marked on the object as it resolves.',
		rules: ['damage.on-stack', 'damage.marked']
	},
	deactivated: {
		words: ['deactivated', 'tapped', 'turned sideways'],
		text: 'Said of an object that lies on its side, so that its ↷ abilities cannot be activated until it is recharged.',
		rules: ['deactivate.turned', 'recharge.turned']
	},
	fizzle: {
		words: ['fizzle', 'fizzles', 'fizzled'],
		text: 'To be cancelled by the game, because what a loot, an ability or a roll needs is no longer so.',
		rules: ['ability.fizzle', 'attack.cancelled']
	},
	hp: {
		words: ['HP', 'health', 'hearts'],
		text: 'How much damage a player, a monster or another object with this stat can take: its maximum, less what is marked on it.',
		rules: ['damage.marked', 'damage.at-zero', 'heal.amount']
	},
	note: {
		words: ['noted', 'to note'],
		text: 'What a card makes its player keep in mind, such as a number, for the card to look at later.',
		rules: ['note.how', 'note.kept']
	},
	vote: {
		words: ['vote', 'votes', 'voting'],
		text: 'A choice that several players make for one ability, each in turn and each for one option.',
		rules: ['vote.who', 'vote.cast']
	}
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof GLOSSARY;

/** Every term, by its word. */
export const TERM_IDS: readonly TermId[] = Object.keys(GLOSSARY).filter(isTermId).sort();

/** Whether a text from outside names a term. */
export function isTermId(text: string): text is TermId {
	return Object.hasOwn(GLOSSARY, text);
}
