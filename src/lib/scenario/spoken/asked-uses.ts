/** Questions about what a card would do, in which nobody is asked for leave: it is used after all that is told. */
import { cardOf } from '../../cards/library.ts';
import { isItem, isUsable } from './cards-said.ts';
import type { Said } from './clause.ts';
import { clauseAt } from './clauses.ts';
import { bracketFacts, trailingFacts } from './fact-brackets.ts';
import { words } from './fillers.ts';
import { anyOf, article, is, skip, verbAt, type Reader } from './reader.ts';
import type { CardRef, Ref, Who } from './ref.ts';
import { cardRef, thingRef } from './references.ts';
import type { Match, Piece, Saying } from './said.ts';
import { harms, hurts, protects, takesOf } from './takes.ts';
import { ENDS } from './tokens.ts';
import { useOf } from './uses.ts';
import { whoAt } from './who.ts';

/** The act that such a question asks about: "does my Mantle save me if …?", "does Ben die to my bomb?". */
export const usedAt = (reader: Reader, at: number, end: number): Match<Said> | null =>
	doneAt(reader, at, end) ??
	againstAt(reader, at, end) ??
	workingAt(reader, at, end) ??
	dyingAt(reader, at, end) ??
	likelyAt(reader, at, end);

/** Words that ask how likely something is. */
const ODDS = words('odds chance chances probability likelihood likely');

/** "What are the chances that Amy kills Monstro?": she attacks it. */
function likelyAt(reader: Reader, at: number, end: number): Match<Said> | null {
	const odds = [0, 1, 2, 3, 4].find((behind) => is(reader, at + behind, ...ODDS));
	if (odds === undefined) return null;
	const led = anyOf(reader, at + odds + 1, 'are|is there|it| that|of|for|to', 'that|of|for|to');
	const act = led < 0 ? null : clauseAt(reader, led, { who: { is: 'me' }, facts: {}, thing: null });
	const [kill, ...more] = act?.value ?? [];
	if (!act || kill?.say !== 'kill' || kill.what.ref !== 'card') return null;
	return { to: end, value: [{ say: 'attack', who: kill.who, on: kill.what }, ...more] };
}

/** What a card that is used does for somebody. */
const HELPS = words('save saves protect protects help helps work prevent prevents heal heals');

/** What a card that is used does to what it is used on. */
const KILLS = words('kill kills finish destroy hit hurt damage');

/**
 * "Does my Mantle save me if Ben bombs me?": whether what somebody can use then would help. It is used, after all that
 * is told.
 */
function workingAt(reader: Reader, at: number, end: number): Match<Said> | null {
	const does = anyOf(reader, at, 'do|does|did|will|would|can|could');
	const card = does < 0 ? null : cardRef(reader, does, isUsable, false);
	const verb = card ? anyOf(reader, skip(reader, card.to, ''), 'still|even|also|really| ', '') : -1;
	const harm = card && verb >= 0 && is(reader, verb, ...KILLS) ? thingRef(reader, verb + 1) : null;
	// "Does my bomb kill Gurdy (1 hp)?": "Ben bombs it. Does his bomb hurt me?" asks about the one that was used.
	const isAll =
		card !== null &&
		harm !== null &&
		is(reader, skip(reader, harm.to, ''), '?') &&
		!isNamedBefore(reader, at, card.value);
	if (card && harm && isAll && harms(card.value.card, '2023') && harm.value.ref !== 'it') {
		const doer = card.value.of ?? { is: 'me' };
		return { to: end, value: [useOn(doer, card.value, harm.value)] };
	}
	const stopped =
		card && verb >= 0 && is(reader, verb, ...STOPS) ? cardRef(reader, verb + 1) : null;
	// "Does bean stop d6?" asks of the card, and not of one that somebody has.
	const isHad = card !== null && (card.value.of !== null || isItem(cardOf(card.value.card)));
	if (card && stopped && isHad && is(reader, skip(reader, stopped.to, ''), '?'))
		return { to: end, value: stops(card.value, stopped.value) };
	if (!card || verb < 0 || !is(reader, verb, ...HELPS)) return null;
	const whom = whoAt(reader, verb + 1);
	const who = card.value.of ?? whom?.value ?? null;
	const isSomebodys = who?.is === 'me' || who?.is === 'name';
	const when = anyOf(reader, whom?.to ?? verb + 1, 'if|when|while|once|after');
	// "… and I tap it": that is told.
	const isTold = reader.tokens.slice(when, end).some((_, i) => is(reader, when + i, 'it', 'and'));
	const isBare = when < 0 && is(reader, skip(reader, whom?.to ?? verb + 1, ''), '?');
	if (!isSomebodys || (when < 0 && !isBare) || (isTold && !isBare)) return null;
	const on: readonly Ref[] =
		whom && protects(card.value.card, '2023') ? [{ ref: 'who', who: whom.value, facts: {} }] : [];
	return { to: end, value: [{ say: 'use', who, card: card.value, on, words: [] }] };
}

/** What a card does against another. */
const AGAINST =
	'stop|stops|cancel|cancels|counter|counters|negate|negates|block|blocks|prevent|prevents|beat|beats|answer|answers';
const FROM =
	'protect|protects|save|saves|help|helps me|you|a player|someone|somebody| from|against';

/**
 * "Does Butter Bean stop The D6?", "does Soul Heart save me from a Bomb (at 1 hp)?" with nothing told besides: the
 * one is used against the other.
 */
function againstAt(reader: Reader, at: number, end: number): Match<Said> | null {
	if (skip(reader, 0) < at || skip(reader, end) < reader.tokens.length) return null;
	const does = anyOf(reader, at, 'do|does|did|will|would|can|could');
	const card = does < 0 ? null : cardRef(reader, article(reader, does), isUsable, false);
	const verb = card
		? anyOf(reader, skip(reader, card.to, ''), 'still|even|also|really|ever| ', '')
		: -1;
	const led = verb < 0 ? -1 : anyOf(reader, verb, AGAINST, 'work|works on|against', FROM);
	const other = led < 0 ? null : cardRef(reader, article(reader, led), isUsable, false);
	if (!card || !other || card.value.of || other.value.of) return null;
	const to = anyOf(reader, other.to, 'reroll|roll|ability|effect|damage', '');
	const facts = bracketFacts(reader, to, 'who') ?? trailingFacts(reader, to, 'who');
	if (skip(reader, facts?.to ?? to, '?') < end) return null;
	const me: Who = { is: 'me' };
	const myself: Ref = { ref: 'who', who: me, facts: {} };
	const told: Said = facts ? [{ say: 'fact', about: myself, facts: facts.value }] : [];
	if (takesOf(card.value.card, '2023').has('loot being played'))
		return { to: end, value: [...told, useOn(me, card.value, other.value)] };
	const isSafe = protects(card.value.card, '2023') && hurts(other.value.card, '2023');
	return isSafe
		? {
				to: end,
				value: [...told, useOn({ is: 'other' }, other.value, myself), useOn(me, card.value, myself)]
			}
		: null;
}

/** Whether a card is named or used before a place. */
const isNamedBefore = (reader: Reader, at: number, { card }: CardRef): boolean =>
	reader.tokens
		.slice(0, at)
		.some((_, i) => reader.lexicon.at(i).some(({ cards }) => cards.includes(card)));

/** What a card may do against another. */
const STOPS = words(
	'stop stops cancel cancels prevent prevents counter counters negate negates block blocks'
);

/** "Does Yum Heart stop Death? Cy played Death on me": it is used against that, on whoever asks where it protects. */
function stops(card: CardRef, other: CardRef): Said {
	const who = card.of ?? ({ is: 'me' } as const);
	const answers = takesOf(card.card, '2023').has('loot being played');
	const on: Ref = answers ? other : { ref: 'who', who, facts: {} };
	return answers || protects(card.card, '2023') ? [useOn(who, card, on)] : [];
}

const useOn = (who: Who, card: CardRef, on: Ref): Saying => ({
	say: 'use',
	who,
	card,
	on: [on],
	words: []
});

/** "Does Ben die to my bomb (on 1 health)?": what he is to die of. */
function dyingAt(reader: Reader, at: number, end: number): Match<Said> | null {
	const does = anyOf(reader, at, 'do|does|did|will|would|am|is|are');
	const whom = does < 0 ? null : whoAt(reader, does);
	const dies = whom ? anyOf(reader, whom.to, 'die|dying|dead to|from|by|of') : -1;
	const card = dies < 0 ? null : cardRef(reader, dies, isUsable, false);
	if (!whom || !card || !harms(card.value.card, '2023')) return null;
	if (isNamedBefore(reader, at, card.value)) return null;
	const doer: Who = card.value.of ?? (whom.value.is === 'me' ? { is: 'other' } : { is: 'me' });
	const on: Ref = { ref: 'who', who: whom.value, facts: {} };
	const act = useOn(doer, card.value, on);
	const rest = skip(reader, card.to, '');
	if (is(reader, rest, '?')) return { to: end, value: [act] };
	const facts = bracketFacts(reader, rest, 'who') ?? trailingFacts(reader, rest, 'who');
	return facts && is(reader, skip(reader, facts.to, ''), '?')
		? { to: end, value: [act, { say: 'fact', about: on, facts: facts.value }] }
		: null;
}

/** Whom brackets behind an act that is asked about speak of: the thing it is done to, or the only other person. */
export function aboutWhom(act: Said): Ref | null {
	const [use] = act;
	if (use?.say !== 'use') return null;
	const [on] = use.on;
	if (on?.ref === 'card') return on;
	const people = [
		...(use.who && use.who.is !== 'me' ? [{ ref: 'who', who: use.who, facts: {} } as const] : []),
		...(on?.ref === 'who' && !['me', 'self'].includes(on.who.is) ? [on] : [])
	];
	return people.length === 1 ? (people[0] ?? null) : null;
}

/** "Can the Mantle still be used?", "is tapping the D6 on it legal?": nobody is named who is to do it. */
function doneAt(reader: Reader, at: number, end: number): Match<Said> | null {
	const can = anyOf(reader, at, 'can|could|may|might|should|would');
	const card = can < 0 ? null : cardRef(reader, can, isUsable, false);
	const be = card ? anyOf(reader, skip(reader, card.to, ''), 'still|even|also|ever| be') : -1;
	const doing = anyOf(reader, at, 'is|would|was');
	const isDoing = doing >= 0 && verbAt(reader, doing)?.tense === 'going on';
	const isUse = (place: number): boolean => verbAt(reader, place)?.verb === 'use';
	const used =
		card && be >= 0 && isUse(be) ? useOf(reader, be + 1, card.value.of, card.value) : null;
	const acted = isDoing && isUse(doing) ? clauseAt(reader, doing) : null;
	const found = used ?? (acted?.value.every(({ say }) => say === 'use') === true ? acted : null);
	return found && found.to < end ? { to: end, value: found.value } : null;
}

/** Behind "after my bomb?": when something is meant, of what was told. */
export function momentAsked(
	reader: Reader,
	at: number,
	pieces: readonly Piece[]
): { readonly to: number; readonly isTold: boolean } | null {
	const before = reader.tokens[at - 1]?.text ?? ':';
	const opens = before === ':' || ENDS.has(before);
	const led = opens ? anyOf(reader, at, 'before|after|during') : -1;
	const card = led < 0 ? null : cardRef(reader, led, isUsable, false);
	if (!card || !is(reader, card.to, '?')) return null;
	const isTold = pieces.some(
		({ what }) => what.say === 'use' && what.card.card === card.value.card
	);
	return { to: card.to + 1, isTold };
}
