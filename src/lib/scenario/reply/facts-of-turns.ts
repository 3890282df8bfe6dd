/** Whose turn it is, and what may still be done in it. */
import { effectOf, hasEffect } from '../../abilities/path.ts';
import { cardOf } from '../../cards/library.ts';
import {
	attackIsOwed,
	attacksLeft,
	lootPlaysLeft,
	obligations
} from '../../mechanics/attack-targets.ts';
import { discardsOwed } from '../../mechanics/hand-size.ts';
import { canPurchase, purchasesLeft } from '../../mechanics/purchase-targets.ts';
import type { GameObject } from '../../model/board.ts';
import { locate } from '../../model/objects.ts';
import type { CardKey, Seat } from '../../model/words.ts';
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
export type OwnAct =
	'attack' | 'purchase' | 'this purchase' | 'play loot' | 'play more loot' | 'anything';

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
	if (!isTheirs) {
		if (act === 'play loot' || act === 'play more loot') return lootOf(of, seat, act);
		return act === 'anything' ? null : 'not their turn';
	}
	const last = outcome.attacks.at(-1);
	if (last?.ended === null) return act === 'attack' && last.target === null ? 'may' : null;
	// What was declared comes of itself.
	const isDeclared = of.happened.some(
		({ did }) => did === 'purchased' || did === 'purchase failed'
	);
	if (act === 'this purchase' && isDeclared) return null;
	switch (act) {
		case 'attack':
			return attacksLeft(end, seat) > 0 ? 'may' : 'no attack';
		case 'this purchase':
		case 'purchase':
			if (purchasesLeft(end, seat) === 0) return 'no purchase';
			return canPurchase(end, seat) ? 'may' : 'too few ¢';
		case 'play loot':
		case 'play more loot':
			return lootOf(of, seat, act);
		case 'anything':
			return 'may';
	}
}

/** Whether somebody has a loot play left for a card of theirs, or for a second one. */
function lootOf(
	{ end, happened }: CameOf,
	seat: Seat,
	act: 'play loot' | 'play more loot'
): 'may' | Unable | null {
	const player = end.players[seat];
	if (!player) return null;
	const isFirst = !happened.some((what) => what.did === 'played' && what.player === seat);
	const left = lootPlaysLeft(end, seat) - (act === 'play more loot' && isFirst ? 1 : 0);
	if (left > 0) return player.hand.length > 0 ? 'may' : 'no loot card';
	const gives = givesPlay(player.character);
	if (lootPlaysLeft(end, seat) > 0)
		return gives ? 'one loot play and that of the character' : 'one loot play';
	return gives ? 'no loot play but of the character' : 'no loot play';
}

/** Whether a character can still be tapped for a loot play. */
const givesPlay = ({ card, charged }: GameObject): boolean =>
	charged && cardOf(card).abilities.some((one) => hasEffect(effectOf(one), 'gain loot play'));

/** Whoever's turn it is has no attack left. */
export const turnAttackUsed: Fact = settled(({ end }) => attacksLeft(end, end.turn.active) === 0);
/** The same of somebody; null where it is not their turn. */
export const attackUsed = (seat: Seat): Fact =>
	settled((of) => (of.end.turn.active === seat ? turnAttackUsed.holds(of) : null));

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

/** Somebody must still attack this turn (8): the turn cannot be ended before; null where it is not theirs. */
export const mustAttack = (seat: Seat): Fact => ({
	...settled(({ end }) => (end.turn.active === seat ? attackIsOwed(end) : null)),
	seen: true
});

/** What they must attack is a monster of this card, or any certain one, and nothing else does as well. */
export const mustAttackOne = (seat: Seat, card: CardKey | null): Fact => ({
	...settled(({ end }) => {
		if (end.turn.active !== seat) return null;
		return obligations(end).some(
			({ on }) =>
				typeof on === 'object' &&
				'object' in on &&
				(card === null || locate(end, on.object)?.object.card === card)
		);
	}),
	seen: true
});

/** Somebody has more loot cards than a hand may hold as the turn ends (7.3). */
export const owesDiscards = (seat: Seat): Fact =>
	once(({ end }) => discardsOwed(end)?.player === seat);

/** Somebody skips a turn of theirs that is yet to come. */
export const skipsTurn = (seat: Seat): Fact =>
	once(({ end }) => (end.players[seat]?.skips ?? 0) > 0);
