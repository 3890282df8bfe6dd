import { playerAt, withPlayer } from '../model/objects.ts';
import type { Cell } from '../model/board.ts';
import type { Position } from '../model/position.ts';
import type { DiscardReason } from '../model/task.ts';
import type { CardKey, Seat } from '../model/words.ts';
import { draw, putIntoDiscard } from './decks.ts';
import { follow, set, tell, type Run } from './run.ts';
import { queueTriggers } from './triggers.ts';

/** Loots: cards from the top of the loot deck to the hand (6.20). */
export function lootCards(
	run: Run,
	player: Seat,
	asked: number,
	from: 'loot deck' | 'loot discard' = 'loot deck'
): void {
	const { decks, discards } = run.position;
	const there = discards.loot.length + (from === 'loot deck' ? decks.loot.length : 0);
	const none = there > 0 && there < asked && follow(run, 'short-deck') === 'nothing';
	const drawn: Cell[] = [];
	while (!none && drawn.length < asked) {
		const cell = from === 'loot deck' ? draw(run, 'loot') : drawFromDiscard(run);
		if (!cell) break;
		drawn.push(cell);
	}
	run.position = withPlayer(run.position, player, {
		hand: [...playerAt(run.position, player).hand, ...drawn]
	});
	tell(
		run,
		{ did: 'looted', player, count: drawn.length, asked, from, ...(none ? { tooFew: there } : {}) },
		drawn.length < asked ? 'loot drawn, as far as there is' : 'loot drawn'
	);
}

/** Takes the top card of the loot discard. */
function drawFromDiscard(run: Run): Cell | null {
	const [top, ...loot] = run.position.discards.loot;
	if (!top) return null;
	set(run, { discards: { ...run.position.discards, loot } });
	return top;
}

/** Takes one card out of a hand: a named one if it is there, else one nobody has named. */
export function takeFromHand(run: Run, player: Seat, card: CardKey | null): boolean {
	const left = withoutInHand(run.position, player, card);
	if (!left) return false;
	run.position = left;
	return true;
}

/** A position without one card of a hand; null where it cannot be there. */
export function withoutInHand(
	position: Position,
	player: Seat,
	card: CardKey | null
): Position | null {
	const { hand } = playerAt(position, player);
	let at = hand.findIndex((cell) => cell.card === card);
	if (at < 0) at = hand.findIndex((cell) => cell.card === null);
	if (at < 0) return null;
	return withPlayer(position, player, { hand: hand.filter((_, i) => i !== at) });
}

/** Why a card is discarded that its player chooses. */
const CHOSEN = {
	'hand size': 'hand size',
	penalty: 'penalty paid',
	cost: 'cost paid',
	effect: 'discard chosen'
} as const satisfies Record<DiscardReason, string>;

/** Discards a loot card from a hand (6.11). */
export function discardCard(
	run: Run,
	player: Seat,
	card: CardKey | null,
	because: DiscardReason,
	isRandom = false
): void {
	if (!takeFromHand(run, player, card)) return;
	putIntoDiscard(run, card, 'loot');
	const what = { did: 'discarded', player, card, because } as const;
	if (isRandom) tell(run, what, 'discarded');
	else tell(run, what, CHOSEN[because], 'discarded');
	queueTriggers(run, { on: 'discard', of: { player }, data: { player } });
}
