import {
	purchaseCost,
	purchaseTargets,
	soldFromDiscard
} from '../../mechanics/purchase-targets.ts';
import { canDraw } from '../../mechanics/decks.ts';
import { hasSoul } from '../../mechanics/soul-purchases.ts';
import { locate, playerAt } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { ObjectId } from '../../model/words.ts';
import { ask, frameOf, type Predicate } from './predicate.ts';

/** Whether an object is an item of the shop. */
function isInShop(position: Position, object: ObjectId): boolean {
	const place = locate(position, object)?.place;
	return place !== undefined && 'slot' in place && place.slot === 'shop';
}

/** Purchasing and refilling (9, 10). */
export const PURCHASING_PREDICATES = {
	'what was to be purchased has gone': ask((at) => {
		const { buyer, target } = frameOf(at, 'purchase');
		if (target === 'discard') return soldFromDiscard(at.position, buyer) === null;
		if (target === 'deck') return !canDraw(at.position, 'treasure');
		return target === null || !isInShop(at.position, target);
	}),
	'nothing can be purchased': ask(
		(at) => purchaseTargets(at.position, frameOf(at, 'purchase').buyer).length === 0
	),
	'the deck is purchased from': ask((at) => frameOf(at, 'purchase').target === 'deck'),
	'the buyer can pay': ask((at) => {
		const { buyer, target } = frameOf(at, 'purchase');
		return playerAt(at.position, buyer).cents >= purchaseCost(at.position, buyer, target ?? 'deck');
	}),
	'the soul has gone': ask((at) => {
		const { player, soul } = frameOf(at, 'soulPurchase');
		return !hasSoul(at.position, player, soul);
	}),
	'a slot is left to fill': ask((at) => frameOf(at, 'refill').slots.length > 0)
} as const satisfies Record<string, Predicate>;
