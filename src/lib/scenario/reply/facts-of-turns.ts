/** Whose turn it is, and what may still be done in it. */
import { attacksLeft, lootPlaysLeft } from '../../mechanics/attack-targets.ts';
import { canPurchase, purchasesLeft } from '../../mechanics/purchase-targets.ts';
import type { Seat } from '../../model/words.ts';
import type { Unable } from '../../wording/reply.ts';
import type { CameOf, Fact } from './asked.ts';
import { once, settled } from './fact.ts';

/** The turn is over; null where its end was declared, since what comes of that is not gone into. */
export const turnOver: Fact = once(({ happened }) => {
	if (happened.some(({ did }) => did === 'turn ends' || did === 'turn passed')) return true;
	const isDeclared = happened.some((what) => what.did === 'declared' && what.what === 'end turn');
	return isDeclared ? null : false;
});

/** The turn of somebody is over; null where it is somebody else's. */
export const turnOverOf = (seat: Seat): Fact => ({
	holds: (of) => (of.end.turn.active === seat ? turnOver.holds(of) : null),
	stays: turnOver.stays
});
/** It is their turn still; null where its end was declared. */
export const isTurnOf = (seat: Seat): Fact => ({
	holds: (of) => {
		const next = whoseTurn(of);
		return next === null ? null : next === seat;
	},
	stays: [true, false],
	seen: true
});

/** Whose turn it is once all has resolved: that of the next player where it ends; null where that is not plain. */
export function whoseTurn(of: CameOf): Seat | null {
	const { end } = of;
	const { active } = end.turn;
	const isOver = turnOver.holds(of);
	if (isOver === null || end.winners) return null;
	if (!isOver) return active;
	const isPlain = (end.extraTurns ?? []).length === 0 && !end.turn.extra;
	const next = (active + 1) % end.players.length;
	return isPlain && (end.players[next]?.skips ?? 0) === 0 ? next : null;
}

/** What somebody may do of their own turn. */
export type OwnAct = 'attack' | 'purchase' | 'play loot' | 'anything';

/** Whether somebody may do something of their turn after all that, or why not; null while an attack goes on. */
function ownActOf(of: CameOf, seat: Seat, act: OwnAct): 'may' | 'cannot' | Unable | null {
	const { end, outcome } = of;
	const isOver = turnOver.holds(of);
	const player = end.players[seat];
	if (!player || isOver === null) return null;
	// What comes of it says why.
	if (end.winners || player.dead) return 'cannot';
	if (isOver && end.turn.active === seat) return 'turn over';
	const isTheirs = end.turn.active === seat && !isOver;
	if (!isTheirs) return act === 'attack' || act === 'purchase' ? 'not their turn' : null;
	const last = outcome.attacks.at(-1);
	if (last?.ended === null) return act === 'attack' && last.target === null ? 'may' : null;
	switch (act) {
		case 'attack':
			return attacksLeft(end, seat) > 0 ? 'may' : 'no attack';
		case 'purchase':
			if (purchasesLeft(end, seat) === 0) return 'no purchase';
			return canPurchase(end, seat) ? 'may' : 'too few ¢';
		case 'play loot':
			if (lootPlaysLeft(end, seat) > 0) return player.hand.length > 0 ? 'may' : 'no loot card';
			// The character may still give one.
			return player.character.charged ? null : 'no loot play';
		case 'anything':
			return 'may';
	}
}

/** Somebody has a loot play left after all that. */
export const hasLootPlay = (seat: Seat): Fact => settled(({ end }) => lootPlaysLeft(end, seat) > 0);

/** Somebody may do something of their turn after all that. */
export const mayStill = (seat: Seat, act: OwnAct): Fact => ({
	...settled((of) => {
		const may = ownActOf(of, seat, act);
		return may === null ? null : may === 'may';
	}),
	why: (of) => {
		const may = ownActOf(of, seat, act);
		return may === null || may === 'may' || may === 'cannot' ? null : { unable: may, seat };
	},
	seen: true
});
