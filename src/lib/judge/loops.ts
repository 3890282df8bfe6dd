import type { Position } from '../model/position.ts';
import type { StackItem } from '../model/stack-item.ts';
import type { CardKey } from '../model/words.ts';
import { decide, prompt } from './judge.ts';

/** A loop that is longer than so many passes is not looked for. */
const LONGEST = 2_000;

/**
 * The cards that set each other off for ever, if everybody can only pass from here on and the same
 * position comes again and again; null where it ends, or where somebody could do something else.
 * @rule loop.named
 */
export function endless(position: Position): readonly CardKey[] | null {
	let at = position;
	// Brent's way: compare with one earlier position, which is replaced after ever more passes.
	let earlier = likeness(position);
	let cards = new Set<CardKey>();
	let until = 1;
	for (let passes = 1, since = 0; passes <= LONGEST; passes++) {
		if (at.stack.length === 0 || !canOnlyPass(at)) return null;
		const now = prompt(at);
		const passed =
			now.kind === 'priority'
				? decide(at, { do: 'pass', player: now.who })
				: { ok: false as const };
		if (!passed.ok) return null;
		for (const item of passed.position.stack) for (const card of cardsOf(item)) cards.add(card);
		at = passed.position;
		const here = likeness(at);
		if (here === earlier) return [...cards];
		if (++since < until) continue;
		earlier = here;
		cards = new Set();
		until *= 2;
		since = 0;
	}
	return null;
}

const cardsOf = (item: StackItem): readonly CardKey[] => {
	if (item.kind === 'ability') return [item.effect.card];
	return item.kind === 'loot' ? [item.card] : [];
};

/** Whether the player who has priority can do nothing else; a card nobody has named may be playable. */
function canOnlyPass(position: Position): boolean {
	const now = prompt(position);
	if (now.kind !== 'priority') return false;
	const player = position.players[now.who];
	const mayHold =
		player !== undefined && player.lootPlays > 0 && player.hand.some(({ card }) => card === null);
	return !mayHold && now.plays.every(({ decision, refusal }) => decision.do === 'pass' || refusal);
}

/** The words whose number names an object or a thing on the stack. */
const IDENTITIES: ReadonlySet<string> = new Set([
	'id',
	'item',
	'object',
	'source',
	'target',
	'trigger',
	'mark'
]);

/**
 * A text that is the same for positions that play alike: identities are counted in the order they
 * are met, and of how often something has happened only matters whether it was an even number.
 */
function likeness({ nextId: _, turn, ...position }: Position): string {
	const { history: __, rollsMade: ___, seen = {}, ...rest } = turn;
	const parity = Object.entries(seen).map(([key, count]) => [key, count % 2]);
	const met = new Map<number, number>();
	const read = (key: string, value: unknown): unknown => {
		if (typeof value !== 'number' || !IDENTITIES.has(key)) return value;
		const known = met.get(value) ?? met.size;
		met.set(value, known);
		return known;
	};
	return JSON.stringify({ ...position, turn: rest, parity }, read);
}
