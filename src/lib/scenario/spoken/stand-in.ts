import { readTypedLine } from '../../cards/typed.ts';
import type { CardKey } from '../../model/words.ts';
import { anyOf, article, is, numberAt, type Reader } from './reader.ts';
import type { EffectKind, Match } from './said.ts';
import type { Ref, Who } from './ref.ts';
import { whoAt } from './who.ts';

/**
 * What is done of which nobody says with what: "Ben steals 2 cents from Amy". An item of theirs stands in for it
 * that does just that, so that it can be answered and lies on the stack as any other; its name says what it does.
 */
export interface StandIn {
	readonly to: number;
	/** What it is called: "Something that …". */
	readonly name: string;
	readonly text: string;
	readonly on: readonly Ref[];
	/** Cards that do so: where the text names one, that is what it is done with. */
	readonly kinds: readonly EffectKind[];
	/** It is done to a roll. */
	readonly isOfRoll?: true;
	/** It may be what an attack deals: it is done only by who is not said to attack. */
	readonly mayBeOfAttack?: true;
	/** It may be what comes of an act: it is done only where none is told before. */
	readonly mayComeOfIt?: true;
}

export type Reads = (reader: Reader, at: number) => StandIn | null;

const CALLED = 'Something that ';

/** Whether a card is one that stands in. */
export const isStandIn = (card: CardKey): boolean =>
	card === UNNAMED_LOOT || (card.startsWith(CALLED) && card.includes(': treasure, eternal | '));

/** The card that stands in, as whoever types a card of their own writes it: eternal, so that nobody loses it as they die. */
export const standIn = (name: string, text: string): CardKey => typed(name, `↷: ${text}`);

/** The same of what is so as long as it is there, and nobody does. */
export const standing = (name: string, text: string): CardKey => typed(name, text);

function typed(name: string, text: string): CardKey {
	const { key } = readTypedLine(`${CALLED}${name}: treasure, eternal | ${text}`);
	if (key === null) throw new Error(`Nothing is called “${name}”.`);
	return key;
}

/** A loot card of which nobody says which it is: it does nothing that could be told. */
export const UNNAMED_LOOT: CardKey = 'a loot card: loot';

/** An item of which nobody says which it is. */
export const UNNAMED_ITEM: CardKey = 'an item: treasure';

export const CENTS = 'cent|cents|c|¢|coin|coins|penny|pennies|money';
export const HP = 'hp|health|heart|hearts';
export const DAMAGE = 'damage|dmg';

export const whom = (who: Who): Ref => ({ ref: 'who', who, facts: {} });

/** So many of something: "2 cents", "a coin"; the number 1 where only an article stands there. */
export function amountOf(reader: Reader, at: number, unit: string): Match<number> | null {
	const number = numberAt(reader, at);
	const to = number === null ? article(reader, at) : at + 1;
	if (number === null && !is(reader, at, 'a', 'an')) return null;
	const end = anyOf(reader, to, unit);
	return end < 0 || (number ?? 1) < 1 ? null : { to: end, value: number ?? 1 };
}

/** Somebody behind words: "from Amy". */
export const personBehind = (reader: Reader, at: number, led: string): Match<Who> | null => {
	const to = anyOf(reader, at, led);
	return to < 0 ? null : whoAt(reader, to);
};
