import type { WaitingFrame } from '../../../model/frame.ts';
import type { Position } from '../../../model/position.ts';
import type { ItemId, Ref } from '../../../model/words.ts';
import { sameOption } from '../../../model/words.ts';

/** What a procedure that waits on the stack points at. */
function pointsOf(frame: WaitingFrame): readonly Ref[] {
	switch (frame.chart) {
		case 'attack':
			return frame.target === null || frame.target === 'deck' ? [] : [frame.target];
		case 'purchase':
			return typeof frame.target === 'number' ? [{ object: frame.target }] : [];
		case 'soulPurchase':
			return [{ object: frame.soul }];
		case 'modifier':
			return [{ item: frame.roll }];
		case 'refill':
			return frame.slots;
		case 'lootStep':
		case 'playerDeath':
			return [{ player: frame.player }];
		case 'monsterDeath':
		case 'reward':
			return [];
	}
}

/** What a thing on the stack points at: targets, what a roll is against, who a damage is to. */
export function pointsAt(item: Position['stack'][number]): readonly Ref[] {
	switch (item.kind) {
		case 'loot':
		case 'ability':
			return item.context.targets;
		case 'roll':
			return item.purpose.for === 'attack' ? [item.purpose.target] : [];
		case 'damage':
			return [item.to];
		case 'death':
			return [item.of];
		case 'procedure':
			return pointsOf(item.frame);
	}
}

/** The things on the stack that point at something, by when they resolve, counted from 1. */
export function pointedAtBy(position: Position, ref: Ref): readonly number[] {
	const { stack } = position;
	return stack
		.flatMap((item, i) =>
			pointsAt(item).some((target) => sameOption(target, ref)) ? [stack.length - i] : []
		)
		.reverse();
}

/** The things on the stack that came from a line of an object, by id. */
export const cameFrom = (position: Position, object: number, line: number): readonly ItemId[] =>
	position.stack.flatMap((item) =>
		item.kind === 'ability' && item.context.source === object && item.effect.line === line
			? [item.id]
			: []
	);
