import { cardOf } from '../../cards/library.ts';
import { hadWithHP, isAnswered, liesThere } from './bare-cards.ts';
import { deedAt, type Deed } from './verbs.ts';
import { isMonster, isOwnable, isTrinket, isUsable } from './cards-said.ts';
import { bracketFacts, trailingFacts } from './fact-brackets.ts';
import { factList, merged } from './facts.ts';
import { anyOf, article, cardAt, is, numberAt, skip, verbAt, type Reader } from './reader.ts';
import { cardRef, eventRef, thingRef, useRef } from './references.ts';
import { ownedAt } from './owned-said.ts';
import { rollRef } from './roll-refs.ts';
import { whoAt } from './who.ts';
import { editionAt, notActive } from './table-talk.ts';
import type { Killing, Match, Saying } from './said.ts';
import type { Facts, Ref } from './ref.ts';
import { passive } from './passive.ts';
import { predicate } from './predicates.ts';
import { useWith } from './uses.ts';
import type { Said, Subject } from './clause.ts';
import { cardAtPerson, cardVerbAt, cardVerbedAt } from './clause-words.ts';

const NOBODY: Subject = { who: null, facts: {}, thing: null };

/** A clause: somebody does something, or something is so. @param nobody who does it where no subject stands there. */
export function clauseAt(reader: Reader, at: number, nobody: Subject = NOBODY): Match<Said> | null {
	const each = eachAt(reader, at);
	if (each) return each;
	const subject = subjectAt(reader, at);
	const ways = [...(subject ? [subject] : []), { to: at, value: nobody }];
	for (const { to, value } of ways) {
		const found = clauseOf(reader, to, value);
		if (found) return withFacts(found, value);
	}
	return null;
}

/** "Jonas and Kira both bomb Greed": each of them does it. */
function eachAt(reader: Reader, at: number): Match<Said> | null {
	const one = whoAt(reader, is(reader, at, 'both') ? at + 1 : at);
	const other = one && is(reader, one.to, 'and', '&') ? whoAt(reader, one.to + 1) : null;
	if (!one || !other) return null;
	const verb = anyOf(reader, skip(reader, other.to), 'both|each', '');
	// "Kim and Dan both want to bomb me": what two want has not been done by either.
	if (verbAt(reader, skip(reader, verb))?.verb === 'want') return null;
	const done = [one, other].map(({ value: who }) =>
		clauseOf(reader, verb, { who, facts: {}, thing: null })
	);
	const [first] = done;
	const isAct = first?.value.every(({ say }) => say === 'use' || say === 'pass') === true;
	return first && isAct
		? { to: first.to, value: done.flatMap((clause) => clause?.value ?? []) }
		: null;
}

/** What was said of the subject goes before what it does. */
function withFacts(clause: Match<Said>, { who, facts, said = [] }: Subject): Match<Said> | null {
	const found: Match<Said> = { to: clause.to, value: [...said, ...clause.value] };
	if (!who || Object.keys(facts).length === 0) return found;
	if (facts.number !== undefined) {
		// "Tom (10) purchases it": a bare number is what who buys has.
		if (!clause.value.some(({ say }) => say === 'buy')) return null;
		const { number, ...rest } = facts;
		return withFacts(clause, { who, thing: null, said, facts: { ...rest, cents: number } });
	}
	const about: Saying = { say: 'fact', about: { ref: 'who', who, facts: {} }, facts };
	return { to: found.to, value: [about, ...found.value] };
}

function subjectAt(reader: Reader, at: number): Match<Subject> | null {
	const start = is(reader, at, 'both') ? at + 1 : at;
	const owner = itemOwner(reader, start);
	if (owner) return owner;
	const isObject =
		is(reader, start, 'her', 'him', 'them') && verbAt(reader, start + 1)?.verb !== 'die';
	const who = isObject ? null : whoAt(reader, start);
	if (who) {
		let { to } = who;
		let facts: Facts = {};
		for (let i = 0; i < 3; i++) {
			const aside = bracketFacts(reader, to, 'subject') ?? trailingFacts(reader, to, 'subject');
			const playing = aside ? null : (playedBy(reader, to) ?? subjectWhich(reader, to));
			const more = aside ?? playing;
			if (!more) break;
			facts = merged(facts, more.value);
			to = more.to;
		}
		const between = interjection(reader, to);
		if (between)
			return {
				to: skip(reader, between.to),
				value: { who: who.value, facts, thing: null, said: between.value }
			};
		return { to: skip(reader, to), value: { who: who.value, facts, thing: null } };
	}
	const played = cardRef(reader, at, ({ kind }) => kind === 'character');
	if (played?.value.of)
		return {
			to: played.to,
			value: {
				who: played.value.of,
				facts: { ...played.value.facts, character: played.value.card },
				thing: null
			}
		};
	// "Death was played on Nico": what is played is no monster.
	const isPlayed = (to: number): boolean =>
		anyOf(reader, skip(reader, to, ''), 'is|was|gets|got| played|used|cast|activated') >= 0;
	const found = thingRef(reader, at);
	const played_ = found && isPlayed(found.to) ? cardRef(reader, at, isUsable) : null;
	const thing: Match<Ref> | null = played_ && played_.to === found?.to ? played_ : found;
	if (!thing || !SUBJECTS.includes(thing.value.ref)) return null;
	// "Gurdy, 5 hp, attacked by Theo".
	const isDoneTo = is(reader, thing.to, ',') && verbAt(reader, thing.to + 1)?.tense === 'past';
	const to = isDoneTo && is(reader, thing.to + 2, 'by') ? thing.to + 1 : thing.to;
	return { to, value: { who: null, facts: {}, thing: thing.value } };
}

/** What something can be said of, or be done to. */
const SUBJECTS: readonly Ref['ref'][] = ['card', 'roll', 'it', 'deck', 'use', 'attack', 'purchase'];

/** "Sacred Heart owner Pat", "Curved Horn Rosa": what lies before somebody stands before the name. */
function itemOwner(reader: Reader, at: number): Match<Subject> | null {
	if (whoAt(reader, at)) return null;
	const card = cardRef(reader, at, isOwnable, false);
	if (!card || card.value.of) return null;
	const isCalled = is(reader, card.to, 'owner', 'holder', 'user', 'haver');
	const who = whoAt(reader, isCalled ? card.to + 1 : card.to);
	if (who?.value.is !== 'name') return null;
	if (!isCalled && isUsable(cardOf(card.value.card)) && !isTrinket(cardOf(card.value.card)))
		return null;
	return { to: who.to, value: { who: who.value, facts: { items: [card.value] }, thing: null } };
}

/** ", in response to Kim's 6 on Gurdy,", ", who isn't the active player (that's Sam),". */
function interjection(reader: Reader, at: number): Match<Said> | null {
	if (!is(reader, at, ',', '(')) return null;
	const active = notActive(reader, at + 1);
	if (active) return active;
	const edition = editionAt(reader, at + 1);
	if (edition && is(reader, edition.to, ',', ')')) return { ...edition, to: edition.to + 1 };
	const led = anyOf(
		reader,
		at + 1,
		'in response|reaction|answer to',
		'responding|reacting to',
		'after',
		'during',
		'on',
		'before'
	);
	const event =
		led >= 0 ? (useRef(reader, led) ?? eventRef(reader, led) ?? rollRef(reader, led)) : null;
	if (!event || !is(reader, event.to, ',', ')')) return null;
	return { to: event.to + 1, value: [{ say: 'fact', about: event.value, facts: {} }] };
}

/** ", who holds The Magician,": what somebody has, said between the name and the verb. */
function subjectWhich(reader: Reader, at: number): Match<Facts> | null {
	const which = anyOf(reader, at, ', who|which', 'who|which', '( who|which', '');
	if (which <= at) return null;
	const verb = verbAt(reader, skip(reader, which, ''))?.verb;
	if (verb !== 'have' && verb !== 'be') return null;
	const led = anyOf(
		reader,
		skip(reader, which, '') + 1,
		'still|only|now|just| at|on',
		'down to',
		''
	);
	const facts = factList(reader, led, 'subject');
	if (!facts) return null;
	const closes = is(reader, at, ',') ? ',' : is(reader, at, '(') ? ')' : null;
	if (closes === null) return facts;
	return is(reader, facts.to, closes) ? { ...facts, to: facts.to + 1 } : null;
}

/** ", playing Cain,": the character of somebody. */
function playedBy(reader: Reader, at: number): Match<Facts> | null {
	const start = anyOf(reader, at, ', playing|as', 'playing|as', '( playing|as|');
	// "Bea, Cain, taps Cain".
	const apposed = is(reader, at, ',') ? cardAtPerson(reader, at + 1) : null;
	const doing = apposed && is(reader, apposed.to, ',') ? verbAt(reader, apposed.to + 1) : null;
	const isOther = reader.people.characterOf(reader.people.at(at - 1)?.name ?? '') === null;
	if (start < 0 && apposed && doing && isOther)
		return { to: apposed.to + 1, value: { character: apposed.value } };
	if (start < 0) return null;
	const card = cardAtPerson(reader, article(reader, start));
	if (!card) return null;
	const closes = is(reader, at, '(');
	if (closes && !is(reader, card.to, ')')) return null;
	const to = closes || is(reader, card.to, ',') ? card.to + 1 : card.to;
	return { to, value: { character: card.value } };
}

function clauseOf(reader: Reader, at: number, subject: Subject): Match<Said> | null {
	const deed = deedAt(
		reader,
		at,
		(place) => cardVerbAt(reader, place),
		(place) => cardVerbedAt(reader, place)
	);
	if (!deed) return null;
	const weapon = deed.value.verb === null ? cardAt(reader, deed.start, isUsable) : null;
	// "1hp, bombed by Leo".
	const isHarmedBy =
		weapon !== null && is(reader, weapon.to, 'by') && cardVerbedAt(reader, deed.start);
	const isDoneBy =
		isHarmedBy ||
		(deed.value.tense === 'past' && deed.to > deed.start && is(reader, deed.to, 'by'));
	const found =
		deed.value.isPassive || isDoneBy
			? passive(reader, deed, subject)
			: deed.value.verb === null
				? cardVerb(reader, deed.start, subject)
				: predicate(reader, deed, subject);
	const isVerb =
		deed.value.verb !== null || cardAt(reader, deed.start, isUsable)?.naming.form === 'inflected';
	const isKill = deed.value.verb === 'kill' && !deed.value.isPassive;
	const told =
		found && isKill ? asKill(found, deed.value.tense === 'past' ? 'done' : 'as it stands') : found;
	return told && earlier(isVerb ? asVerb(told) : told, deed.value);
}

/** Marks what a verb says, so that it goes on with what the same person did. */
const asVerb = (found: Match<Said>): Match<Said> => ({
	to: found.to,
	value: found.value.map((one) => (one.say === 'use' ? { ...one, isVerb: true as const } : one))
});

/** "I killed Monstro with a Bomb!": so it is said to have died. */
const asKill = (found: Match<Said>, kills: Killing): Match<Said> => {
	// "Kills it with 4 bombs": the last of them does.
	const last = found.value.findLastIndex((one) => one.say === 'use');
	return {
		to: found.to,
		value: found.value.map((one, nth) =>
			one.say === 'use' && nth === last ? { ...one, kills } : one
		)
	};
};

function earlier(found: Match<Said>, { isEarlier, tense, isGoingOn }: Deed): Match<Said> {
	const isPast = isEarlier || tense === 'past';
	const value = found.value.map((one) =>
		isPast && (one.say === 'roll' || one.say === 'attack')
			? { ...one, isPast: true as const }
			: isGoingOn === true && one.say === 'attack'
				? { ...one, isGoingOn }
				: one
	);
	return {
		to: found.to,
		value: isEarlier
			? value.map((one) =>
					one.say === 'roll'
						? { ...one, isEarlier: true as const }
						: { order: 'before' as const, ...one }
				)
			: value
	};
}

/** "Ben bombs Gurdy": a card's name is the verb. */
function cardVerb(reader: Reader, at: number, subject: Subject): Match<Said> | null {
	if (subject.thing) return null;
	// "Curved Horn for Leo": what does nothing to a player is his.
	const card = subject.who ? null : cardAt(reader, at, isOwnable);
	if (card && is(reader, card.to, 'for') && whoAt(reader, card.to + 1)) return null;
	// "3 cents, Ben jawbones me": what there is, unless it is answered.
	const isMoney =
		subject.who === null && numberAt(reader, at) !== null && is(reader, at + 1, 'cents', 'cent');
	const opens = at === 0 || reader.tokens[at - 1]?.kind === 'mark';
	if (isMoney && opens && !isAnswered(reader)) return null;
	// "Bloody Penny (mine)", "Curved Horn mine": whose it is, and nothing done.
	const owned = subject.who ? null : ownedAt(reader, at);
	const trinket = owned && cardAt(reader, at, isOwnable);
	const isMine = trinket !== null && is(reader, trinket.to, 'mine', 'hers', 'theirs', '(');
	if (owned && isMine && trinket.naming.form === 'name') return null;
	const named = subject.who ? null : cardAt(reader, at, isUsable);
	if (named?.naming.form === 'name') {
		if (liesThere(reader, named)) return null;
		const had = hadWithHP(reader, named);
		if (had) return had;
	}
	// "Penny for him?": that is asked.
	const whom = named && is(reader, named.to, 'for') ? whoAt(reader, named.to + 1) : null;
	if (whom && is(reader, whom.to, '?')) return null;
	return useWith(reader, at, subject.who, true);
}

/** A monster, by its name. */
export const monsterRef = (reader: Reader, at: number) =>
	cardRef(reader, at, (card) => isMonster(card) || card.kind === 'event');

export const cardIsMonster = (key: string): boolean => isMonster(cardOf(key));
