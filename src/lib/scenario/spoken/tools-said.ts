import { cardOf } from '../../cards/library.ts';
import { isMonster, isUsable } from './cards-said.ts';
import { endsHere } from './facts.ts';
import { anyOf, is, skip, type Reader } from './reader.ts';
import { cardRef } from './references.ts';
import type { Match, Saying } from './said.ts';
import type { CardRef, Ref, Who } from './ref.ts';
import { whoAt } from './who.ts';

/** The card that was used, or named, last. */
export const SAME: CardRef = { ref: 'card', card: 'same', of: null, facts: {} };

/** What something is done with: "with a Bomb!", "by using her D6", "(Death)", "with it". */
export function toolAt(reader: Reader, at: number): Match<CardRef> | null {
	const led = anyOf(
		reader,
		skip(reader, at, ''),
		'with|using|via|by|w|through',
		'w /',
		'by|through using|playing|tapping|activating|throwing',
		'thanks to',
		'with|using|via|by|w|through a|an|the|his|her|my'
	);
	const isIt = led >= 0 && is(reader, led, 'it', 'that', 'this') && endsHere(reader, led + 1);
	if (isIt) return { to: led + 1, value: SAME };
	// "Cancels it with no".
	if (led >= 0 && is(reader, led, 'no') && endsHere(reader, led + 1))
		return { to: led + 1, value: { ref: 'card', card: 'no', of: null, facts: {} } };
	if (led >= 0) return cardRef(reader, led, isUsable, false);
	const inside = is(reader, at, '(') ? cardRef(reader, at + 1, isUsable, false) : null;
	return inside && is(reader, inside.to, ')') ? { ...inside, to: inside.to + 1 } : null;
}

/** Behind the name of who or what something is done to, before what brackets say of it. */
export const behindName = (reader: Reader, at: number): number =>
	whoAt(reader, at)?.to ?? cardRef(reader, at, undefined, false)?.to ?? -1;

/** Whether both are named, and one is not the other. */
const isOther = (one: Who | null, other: Who | null): boolean =>
	one !== null &&
	other !== null &&
	[one, other].every(({ is: by }) => by === 'name' || by === 'me') &&
	JSON.stringify(one) !== JSON.stringify(other);

/** A card that something is done with. "Amy kills Monstro with Ben's bomb": he plays it, in her turn. */
export function usedOn(who: Who | null, card: CardRef, on: Ref): readonly Saying[] {
	const use = { say: 'use', who: who ?? card.of, card, on: [on], words: [] } as const;
	if (who === null || !isOther(who, card.of)) return [use];
	const isTheirs = on.ref === 'card' && isMonster(cardOf(on.card));
	return [isTheirs ? { say: 'turn', who } : { say: 'sit', who: [who] }, { ...use, who: card.of }];
}
