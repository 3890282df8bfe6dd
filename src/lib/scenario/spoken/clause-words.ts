import { isUsable } from './cards-said.ts';
import { cardAt, numberAt, is, verbAt, type Reader } from './reader.ts';
import type { Match } from './said.ts';
import { whoAt } from './who.ts';

/** Whether a card's name stands at a place as a verb: "bombs", "d6s", "butter beans". */
export const cardVerbAt = (reader: Reader, at: number): boolean => {
	const card = cardAt(reader, at, isUsable);
	// "(3 cents)": what somebody has, and no act of theirs.
	const isCount =
		numberAt(reader, at) !== null &&
		is(reader, at - 1, '(', 'has', 'had', 'with', 'at', 'only', 'got');
	return card !== null && card.naming.part !== 'weak' && !isCount;
};

/** The same as it is said of the past: "bombed". */
export const cardVerbedAt = (reader: Reader, at: number): boolean => {
	const card = cardAt(reader, at, isUsable);
	return card?.naming.form === 'inflected' && /e?d$/u.test(reader.tokens[card.to - 1]?.text ?? '');
};

/** A character by its name. */
export function cardAtPerson(reader: Reader, at: number): Match<string> | null {
	const person = reader.people.at(at);
	const key = person && !person.owns ? reader.people.characterOf(person.name) : null;
	if (key !== null) return { to: at + 1, value: key };
	const card = cardAt(reader, at, ({ kind }) => kind === 'character');
	return card && { to: card.to, value: card.value };
}

/** Whether a clause begins at a place, with somebody who does something. */
export function opensClause(reader: Reader, at: number): boolean {
	const who = whoAt(reader, at);
	if (!who) return verbAt(reader, at) !== null;
	return verbAt(reader, who.to) !== null || cardVerbAt(reader, who.to) || is(reader, who.to, ':');
}
