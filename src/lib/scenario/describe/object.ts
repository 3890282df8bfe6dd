import { locate, controllerAt } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { Damageable as EngineDamageable } from '../../model/stack.ts';
import type { ObjectId } from '../../model/words.ts';
import { cardOfObject, nameAt, objectsNamed } from '../match.ts';
import type { CardThing, Damageable, GoneThing } from '../words/things.ts';

/** The name of an object: its card, with its player or a number where that is needed to tell it apart. */
export function objectThing(position: Position, id: ObjectId): CardThing | GoneThing {
	const card = cardOfObject(position, id);
	if (card === null) return { is: 'gone' };
	const bare: CardThing = { is: 'card', card };
	const place = locate(position, id)?.place;
	const controller = place ? controllerAt(place) : 'game';
	const owned: CardThing =
		typeof controller === 'number' ? { ...bare, of: nameAt(position, controller) } : bare;
	const dying: CardThing = place ? owned : { ...bare, where: 'dying' };
	const names = [bare, owned, dying].filter((name) => objectsNamed(position, name).includes(id));
	const [first = bare] = names;
	const clear = names.find((name) => objectsNamed(position, name).length === 1);
	if (clear) return clear;
	return { ...first, copy: objectsNamed(position, first).indexOf(id) + 1 };
}

/** The name of a player or object. */
export const damageableThing = (position: Position, of: EngineDamageable): Damageable =>
	'player' in of
		? { is: 'player', name: nameAt(position, of.player) }
		: objectThing(position, of.object);
