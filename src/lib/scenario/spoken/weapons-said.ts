import { type Reader, anyOf, is } from './reader.ts';
import { isUsable } from './cards-said.ts';
import { cardRef, thingRef } from './references.ts';
import { severalAt, timesOver } from './several-used.ts';
import { toolAt, usedOn } from './tools-said.ts';
import type { Verb } from './vocabulary.ts';
import type { Found, Subject } from './clause.ts';

/** Verbs of which the card is the means: "hits Ben with a Bomb!". */
export const HARMS: readonly Verb[] = [
	'attack',
	'swing',
	'hit',
	'kill',
	'destroy',
	'target',
	'get',
	'deal',
	'claim',
	'want'
];

/** "… Ben with a Bomb!", "… Ben a Bomb!". */
export function withWeapon(reader: Reader, at: number, { who }: Subject, isAttack: boolean): Found {
	const object = thingRef(reader, anyOf(reader, at, 'after|for|at', ''));
	// A monster is attacked; with a card only a player is.
	if (isAttack && object?.value.ref !== 'who') return null;
	if (!object || !['who', 'card', 'it'].includes(object.value.ref)) return null;
	const led = anyOf(reader, object.to, 'with|using|by using|throwing|', 'with|using');
	const several = led < 0 ? null : severalAt(reader, led);
	const card = is(reader, object.to, '(')
		? null
		: several
			? cardRef(reader, several.to, isUsable, false)
			: toolAt(reader, object.to);
	const found: Found = card && { to: card.to, value: usedOn(who, card.value, object.value) };
	return several ? timesOver(found, several.value) : found;
}
