import { settled } from '../rule.ts';

/** Chapter 16. */
export const WINNING = {
	'win.souls': settled(
		'16',
		'Winning with four souls',
		'By default a player who controls a soul value of 4 wins, without the stack; it is checked between resolutions.'
	),
	'win.changed': settled(
		'16',
		'More or fewer souls to win',
		'Effects change the soul value that is needed to win.'
	),
	'win.ability': settled(
		'16',
		'Winning by an ability',
		'If an ability makes a player win, they win once it has resolved.'
	),
	'win.others-lose': settled(
		'16',
		'The others lose',
		'When one player wins, every other player loses.'
	),
	'win.tie': settled('16', 'Winning together is a tie', 'Players who win at the same time tie.'),
	'game.over': settled('16', 'The end of the game', 'A win or a tie ends the game.')
} as const;
