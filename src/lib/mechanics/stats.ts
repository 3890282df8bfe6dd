import type { Standing, Stat } from '../abilities/grammar.ts';
import { cardOf, standingsOf } from '../cards/library.ts';
import { gathering, locate, playerAt, type Place } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Mortal } from '../model/stack.ts';
import type { ObjectId, Seat } from '../model/words.ts';

/** Whether an object's abilities work where it is: not in the shop (2.1.2), not as a soul (2.3). */
export function worksAt(place: Place): boolean {
	return 'slot' in place ? place.slot !== 'shop' : place.among !== 'souls';
}

type Modifier = Extract<Standing, { stat: Stat }>;

/** The standing modifiers in force and where they stand (5.1). */
const modifiers = gathering(({ object, place }, edition) =>
	worksAt(place)
		? standingsOf(object.card, edition).flatMap((standing) =>
				'stat' in standing ? [{ standing, place }] : []
			)
		: []
);

/** What standing modifiers and lasting effects add to a stat (5.1). */
function added(position: Position, of: Mortal, stat: Stat): number {
	let sum = 0;
	for (const { standing, place } of modifiers(position))
		if (standing.stat === stat && reaches(standing, place, of)) sum += standing.add;
	for (const effect of position.effects)
		if ('stat' in effect.change && effect.change.stat === stat && sameMortal(effect.of, of))
			sum += effect.change.add;
	return sum;
}

/** Whether a standing modifier at a place reaches a player or object. */
function reaches(standing: Modifier, place: Place, of: Mortal): boolean {
	if (standing.of === 'monsters') return 'object' in of;
	return 'player' in of && 'seat' in place && place.seat === of.player;
}

/** Whether two mortals are the same player or object. */
export function sameMortal(a: Mortal, b: Mortal): boolean {
	return 'player' in a
		? 'player' in b && a.player === b.player
		: 'object' in b && a.object === b.object;
}

const printed = (
	position: Position,
	of: Mortal
): { hp: number; attack: number; evasion: number } | null => {
	if ('player' in of) {
		const card = cardOf(playerAt(position, of.player).character.card);
		return { hp: card.hp ?? 0, attack: card.attack ?? 0, evasion: 0 };
	}
	const found = locate(position, of.object);
	if (!found) return null;
	const card = cardOf(found.object.card);
	return card.hp === undefined
		? null
		: { hp: card.hp, attack: card.attack ?? 0, evasion: card.evasion ?? 0 };
};

/** Damage marked on a player or object. */
export function markedOn(position: Position, of: Mortal): number {
	return 'player' in of
		? playerAt(position, of.player).damage
		: (locate(position, of.object)?.object.damage ?? 0);
}

/** Maximum HP; 0 for what has no HP stat or is gone. */
export function maxHp(position: Position, of: Mortal): number {
	const base = printed(position, of);
	return base ? Math.max(0, base.hp + added(position, of, 'hp')) : 0;
}

/** Current HP, never below 0 (6.8); 0 for the dead, who cannot be healed (11.2). */
export function hp(position: Position, of: Mortal): number {
	if ('player' in of && playerAt(position, of.player).dead) return 0;
	return Math.max(0, maxHp(position, of) - markedOn(position, of));
}

/** The attack stat with everything that changes it. */
export function attackOf(position: Position, of: Mortal): number {
	return Math.max(0, (printed(position, of)?.attack ?? 0) + added(position, of, 'attack'));
}

/** The evasion of a monster, between 1 and 6. */
export function evasionOf(position: Position, monster: ObjectId): number {
	const of = { object: monster };
	return Math.min(
		6,
		Math.max(1, (printed(position, of)?.evasion ?? 0) + added(position, of, 'evasion'))
	);
}

/** What standing modifiers add to a player's roll (13, step 5). */
export function rollBonus(position: Position, roller: Seat, attack: boolean): number {
	const of = { player: roller };
	return added(position, of, 'rolls') + (attack ? added(position, of, 'attack rolls') : 0);
}

/** Whether a monster in a slot can be attacked (8). */
export function canBeAttacked(position: Position, monster: ObjectId): boolean {
	const found = locate(position, monster);
	if (found?.object.kind !== 'monster') return false;
	return !standingsOf(found.object.card, position.edition).some((standing) => 'this' in standing);
}
