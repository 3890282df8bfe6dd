import { same, settled, unsaid } from './rule.ts';

/** "Turn Structure" and "Game Events": rules of this edition alone. */
export const TURN = {
	'loot.on-stack': settled(
		'turn.starting',
		'"Loot 1" uses the stack',
		'Step 3 of the starting phase: "Loot 1" is put on the stack for the active player, who then gets priority.'
	),
	'turn.action-priority': settled(
		'turn.action',
		'Priority in the action phase',
		'As the action phase begins the active player gets priority.'
	),
	'loot.action-phase': settled(
		'turn.action',
		'When the loot play is good',
		'The loot play of the turn is good in the action phase only; a play that a character or another effect gives is not bound to it.'
	),
	'turn.passes': settled(
		'turn',
		'Passing ends phases',
		'A phase or step ends when all players pass in a row on an empty stack, the action phase too.'
	),
	'turn.heal-step': settled(
		'turn.ending',
		'Everybody heals at the end',
		'Step 2 of the ending phase: all players and monsters heal to full.'
	),
	'effect.wears-off': settled(
		'turn.ending',
		'When effects wear off',
		'Once all have healed, effects till end of turn wear off, before anybody discards down.'
	),
	'turn.hand-size-last': settled(
		'turn.ending',
		'Ten cards in hand',
		'Step 3 of the ending phase: an active player with more than 10 loot cards discards down to 10.'
	),
	'steps.wait-for-triggers': settled(
		'game-events',
		'Each step waits for its triggers',
		'Abilities triggered by a step of a game event resolve before its next step.'
	),
	'attack.target-triggers-first': settled(
		'game-events',
		"The revealed card's triggers come first",
		'Abilities that trigger when a monster revealed from the deck is attacked resolve before the first attack roll.'
	)
} as const;

/** What those sections share with the rules of 2023. */
export const TURN_SHARED = {
	'turn.phases': same('turn'),
	'turn.recharge': same('turn.starting'),
	'turn.start-triggers': same('turn.starting'),
	'turn.declare': same(
		'turn.action',
		'In the action phase, with priority and an empty stack, the active player may declare an attack or a purchase.'
	),
	'turn.free': same('turn.action', 'The active player need neither attack nor purchase.'),
	'loot.needs-loot-play': same('turn.action'),
	'turn.end-triggers': same(
		'turn.ending',
		'Step 1 of the ending phase: what triggers at the end of the turn triggers; after it priority passes.'
	),
	'turn.made-to-end': same('turn.ending'),
	'turn.ends-over-stack': same('turn.ending'),
	'turn.already-ending': same('turn.ending'),
	'turn.next': same('turn.ending'),
	'turn.extra': unsaid('turn'),
	'turn.extra-next': unsaid('turn'),
	'effect.until': same('turn.ending')
} as const;
