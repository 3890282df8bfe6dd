import type { Good } from '../../model/decision.ts';
import { playerAt } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../model/words.ts';
import { cardName, objectName } from '../../wording/index.ts';

/** Something that a player could trade, by name. */
export interface NamedGood {
	readonly good: Good;
	readonly name: string;
}

/** What a player has to trade besides ¢: items, and the cards of the hand, each of several alike. */
export function goodsOf(position: Position, seat: Seat): readonly NamedGood[] {
	const { items, hand } = playerAt(position, seat);
	return [
		...items.map(({ id }): NamedGood => ({ good: { object: id }, name: objectName(position, id) })),
		...hand.map(({ card }): NamedGood => ({
			good: { card },
			name: card === null ? 'A loot card nobody has named' : `${cardName(card)} (hand)`
		}))
	];
}
