import type { Said } from './clause.ts';
import { type Reader, article, cardAt, is, skip } from './reader.ts';
import type { Ref, Who } from './ref.ts';
import type { Match, Piece } from './said.ts';
import { whoAt } from './who.ts';

/** "… on it (1 HP left)": what brackets say right behind "it" is so of that. */
export function ofIt(
	reader: Reader,
	at: number,
	found: Match<Said>,
	pieces: readonly Piece[]
): Match<Said> {
	const person = is(reader, at - 1, '(') ? reader.people.at(at - 2) : null;
	const isIt = is(reader, at - 1, '(') && is(reader, at - 2, 'it');
	// "… by Ed (2 HP, roll 3)".
	const about: Ref | null = isIt
		? { ref: 'it' }
		: person && !person.owns
			? { ref: 'who', who: { is: 'name', name: person.name }, facts: {} }
			: (subjectOf(reader, at, pieces) ?? askedOf(reader, at, pieces));
	if (!about) return found;
	const value = found.value.map((one) =>
		one.say === 'fact' && one.about === null ? { ...one, about } : one
	);
	return { ...found, value };
}

/** "Tara rolled a 1 on Gurdy and has 1 HP", "Gurdy was bombed and has 1 HP": who or what that was told of has it. */
function subjectOf(reader: Reader, at: number, pieces: readonly Piece[]): Ref | null {
	const isJoined = is(reader, at, 'and', 'but') || is(reader, at - 1, 'and', 'but', ',');
	const has = skip(reader, is(reader, at, 'and', 'but') ? at + 1 : at, '');
	const last = pieces.findLast(({ what }) => what.say !== 'joins');
	if (!last || !isJoined || !is(reader, has, 'has', 'had', 'have')) return null;
	const { what } = last;
	const [on] = what.say === 'use' ? what.on : [];
	const foe = cardAt(reader, article(reader, last.from));
	if (what.say === 'attack' || what.say === 'roll' || what.say === 'buy')
		// "Gurdy is attacked and has 1 HP".
		return foe
			? { ref: 'card', card: foe.value, of: null, facts: {} }
			: { ref: 'who', who: { is: 'same' }, facts: {} };
	if (on?.ref === 'card' && foe?.value === on.card) return on;
	// "She is about to take 1 damage from Fly and has 2 HP".
	const who = what.say === 'use' ? null : whoAt(reader, last.from);
	return who && { ref: 'who', who: who.value, facts: {} };
}

/** Words for what HP decide. */
const FATES = [
	'kill',
	'kills',
	'die',
	'dies',
	'dead',
	'alive',
	'survive',
	'survives',
	'dying',
	'live',
	'lives'
];

/** "I'm dead, right? 1 HP": of the only one whose death the question before it is about. */
function askedOf(reader: Reader, at: number, pieces: readonly Piece[]): Ref | null {
	const last = pieces.findLast(({ what }) => what.say !== 'joins');
	if (last?.what.say !== 'asked' || !is(reader, at - 1, '?', '.', '(', ',')) return null;
	const isOfDeath = reader.tokens
		.slice(last.from, last.to)
		.some((_, i) => is(reader, last.from + i, ...FATES));
	if (!isOfDeath) return null;
	const spoken = new Map<string, Who>();
	for (let i = last.from; i < last.to; i++) {
		const who = whoAt(reader, i)?.value;
		if (who) spoken.set(JSON.stringify(who), who);
	}
	const [only, other] = spoken.values();
	const isFoe = reader.tokens.slice(last.from, last.to).some(({ bare }) => bare === 'it');
	if (!only && isFoe) return { ref: 'it', is: 'monster' };
	const isKnown = only?.is === 'me' || only?.is === 'name';
	return isKnown && !other ? { ref: 'who', who: only, facts: {} } : null;
}
