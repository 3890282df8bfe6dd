/** Whose turn it is, and what may still be done in it. */
import { attacksLeft, lootPlaysLeft } from '../../mechanics/attack-targets.ts';
import { canPurchase, purchasesLeft } from '../../mechanics/purchase-targets.ts';
import type { Seat } from '../../model/words.ts';
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

/** Somebody may do something of their turn after all that; null while an attack goes on. */
export const mayStill = (seat: Seat, act: OwnAct): Fact => ({
	...settled((of) => {
		const { end, outcome } = of;
		const isOver = turnOver.holds(of);
		const player = end.players[seat];
		if (!player || isOver === null) return null;
		if (end.winners || player.dead || (isOver && end.turn.active === seat)) return false;
		const isTheirs = end.turn.active === seat && !isOver;
		if (!isTheirs) return act === 'attack' || act === 'purchase' ? false : null;
		const last = outcome.attacks.at(-1);
		if (last?.ended === null) return act === 'attack' && last.target === null ? true : null;
		switch (act) {
			case 'attack':
				return attacksLeft(end, seat) > 0;
			case 'purchase':
				return purchasesLeft(end, seat) > 0 && canPurchase(end, seat);
			case 'play loot':
				// The character may still give one.
				return lootPlaysLeft(end, seat) > 0
					? player.hand.length > 0
					: player.character.charged
						? null
						: false;
			case 'anything':
				return true;
		}
	}),
	seen: true
});
