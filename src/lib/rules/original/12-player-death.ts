import { same, settled, unsaid } from './rule.ts';

/** "Player Death": rules of this edition alone. */
export const PLAYER_DEATH = {
	'curse.before-penalty': settled(
		'player-death',
		'Curses go before the penalty',
		'Step 2: when the death has resolved, the curses of the dead player go to discard first of all.'
	),
	'penalty.on-stack': settled(
		'player-death',
		'The penalty uses the stack',
		'Step 2 goes on: the death penalty is put on the stack, and the active player gets priority.'
	),
	'penalty.triggers': settled(
		'player-death',
		'What comes before the penalty',
		'Abilities that trigger when a player dies, or before penalties are paid, go on the stack above the penalty.'
	),
	'penalty.paid': settled(
		'player-death',
		'Paying the death penalty',
		'The penalty: discard a loot card, lose 1¢, destroy a non-eternal item that you control, deactivate your character and all your items.'
	),
	'penalty.ends-turn': settled(
		'player-death',
		'The penalty ends the turn',
		'If the active player pays the penalty, the turn ends with it.'
	),
	'penalty.not-cancelled': settled(
		'examples',
		'The penalty cannot be cancelled',
		'The death penalty cannot be cancelled: it must be paid.'
	),
	'death.restores-health': settled(
		'player-death',
		'A prevented death gives HP back',
		'When a death is prevented or fizzles, HP goes back to what it was before the lethal damage or the kill.'
	),
	'dead.not-chosen': settled(
		'faq.player-death',
		'The dead cannot be chosen for damage',
		'Nobody can choose a dead player to be dealt damage. An effect that chooses nobody still damages them.'
	)
} as const;

/** What that section shares with the rules of 2023. */
export const PLAYER_DEATH_SHARED = {
	'death.once': same('player-death'),
	'death.alive-again': same('faq.player-death'),
	'death.player.nothing-to-pay': same('faq.loot'),
	'death.player.stops': unsaid('player-death'),
	'death.player.no-heal': unsaid('player-death'),
	'death.healed': unsaid('player-death'),
	'death.would-die': unsaid('player-death'),
	'death.player.after-penalty': unsaid('player-death'),
	'discard.none': same('faq.loot'),
	'lose.cents': same('faq.loot')
} as const;
