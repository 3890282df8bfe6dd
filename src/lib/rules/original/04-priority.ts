import { same, settled } from './rule.ts';

/** "Priority" and "Responding": rules of this edition alone. */
export const PRIORITY = {
	'priority.kept': settled(
		'priority',
		'You keep priority',
		'After playing an effect or declaring an attack or a purchase, a player keeps priority until passing it on.'
	),
	'priority.game-puts': settled(
		'glossary',
		'When the game acts, the active player comes first',
		'When the game puts something on the stack, the active player gets priority.'
	)
} as const;

/** What those sections share with the rules of 2023. */
export const PRIORITY_SHARED = {
	'priority.needed': same('priority'),
	'priority.nobody': same('priority'),
	'priority.active-first': same('resolving'),
	'priority.respond': same('responding'),
	'priority.passes': same('resolving'),
	'ability.activate': same('responding'),
	'loot.play': same('responding'),
	'stack.must-be-empty': same(
		'responding',
		'An attack or a purchase can be declared on an empty stack only.'
	)
} as const;
