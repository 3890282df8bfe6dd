import { cardOf } from '../../cards/library.ts';
import { is, type Reader } from './reader.ts';
import type { CardRef, Ref, Who } from './ref.ts';
import type { Match } from './said.ts';

/** "Bombs my Isaac": whoever has that character; null where the card is none, or nobody's. */
export function ofCharacter({ to, value }: Match<CardRef>): Match<Ref> | null {
	const { card, of, facts } = value;
	return of !== null && cardOf(card).kind === 'character'
		? { to, value: { ref: 'who', who: of, facts: { ...facts, character: card } } }
		: null;
}

/** Whose a thing is: "his own Bomb!" is of whoever does something with it. */
export const ownOr = (reader: Reader, { to, value }: Match<Who>): Who =>
	value.is === 'he' && is(reader, to, 'own') ? { is: 'self' } : value;
