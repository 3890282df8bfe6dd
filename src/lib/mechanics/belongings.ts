import { hasKeyword } from '../cards/library.ts';
import { locate, playerAt, withObject, withPlayer } from '../model/objects.ts';
import type { Cell } from '../model/position.ts';
import type { CardKey, ObjectId, Seat } from '../model/words.ts';
import { set, tell, type Run } from './run.ts';
import { draw, give, newObject, putIntoDiscard, retire, takeFromPlay } from './zones.ts';

/** Gains ¢ from the pool, as many as it holds (6.16). */
export function gainCents(run: Run, player: Seat, asked: number): void {
	const amount = Math.min(asked, run.position.pool);
	run.position = withPlayer(run.position, player, {
		cents: playerAt(run.position, player).cents + amount
	});
	set(run, { pool: run.position.pool - amount });
	tell(
		run,
		{ did: 'gained ¢', player, amount, asked },
		...(amount < asked ? (['gain.cents', 'gain.pool-empty'] as const) : (['gain.cents'] as const))
	);
}

/** Moves ¢ from a player to the pool, as many as they have; gives the number. */
export function dropCents(run: Run, player: Seat, asked: number): number {
	const { cents } = playerAt(run.position, player);
	const amount = Math.min(asked, cents);
	run.position = withPlayer(run.position, player, { cents: cents - amount });
	set(run, { pool: run.position.pool + amount });
	return amount;
}

/** Loses ¢ (6.21). */
export function loseCents(run: Run, player: Seat, asked: number): void {
	const amount = dropCents(run, player, asked);
	tell(run, { did: 'lost ¢', player, amount, asked }, 'lose.cents');
}

/** Loots: cards from the top of the loot deck to the hand (6.20). */
export function lootCards(run: Run, player: Seat, asked: number): void {
	const drawn: Cell[] = [];
	while (drawn.length < asked) {
		const cell = draw(run, 'loot');
		if (!cell) break;
		drawn.push(cell);
	}
	run.position = withPlayer(run.position, player, {
		hand: [...playerAt(run.position, player).hand, ...drawn]
	});
	tell(
		run,
		{ did: 'looted', player, count: drawn.length, asked },
		...(drawn.length < asked
			? (['loot.draw', 'zone.nothing-to-draw'] as const)
			: (['loot.draw'] as const))
	);
}

/** Takes one card out of a hand: a named one if it is there, else one nobody has named. */
export function takeFromHand(run: Run, player: Seat, card: CardKey | null): boolean {
	const { hand } = playerAt(run.position, player);
	let at = hand.findIndex((cell) => cell.card === card);
	if (at < 0) at = hand.findIndex((cell) => cell.card === null);
	if (at < 0) return false;
	run.position = withPlayer(run.position, player, { hand: hand.filter((_, i) => i !== at) });
	return true;
}

/** Discards a loot card from a hand (6.11). */
export function discardCard(
	run: Run,
	player: Seat,
	card: CardKey | null,
	because: 'penalty' | 'hand size' | 'effect'
): void {
	if (!takeFromHand(run, player, card)) return;
	putIntoDiscard(run, card, 'loot');
	tell(
		run,
		{ did: 'discarded', player, card, because },
		because === 'hand size'
			? 'turn.hand-size'
			: because === 'penalty'
				? 'death.player.penalty'
				: 'discard.choice'
	);
}

/** Gains the top card of the treasure deck, whose name is known by now (6.16). */
export function gainTreasureCard(run: Run, player: Seat, card: CardKey): void {
	draw(run, 'treasure');
	const object = newObject(run, card, 'item');
	give(run, player, 'items', object);
	tell(
		run,
		{ did: 'gained treasure', player, source: { object: object.id, card } },
		'gain.treasure'
	);
}

/** Recharges an object (6.26); a charged one stays as it is. */
export function rechargeIt(run: Run, id: ObjectId): void {
	const found = locate(run.position, id);
	if (!found || found.object.charged) return;
	run.position = withObject(run.position, id, { charged: true });
	tell(
		run,
		{ did: 'recharged', source: { object: id, card: found.object.card } },
		'recharge.turned'
	);
}

/** Destroys an object without an HP stat: it goes to discard, unless it is eternal (6.10). */
export function destroyIt(run: Run, id: ObjectId): boolean {
	const found = locate(run.position, id);
	if (!found) return false;
	const of = { object: id, card: found.object.card };
	if (hasKeyword(found.object.card, 'eternal')) {
		tell(run, { did: 'not destroyed', of }, 'destroy.eternal');
		return false;
	}
	takeFromPlay(run, id);
	retire(run, found.object.card);
	tell(run, { did: 'destroyed', of }, 'destroy.kill');
	return true;
}
