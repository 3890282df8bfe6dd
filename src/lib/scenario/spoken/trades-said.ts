import type { Card } from '../../cards/card.ts';
import { isItem, isMonster, isUsable } from './cards-said.ts';
import { cardOf } from '../../cards/library.ts';
import { endsHere, factList } from './facts.ts';
import { pileAt } from './places.ts';
import { useWith } from './uses.ts';
import { type Reader, anyOf, cardAt, is, numberAt, skip, verbAt } from './reader.ts';
import { cardRef } from './references.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Match, Saying } from './said.ts';
import type { CardRef, Who } from './ref.ts';
import { factOf } from './states-said.ts';
import { harms, priceOf } from './takes.ts';
import type { Found, Subject } from './clause.ts';

/** "Pays Tom 3¢ for not bombing her", "bribes Lea with all his 5 cents". */
export function pays(reader: Reader, at: number, { who }: Subject): Found {
	const paid = paidFor(reader, at, who);
	if (paid) return paid;
	const first = factList(reader, at, 'who');
	const after = first?.value.cents === undefined ? -1 : anyOf(reader, first.to, 'to|with');
	const whom = after >= 0 ? whoAt(reader, after) : null;
	if (first?.value.cents !== undefined && whom)
		return bartered(reader, whom.to, who, whom.value, first.value.cents, false);
	const to = whoAt(reader, at);
	if (!to) return null;
	const led = anyOf(reader, to.to, 'with');
	const facts = factList(reader, led >= 0 ? led : to.to, 'who');
	const cents = facts?.value.cents;
	if (!facts || cents === undefined) return null;
	return bartered(reader, facts.to, who, to.value, cents, led >= 0 && is(reader, led, 'all'));
}

/** A trade with what stands behind it: "for not bombing her". */
function bartered(
	reader: Reader,
	at: number,
	who: Subject['who'],
	to: Who,
	cents: number,
	isAll: boolean
): Found {
	const favor = anyOf(reader, at, 'for', 'to', 'so that|', 'if', 'not to');
	const isNot = favor >= 0 && is(reader, favor - 2, 'not') && is(reader, favor - 1, 'to');
	let end = at;
	if (favor >= 0)
		while (reader.tokens[end] && reader.tokens[end]?.kind !== 'mark' && !goesOnThere(reader, end))
			end++;
	const words = `${isNot ? 'not ' : ''}${doingOf(reader, favor, end)}`;
	const has: readonly Saying[] = isAll ? [factOf(who, { cents })] : [];
	// "… for leaving the Fly alone": it lies there.
	const foes = Array.from({ length: Math.max(0, end - at) }, (_, i) =>
		cardRef(reader, at + i, isMonster, false)
	).flatMap((foe): Saying[] =>
		foe ? [{ say: 'fact', about: foe.value, facts: { inSlot: true } }] : []
	);
	return {
		to: end,
		value: [...has, ...foes, { say: 'barter', who, to, cents, favor: favor >= 0 ? words : null }]
	};
}

/** "… and then he bombed me": what was done, and no part of what was asked for. */
function goesOnThere(reader: Reader, at: number): boolean {
	const led = anyOf(reader, at, 'and|but then|still|anyway|', 'then');
	return led >= 0 && whoAt(reader, led) !== null && reader.grammar.clauseAt(reader, led) !== null;
}

/** What somebody is to do, as one says it behind "for": "so he leaves the Fly alone" is "leaving the Fly alone". */
function doingOf(reader: Reader, from: number, to: number): string {
	const who = whoAt(reader, from);
	const start = who?.to ?? from;
	const isThing = is(reader, from - 1, 'for') && who === null;
	const not = anyOf(
		reader,
		start,
		'wont|doesnt|dont|wouldnt|didnt|not',
		'will|does|do|would|did not'
	);
	const verb = not >= 0 ? not : anyOf(reader, start, 'will|would', '');
	const form = verbAt(reader, verb);
	// "Not butter beaning her": a name of two words is the verb.
	const named = cardAt(reader, verb, isUsable);
	const last = named?.naming.form === 'inflected' ? named.to - 1 : verb;
	const isDoing = /ing$/u.test(reader.tokens[last]?.text ?? '');
	const rest = reader.tokens.slice(verb + 1, to);
	const done = reader.tokens[verb]?.text ?? '';
	const words = [
		...(not >= 0 ? ['not'] : []),
		isDoing || (isThing && not < 0) ? done : goingOn(done, who !== null && form !== null),
		...rest.map(({ text, capital }) =>
			capital ? text.charAt(0).toUpperCase() + text.slice(1) : text
		)
	];
	return words.join(' ');
}

/** A form of a verb with "-ing". @param isOurs whether it is one that is known: no other has its "-s" cut off. */
function goingOn(word: string, isThird: boolean): string {
	const base =
		isThird || /[^s]s$/u.test(word) ? word.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/u, '') : word;
	return `${base.replace(/(?<=[^e])e$/u, '')}ing`;
}

/** "Steals my last 3 cents", "stole his money": whose they are, and how many. */
function centsOf(
	reader: Reader,
	{ to, value: from }: Match<Who>
): Match<{ from: Who; cents?: number }> | null {
	const last = anyOf(reader, to, 'last|only|final|remaining|', '');
	const count = numberAt(reader, last);
	const end = anyOf(reader, count === null ? last : last + 1, 'cents|cent|¢|coins|money');
	if (end < 0 || !endsHere(reader, skip(reader, end, ''))) return null;
	return { to: end, value: { from, ...(count === null ? {} : { cents: count }) } };
}

/** "Steals 3 from Amy (with Jawbone)", "steals again". */
export function steals(reader: Reader, at: number, { who }: Subject): Found {
	if (is(reader, at, 'again')) return { to: at + 1, value: [{ say: 'again', isSteal: true }] };
	const own = ownerAt(reader, at);
	const goods = own
		? anyOf(reader, own.to, 'loot| card|cards', 'loot', 'money|cents|coins|stuff')
		: -1;
	const thief = goods >= 0 ? anyOf(reader, skip(reader, goods, ''), 'with|using|via') : -1;
	const with_ = thief >= 0 ? cardRef(reader, thief, isUsable, false) : null;
	const mine = own ? centsOf(reader, own) : null;
	if (mine) return { to: mine.to, value: [{ say: 'steal', who, ...mine.value }] };
	if (own && with_)
		return {
			to: with_.to,
			value: [
				{
					say: 'use',
					who,
					card: with_.value,
					on: [{ ref: 'who', who: own.value, facts: {} }],
					words: []
				}
			]
		};
	const cents = factList(reader, at, 'who');
	const amount = cents?.to ?? (numberAt(reader, at) === null ? at : at + 1);
	// "I have 4 cents. Olga steals 3 of them": mine.
	const them = anyOf(reader, amount, 'of them|it|those');
	if (them >= 0 && amount > at && endsHere(reader, skip(reader, them, ''))) {
		const count = numberAt(reader, at);
		return count === null
			? null
			: { to: them, value: [{ say: 'steal', who, from: null, cents: count }] };
	}
	const tool = anyOf(reader, amount, 'with|using|via');
	const before = tool >= 0 ? cardRef(reader, tool, isUsable, false) : null;
	const from = anyOf(reader, before?.to ?? amount, 'from|off');
	const hand = from >= 0 ? anyOf(reader, from, 'my|his|her|their hand') : -1;
	const whose =
		hand >= 0 ? (is(reader, from, 'my') ? ({ is: 'me' } as const) : ({ is: 'he' } as const)) : null;
	const person = from >= 0 ? whoAt(reader, from) : null;
	const victim = whose ?? person?.value;
	// "Responds by stealing 3 cents with Jawbone": from whoever is answered.
	if (!victim && before && endsHere(reader, skip(reader, before.to, '')))
		return {
			to: before.to,
			value: [{ say: 'use', who, card: before.value, on: [], words: [] }]
		};
	if (!victim) return itemStolen(reader, at, who);
	const end = hand >= 0 ? hand : (person?.to ?? at);
	const by = anyOf(reader, end, 'with|w|by|using|via', 'w /');
	const card = before ?? (by >= 0 ? cardRef(reader, by, isUsable, false) : null);
	if (card)
		return {
			to: before ? end : card.to,
			value: [
				{
					say: 'use',
					who,
					card: card.value,
					on: [{ ref: 'who', who: victim, facts: {} }],
					words: []
				}
			]
		};
	const taken = cents?.value.cents ?? numberAt(reader, at);
	return {
		to: end,
		value: [{ say: 'steal', who, from: victim, ...(taken === null ? {} : { cents: taken }) }]
	};
}

/** "Stole my Dinner", "takes Dinner from me": whose it was is told, and not what took it. */
export function itemStolen(reader: Reader, at: number, who: Subject['who']): Found {
	const card = cardRef(reader, at, isItem, false);
	const from = card && is(reader, card.to, 'from', 'off') ? whoAt(reader, card.to + 1) : null;
	const victim = from?.value ?? card?.value.of;
	const to = from?.to ?? card?.to ?? at;
	const isWhole = endsHere(reader, skip(reader, to, '')) || is(reader, to, ...THEN);
	return card && victim && isWhole
		? { to, value: [{ say: 'steal', who, from: victim, card: card.value }] }
		: null;
}

/** "Takes three cents from Nina". */
export function takesCents(reader: Reader, start: number, at: number, subject: Subject): Found {
	if (!is(reader, start, 'takes', 'take', 'took', 'taking', 'gains', 'gain', 'gets')) return null;
	const cents = factList(reader, at, 'who');
	return cents?.value.cents !== undefined && is(reader, cents.to, 'from', 'off')
		? steals(reader, at, subject)
		: null;
}

/** "Pays 5 for Golden Razor Blade on Gurdy", "pays 10 for Dinner", "pays 10". */
function paidFor(reader: Reader, at: number, who: Subject['who']): Found {
	const number = numberAt(reader, at);
	if (number === null) return null;
	const cents = factList(reader, at, 'who');
	const end = cents?.value.cents === undefined ? at + 1 : cents.to;
	const has = factOf(who, { cents: number });
	if (endsHere(reader, end) && !is(reader, end - 1, 'cents', 'c', '¢'))
		return { to: end, value: [has] };
	const isPaid = (card: Card): boolean => card.abilities.some(({ way }) => way === 'paid');
	/** Whether it costs so much, where it has a price in ¢. */
	const costs = ({ card }: CardRef): boolean => [0, number].includes(priceOf(card));
	// "Pays 5 to hit Gurdy with Golden Razor Blade".
	const done = is(reader, end, 'to', 'and')
		? reader.grammar.clauseAt(reader, end + 1, { who, facts: {}, thing: null })
		: null;
	const isMeans = done?.value.every(
		(one) => one.say === 'use' && isPaid(cardOf(one.card.card)) && costs(one.card)
	);
	if (done && isMeans === true) return { to: done.to, value: [has, ...done.value] };
	const led = anyOf(reader, end, 'for|to use|activate|tap|', 'and uses|taps|activates');
	if (led < 0) return null;
	const item = cardRef(reader, led, isPaid);
	const use = item ? useWith(reader, led, who, false) : null;
	if (item && use) return costs(item.value) ? { to: use.to, value: [has, ...use.value] } : null;
	const sold = cardRef(reader, led, isItem);
	const deck = sold ? null : pileAt(reader, led);
	const what = sold ?? deck;
	return what && { to: what.to, value: [has, { say: 'buy', who, what: what.value }] };
}

/** Words behind which it is told when or why something was. */
const THEN = ['when', 'after', 'once', 'while', 'as', 'because', 'since', 'before'];

/** "He took my D6": what hurts nobody is taken away, and not suffered. */
export function takenItem(reader: Reader, start: number, at: number, { who }: Subject): Found {
	if (!is(reader, start, 'takes', 'take', 'took', 'taking', 'grabs', 'grabbed')) return null;
	const card = cardRef(reader, at, isItem, false);
	return card && !harms(card.value.card, '2023') ? itemStolen(reader, at, who) : null;
}
