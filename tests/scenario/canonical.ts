import type { Position } from '#lib/model/position.ts';

/** Words whose number is the identity of an object or of a thing on the stack. */
const IDENTITIES = new Set([
	'id',
	'object',
	'item',
	'source',
	'target',
	'trigger',
	'defines',
	'roundRooms'
]);

/**
 * A position with identities counted in the order they are met, and without what the game never
 * looks at again, so that two positions that play alike are equal.
 */
/** What the notation does not say: what the turn remembers, and whose blow or roll it was. */
const MEMORY: ReadonlySet<string> = new Set([
	'seen',
	'blows',
	'rollsMade',
	'lastRolls',
	'attacked',
	'attackRollsOfOthers',
	'rolledAgainst',
	'dealtCombatDamage',
	'penaltyItems',
	'lastAgainst',
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

export function canonical(position: Position): unknown {
	const { nextId: _, turn, ...rest } = position;
	// The window of a turn that is about to end closes, whichever it was.
	const isOver = turn.ending || position.players[turn.active]?.dead === true;
	const isEnding = position.frames[0]?.state === 'end declared';
	const there = new Set(position.stack.map(({ id }) => id));
	const inPlay = new Set<number>();
	const gather = (value: unknown): void => {
		if (typeof value !== 'object' || value === null) return;
		if ('id' in value && 'charged' in value && typeof value.id === 'number') inPlay.add(value.id);
		for (const inner of Object.values(value)) gather(inner);
	};
	gather([position.players, position.slots, position.frames]);
	const frames = position.frames.map((frame, index) => {
		const isTop = index === position.frames.length - 1;
		if (frame.chart === 'monsterDeath')
			return { ...frame, monster: { id: frame.monster.id, card: frame.monster.card } };
		if (frame.chart !== 'priority') return frame;
		const { holder, passes, from: _from, stackFloor: mark, action, ...window } = frame;
		const above = position.stack.filter(({ id }) => id >= mark).length;
		return {
			...window,
			above,
			...(isOver ? {} : { action }),
			...(isTop ? { holder, passes } : {})
		};
	});
	const stack = position.stack.map((item) => {
		if (item.kind !== 'procedure' || !('monster' in item.frame)) return item;
		const { frame } = item;
		return {
			...item,
			frame: { ...frame, monster: { id: frame.monster.id, card: frame.monster.card } }
		};
	});
	const numbers = new Map<number, number>();
	const walk = (value: unknown, key: string): unknown => {
		if (typeof value === 'number' && IDENTITIES.has(key)) {
			if (!inPlay.has(value) && !there.has(value) && key !== 'id') return 'gone';
			const known = numbers.get(value);
			if (known !== undefined) return known;
			numbers.set(value, numbers.size);
			return numbers.size - 1;
		}
		if (Array.isArray(value)) return value.map((one) => walk(one, key));
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(
			Object.entries(value)
				.filter(([word, inner]) => {
					if (EMPTY.has(word) && Array.isArray(inner) && inner.length === 0) return false;
					// How much it was that emptied the hearts of the dead is never looked at again (11.2).
					if (word === 'damage' && 'dead' in value && value.dead === true) return false;
					if (MEMORY.has(word) || (key === 'event' && word === 'to')) return false;
					if (key === 'event' && word === 'item') return there.has(Number(inner));
					if (key === 'event' && word === 'object') return inPlay.has(Number(inner));
					return !(key === 'effects' && (word === 'source' || word === 'from'));
				})
				.sort(([a], [b]) => (a < b ? -1 : 1))
				.map(([word, inner]) => [word, walk(inner, word)])
		);
	};
	const { players, slots, ...others } = rest;
	return [
		walk(players, 'players'),
		walk(slots, 'slots'),
		walk(
			{
				...others,
				stack,
				turn: isEnding ? { ...turn, declared: null } : turn,
				frames
			},
			''
		)
	];
}
