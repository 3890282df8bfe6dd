import { procedures } from '../mechanics/procedures.ts';
import { inPlay, type Located } from '../model/in-play.ts';
import { controllerAt, locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { DamageSource, Damageable as EngineDamageable } from '../model/stack.ts';
import type { CardKey, ObjectId, Seat } from '../model/words.ts';
import { sameWord } from './parse/span.ts';
import type { CardThing, Damageable } from './words/things.ts';

/** The seat of a player, or -1 when nobody has the name. */
export const seatOf = (position: Position, name: string): Seat =>
	position.players.findIndex((player) => sameWord(player.name, name));

/** The name of the player at a seat. */
export const nameAt = (position: Position, seat: Seat): string =>
	position.players[seat]?.name ?? '?';

/** The card of an object in play, or of a monster that is dying. */
export function cardOfObject(position: Position, id: ObjectId): CardKey | null {
	const found = locate(position, id);
	if (found) return found.object.card;
	for (const frame of procedures(position))
		if (frame.chart === 'monsterDeath' && frame.monster.id === id) return frame.monster.card;
	return null;
}

/** Whether a controller is the one a thing names; one that names none fits all. */
export function isControlledBy(
	position: Position,
	thing: CardThing,
	controller: Seat | 'game' | 'shop'
): boolean {
	// What an item of the shop does is done by the game.
	if (thing.game && typeof controller === 'number') return false;
	return thing.of === undefined || seatOf(position, thing.of) === controller;
}

/**
 * The objects that a name fits, in the order of the table; `#2` apart. A soul is only meant where
 * its player is named, or nothing else has the name; a dying monster where that is said, likewise.
 */
export function objectsNamed(position: Position, thing: CardThing): readonly ObjectId[] {
	if (thing.where === 'on the stack' || thing.where === 'gone') return [];
	const all = thing.where === 'dying' ? [] : inPlayNamed(position, thing);
	if (all.length === 0 && thing.where !== 'in play') return dyingNamed(position, thing);
	const others = all.filter(({ object }) => object.kind !== 'soul');
	const meant = others.length > 0 && thing.of === undefined ? others : all;
	return meant.map(({ object }) => object.id);
}

const inPlayNamed = (position: Position, thing: CardThing): readonly Located[] =>
	inPlay(position).filter(
		({ object, place }) =>
			object.card === thing.card && isControlledBy(position, thing, controllerAt(place))
	);

const dyingNamed = (position: Position, thing: CardThing): readonly ObjectId[] =>
	procedures(position).flatMap((frame) =>
		frame.chart === 'monsterDeath' &&
		frame.holding &&
		frame.monster.card === thing.card &&
		isControlledBy(position, thing, 'game')
			? [frame.monster.id]
			: []
	);

/** Whether a player or object is the one named; of several of a kind, any. */
export function isDamageable(position: Position, of: EngineDamageable, named: Damageable): boolean {
	if ('player' in of) return named.is === 'player' && seatOf(position, named.name) === of.player;
	if (named.is === 'gone') return cardOfObject(position, of.object) === null;
	if (named.is !== 'card' || cardOfObject(position, of.object) !== named.card) return false;
	return named.copy === undefined || objectsNamed(position, named)[named.copy - 1] === of.object;
}

export function isSource(position: Position, source: DamageSource, named: Damageable): boolean {
	if ('player' in source)
		return named.is === 'player' && seatOf(position, named.name) === source.player;
	if (named.is !== 'card') return false;
	if ('loot' in source) return source.loot === named.card;
	return 'card' in source && source.card === named.card;
}
