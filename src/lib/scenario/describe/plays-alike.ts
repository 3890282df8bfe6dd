import { unaskedMemory } from '../../mechanics/turn-memory.ts';
import type { GameObject } from '../../model/board.ts';
import type { Frame } from '../../model/frame.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack-item.ts';

/** Whether two positions play alike, whatever their things are numbered and however they came about. */
export const playAlike = (one: Position, other: Position): boolean =>
	JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** Words whose number is the identity of an object or of a thing on the stack. */
const IDENTITIES: ReadonlySet<string> = new Set([
	'id',
	'object',
	'item',
	'source',
	'target',
	'trigger',
	'defines',
	'roundRooms'
]);

/** How something came about: whose blow or roll it was, and what has been counted on the way. */
const PAST: ReadonlySet<string> = new Set([
	'seen',
	'blows',
	'attacked',
	'lastTurn',
	'tally',
	'by',
	'attacker',
	'dealer',
	'roll',
	'cleanupStart',
	'rounds'
]);

/** Lists that may be empty or not there. */
const EMPTY: ReadonlySet<string> = new Set([
	'under',
	'bonusSouls',
	'extraTurns',
	'grants',
	'obligations'
]);

/**
 * A position with identities counted in the order they are met, and without what the game never looks at
 * again: two that play alike are equal.
 */
export function canonical(position: Position): unknown {
	const { nextId: _, turn, players, slots, ...rest } = position;
	const isEnding = position.frames[0]?.state === 'end declared';
	const unasked: ReadonlySet<string> = unaskedMemory(position);
	const remembered = Object.entries(turn).filter(([word]) => !unasked.has(word));
	const walk = walker(position);
	return [
		walk(players, 'players'),
		walk(slots, 'slots'),
		walk(
			{
				...rest,
				stack: position.stack.map(bareItem),
				turn: { ...Object.fromEntries(remembered), ...(isEnding ? { declared: null } : {}) },
				frames: position.frames.map((frame, at) => bareFrame(position, frame, at))
			},
			''
		)
	];
}

/** A frame without what nobody asks it any more. */
function bareFrame(position: Position, frame: Frame, at: number): object {
	if (frame.chart === 'monsterDeath') return withBareMonster(frame);
	if (frame.chart !== 'priority') return frame;
	const { holder, passes, from: _, stackFloor, action, ...window } = frame;
	const { turn, players, stack, frames } = position;
	// The window of a turn that is about to end closes, whichever it was.
	const isOver = turn.ending || players[turn.active]?.dead === true;
	return {
		...window,
		above: stack.filter(({ id }) => id >= stackFloor).length,
		...(isOver ? {} : { action }),
		...(at === frames.length - 1 ? { holder, passes } : {})
	};
}

const bareItem = (item: StackItem): object =>
	item.kind === 'procedure' && 'monster' in item.frame
		? { ...item, frame: withBareMonster(item.frame) }
		: item;

/** What dies is told by its card: what lay on it is gone. */
const withBareMonster = (frame: { readonly monster: Pick<GameObject, 'id' | 'card'> }): object => ({
	...frame,
	monster: { id: frame.monster.id, card: frame.monster.card }
});

/** Goes through a part of a position, given with the word that it stands under. */
function walker(position: Position): (value: unknown, word: string) => unknown {
	const onStack: ReadonlySet<unknown> = new Set(position.stack.map(({ id }) => id));
	const inPlay = objectsWithin([position.players, position.slots, position.frames]);
	const numbers = new Map<number, number>();
	const numberOf = (id: number, word: string): number | 'gone' => {
		if (!inPlay.has(id) && !onStack.has(id) && word !== 'id') return 'gone';
		const known = numbers.get(id) ?? numbers.size;
		numbers.set(id, known);
		return known;
	};
	const isKept = (of: object, under: string, word: string, value: unknown): boolean => {
		if (EMPTY.has(word) && Array.isArray(value) && value.length === 0) return false;
		// How much it was that emptied the hearts of the dead is never looked at again (11.2).
		if (word === 'damage' && 'dead' in of && of.dead === true) return false;
		if (PAST.has(word) || (under === 'event' && word === 'to')) return false;
		if (under === 'event' && word === 'item') return onStack.has(value);
		if (under === 'event' && word === 'object') return inPlay.has(value);
		return !(under === 'effects' && (word === 'source' || word === 'from'));
	};
	const walk = (value: unknown, word: string): unknown => {
		if (typeof value === 'number' && IDENTITIES.has(word)) return numberOf(value, word);
		if (Array.isArray(value)) return value.map((one) => walk(one, word));
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(
			Object.entries(value)
				.filter(([inner, part]) => isKept(value, word, inner, part))
				.sort(([a], [b]) => (a < b ? -1 : 1))
				.map(([inner, part]) => [inner, walk(part, inner)])
		);
	};
	return walk;
}

/** The numbers of the objects that lie in a part of a position. */
function objectsWithin(part: unknown): ReadonlySet<unknown> {
	const found = new Set<unknown>();
	const gather = (value: unknown): void => {
		if (typeof value !== 'object' || value === null) return;
		if ('id' in value && 'charged' in value) found.add(value.id);
		for (const inner of Object.values(value)) gather(inner);
	};
	gather(part);
	return found;
}
