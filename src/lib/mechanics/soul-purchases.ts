import { cardOf } from '../cards/library.ts';
import { STARTING_ITEMS } from '../cards/starting-items.ts';
import { inPlay } from '../model/in-play.ts';
import { playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { CardKey, ObjectId, Seat } from '../model/words.ts';
import { gainObject } from './belongings.ts';
import type { TaskResult } from './task-result.ts';
import { ask, tell, type Run } from './run.ts';
import { newObject } from './zones.ts';

/** What a soul is given up for, besides a starting item. */
export const CENTS_FOR_SOUL = 5;
export const LOOT_FOR_SOUL = 1;

/** Whether a player still has a soul. */
export const hasSoul = (position: Position, player: Seat, soul: ObjectId): boolean =>
	playerAt(position, player).souls.some(({ id }) => id === soul);

/**
 * The starting items that nobody has: those in play and outside the game are none of them, nor are
 * those that belong to the characters at the table.
 */
export function unusedStartingItems(position: Position): readonly CardKey[] {
	const used = new Set<CardKey>(position.outside);
	for (const { object } of inPlay(position)) {
		used.add(object.card);
		if (object.printed !== undefined) used.add(object.printed);
	}
	for (const { character } of position.players) {
		const { startingItem } = cardOf(character.printed ?? character.card);
		if (startingItem !== undefined) used.add(startingItem);
	}
	return Object.keys(STARTING_ITEMS).filter((key) => !used.has(key));
}

/** A player gains the top card of the deck of starting items; which that is must be told. */
export function gainStartingItem(run: Run, player: Seat): TaskResult {
	const left = unusedStartingItems(run.position);
	if (left.length === 0) {
		tell(run, { did: 'no starting item', player }, 'no starting item left');
		return [];
	}
	const answer = ask(run, 0, {
		who: player,
		purpose: { about: 'starting item' },
		domain: { pick: 'one' },
		options: left.map((card, at) => ({ card, at }))
	});
	if (!answer) return null;
	const [picked] = answer;
	const card = picked && 'at' in picked ? picked.card : null;
	if (card !== null) gainObject(run, player, newObject(run, card, 'item'), 'soul bought with');
	return [];
}
