import { hasKeyword } from '../cards/library.ts';
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

/** Monsters at 0 HP whose death is to be put on the stack (11), by slot. */
export function dueMonsterDeaths(position: Position): readonly Mortal[] {
	return position.slots.monster.flatMap(({ top }) => {
		if (top?.kind !== 'monster') return [];
		const of = { object: top.id };
		return hp(position, of) === 0 && !hasKeyword(top.card, 'eternal') && !isPending(position, of)
			? [of]
			: [];
	});
}

/** Players at 0 HP who have not died this turn and whose death is to be put on the stack (11, 11.2), by seat. */
export function duePlayerDeaths(position: Position): readonly Mortal[] {
	return position.players.flatMap(({ dead }, player) =>
		!dead && hp(position, { player }) === 0 && !isPending(position, { player }) ? [{ player }] : []
	);
}

/** Every death that is due. */
export const dueDeaths = (position: Position): readonly Mortal[] => [
	...dueMonsterDeaths(position),
	...duePlayerDeaths(position)
];
