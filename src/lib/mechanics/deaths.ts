import { cardOf } from '../cards/library.ts';
import { gathering, remembering } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Mortal } from '../model/stack.ts';
import { bearsKeyword } from './abilities-on.ts';
import { procedures } from './procedures.ts';
import { hp, sameMortal } from './stats.ts';

/** Whether a death is on the stack or under way. */
function isPending(position: Position, of: Mortal): boolean {
	return (
		position.stack.some((item) => item.kind === 'death' && sameMortal(item.of, of)) ||
		procedures(position).some(
			(frame) =>
				(frame.chart === 'playerDeath' && 'player' in of && frame.player === of.player) ||
				(frame.chart === 'monsterDeath' && 'object' in of && frame.monster.id === of.object)
		)
	);
}

/** The objects that have a stat block where they are. */
const mortal = gathering(({ object }) =>
	cardOf(object.card).hp !== undefined && object.kind !== 'character' && object.kind !== 'soul'
		? [object]
		: []
);

/** Monsters, and other objects with an HP stat, at 0 HP; eternal ones cannot die (11). */
const objectsAtZero = remembering((position): readonly Mortal[] => {
	const atZero: Mortal[] = [];
	for (const object of mortal(position))
		if (hp(position, { object: object.id }) === 0 && !bearsKeyword(position, object, 'eternal'))
			atZero.push({ object: object.id });
	return atZero;
});

/** Players at 0 HP who have not died this turn, by seat (11.2). */
const playersAtZero = remembering((position): readonly Mortal[] =>
	position.players.flatMap(({ dead }, player) =>
		!dead && hp(position, { player }) === 0 ? [{ player }] : []
	)
);

const due = (position: Position, atZero: readonly Mortal[]): readonly Mortal[] =>
	atZero.length === 0 ? atZero : atZero.filter((of) => !isPending(position, of));

/** Monsters and other objects whose death is to be put on the stack (11). */
export const dueMonsterDeaths = (position: Position): readonly Mortal[] =>
	due(position, objectsAtZero(position));

/** Players whose death is to be put on the stack (11, 11.2). */
export const duePlayerDeaths = (position: Position): readonly Mortal[] =>
	due(position, playersAtZero(position));

/** Whether a death is due. */
export const deathsAreDue = (position: Position): boolean =>
	dueMonsterDeaths(position).length > 0 || duePlayerDeaths(position).length > 0;
