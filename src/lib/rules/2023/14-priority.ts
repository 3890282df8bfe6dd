import { guidance, settled } from '../rule.ts';

/** Chapter 14. */
export const PRIORITY = {
	'priority.needed': settled(
		'14',
		'Only with priority',
		'Only the player who has priority can act.'
	),
	'priority.respond': settled(
		'14',
		'Responding',
		"On another player's turn, too, whoever has priority may activate abilities and play loot cards."
	),
	'priority.active-first': settled(
		'14',
		'Who gets priority first',
		'When priority passes, the active player gets it first, then the others in turn order.'
	),
	'priority.from-actor': settled(
		'14',
		'Priority after an action',
		'After a player puts something on the stack, a roll included, priority starts from that player, who may do more before passing.'
	),
	'priority.passes': settled(
		'14',
		'When all pass',
		'When all players pass in a row, the top of the stack resolves; on an empty stack the game moves on.'
	),
	'priority.nobody': settled(
		'14',
		'When nobody has priority',
		'Nobody has priority while something resolves or the game takes its steps, as before the recharge step and after step 1 of the end phase. Nothing can be played or activated then.'
	),
	'priority.loosely': guidance(
		'14',
		'Priority at the table',
		'Most of the time nobody needs to keep track of priority; it matters when several players want to respond to one thing.'
	)
} as const;
