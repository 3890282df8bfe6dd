import type { Variant } from './variant.ts';

const MOST = 'with the most votes or tied for the most';

/** Votes on players and things. */
export const VOTING: readonly Variant[] = [
	['while voting you may vote an additional time', 'you may vote an additional time in each vote'],
	['votes on a item in play .', 'votes on a item -'],
	['votes on a monster or player .', 'votes on a monster or player -'],
	['votes for a player .', 'votes on a player -'],
	['votes for a living player .', 'votes on a living player -'],
	['player tied for the most votes', 'tied player'],
	['destroy the item with the most votes .', 'most votes : destroy it .'],
	...['if there is a tie', 'if there was a tie', 'in case of a tie', 'on a tie', 'if tied'].map(
		(tie): Variant => [`. ${tie}`, '. / tie :']
	),
	['if there is a tie nothing happens', 'tie : nothing happens'],
	...['player', 'living player'].map((who): Variant => [
		`votes for a ${who} . the player with the most votes`,
		`votes on a ${who} - / most votes : that player`
	]),
	...['takes', 'dies'].flatMap((what): [string, string][] => [
		[`each monster or player ${MOST} ${what}`, `most votes tied ones too : that one ${what}`],
		[`each player ${MOST} ${what}`, `most votes tied ones too : that player ${what}`]
	])
];
