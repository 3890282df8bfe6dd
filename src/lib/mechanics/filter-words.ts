import type { Filter, TargetWord, Test } from '../abilities/grammar.ts';
import type { Position } from '../model/position.ts';
import type { StackItem } from '../model/stack-item.ts';
import type { Deck } from '../model/words.ts';

/** The word of a filter and the tests it makes. */
export const wordOf = (filter: Filter): TargetWord =>
	typeof filter === 'string' ? filter : filter.is;

const NO_TESTS: readonly Test[] = [];

export const testsOf = (filter: Filter): readonly Test[] =>
	typeof filter === 'string' ? NO_TESTS : filter.where;

/** Whether a thing on the stack is what a word names. */
export function itemFits(item: StackItem, word: TargetWord): boolean {
	switch (word) {
		case 'dice roll':
			return item.kind === 'roll';
		case 'loot being played':
		case 'damage':
		case 'death':
			return item.kind === (word === 'loot being played' ? 'loot' : word);
		case 'ability of an item':
			return (
				item.kind === 'ability' &&
				(item.way === 'tap' || item.way === 'paid') &&
				item.context.kind === 'item'
			);
		// What reads a "Roll-" is one, too (4.6).
		case 'triggered ability':
			return item.kind === 'ability' && (item.way === 'trigger' || item.way === 'outcome');
		default:
			return false;
	}
}

export const SLOT_OF = {
	'monster slot': 'monster',
	'shop slot': 'shop',
	'room slot': 'room'
} as const;

export const hasDeck = (position: Position, deck: Deck): boolean =>
	position.decks[deck].length > 0 || position.discards[deck].length > 0;
