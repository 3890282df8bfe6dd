import { cardOf } from '../../cards/library.ts';
import { isUsable } from './cards-said.ts';
import { type Reader, anyOf, is, verbAt } from './reader.ts';
import { thingRef } from './references.ts';
import type { Match } from './said.ts';
import type { CardRef, Ref } from './ref.ts';
import { opensClause } from './clause-words.ts';

/** Words before what something is aimed at. */
const TOWARDS = [
	'on',
	'at',
	'to',
	'against',
	'targeting',
	'->',
	'for',
	'into',
	'onto',
	'over',
	'copying',
	'toward',
	'towards',
	'upon',
	'@',
	'vs'
];

/** Forms of pronouns that nothing can be done to. */
const SUBJECTS = ['he', 'she', 'they', 'i'];

/** "… the Relic in the shop". */
function soldThing(reader: Reader, { to, value }: Match<Ref>): Match<Ref> {
	const sold = value.ref === 'card' ? anyOf(reader, to, 'in|from|of the shop', 'in shop') : -1;
	return value.ref === 'card' && sold >= 0
		? { to: sold, value: { ...value, facts: { ...value.facts, inShop: true } } }
		: { to, value };
}

/** Whether somebody uses a card, and nothing triggers. */
const isActive = ({ card, isTrigger }: CardRef): boolean =>
	isTrigger !== true && isUsable(cardOf(card));

/** A thing that something is aimed at. */
export function targetAt(reader: Reader, at: number, isFirst: boolean): Match<Ref> | null {
	const comma =
		is(reader, at, ',') &&
		is(
			reader,
			at + 1,
			'targeting',
			'targets',
			'target',
			'aimed',
			'aiming',
			'copying',
			'hitting',
			'naming',
			'choosing',
			'picking'
		)
			? at + 1
			: at;
	const aimed = anyOf(reader, comma, 'aimed at', 'and then|also|');
	const start = anyOf(
		reader,
		comma,
		'aimed|aiming at',
		'targets|target|targeted is|:|=|',
		'and|, targets|targeted|hits|aims at|',
		'hitting|killing|destroying|naming|choosing|picking|selecting|nominating',
		'to recharge|copy|kill|destroy|reroll|steal|cancel|hit|target|stop|heal|save|protect|damage|hurt|counter|negate|change|finish off|',
		'to put a card from',
		'to put the top card of'
	);
	const led = start >= 0 ? start : is(reader, comma, ...TOWARDS) ? comma + 1 : comma;
	const isLed = led > comma;
	if (!isLed && !isFirst) return null;
	if (aimed > comma && !isLed) return null;
	if (is(reader, led, ...SUBJECTS)) return null;
	const thing = thingRef(reader, led);
	if (!thing) return null;
	if (!isLed && thing.value.ref === 'who' && opensClause(reader, at)) return null;
	// "… in response to me buying Dinner": what is answered is no target.
	if (is(reader, led - 1, 'to') && verbAt(reader, thing.to)?.tense === 'going on') return null;
	if (thing.value.ref === 'purchase' && is(reader, led - 1, 'to'))
		return { to: thing.to, value: { ...thing.value, isAnswered: true } };
	// "A Nickel in response to Jo's Jawbone": what is answered has been used.
	const isAnswered =
		is(reader, led - 1, 'to') && is(reader, led - 2, 'response', 'reaction', 'answer', 'reply');
	const { value } = thing;
	if (isAnswered && value.ref === 'card' && value.of && isActive(value))
		return { to: thing.to, value: { ref: 'use', card: value, on: [] } };
	if (isAnswered && value.ref === 'use') return { to: thing.to, value: { ...value, isAnswered } };
	if (!isLed && (thing.value.ref === 'attack' || thing.value.ref === 'purchase'))
		return { ...thing };
	return soldThing(reader, thing);
}
