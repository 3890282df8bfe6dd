import type { Position } from '../model/position.ts';
import type { Ref } from '../model/words.ts';
import { canBeAttacked } from './stats.ts';
import { canDraw } from './zones.ts';

/** What the attacker may choose: monsters in slots, and the top card of the monster deck (8). */
export function attackTargets(position: Position): readonly Ref[] {
	const monsters = position.slots.monster.flatMap(({ top }) =>
		top && canBeAttacked(position, top.id) ? [{ object: top.id }] : []
	);
	return canDraw(position, 'monster') ? [...monsters, { deck: 'monster' }] : monsters;
}

/** What may be purchased: shop items, and the top card of the treasure deck (9). */
export function purchaseTargets(position: Position): readonly Ref[] {
	const items = position.slots.shop.flatMap(({ top }) => (top ? [{ object: top.id }] : []));
	return canDraw(position, 'treasure') ? [...items, { deck: 'treasure' }] : items;
}
