import type { PurchaseTarget } from '../model/frame.ts';
import { locate, playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { CardKey, Ref, Seat } from '../model/words.ts';
import { reaches } from './giving.ts';
import { amountOf, valueOf } from './amounts.ts';
import { barredBy } from './barred.ts';
import { extra } from './attack-targets.ts';
import { canDraw } from './decks.ts';
import { inForce } from './static-effects.ts';

/** How many purchases a player has left this turn, with those that cards add (9). */
export const purchasesLeft = (position: Position, player: Seat): number =>
	playerAt(position, player).purchases + extra(position, player, 'purchases');

/** What a player can purchase (9): shop items, with what is for sale to them as one, and the top card of the treasure deck. */
export function purchaseTargets(position: Position, buyer: Seat): readonly Ref[] {
	const shop = shopItems(position, buyer);
	// With the last purchase, a shop item that must be purchased is all there is to choose.
	if (purchasesLeft(position, buyer) <= 0 && mustPurchase(position, buyer)) {
		const affordable = shop.filter((ref) => canAfford(position, buyer, ref));
		if (affordable.length > 0) return affordable;
	}
	return canDraw(position, 'treasure') ? [...shop, { deck: 'treasure' }] : shop;
}

/** What a player can purchase as an item of the shop. */
const shopItems = (position: Position, buyer: Seat): readonly Ref[] => [
	...position.slots.shop.flatMap(({ top }) => (top ? [{ object: top.id }] : [])),
	...(soldFromDiscard(position, buyer) === null ? [] : [{ discard: 'treasure' } as const])
];

/** The top card of the treasure discard, where it is for sale to a player and anybody knows it. */
export function soldFromDiscard(position: Position, buyer: Seat): CardKey | null {
	const isForSale = inForce(position, 'sells').some(
		({ standing, context, from }) =>
			'sells' in standing && reaches(position, standing.of, from, context, { player: buyer })
	);
	return isForSale ? (position.discards.treasure[0]?.card ?? null) : null;
}

/** What a thing to point at is, of what can be purchased. */
export function purchased(ref: Ref): PurchaseTarget | null {
	if ('object' in ref) return ref.object;
	if ('discard' in ref) return 'discard';
	return 'deck' in ref ? 'deck' : null;
}

/** Whether a player has the ¢ for it. */
const canAfford = (position: Position, buyer: Seat, ref: Ref): boolean =>
	playerAt(position, buyer).cents >= purchaseCost(position, buyer, purchased(ref) ?? 'deck');

/** Whether there is anything that a player has the ¢ for: where nobody has named an item of the shop, one lies there. */
export const canPurchase = (position: Position, buyer: Seat): boolean =>
	purchaseTargets(position, buyer).some((ref) => canAfford(position, buyer, ref)) ||
	(position.slots.shop.every(({ top }) => !top) &&
		playerAt(position, buyer).cents >= costOf(position, buyer, true));

/** Whether something has a player purchase a shop item this turn, and they have not yet. */
const mustPurchase = (position: Position, player: Seat): boolean =>
	(position.turn.history?.['shop items purchased'] ?? 0) === 0 &&
	inForce(position, 'must').some(
		({ standing, context, from }) =>
			'must' in standing &&
			standing.must === 'purchase' &&
			reaches(position, standing.of, from, context, { player })
	);

/** Whether the active player must still purchase a shop item before the turn can end, and can (9). */
export function purchaseIsOwed(position: Position): boolean {
	const { active } = position.turn;
	return (
		mustPurchase(position, active) &&
		barredBy(position, active, 'purchase') === null &&
		purchasesLeft(position, active) > 0 &&
		!playerAt(position, active).dead &&
		shopItems(position, active).some((ref) => canAfford(position, active, ref))
	);
}

/** What a purchase costs, in ¢, by default (9). */
const PURCHASE_COST = 10;

/** How many ¢ a player pays now for an item of the shop, or for the card on top of the treasure deck (9). */
export const purchaseCost = (position: Position, player: Seat, target: PurchaseTarget): number =>
	costOf(
		position,
		player,
		target === 'discard' || (target !== 'deck' && locate(position, target) !== null)
	);

function costOf(position: Position, player: Seat, isShopItem: boolean): number {
	let cost = PURCHASE_COST;
	let added = 0;
	for (const { standing, context, from } of inForce(position, 'cost')) {
		if (!('cost' in standing) || standing.cost === '$ abilities of items') continue;
		if (standing.cost === 'shop items' && !isShopItem) continue;
		if (!reaches(position, standing.of, from, context, { player })) continue;
		if ('set' in standing) cost = amountOf(position, standing.set, context);
		else if (typeof standing.add === 'number') added += standing.add;
		else added += valueOf(position, standing.add, context);
	}
	return Math.max(0, cost + added);
}
