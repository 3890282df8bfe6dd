import type { Card } from '../../cards/card.ts';
import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { bracketFacts, trailingFacts } from './facts.ts';
import { article, anyOf, cardAt, is, numberAt, seq, verbAt, type Reader } from './reader.ts';
import type { CardRef, Facts, Match, Ref, RollRef, Who } from './said.ts';

const HE = ['he', 'she', 'they', 'him', 'her', 'them'];
const SELF = ['himself', 'herself', 'themself', 'themselves'];
const FRIEND =
	'friend|buddy|brother|sister|mate|opponent|neighbor|husband|wife|dad|kid|roommate|cousin|son|daughter|pal';
const ROLL_WORDS = ['roll', 'rolls', 'die', 'dice', 'throw'];

/** Somebody who is called by a word of their own: "Ben", "I", "him", "my friend Tom". */
export function whoAt(reader: Reader, at: number): Match<Who> | null {
	if (is(reader, at, 'player') && is(reader, at + 2, ':')) {
		const named = whoAt(reader, at + 3);
		if (named) return named;
	}
	const friend = anyOf(
		reader,
		at,
		`my|the ${FRIEND}`,
		'the other one',
		'the other player',
		'the other guy',
		'someone',
		'somebody'
	);
	if (friend >= 0) {
		const open = is(reader, friend, '(') ? friend + 1 : friend;
		const person = reader.people.at(open);
		if (person && !person.owns) {
			const close = open > friend && is(reader, open + 1, ')') ? 1 : 0;
			if (open === friend || close === 1)
				return { to: open + 1 + close, value: { is: 'name', name: person.name } };
		}
		return { to: friend, value: { is: 'friend' } };
	}
	if (is(reader, at, 'my') && is(reader, at + 1, 'self'))
		return { to: at + 2, value: { is: 'me' } };
	if (is(reader, at, 'my') && is(reader, at + 1, 'guy', 'character')) return null;
	if (is(reader, at, 'i', 'me', 'myself', 'im', 'ive')) return { to: at + 1, value: { is: 'me' } };
	if (is(reader, at, ...SELF)) return { to: at + 1, value: { is: 'self' } };
	if (is(reader, at, ...HE)) return { to: at + 1, value: { is: 'he' } };
	const person = reader.people.at(at);
	// "Ben's attacking".
	const isDoing =
		person?.owns === true &&
		reader.tokens[at]?.text.includes("'") === true &&
		/ing$/u.test(reader.tokens[at + 1]?.text ?? '') &&
		verbAt(reader, at + 1) !== null;
	if (!person || (person.owns && !isDoing)) return null;
	const naming = reader.lexicon.at(at)[0];
	if (naming && naming.length > 1 && naming.off === 0 && naming.part === false) return null;
	return { to: at + 1, value: { is: 'name', name: person.name } };
}

/** Whose something is: "Ben's", "my", "his". */
export function ownerAt(reader: Reader, at: number): Match<Who> | null {
	if (is(reader, at, 'my', 'mine')) {
		const friend = anyOf(reader, at, ...FRIEND.split('|').map((word) => `my ${word}'s|${word}s`));
		return friend >= 0
			? { to: friend, value: { is: 'friend' } }
			: { to: at + 1, value: { is: 'me' } };
	}
	if (is(reader, at, 'his', 'her', 'hers', 'their', 'theirs'))
		return { to: at + 1, value: { is: 'he' } };
	const person = reader.people.at(at);
	if (!person?.owns) return null;
	const naming = reader.lexicon.at(at)[0];
	if (naming && naming.length > 1 && naming.off === 0 && naming.part === false) return null;
	return { to: at + 1, value: { is: 'name', name: person.name } };
}

/** A card with what is said of it: "Ben's Relic", "the D6 (tapped)", "Gurdy, which has 1 HP left". */
export function cardRef(
	reader: Reader,
	at: number,
	fits: (card: Card) => boolean = () => true,
	withFacts = true
): Match<CardRef> | null {
	const own = cardAt(reader, at, fits);
	const owner = own ? null : ownerAt(reader, article(reader, at));
	const start = own ? at : owner ? article(reader, owner.to) : article(reader, at);
	const found = own ?? cardAt(reader, start, fits);
	if (!found) return null;
	const bare: CardRef = { ref: 'card', card: found.value, of: owner?.value ?? null, facts: {} };
	let to = found.to;
	let ref = bare;
	if (is(reader, to, 'trigger', 'ability', 'effect')) {
		ref = { ...ref, ...(is(reader, to, 'trigger') ? { isTrigger: true as const } : {}) };
		to++;
	} else if (is(reader, to, 'card') && !is(reader, to + 1, 'deck')) to++;
	return withFacts ? withSaid(reader, to, ref) : { to, value: ref };
}

/** A card with the facts behind it. */
export function withSaid(reader: Reader, at: number, ref: CardRef): Match<CardRef> {
	let to = at;
	let said = ref;
	for (let i = 0; i < 3; i++) {
		const clarified = is(reader, to, '(')
			? cardAt(reader, to + 1, (card) => card === cardOf(said.card))
			: null;
		if (clarified && is(reader, clarified.to, ')')) {
			to = clarified.to + 1;
			continue;
		}
		const facts = bracketFacts(reader, to, 'card') ?? trailingFacts(reader, to, 'card');
		// "With 1 HP left herself" is said of whoever does it.
		if (!facts || is(reader, facts.to - 1, 'himself', 'herself', 'themself')) break;
		const { of, ...rest } = facts.value;
		said = { ...said, of: of ?? said.of, facts: { ...said.facts, ...rest } };
		to = facts.to;
	}
	return { to, value: said };
}

/** A roll: "Amy's roll", "my 1", "the 6", "his attack roll (5, at Gurdy)", "Kim's 6 on Gurdy". */
export function rollRef(reader: Reader, at: number): Match<RollRef> | null {
	const owner = ownerAt(reader, article(reader, at)) ?? ownerAt(reader, at);
	const start = article(reader, owner ? owner.to : at);
	const isArticled = start > at;
	let to = start;
	let shows: number | null = null;
	if (is(reader, to, 'attack') && is(reader, to + 1, ...ROLL_WORDS)) to++;
	const number = numberAt(reader, to);
	const isRoll = is(reader, to, ...ROLL_WORDS);
	if (isRoll) to++;
	else if (number !== null && number <= 6 && isArticled) {
		if (isUnit(reader, to + 1)) return null;
		shows = number;
		to++;
		if (is(reader, to, ...ROLL_WORDS)) to++;
	} else if (cardAt(reader, to) && isArticled) {
		// "The Wheel of Fortune roll".
		const card = cardAt(reader, to);
		if (!card || !is(reader, card.to, ...ROLL_WORDS)) return null;
		const roll: RollRef = {
			ref: 'roll',
			of: owner?.value ?? null,
			shows: null,
			against: null,
			for: card.value
		};
		return { to: card.to + 1, value: roll };
	} else return null;
	if (is(reader, to, 'of')) {
		const after = article(reader, to + 1);
		const value = numberAt(reader, after);
		if (value !== null && value <= 6) {
			shows = value;
			to = after + 1;
		}
	}
	let of = owner?.value ?? null;
	let against: CardRef | null = null;
	let reads: CardKey | null = null;
	for (let i = 0; i < 4; i++) {
		const opens = is(reader, to, '(');
		const inside = opens ? to + 1 : to;
		const close = (end: number): number => (opens ? (is(reader, end, ')') ? end + 1 : -1) : end);
		const by = is(reader, inside, 'by', 'from') ? whoAt(reader, inside + 1) : null;
		if (by && close(by.to) >= 0 && of === null) {
			of = by.value;
			to = close(by.to);
			continue;
		}
		const value = opens ? numberAt(reader, inside) : null;
		if (value !== null && value <= 6) {
			shows = value;
			if (close(inside + 1) >= 0) {
				to = close(inside + 1);
				continue;
			}
			const aimed: Match<CardRef> | null = is(reader, inside + 1, ',')
				? aim(reader, inside + 2)
				: aim(reader, inside + 1);
			if (aimed && close(aimed.to) >= 0) {
				against = aimed.value;
				to = close(aimed.to);
				continue;
			}
			return null;
		}
		const aimed: Match<CardRef> | null = against ? null : aim(reader, inside);
		if (aimed && close(aimed.to) >= 0) {
			against = aimed.value;
			to = close(aimed.to);
			continue;
		}
		if (is(reader, inside, 'for') && reads === null) {
			const card = cardAt(reader, article(reader, inside + 1));
			if (card && close(card.to) >= 0) {
				reads = card.value;
				to = close(card.to);
				continue;
			}
		}
		break;
	}
	if (!isArticled && shows === null && against === null && reads === null) {
		// A bare "roll" is a noun only where it is somebody's.
		if (!isRoll || !owner) return null;
	}
	return { to, value: { ref: 'roll', of, shows, against, for: reads } };
}

const AGAINST = ['against', 'vs', 'v', 'versus', 'on', 'at', 'into'];

/** What a roll is made against. */
function aim(reader: Reader, at: number): Match<CardRef> | null {
	if (!is(reader, at, ...AGAINST)) return null;
	const after = is(reader, at + 1, '.') ? at + 2 : at + 1;
	return cardRef(reader, after, ({ kind }) => kind === 'monster');
}

/** Whether what follows a number counts something else than the die. */
export const isUnit = (reader: Reader, at: number): boolean =>
	is(
		reader,
		at,
		'hp',
		'health',
		'c',
		'¢',
		'cent',
		'cents',
		'left',
		'loot',
		'card',
		'cards',
		'counter',
		'counters',
		'soul',
		'souls',
		'damage',
		'dmg',
		'coin',
		'coins',
		'bucks',
		'money',
		'times',
		'player',
		'players',
		'+',
		'option',
		'item',
		'items'
	);

const DECKS = [
	['loot', 'loot'],
	['treasure', 'treasure'],
	['monster', 'monster'],
	['room', 'room']
] as const;

/** A pile: "the monster deck", "the top of the deck", "loot discard". */
export function pileAt(reader: Reader, at: number): Match<Ref> | null {
	let to = article(reader, at);
	const top = anyOf(
		reader,
		to,
		'unknown card from',
		'top card of',
		'top of',
		'top off',
		'card off the top of',
		'card from'
	);
	if (top >= 0) to = article(reader, top);
	for (const [word, deck] of DECKS) {
		if (!is(reader, to, word)) continue;
		if (is(reader, to + 1, 'deck', 'pile')) return { to: to + 2, value: { ref: 'deck', deck } };
		if (is(reader, to + 1, 'discard')) {
			const end = is(reader, to + 2, 'pile') ? to + 3 : to + 2;
			const top = is(reader, end, '(') ? cardAt(reader, end + 1) : null;
			if (top && is(reader, top.to, ')'))
				return { to: top.to + 1, value: { ref: 'deck', deck, isDiscard: true, top: top.value } };
			return { to: end, value: { ref: 'deck', deck, isDiscard: true } };
		}
		if (deck === 'loot' && !is(reader, to + 1, 'card', 'cards', 'play', 'plays', 'step'))
			return { to: to + 1, value: { ref: 'deck', deck } };
	}
	return is(reader, to, 'deck', 'decks')
		? { to: to + 1, value: { ref: 'deck', deck: null } }
		: null;
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** A slot: "slot 2", "the second slot", "the second monster". */
export function slotAt(reader: Reader, at: number): Match<Ref> | null {
	const start = article(reader, at);
	const kind = is(reader, start, 'shop') ? 'shop' : 'monster';
	const word = is(reader, start, 'shop', 'monster') ? start + 1 : start;
	const number = is(reader, word, 'slot') ? numberAt(reader, word + 1) : null;
	if (number !== null && number > 0)
		return { to: word + 2, value: { ref: 'slot', slot: kind, number } };
	const ordinal = ORDINALS.indexOf(reader.tokens[start]?.text ?? '');
	if (ordinal >= 0 && is(reader, start + 1, 'slot', 'monster')) {
		const to = is(reader, start + 2, 'slot') ? start + 3 : start + 2;
		return { to, value: { ref: 'slot', slot: 'monster', number: ordinal + 1 } };
	}
	return null;
}

/** An attack, a purchase or a death as a noun: "Zoe's attack on Monstro", "my purchase", "Finn's death". */
export function eventRef(reader: Reader, at: number): Match<Ref> | null {
	const owner = ownerAt(reader, article(reader, at)) ?? ownerAt(reader, at);
	const start = article(reader, owner ? owner.to : at);
	if (!owner && start === at && !is(reader, start + 1, 'on')) return null;
	const of = owner?.value ?? null;
	if (is(reader, start, 'attack', 'attacks', 'fight') && !is(reader, start + 1, 'roll')) {
		let to = start + 1;
		const on = is(reader, to, 'on', 'against', 'with', 'vs') ? thingRef(reader, to + 1) : null;
		if (on) to = on.to;
		const by = is(reader, to, 'by') ? whoAt(reader, to + 1) : null;
		if (by) to = by.to;
		return { to, value: { ref: 'attack', of: by?.value ?? of, on: on?.value ?? null, roll: null } };
	}
	if (is(reader, start, 'purchase', 'buy')) {
		const on = is(reader, start + 1, 'of') ? thingRef(reader, start + 2) : null;
		return { to: on?.to ?? start + 1, value: { ref: 'purchase', of, on: on?.value ?? null } };
	}
	if (owner && is(reader, start, 'death') && !is(reader, start + 1, 'card'))
		return { to: start + 1, value: { ref: 'death', of } };
	return null;
}

/** A card that somebody uses on something, as a noun: "Mia's bomb (on Spider)", "Lea's Jawbone on me". */
export function useRef(reader: Reader, at: number): Match<Ref> | null {
	const card = cardRef(reader, at, ({ kind }) => kind !== 'monster');
	if (!card) return null;
	const told =
		card.value.of === null && is(reader, card.to, '(') ? ownerAt(reader, card.to + 1) : null;
	if (told) {
		// "The bomb (Ben's bomb, aimed at me)".
		const same = cardAt(reader, told.to, (one) => one === cardOf(card.value.card));
		const after = same?.to ?? told.to;
		const aimed = anyOf(
			reader,
			is(reader, after, ',') ? after + 1 : after,
			'aimed at',
			'targeting',
			'on',
			'at'
		);
		const thing = aimed >= 0 ? thingRef(reader, aimed) : null;
		if (!thing || !is(reader, thing.to, ')')) return null;
		return {
			to: thing.to + 1,
			value: { ref: 'use', card: { ...card.value, of: told.value }, on: [thing.value] }
		};
	}
	if (card.value.of === null) return null;
	const opens = is(reader, card.to, '(');
	const on = opens ? card.to + 1 : card.to;
	if (!is(reader, on, 'on', 'at', 'against', 'targeting')) return null;
	const thing = thingRef(reader, on + 1);
	if (!thing || (opens && !is(reader, thing.to, ')'))) return null;
	return {
		to: opens ? thing.to + 1 : thing.to,
		value: { ref: 'use', card: card.value, on: [thing.value] }
	};
}

/** Anything that can be pointed at. */
export function thingRef(
	reader: Reader,
	at: number,
	fits: (card: Card) => boolean = () => true
): Match<Ref> | null {
	const roll = rollRef(reader, at);
	if (roll) return roll;
	const use = useRef(reader, at);
	if (use) return use;
	const event = eventRef(reader, at);
	if (event) return event;
	const card = cardRef(reader, at, fits);
	if (card) return card;
	const pile = pileAt(reader, at) ?? slotAt(reader, at);
	if (pile) return pile;
	if (is(reader, at, 'it', 'itself', 'that', 'this'))
		return { to: is(reader, at + 1, 'one') ? at + 2 : at + 1, value: { ref: 'it' } };
	if (
		is(reader, article(reader, at), 'monster') &&
		!is(reader, article(reader, at) + 1, 'deck', 'discard', 'slot')
	)
		return { to: article(reader, at) + 1, value: { ref: 'it' } };
	const who = whoAt(reader, at);
	if (!who) return null;
	const facts = whoFacts(reader, who.to);
	return { to: facts.to, value: { ref: 'who', who: who.value, facts: facts.value } };
}

/** What is said of a person right behind the name: "(1 HP)", "with 2 cents". */
export function whoFacts(reader: Reader, at: number): Match<Facts> {
	let to = at;
	let facts: Facts = {};
	for (let i = 0; i < 3; i++) {
		const more = bracketFacts(reader, to, 'who') ?? trailingFacts(reader, to, 'who');
		if (!more) break;
		facts = { ...facts, ...more.value };
		to = more.to;
	}
	return { to, value: facts };
}

/** Whether a row of words stands at a place. */
export const has = (reader: Reader, at: number, words: string): boolean =>
	seq(reader, at, words) >= 0;
