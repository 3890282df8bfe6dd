import { rolls } from './declarations.ts';
import { isUsable } from './cards-said.ts';
import { endsHere, factList } from './facts.ts';
import { type Reader, anyOf, article, is, numberAt } from './reader.ts';
import { faceAt } from './numbers.ts';
import { cardRef } from './references.ts';
import type { Match, Saying } from './said.ts';
import type { Facts } from './ref.ts';
import { whoAt } from './who.ts';
import type { Deed } from './verbs.ts';
import type { Found, Subject } from './clause.ts';
import { cardAtPerson } from './clause-words.ts';

export function getsOrHas(
	reader: Reader,
	{ to, start, value }: Match<Deed> & { readonly start: number },
	{ who }: Subject
): Found {
	if (value.verb === 'get' && !is(reader, start, 'got')) {
		const roll = rolls(reader, to, who);
		if (roll) return roll;
		const off = cardRef(reader, to, undefined, false);
		const end = off ? anyOf(reader, off.to, 'off|from the top', '') : -1;
		return off && endsHere(reader, end)
			? { to: end, value: [{ say: 'reveal', card: off.value.card, isGot: true, who }] }
			: null;
	}
	const roll = is(reader, start, 'got') ? rolls(reader, to, who) : null;
	if (roll) return roll;
	// "Cheese Grater: Lou has it".
	if (is(reader, to, 'it') && endsHere(reader, to + 1) && who)
		return { to: to + 1, value: [{ say: 'done by', who, isTopic: true }] };
	const only = anyOf(reader, to, 'only|exactly|just', '');
	const number = numberAt(reader, only);
	const now = anyOf(reader, only + 1, 'now|left', '');
	const isLeft = is(reader, only + 1, 'left', 'remaining');
	if (number !== null && isLeft) return { to: only + 2, value: [factOf(who, { hp: number })] };
	if (number !== null && endsHere(reader, now))
		return { to: now, value: [factOf(who, { number })] };
	const face = faceAt(reader, to);
	const shown = face
		? anyOf(reader, face.to, 'on the stack|die|dice', 'on his|her|my|their die|dice')
		: -1;
	if (face && shown >= 0)
		return { to: shown, value: [{ say: 'roll', who, faces: [face.value], against: null }] };
	const got = value.verb === 'get' ? cardRef(reader, to, undefined, false) : null;
	if (got && endsHere(reader, got.to))
		return { to: got.to, value: [{ say: 'reveal', card: got.value.card, isGot: true, who }] };
	const facts = factList(reader, to, 'subject') ?? damagedAt(reader, to);
	return facts && { to: facts.to, value: [factOf(who, facts.value)] };
}

/** "Taken 1 damage already", "1 damage on it": so many HP are gone. */
export function damagedAt(reader: Reader, at: number): Match<Facts> | null {
	const described = article(reader, anyOf(reader, at, 'already| taken', ''));
	const lost = numberAt(reader, described);
	const harm = lost === null ? -1 : anyOf(reader, described + 1, 'damage|dmg');
	const before = is(reader, at, 'already') ? [''] : [];
	const end =
		harm < 0
			? -1
			: anyOf(
					reader,
					harm,
					'already|before|earlier',
					'on it|him|her|me|them already|',
					'marked on it|',
					...before
				);
	return lost !== null && end >= 0 ? { to: end, value: { lost } } : null;
}

export const factOf = (who: Subject['who'], facts: Facts): Saying => ({
	say: 'fact',
	about: who && { ref: 'who', who, facts: {} },
	facts
});

/** "Is on 1 HP", "is dead", "is Cain", "is the active player". */
export function isSo(reader: Reader, at: number, { who }: Subject): Found {
	if (!who) return null;
	const active = anyOf(reader, at, 'the active player', 'active');
	if (active >= 0) return { to: active, value: [{ say: 'turn', who }] };
	const led = anyOf(reader, at, 'only|also| at|on', 'down to', 'at|on only|just|');
	const start = led >= 0 ? led : at;
	const facts = factList(reader, start, led >= 0 ? 'who' : 'subject');
	if (facts) return { to: facts.to, value: [factOf(who, facts.value)] };
	const number = led >= 0 ? numberAt(reader, led) : null;
	const end = is(reader, led + 1, 'now') ? led + 2 : led + 1;
	// "Is at 3 with Dinner".
	const more =
		number !== null && is(reader, end, 'with') ? factList(reader, end + 1, 'subject') : null;
	if (number !== null && more)
		return { to: more.to, value: [factOf(who, { ...more.value, hp: number })] };
	if (number !== null && (endsHere(reader, end) || whoAt(reader, end)))
		return { to: end, value: [factOf(who, { hp: number })] };
	const playing = anyOf(reader, at, 'playing|as');
	const character = cardAtPerson(reader, article(reader, playing >= 0 ? playing : at));
	return character && { to: character.to, value: [factOf(who, { character: character.value })] };
}

/** "Chooses 4", "picks 3". */
export function choosesNumber(reader: Reader, at: number, { who }: Subject): Found {
	const number = numberAt(reader, article(reader, at));
	const behind = article(reader, at) + 1;
	const led = number === null ? -1 : anyOf(reader, behind, 'with|using|via|for|on');
	const card = led < 0 ? null : cardRef(reader, led, isUsable, false);
	if (number !== null && card)
		return {
			to: card.to,
			value: [
				{ say: 'use', who, card: card.value, on: [], words: [] },
				{ say: 'choose', who, what: { ref: 'number', number } }
			]
		};
	return number === null
		? null
		: {
				to: behind,
				value: [{ say: 'choose', who, what: { ref: 'number', number } }]
			};
}
