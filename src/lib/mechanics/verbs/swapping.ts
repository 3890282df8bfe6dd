import type { Located } from '../../model/in-play.ts';
import { controllerAt } from '../../model/objects.ts';
import { giveToShop, moveObject } from '../belongings.ts';
import { nameOf } from '../named.ts';
import { tell, type Run } from '../run.ts';

/** Two objects change places: each player, or the shop, gives theirs to the other at once (6.16). */
export function swap(run: Run, one: Located, other: Located): boolean {
	const a = controllerAt(one.place);
	const b = controllerAt(other.place);
	if (a === b || a === 'game' || b === 'game') return false;
	if (a === 'shop') return swap(run, other, one);
	if (b === 'shop') {
		if (!('slot' in other.place) || typeof a !== 'number') return false;
		moveObject(run, other, a, 'give');
		giveToShop(run, one, other.place);
	} else {
		moveObject(run, one, b, 'give');
		moveObject(run, other, a, 'give');
	}
	tell(run, { did: 'swapped', objects: [nameOf(one.object), nameOf(other.object)] }, 'swapped');
	return true;
}
