import { settled } from '../rule.ts';

/** Chapter 14. */
export const PRIORITY = {
	'priority.passes': settled(
		'14',
		'When all players pass in a row, the top of the stack resolves; on an empty stack the game moves on.'
	),
	'priority.active-first': settled(
		'14',
		'When priority passes, the active player gets it first, then the others in turn order.'
	),
	'priority.from-actor': settled(
		'14',
		'After a player puts something on the stack, a roll included, priority starts from that player.'
	),
	'priority.needed': settled('14', 'Only the player who has priority can act.'),
	'priority.nobody': settled(
		'14',
		'While something resolves or the game takes its steps, nobody has priority.'
	)
} as const;
