import { isItem } from './cards-said.ts';
import { saysSelf } from './fact-pieces.ts';
import { endsHere, factList } from './facts.ts';
import { anyOf, cardAt, is, numberAt, skip, verbAt, type Reader } from './reader.ts';
import { pileAt } from './places.ts';
import { thingRef } from './references.ts';
import type { Match } from './said.ts';
import type { CardRef, Facts } from './ref.ts';
import { clauseAt } from './clauses.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Said } from './clause.ts';

type Found = Match<Said> | null;

/** What stands behind an act apart from it: "on Kim", "by Olaf", "at 1 HP". */
export function adjunctAt(reader: Reader, at: number): Found {
	const tap = tapAt(reader, at);
	if (tap) return tap;
	const by = is(reader, at, 'by', 'from') ? whoAt(reader, at + 1) : null;
	if (by) return { to: by.to, value: [{ say: 'done by', who: by.value }] };
	const owner = ownerAt(reader, anyOf(reader, at, 'is|are|was', ''));
	if (owner && endsHere(reader, owner.to) && at > 0)
		return { to: owner.to, value: [{ say: 'done by', who: owner.value }] };
	const having = anyOf(reader, at, 'while|and| having|owning|holding|controlling', 'while with');
	const state = anyOf(
		reader,
		at,
		'while|when|being|still|only| at|on',
		'while|when|being|still| sitting|standing|hanging|being|only|just|still at|on',
		'while|when| down|being down to|at'
	);
	const ofIt = anyOf(reader, at, 'with it|that being| at|on');
	const its = ofIt >= 0 ? (factList(reader, ofIt, 'card') ?? bareHp(reader, ofIt, true)) : null;
	if (its) return { to: its.to, value: [{ say: 'fact', about: { ref: 'it' }, facts: its.value }] };
	const isMeanwhile = is(reader, at, 'while', 'when', 'being');
	const facts =
		having >= 0
			? factList(reader, having, 'subject')
			: state >= 0
				? factList(reader, state, 'who')
				: null;
	const self = { ref: 'who', who: { is: 'self' }, facts: {} } as const;
	const isOwn = facts !== null && saysSelf(reader, facts.to);
	const about = isMeanwhile || having >= 0 || isOwn ? self : null;
	if (facts) return { to: facts.to, value: [{ say: 'fact', about, facts: facts.value }] };
	// "…, is at 2".
	const left = anyOf(reader, at, 'is|was|am|now| now|only|down| at|on|to');
	const bare = left > at + 1 ? bareHp(reader, left, true) : null;
	if (bare) return { to: bare.to, value: [{ say: 'fact', about: self, facts: bare.value }] };
	const led = anyOf(
		reader,
		at,
		'aimed at',
		'looking|look at',
		'on top of',
		'on|at|against|targeting|onto|over|into'
	);
	const thing = led >= 0 ? thingRef(reader, led) : null;
	if (thing) return { to: thing.to, value: [{ say: 'aimed', on: thing.value }] };
	// "Sleight of Hand, the loot deck".
	const pile = at > 0 ? pileAt(reader, at) : null;
	return pile && endsHere(reader, pile.to) && pile.to - at > 1
		? { to: pile.to, value: [{ say: 'aimed', on: pile.value }] }
		: null;
}

/** "… with Cain's tap", "off her character's ability", "by tapping Judas": what the play before it was had from. */
function tapAt(reader: Reader, at: number): Found {
	const doing = anyOf(reader, at, 'by|after| tapping|turning|activating|exhausting');
	const led =
		doing >= 0 ? doing : anyOf(reader, at, 'with|using|via|by|through|off|from|for', 'thanks to');
	if (led < 0 || at === 0) return null;
	const person = reader.people.at(led);
	const key = person ? reader.people.characterOf(person.name) : null;
	const own = anyOf(
		reader,
		led,
		'his|her|my|their|the own| character|characters|char',
		'his|her|my|their|the'
	);
	const from = key === null ? own : led + 1;
	const noun = from < 0 ? -1 : anyOf(reader, from, 'character|', '');
	const tap =
		noun < 0 ? -1 : anyOf(reader, noun, 'tap|ability|activation', 'extra|second| loot play');
	const isNamed =
		key !== null || (own >= 0 && is(reader, own - 1, 'character', 'characters', 'char'));
	const isTap = tap >= 0 && (person === null || person.owns || doing < 0);
	const to =
		doing >= 0 && isNamed ? from : isTap && (isNamed || is(reader, noun, 'tap')) ? tap : -1;
	if (to < 0 || !(endsHere(reader, to) || is(reader, to, 'on', 'at'))) return null;
	const card = { ref: 'card', card: key ?? 'character', of: null, facts: {} } as const;
	return {
		to,
		value: [{ say: 'use', who: null, card, on: [], words: [], isVerb: true, order: 'before' }]
	};
}

/** "…, both have 1 HP, who dies": where nobody was named right before, it is asked. */
export const isWhoDies = (reader: Reader, at: number): boolean => {
	const to = anyOf(reader, at, 'who|which dies|died|lives|survives|wins');
	const isLast = to >= 0 && !reader.tokens[skip(reader, to, '.!?')];
	return isLast && !reader.people.at(at - 2) && cardAt(reader, at - 2) === null;
};

/** "…, who has 1 HP", "which is tapped", "who then ends his turn": said of what was named last. */
/** "The Battery on her D6, which is tapped": the item that is named right before. */
function itemBefore(reader: Reader, at: number): CardRef | null {
	const end = is(reader, at - 1, ',', '(') ? at - 1 : at;
	for (let from = end - 1; from >= Math.max(0, end - 4); from--) {
		const card = cardAt(reader, from, isItem);
		if (card?.to === end) return { ref: 'card', card: card.value, of: null, facts: {} };
	}
	return null;
}

export function relativeAt(reader: Reader, at: number): Found {
	const possessed = possessedAt(reader, at) ?? holderAt(reader, at);
	if (possessed) return possessed;
	if (at === 0 || !is(reader, at, 'who', 'which', 'that') || isWhoDies(reader, at)) return null;
	const before = reader.tokens[at - 1];
	if (before?.kind === 'mark' && ![',', '('].includes(before.text)) return null;
	const start = skip(reader, at + 1, '');
	const verb = verbAt(reader, start)?.verb;
	const isOfWho = is(reader, at, 'who');
	const onTurn = isOfWho
		? anyOf(reader, start, 'is|was the active|current player', 'is|was active')
		: -1;
	if (onTurn >= 0) return { to: onTurn, value: [{ say: 'turn', who: { is: 'last' } }] };
	// "Mom's Hand, which she attacked": that is told already, or else it is now.
	const attacker = isOfWho ? null : whoAt(reader, start);
	const attacked = attacker
		? anyOf(
				reader,
				skip(reader, attacker.to, ''),
				'is|was|am| attacking|attacked|attacks|attack|fighting|fought|fight'
			)
		: -1;
	if (attacker && attacked >= 0)
		return {
			to: attacked,
			value: [
				{
					say: 'fact',
					about: { ref: 'attack', of: attacker.value, on: { ref: 'it' }, roll: null },
					facts: {},
					order: 'before'
				}
			]
		};
	if (verb === 'have' || verb === 'be') {
		const led = anyOf(
			reader,
			start + 1,
			'still|only|already|just|also|now| at|on',
			'still|only|already|just|also|now| down to',
			'still|only|already|just|'
		);
		const facts =
			factList(reader, led, isOfWho ? 'subject' : 'card') ?? bareHp(reader, led, verb === 'be');
		if (!facts) return null;
		const about = isOfWho
			? ({ ref: 'who', who: { is: 'last' }, facts: {} } as const)
			: (itemBefore(reader, at) ?? ({ ref: 'it' } as const));
		return { to: facts.to, value: [{ say: 'fact', about, facts: facts.value }] };
	}
	const died = isOfWho
		? anyOf(reader, start, 'died|dead already|earlier|before|', 'is|was dead')
		: -1;
	if (died >= 0) {
		const about = { ref: 'who', who: { is: 'last' }, facts: {} } as const;
		return {
			to: anyOf(reader, died, 'this turn', 'on this turn', ''),
			value: [{ say: 'fact', about, facts: { dead: true } }]
		};
	}
	if (!isOfWho || verb === 'claim' || isAsked(reader, at)) return null;
	const found = clauseAt(reader, start, { who: { is: 'last' }, facts: {}, thing: null });
	return verb === 'get' && !found?.value.every(({ say }) => say === 'roll') ? null : found;
}

/** "Whose only soul is Mom!". */
function possessedAt(reader: Reader, at: number): Found {
	if (!is(reader, at, 'whose') || isAsked(reader, at)) return null;
	const facts = factList(reader, at + 1, 'subject');
	const about = { ref: 'who', who: { is: 'last' }, facts: {} } as const;
	return facts && { to: facts.to, value: [{ say: 'fact', about, facts: facts.value }] };
}

/** "…, owner of Gurdy and War". */
function holderAt(reader: Reader, at: number): Found {
	const led = anyOf(reader, at, 'the| owner|holder|keeper of');
	const facts = led < 0 ? null : factList(reader, led, 'subject');
	const about = { ref: 'who', who: { is: 'last' }, facts: {} } as const;
	return facts && { to: facts.to, value: [{ say: 'fact', about, facts: facts.value }] };
}

/** "Who is at 1". */
function bareHp(reader: Reader, at: number, isBe: boolean): Match<Facts> | null {
	const number = numberAt(reader, at);
	if (!isBe || number === null || !is(reader, at - 1, 'at', 'on', 'to')) return null;
	const to = is(reader, at + 1, 'too', 'also', 'left') ? at + 2 : at + 1;
	return endsHere(reader, to) || verbAt(reader, to) ? { to, value: { hp: number } } : null;
}

/** Whether a sentence is a question. */
function isAsked(reader: Reader, at: number): boolean {
	let to = at;
	while (reader.tokens[to] && !is(reader, to, '.', '?', '\n', ';')) to++;
	return is(reader, to, '?');
}
