import { settled } from '../rule.ts';

/** Chapter 16. */
export const WINNING = {
	'win.souls': settled(
		'16',
		'By default a player who controls a soul value of 4 wins, without the stack; it is checked between resolutions.'
	),
	'win.changed': settled('16', 'Effects change the soul value that is needed to win.'),
	'win.ability': settled('16', 'A player whom an ability makes win wins once it has resolved.'),
	'win.others-lose': settled('16', 'When one player wins, every other player loses.'),
	'win.tie': settled('16', 'Players who win at the same time tie.'),
	'game.over': settled('16', 'A win or a tie ends the game.')
} as const;
