import type { CardKey } from '../../model/words.ts';
import { isLoot, isOwnable } from './cards-said.ts';
import { type Reader, anyOf, cardAt, is, numberAt, verbAt } from './reader.ts';
import type { Match } from './said.ts';
import type { Facts } from './ref.ts';
import { joiner, LONGEST_LIST } from './card-lists.ts';
import { counted } from './facts-counted.ts';
import { TURNED, owned } from './facts-owned.ts';

/** What something is said of: a person who is spoken of, one who does what follows, a card. */
export type About = 'who' | 'subject' | 'card';

/** One fact of somebody or something. */
function factAt(reader: Reader, at: number, about: About): Match<Facts> | null {
	const number = counted(reader, at) ?? (about === 'subject' ? damageOn(reader, at) : null);
	if (number) return number;
	let to = at;
	const named = anyOf(reader, to, 'items|item|treasures|treasure :|=');
	if (named >= 0 && about === 'subject') return owned(reader, named);
	if (is(reader, to, 'already', 'currently', 'both')) to++;
	if (is(reader, to, ...TURNED)) return { to: to + 1, value: { deactivated: true } };
	// "Bean on Charged Penny": that is its name.
	if (is(reader, to, 'charged', 'untapped', 'ready') && !cardAt(reader, to))
		return { to: to + 1, value: { charged: true } };
	if (is(reader, to, 'dead') && about !== 'card' && !cardAt(reader, to)) {
		const isOld = to > at || is(reader, to + 1, 'already');
		const end = is(reader, to + 1, 'already') ? to + 2 : to + 1;
		return { to: end, value: { dead: true, ...(isOld ? {} : { isNews: true as const }) } };
	}
	const role = about === 'card' ? null : roleAt(reader, to);
	if (role) return role;
	return about === 'subject' ? owned(reader, to) : null;
}

/** "1 damage on her": among what somebody has. */
function damageOn(reader: Reader, at: number): Match<Facts> | null {
	const lost = numberAt(reader, at);
	const to = anyOf(reader, at + 1, 'damage|dmg on it|him|her|me|them already|');
	return lost !== null && to >= 0 ? { to, value: { lost } } : null;
}

/** A character among what is said of somebody: "Bert, 1 HP, Cain". */
function roleAt(reader: Reader, at: number): Match<Facts> | null {
	const person = reader.people.at(at);
	const key = person && !person.owns ? reader.people.characterOf(person.name) : null;
	const whole = key === null ? cardAt(reader, at, ({ kind }) => kind === 'character') : null;
	const to = whole?.to ?? at + 1;
	const character = key ?? whole?.value;
	const isListed = is(reader, at - 1, ',', '(', ':') && is(reader, to, ',', ')');
	return character !== undefined && isListed ? { to, value: { character } } : null;
}

/** Facts in a row. */
export function factList(reader: Reader, at: number, about: About): Match<Facts> | null {
	let all: Facts | null = null;
	let to = at;
	for (let next = at, count = 0; count < LONGEST_LIST; count++) {
		const one = factAt(reader, next, about);
		if (!one) break;
		// "…, Holy Card?": what is asked is not said to be so.
		if (all && is(reader, one.to, '?') && one.value.handCards) break;
		all = merged(all ?? {}, one.value);
		to = one.to;
		next = joiner(reader, to);
		if (is(reader, next, 'with', 'has', 'at') && next > to) next++;
		if (next === to && !factAt(reader, next, about)) break;
		// "…, and 4": what comes then may be an act.
		if (next > to && (verbAt(reader, next) || cardVerbs(reader, next))) break;
		// "…, but Jawbone is tapped": that is said of it.
		const named = next > to ? reader.grammar.cardRef(reader, next, isOwnable, false) : null;
		if (named && is(reader, named.to, 'is', 'was')) break;
	}
	if (!all) return null;
	const hand = all.handCards ? anyOf(reader, to, 'in hand', 'in his|her|my|their|your hand') : -1;
	return hand >= 0 ? { to: hand, value: { ...all, hand: 'all' } } : { to, value: all };
}

/** "…, but bombs Gurdy": a card's name as a verb. */
const cardVerbs = (reader: Reader, at: number): boolean =>
	numberAt(reader, at) === null && cardAt(reader, at, isLoot)?.naming.form === 'inflected';

/** Facts of the same thing from two places. */
export const merged = (one: Facts, other: Facts): Facts => ({
	...one,
	...other,
	...((one.items ?? other.items) ? { items: [...(one.items ?? []), ...(other.items ?? [])] } : {}),
	...((one.souls ?? other.souls) ? { souls: [...(one.souls ?? []), ...(other.souls ?? [])] } : {}),
	...((one.handCards ?? other.handCards)
		? { handCards: [...(one.handCards ?? []), ...(other.handCards ?? [])] }
		: {})
});

/** Whether a piece ends at a place. */
export const endsHere = (reader: Reader, at: number): boolean => {
	const token = reader.tokens[at];
	return (
		token === undefined ||
		(token.kind === 'mark' && token.text !== '¢') ||
		is(reader, at, 'and', 'then', 'but', 'so', 'left')
	);
};

/** The cards that facts name. */
export const cardsIn = ({
	items = [],
	souls: own = [],
	handCards = []
}: Facts): readonly CardKey[] => [...items.map(({ card }) => card), ...own, ...handCards];
