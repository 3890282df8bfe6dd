import { hasKeyword } from '../cards/library.ts';
import { remembering } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Mortal } from '../model/stack.ts';
import { hp, sameMortal } from './stats.ts';

/** Whether a death is on the stack or under way. */
function isPending(position: Position, of: Mortal): boolean {
	return (
		position.stack.some((item) => item.kind === 'death' && sameMortal(item.of, of)) ||
		position.frames.some(
			(frame) =>
				(frame.chart === 'playerDeath' && 'player' in of && frame.player === of.player) ||
				(frame.chart === 'monsterDeath' && 'object' in of && frame.monster.id === of.object)
		)
	);
}

/** Monsters at 0 HP, by slot; eternal ones cannot die (11). */
const monstersAtZero = remembering((position): readonly Mortal[] =>
	position.slots.monster.flatMap(({ top }) =>
		top?.kind === 'monster' &&
		hp(position, { object: top.id }) === 0 &&
		!hasKeyword(top.card, 'eternal')
			? [{ object: top.id }]
			: []
	)
);

/** Players at 0 HP who have not died this turn, by seat (11.2). */
const playersAtZero = remembering((position): readonly Mortal[] =>
	position.players.flatMap(({ dead }, player) =>
		!dead && hp(position, { player }) === 0 ? [{ player }] : []
	)
);

const due = (position: Position, atZero: readonly Mortal[]): readonly Mortal[] =>
	atZero.length === 0 ? atZero : atZero.filter((of) => !isPending(position, of));

/** Monsters whose death is to be put on the stack (11). */
export const dueMonsterDeaths = (position: Position): readonly Mortal[] =>
	due(position, monstersAtZero(position));

/** Players whose death is to be put on the stack (11, 11.2). */
export const duePlayerDeaths = (position: Position): readonly Mortal[] =>
	due(position, playersAtZero(position));

/** Whether a death is due. */
export const deathsAreDue = (position: Position): boolean =>
	dueMonsterDeaths(position).length > 0 || duePlayerDeaths(position).length > 0;
