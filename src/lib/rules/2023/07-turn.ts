import { disputed, settled, silent } from '../rule.ts';

/** Chapter 7. */
export const TURN = {
	'turn.phases': settled(
		'7',
		'The three phases',
		'A turn goes through its start phase, its action phase and its end phase, in this order.'
	),
	'turn.next': settled(
		'7',
		'Whose turn comes next',
		'When a turn has ended it passes to the player on the left, clockwise around the table.'
	),
	'turn.recharge': settled(
		'7.1',
		'The recharge step',
		"Recharge step: the active player's objects recharge."
	),
	'turn.recharge-game': settled(
		'7.1',
		'What the game recharges',
		'The objects that the game controls recharge as well, shop items excepted.'
	),
	'turn.start-triggers': settled(
		'7.1',
		'Start-of-turn abilities',
		'Start-of-turn abilities trigger now; after them priority passes.'
	),
	'turn.loot-step': settled(
		'7.1',
		'The loot step',
		'Loot step: the active player loots 1, then priority passes.'
	),
	'turn.action-phase': settled(
		'7.2',
		'The action phase',
		'The action phase begins and brings the active player one loot play, good for the rest of the turn.'
	),
	'turn.declare': settled(
		'7.2',
		'What can be declared',
		'In the action phase, with priority and an empty stack, the active player may declare an attack, a purchase or the end of the turn.'
	),
	'turn.active-only': settled('7.2', 'Who declares', 'Only the active player declares.'),
	'stack.must-be-empty': settled(
		'7.2',
		'Declaring needs an empty stack',
		'Declaring an attack, a purchase or the end of the turn needs an empty stack.'
	),
	'turn.free': settled(
		'7.2',
		'Nothing has to be declared',
		'The active player need not attack or purchase: the turn may be ended with both still left.'
	),
	'loot.needs-loot-play': settled(
		'7.2',
		'Loot plays',
		'Playing a loot card uses up one loot play.'
	),
	'loot.more-plays': settled(
		'7.2',
		'More loot plays',
		'Abilities can give more loot plays: the ↷ ability of most characters does.'
	),
	'turn.end-declared': settled(
		'7.2',
		'Ending the turn',
		'After the end of the turn is declared and priority has passed, the end phase starts.'
	),
	'turn.end-triggers': settled(
		'7.3',
		'End-of-turn abilities',
		'End phase, step 1: end-of-turn abilities trigger now; after them priority passes.'
	),
	'turn.hand-size': settled(
		'7.3',
		'The hand limit',
		'End phase, step 2: the active player discards down to the maximum hand size, by default 10.'
	),
	'turn.heal': settled(
		'7.3',
		'Everything heals as the turn ends',
		'As the turn ends everything with an HP stat heals to full, the dead included, and abilities and effects till end of turn are over.'
	),
	'turn.made-to-end': settled(
		'7.3',
		'When an effect ends the turn',
		'An effect that ends the turn makes the end phase begin, with all its steps, and leaves the stack as it is.'
	),
	'turn.ends-attack': disputed(
		'7.3',
		'An ended turn cancels the attack',
		'A turn that is made to end cancels the attack under way: its rolls and combat damage leave the stack, and only the rest of it stays.'
	),
	'turn.ends-over-stack': silent(
		'7.3',
		'An ended turn does not wait',
		'The end phase that an effect begins does not wait: the end-of-turn triggers go on top of what is on the stack. Step 2 waits until all of it has resolved.'
	),
	'turn.already-ending': settled(
		'7.3',
		'A turn that is ending already',
		'A turn whose end phase has begun takes no more declarations.'
	),
	'round.length': settled(
		'7.4',
		'What a round is',
		"A round begins with a turn of a player and is over when that player's next turn begins, everybody else having had one in between."
	),
	'round.player': settled(
		'7.4',
		"A player's round",
		"For a player and the player's objects a round is counted from that player's own turns."
	),
	'round.game': settled(
		'7.4',
		"The game's round",
		'For the game and its objects a round is counted from the turns of the player who went first.'
	),
	'turn.extra': settled(
		'7.4',
		'Extra turns and rounds',
		'An extra turn does not count for rounds.'
	),
	'turn.extra-next': silent(
		'7.4',
		'When an extra turn comes',
		'An extra turn comes right after this one, and the newest of several comes first.'
	),
	'round.skipped': settled(
		'7.4',
		'Skipped turns and rounds',
		'A skipped turn makes no round longer or shorter: it counts as if it had been taken.'
	)
} as const;
