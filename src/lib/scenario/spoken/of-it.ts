import type { Said } from './clause.ts';
import { type Reader, article, cardAt, is, skip } from './reader.ts';
import type { Ref } from './ref.ts';
import type { Match, Piece } from './said.ts';

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
			: subjectOf(reader, at, pieces);
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
	if (what.say === 'attack' || what.say === 'roll' || what.say === 'buy')
		return { ref: 'who', who: { is: 'same' }, facts: {} };
	const [on] = what.say === 'use' ? what.on : [];
	const foe = cardAt(reader, article(reader, last.from));
	return on?.ref === 'card' && foe?.value === on.card ? on : null;
}
