import { settled } from '../rule.ts';

/** Chapter 7. */
export const TURN = {
	'turn.next': settled('7', 'The turn passes to the player on the left.'),
	'turn.recharge': settled(
		'7.1',
		"Recharge step: the active player's objects recharge, and the game's, shop items excepted."
	),
	'turn.start-triggers': settled(
		'7.1',
		'Start-of-turn abilities trigger now; after them priority passes.'
	),
	'turn.loot-step': settled('7.1', 'Loot step: the active player loots 1, then priority passes.'),
	'loot.needs-loot-play': settled('7.2', 'Playing a loot card uses up one loot play.'),
	'stack.must-be-empty': settled(
		'7.2',
		'Declaring an attack, a purchase or the end of the turn needs an empty stack.'
	),
	'turn.action-phase': settled(
		'7.2',
		'The action phase begins and brings the active player one loot play, good for the rest of the turn.'
	),
	'turn.declare': settled(
		'7.2',
		'In the action phase, with priority and an empty stack, the active player may declare an attack, a purchase or the end of the turn.'
	),
	'turn.active-only': settled('7.2', 'Only the active player declares.'),
	'turn.end-declared': settled(
		'7.2',
		'After the end of the turn is declared and priority has passed, the end phase starts.'
	),
	'turn.made-to-end': settled(
		'7.3',
		'An effect that ends the turn makes the end phase begin and leaves the stack as it is.'
	),
	'turn.end-triggers': settled(
		'7.3',
		'End phase, step 1: end-of-turn abilities trigger now; after them priority passes.'
	),
	'turn.hand-size': settled(
		'7.3',
		'End phase, step 2: the active player discards down to the maximum hand size of 10.'
	),
	'turn.heal': settled(
		'7.3',
		'As the turn ends everything with an HP stat heals to full, the dead included, and effects till end of turn end.'
	),
	'turn.already-ending': settled(
		'7.3',
		'A turn whose end phase has begun takes no more declarations.'
	),
	'turn.extra': settled('7.4', 'An extra turn comes after this one and does not count for rounds.')
} as const;
