import { clauseAt } from './clauses.ts';
import { contextAt } from './context.ts';
import { comesOfIt } from './comes-of-it.ts';
import { cardOf } from '../../cards/library.ts';
import { isItem, isMonster, isUsable } from './cards-said.ts';
import { words } from './fillers.ts';
import { anyOf, cardAt, is, numberAt, skip, type Reader } from './reader.ts';
import { endOfQuestion } from './question-ends.ts';
import { cardRef } from './references.ts';
import { patternAt, phrase } from './patterns.ts';
import type { Match, Piece, Saying } from './said.ts';
import type { Ref, Who } from './ref.ts';
import { aboutWhom, usedAt } from './asked-uses.ts';
import { bracketFacts } from './fact-brackets.ts';
import { SAME } from './tools-said.ts';
import { whoAt } from './who.ts';
import { CANCELS } from './spoken-names.ts';
import type { Said } from './clause.ts';

/** Acts that somebody can ask leave for. */
const ACTS: readonly Saying['say'][] = ['use', 'reroll', 'end', 'barter'];

/** Behind "can Ben", "am I allowed to", "is it legal for Mia to", with who is to do it. */
function leaveAt(reader: Reader, at: number): Match<Who | null> | null {
	const can = anyOf(reader, at, 'can|could|may|cant');
	const person = can >= 0 ? whoAt(reader, can) : null;
	if (person) return person;
	const would = anyOf(reader, at, 'should|would|will|shouldnt|wouldnt');
	const other = would >= 0 ? whoAt(reader, would) : null;
	const able = other ? anyOf(reader, other.to, 'still|even| be able|allowed|permitted to') : -1;
	if (other && able >= 0) return { to: able, value: other.value };
	const bare = anyOf(reader, at, 'allowed|able|legal|possible|permitted|okay|ok|fine|free to');
	if (bare >= 0) return { to: bare, value: null };
	const be = anyOf(reader, at, 'am|is|are|was|were');
	const one = be >= 0 ? whoAt(reader, be) : null;
	const allowed = one ? anyOf(reader, one.to, 'allowed|able|permitted to') : -1;
	if (one && allowed >= 0) return { to: allowed, value: one.value };
	const does = anyOf(reader, at, 'do|does|did');
	const getter = does >= 0 ? whoAt(reader, does) : null;
	const gets = getter
		? anyOf(reader, getter.to, 'get to', 'get|have the right|time|chance to')
		: -1;
	if (getter && gets >= 0) return { to: gets, value: getter.value };
	const legal = anyOf(
		reader,
		at,
		'is|was it|this possible|legal|allowed|ok|okay|fine|right for',
		'would it be possible|legal|allowed|ok|okay for'
	);
	const whom = legal >= 0 ? whoAt(reader, legal) : null;
	if (whom && is(reader, whom.to, 'to')) return { to: whom.to + 1, value: whom.value };
	const late = anyOf(
		reader,
		at,
		'is|was it|this too late|early to',
		'is|was it|this still|even| possible|legal|allowed|ok|okay|fine|right to'
	);
	const enough = anyOf(reader, at, 'is|are|was that|this|it|they enough to|for');
	if (enough >= 0) return { to: enough, value: { is: 'me' } };
	return late < 0 ? null : { to: late, value: { is: 'me' } };
}

/**
 * The act whose legality is asked: "can Ben butter bean it?". Null where nothing that can be played is asked
 * about, or where it is asked what could have been.
 * @param end where the question ends.
 */
export function askedAct(reader: Reader, at: number, end: number): Match<Said> | null {
	const act = leaveAsked(reader, at, end);
	if (!act || !isMeanwhile(reader, at, end)) return act;
	const value = act.value.map((one) =>
		DECLARED.includes(one.say) ? { ...one, order: 'now' as const } : one
	);
	return { to: act.to, value };
}

/** Whether a question asks about something that is done while something else goes on. */
function isMeanwhile(reader: Reader, at: number, end: number): boolean {
	for (let i = at; i < end; i++) if (patternAt(reader, i, MEANWHILE) > i) return true;
	return false;
}

const MEANWHILE = phrase(
	'in (?:response|reaction|answer)|(?:in the (?:middle|midst) of|during|mid|halfway through) (?:(?:the|that|this|an?|his|her|my|their|\\p{L}+s) )?(?:attack|fight|combat|battle)|(?:while|with|as) (?:\\S+ ){1,4}(?:on the stack|unresolved|pending)|before (?:the|that|this|his|her|my|their) (?:roll|die|dice|attack|fight|damage) (?:resolves?|ends?|(?:is|was) over)'
);

/** What is declared as nothing else goes on. */
const DECLARED: readonly Saying['say'][] = ['attack', 'buy', 'end'];

function leaveAsked(reader: Reader, at: number, end: number): Match<Said> | null {
	const done = usedAt(reader, at, end);
	if (done) return done;
	const leave = leaveAt(reader, at);
	if (!leave) return null;
	const start = skip(reader, leave.to);
	if (is(reader, start, 'have', 'ever', 'not')) return null;
	const act = actsAsked(reader, start, leave.value, isOnTurn(reader, at));
	if (!act) return null;
	// "Can anyone stop it?" asks by which card.
	if (act.value.some((one) => one.say === 'use' && one.card === CANCELS)) return null;
	const aside = bracketFacts(reader, skip(reader, act.to, ''), 'who');
	if (aside && is(reader, skip(reader, aside.to, ''), '?')) {
		const about = aboutWhom(act.value);
		return about && { to: end, value: [...act.value, { say: 'fact', about, facts: aside.value }] };
	}
	const served = comesOfIt(reader, skip(reader, act.to));
	const rest = skip(reader, served?.to ?? act.to);
	const behind = anyOf(reader, rest, 'when|if|while|once|after|before', '');
	if (behind >= end || is(reader, behind, '?')) return { to: end, value: act.value };
	// "… so she can't pay?", "… or is that too late?": what comes of it, and what else could be.
	const talk = served?.to ?? act.to;
	if (talksOn(reader, talk, end)) return { to: end, value: act.value };
	// "… before the damage?": when, and nothing else is told there.
	const when = contextAt(reader, rest);
	if (when > rest && is(reader, when, '?') && when < end) return { to: end, value: act.value };
	// "Can Bo Jawbone me in response to …": what it is asked about is told behind.
	const told = anyOf(
		reader,
		rest,
		'in response|reaction|answer to',
		'when|while|once|after|during|if'
	);
	return told >= 0 ? { to: rest, value: act.value } : null;
}

/** What somebody asks leave for, one thing after the other: "can I tap my character and play Soul Heart?" */
function actsAsked(
	reader: Reader,
	at: number,
	who: Who | null,
	onTurn: boolean
): Match<readonly Saying[]> | null {
	const act = clauseAt(reader, at, { who, facts: {}, thing: null });
	const isAct = act?.value.some(
		(one) =>
			ACTS.includes(one.say) ||
			(one.say === 'attack' && (one.on ? one.on.ref !== 'it' : onTurn)) ||
			(one.say === 'buy' && (one.what ? one.what.ref === 'card' : onTurn))
	);
	if (!act || !isAct) return null;
	const next = anyOf(reader, act.to, 'and then|', ', then');
	const more = next >= 0 ? actsAsked(reader, next, who, false) : null;
	return more ? { to: more.to, value: [...act.value, ...more.value] } : act;
}

/** "On Lev's turn, can Ana attack?": it is asked whether she may at all. */
const isOnTurn = (reader: Reader, at: number): boolean =>
	is(reader, at - 1, ',') && is(reader, at - 2, 'turn');

/** Whether a question goes on with its reason, its aim or its other side, and names nobody else in these. */
function talksOn(reader: Reader, at: number, end: number): boolean {
	if (!tellsNothing(reader, at, end)) return false;
	if (is(reader, at, ...REASONS)) return true;
	const isOther =
		anyOf(reader, at, 'or is|am|are|was|do|does|did|will|would|should|not|no|what', 'to|for') >=
			0 || anyOf(reader, at, 'and still|get|gets|take|takes|keep|keeps|save|win|survive') >= 0;
	const isAnybody = (i: number): boolean => i >= at && i < end && reader.people.at(i) !== null;
	return isOther && ![...reader.tokens.keys()].some(isAnybody);
}

const REASONS = words('so even because since cause bc cuz without given although though but');

/** Whether no card and no number stands there, so that nothing is told of the table. */
function tellsNothing(reader: Reader, from: number, end: number): boolean {
	for (let i = from; i < end; i++)
		if (cardAt(reader, i) || numberAt(reader, i) !== null || is(reader, i, ...TELLS_MORE))
			return false;
	return true;
}

/** Words behind which something else is told. */
const TELLS_MORE = words('when if while once after before then response first');

/** "Can you play Holy Card …? I played Holy Card": what is asked about is told as well. */
export const isToldToo = (pieces: readonly Piece[], act: Saying): boolean =>
	act.say === 'use' &&
	pieces.some(
		({ what }) =>
			what.say === 'use' &&
			((what.card === SAME && isItem(cardOf(act.card.card))) ||
				(what.card.card === act.card.card &&
					(act.on.every(isLoose) ||
						(what.on.every(isLoose) && isSameDoer(act.who, what.who)) ||
						what.on.every((ref) => ref.ref === 'it') ||
						JSON.stringify(what.on) === JSON.stringify(act.on))))
	);

/** Whether two may be the same person: one is not told, or both are called so. */
const isSameDoer = (one: Who | null, other: Who | null): boolean =>
	one === null || other === null || JSON.stringify(one) === JSON.stringify(other);

/** What is pointed at without a name: "it", "her", "the roll". */
const isLoose = (ref: Ref): boolean =>
	ref.ref === 'it' ||
	ref.ref === 'attack' ||
	ref.ref === 'roll' ||
	(ref.ref === 'who' && ref.who.is === 'he');

/** Whether what a question supposes is told by another piece, with as much of it. */
function isToldBy(one: Piece['what'], other: Piece['what']): boolean {
	if (one.say === 'use' && other.say === 'use') {
		const isNobodys = one.who === null || one.who.is === 'friend' || one.who.is === 'other';
		const isWhose = isNobodys || JSON.stringify(one.who) === JSON.stringify(other.who);
		const isOn =
			one.on.every(({ ref }) => ref === 'it') ||
			JSON.stringify(one.on) === JSON.stringify(other.on);
		return one.card.card === other.card.card && isOn && isWhose;
	}
	return (
		one.say === 'attack' &&
		other.say === 'attack' &&
		JSON.stringify(one.on) === JSON.stringify(other.on)
	);
}

/** "Does it work if I'm bombed? Ben bombs me": what a question supposes is told once, as it is told behind it. */
export function dropToldAgain(reader: Reader, pieces: Piece[]): void {
	const mark = reader.tokens.findIndex(({ text }) => text === '?');
	const supposes = reader.tokens
		.slice(0, Math.max(mark, 0))
		.some((_, i) => is(reader, i, 'if', 'when', 'while', 'once', 'after', 'before'));
	if (!supposes) return;
	for (const [i, piece] of pieces.entries()) {
		if (piece.from >= mark) return;
		const isTold = pieces.some(({ from, what }) => from > mark && isToldBy(piece.what, what));
		if (isTold) pieces[i] = { ...piece, what: { say: 'asked' } };
	}
}

const isFoe = (ref: Ref): boolean => ref.ref === 'card' && isMonster(cardOf(ref.card));

/** What begins a story. */
const BEGINS: readonly Piece['what']['say'][] = ['attack', 'buy', 'roll'];

/**
 * "Do I die if Ben bombs me? I attack Gurdy and roll 4": what is supposed of a story that is told behind it comes
 * after that.
 */
export function supposedLast(reader: Reader, pieces: Piece[]): void {
	const asked = pieces.findIndex(({ what }) => what.say === 'asked');
	const from = pieces[asked]?.to ?? 0;
	const isSupposed =
		is(reader, from - 1, 'if', 'when', 'while', 'once') || is(reader, from, 'after', 'once');
	if (asked < 0 || !isSupposed) return;
	const mark = reader.tokens.findIndex(({ text }, i) => i >= from && text === '?');
	const begins = ({ what }: Piece): boolean =>
		BEGINS.includes(what.say) || (what.say === 'use' && what.kills !== undefined);
	const isTold = mark >= 0 && pieces.some((piece) => piece.from > mark && begins(piece));
	if (!isTold || pieces.some((piece) => piece.from < mark && begins(piece))) return;
	const end = pieces.at(-1)?.to ?? mark;
	for (const [i, piece] of [...pieces.entries()]) {
		const { what } = piece;
		if (piece.from < from || piece.from >= mark) continue;
		if (what.say !== 'use' && what.say !== 'until') continue;
		pieces[i] = { ...piece, what: { say: 'asked' } };
		pieces.push({ from: end, to: end, what: { ...what, order: 'next' } });
		// "… after Ben bombs the Fly? I attacked it": what was named there.
		const [foe] = what.say === 'use' ? what.on.filter(isFoe) : [];
		const named = pieces.findIndex(
			(one) => one.from > mark && one.what.say === 'attack' && one.what.on?.ref === 'it'
		);
		const attack = pieces[named];
		if (foe && attack?.what.say === 'attack')
			pieces[named] = { ...attack, what: { ...attack.what, on: foe } };
	}
}

/** What somebody wants to know, and the cards in it that can be used: "it", behind it, may be the last of them. */
export function asksOf(reader: Reader, from: number): Match<Said> {
	const to = endOfQuestion(reader, from);
	const said: Saying[] = [];
	for (let i = from; i < to; i++) {
		const card = cardRef(reader, i, isUsable, false);
		if (!card || card.value.of !== null || card.to > to) continue;
		said.push({ say: 'topic', cards: [card.value] });
		i = card.to - 1;
	}
	return { to, value: said };
}
