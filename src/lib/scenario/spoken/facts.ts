import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isLoot, isMonster, isOwnable } from './cards-said.ts';
import { type Reader, anyOf, article, cardAt, is, numberAt, verbAt } from './reader.ts';
import type { Facts, Match } from './said.ts';
import { cardList, joiner, LONGEST_LIST } from './card-lists.ts';

/** What something is said of: a person who is spoken of, one who does what follows, a card. */
export type About = 'who' | 'subject' | 'card';

const CENTS = ['c', '¢', 'cent', 'cents', 'coins', 'money', 'bucks', 'ct', 'cts'];

const HP = ['hp', 'health', 'hitpoint', 'hitpoints', 'life', 'lives', 'heart', 'hearts'];

/** Words for an item that is deactivated. */
export const TURNED = [
	'tapped',
	'turned',
	'sideways',
	'deactivated',
	'exhausted',
	'spent',
	'used',
	'uncharged'
];

/** Behind words that may follow a number of HP and add nothing. */
function leftOver(reader: Reader, at: number): number {
	let to = at;
	if (is(reader, to, 'left', 'remaining', 'only')) to++;
	if (is(reader, to, 'on') && is(reader, to + 1, 'it', 'him', 'her')) to += 2;
	if (is(reader, to, 'herself', 'himself', 'themself')) to++;
	if (is(reader, to, 'too', 'also')) to++;
	return to;
}

/** A number with the word behind it. */
export function counted(reader: Reader, at: number): Match<Facts> | null {
	const full = anyOf(
		reader,
		at,
		'full hp|health|life',
		'at full hp|health|life',
		'max hp',
		'alive'
	);
	if (full >= 0) return { to: full, value: { isFull: true } };
	let start = at;
	while (
		is(
			reader,
			start,
			'only',
			'just',
			'about',
			'still',
			'all',
			'his',
			'her',
			'my',
			'their',
			'exactly',
			'full',
			'now'
		)
	)
		start++;
	const plays = anyOf(
		reader,
		start,
		'no|zero loot play|plays left|remaining|',
		'out of loot plays'
	);
	if (plays >= 0) return { to: plays, value: { lootPlays: 0 } };
	if (is(reader, start, 'no', 'zero') && is(reader, start + 1, 'cards', 'loot', 'hand')) {
		const to = is(reader, start + 2, 'cards') ? start + 3 : start + 2;
		return { to: inHand(reader, to), value: { hand: 0 } };
	}
	if (is(reader, start, 'no', 'zero') && is(reader, start + 1, ...CENTS))
		return { to: start + 2, value: { cents: 0 } };
	if (
		is(reader, start, 'no', 'zero') &&
		is(reader, start + 1, 'items', 'souls', 'other', 'treasures')
	)
		return { to: is(reader, start + 1, 'other') ? start + 3 : start + 2, value: {} };
	const bare = anyOf(
		reader,
		start,
		'a|an| empty hand',
		'empty handed',
		'an empty hand',
		'empty - handed'
	);
	if (bare >= 0) return { to: bare, value: { hand: 0 } };
	const broke = anyOf(reader, start, 'a|an| empty wallet|purse|pockets', 'broke|penniless');
	if (broke >= 0) return { to: broke, value: { cents: 0 } };
	const missing = anyOf(reader, start, 'down|missing');
	const gone = missing < 0 ? null : numberAt(reader, article(reader, missing));
	const unit = article(reader, missing) + 1;
	if (gone !== null && gone > 0 && is(reader, unit, ...HP))
		return { to: leftOver(reader, unit + 1), value: { lost: gone } };
	const last = anyOf(
		reader,
		start,
		'last hp|health|life|heart',
		'a|one|the single|lone|last hp|health|life|heart|hitpoint'
	);
	if (last >= 0) return { to: last, value: { hp: 1 } };
	const owned = soulsOf(reader, start);
	if (owned) return owned;
	const told = labelled(reader, start);
	if (told) return told;
	const number = numberAt(reader, start);
	// "+1 HP for me": what comes of it.
	const isMore =
		reader.tokens[start - 1]?.text === '+' &&
		reader.tokens[start - 1]?.to === reader.tokens[start]?.from;
	if (number === null || isMore) return null;
	// "1/2 hp": of so many.
	const isOf = is(reader, start + 1, '/') && numberAt(reader, start + 2) !== null;
	const after = isOf ? start + 3 : start + 1;
	if (is(reader, after, ...HP)) return { to: leftOver(reader, after + 1), value: { hp: number } };
	if (is(reader, after, 'left', 'remaining'))
		return { to: leftOver(reader, after), value: { hp: number } };
	if (is(reader, after, ...CENTS)) {
		const to = is(reader, after + 1, 'left', 'only', 'total', 'max') ? after + 2 : after + 1;
		return is(reader, to, '!') ? null : { to, value: { cents: number } };
	}
	if (is(reader, after, 'loot') && is(reader, after + 1, 'play', 'plays'))
		return { to: after + 2, value: { lootPlays: number } };
	if (is(reader, after, 'loot', 'card', 'cards')) {
		const to = is(reader, after + 1, 'card', 'cards') ? after + 2 : after + 1;
		return { to: inHand(reader, to), value: { hand: number } };
	}
	if (is(reader, after, 'counter', 'counters'))
		return {
			to: anyOf(reader, after + 1, 'on it|him|her|them', ''),
			value: { counters: number }
		};
	if (is(reader, after, 'soul', 'souls'))
		return (
			souls(reader, anyOf(reader, after + 1, 'already|now', 'so far', '')) ?? {
				to: after + 1,
				value: { soulCount: number }
			}
		);
	return null;
}

/** "HP: 1", "coins = 3". */
function labelled(reader: Reader, at: number): Match<Facts> | null {
	const isTold = is(reader, at + 1, ':', '=', 'is', 'was');
	const number = isTold ? at + 2 : at + 1;
	const value = numberAt(reader, number);
	if (value === null || (!isTold && !is(reader, number + 1, ')', ','))) return null;
	const to = number + 1;
	if (is(reader, at, ...HP)) return { to, value: { hp: value } };
	if (is(reader, at, ...CENTS)) return { to, value: { cents: value } };
	return is(reader, at, 'counters') ? { to, value: { counters: value } } : null;
}

const inHand = (reader: Reader, at: number): number => {
	const to = anyOf(reader, at, 'in my|his|her|their|', 'in hand');
	const hand = anyOf(reader, at, 'in hand', 'in my|his|her|their hand');
	return hand >= 0 ? hand : to >= 0 ? at : at;
};

/** "Souls (Gurdy, Pin)", "souls: …"; none named is nothing that could be laid. */
function souls(reader: Reader, at: number): Match<Facts> | null {
	const opens = is(reader, at, '(', ':');
	if (!opens) return null;
	const list = cardList(reader, at + 1, ({ souls: value = 0 }) => value > 0);
	if (!list) return null;
	const to = is(reader, at, '(') ? (is(reader, list.to, ')') ? list.to + 1 : -1) : list.to;
	return to < 0 ? null : { to, value: { souls: list.value.map(({ card }) => card) } };
}

/** "The souls of Gurdy and Pin", "souls Gurdy, Pin", "only soul is Mom!". */
function soulsOf(reader: Reader, at: number): Match<Facts> | null {
	const led = anyOf(
		reader,
		at,
		'the| souls|soul of|:|is|are|=',
		'the| only|first|last|one|single soul is|was|:',
		'the| souls'
	);
	const list = led >= 0 ? cardList(reader, led, ({ souls: value = 0 }) => value > 0) : null;
	return list && { to: list.to, value: { souls: list.value.map(({ card }) => card) } };
}

/** One fact of somebody or something. */
function factAt(reader: Reader, at: number, about: About): Match<Facts> | null {
	const number = counted(reader, at);
	if (number) return number;
	let to = at;
	const named = anyOf(reader, to, 'items|item|treasures|treasure :|=');
	if (named >= 0 && about === 'subject') return owned(reader, named);
	if (is(reader, to, 'already', 'currently', 'both')) to++;
	if (is(reader, to, ...TURNED)) return { to: to + 1, value: { deactivated: true } };
	if (is(reader, to, 'charged', 'untapped', 'ready'))
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

/** Cards that somebody has. */
function owned(reader: Reader, at: number): Match<Facts> | null {
	const count = numberAt(reader, at);
	const start = count !== null && count > 1 ? at + 1 : at;
	const turned = is(reader, article(reader, start), ...TURNED) ? article(reader, start) + 1 : -1;
	const item = turned >= 0 ? reader.grammar.cardRef(reader, turned, isOwnable) : null;
	if (item)
		return {
			to: item.to,
			value: { items: [{ ...item.value, facts: { ...item.value.facts, deactivated: true } }] }
		};
	const card = reader.grammar.cardRef(
		reader,
		start,
		(one) => isOwnable(one) || isLoot(one) || isMonster(one) || one.kind === 'curse'
	);
	if (!card) return null;
	if (cardOf(card.value.card).kind === 'curse')
		return { to: card.to, value: { curses: [card.value.card] } };
	const { card: key } = card.value;
	const kind = cardOf(key);
	if (is(reader, card.to, 'on', 'at', 'resolves', 'resolved', 'triggers')) return null;
	const soul = anyOf(
		reader,
		card.to,
		'as a|his|her|my|their only|last|first|fourth| soul',
		'as souls|soul',
		'as a soul',
		'as his|her|my|their souls'
	);
	if (soul >= 0) return { to: soul, value: { souls: [key] } };
	if (isMonster(kind)) {
		const isHad =
			is(reader, at - 1, 'has', 'have', 'had', 'got', 'owns', 'holds', 'holding', 'owning') ||
			anyOf(reader, at - 2, 'owner|holder|keeper of') === at;
		const isOfSouls =
			(kind.souls ?? 0) > 0 &&
			(isHad || reader.tokens.some(({ text }) => text === 'soul' || text === 'souls'));
		const list = isOfSouls ? cardList(reader, start, (one) => (one.souls ?? 0) > 0) : null;
		// "… and Conquest is at 1": that is said of a monster.
		// "3 souls, Gurdy 1 HP": what has HP is no soul.
		if (!list || list.value.some(({ facts: said }) => said.hp !== undefined)) return null;
		if (['be', 'have'].includes(verbAt(reader, list.to)?.verb ?? '')) return null;
		const as_ = anyOf(reader, list.to, 'as his|her|my|their|the| souls|soul', 'in souls|front');
		return { to: as_ >= 0 ? as_ : list.to, value: { souls: list.value.map((one) => one.card) } };
	}
	const hand = anyOf(reader, card.to, 'in hand', 'in his|her|my|their hand');
	const copies = count !== null && count > 1 ? count : 1;
	if (hand >= 0)
		return {
			to: hand,
			value: { handCards: Array.from({ length: copies }, () => key), hand: 'all' }
		};
	if (!isOwnable(kind))
		return { to: card.to, value: { handCards: Array.from({ length: copies }, () => key) } };
	const front = anyOf(reader, card.to, 'in front of him|her|me|them', 'in play', 'out');
	return { to: front >= 0 ? front : card.to, value: { items: [card.value] } };
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
