import { settled, silent } from '../rule.ts';

/** Chapter 15. */
export const STACK = {
	'stack.last-in-first-out': settled(
		'15',
		'The stack resolves from the top: what was put there last resolves first.'
	),
	'stack.uninterrupted': settled('15', 'Nothing can be done while a single thing is resolving.'),
	'stack.action-phase-waits': settled(
		'15',
		'The action phase does not end by passing: the active player must end the turn, or an effect must.'
	),
	'loop.named': silent(
		'15',
		'What would go on for ever and leaves nobody a choice is named, and ends as it stands.'
	)
} as const;
