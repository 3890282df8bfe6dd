import { guidance, settled, silent } from '../rule.ts';

/** Chapter 15. */
export const STACK = {
	'stack.waits': settled(
		'15',
		'Everything waits on the stack',
		'A loot, an ability or a roll does nothing yet when it comes about: it waits on the stack.'
	),
	'stack.last-in-first-out': settled(
		'15',
		'Last in, first out',
		'The stack resolves from the top: what was put there last resolves first.'
	),
	'stack.between': settled(
		'15',
		'Responding in between',
		'After each thing that resolves priority passes again, so that more can be put on what is left.'
	),
	'stack.uninterrupted': settled(
		'15',
		'Nothing interrupts what resolves',
		'Nothing can be done while a single thing is resolving.'
	),
	'stack.action-phase-waits': settled(
		'15',
		'Passing does not end the action phase',
		'The action phase does not end by passing: the active player must end the turn, or an effect must.'
	),
	'stack.pile': guidance(
		'15',
		'The stack is a pile',
		'Think of a pile of cards: lay each new thing on top, take the top one off, do what it says, and let everybody lay more.'
	),
	'stack.removed': settled(
		'15',
		'Removed from the stack',
		'Something removed from the stack does not resolve.'
	),
	'stack.loot-removed': settled(
		'15',
		'Where a removed loot goes',
		'A loot that an ability removes from the stack goes to the zone which that ability names.'
	),
	'loop.named': silent(
		'15',
		'What would never end',
		'If something would go on forever and leaves nobody a choice, the players name it and it ends where it stands.'
	)
} as const;
