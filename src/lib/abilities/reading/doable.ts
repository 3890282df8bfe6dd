/** Where something to do can stand, by the words that it needs: what cannot is not tried. */
import { FOR } from '../english/places.ts';
import { PRINTED_EFFECT } from '../english/printed.ts';
import { canBeNamed, formsOf, isKind, saidAt } from './beginnings.ts';
import { canDo } from './clause.ts';
import { UNTILS } from './places.ts';
import { isToCome, stemAt, type Text } from './rule.ts';
import { openings, stemsOf } from './tokens.ts';

/** Whether a sentence of a kind can stand at a place. */
export type CanBe = (text: Text, at: number) => boolean;

/** What begins with one of these words, and has all the others behind it. */
export const beginningWith = (first: readonly string[], ...others: readonly string[]): CanBe => {
	const begins = openings(...first);
	return (text, at) =>
		begins.has(stemAt(text, at)) && others.every((word) => isToCome(text, at, word));
};

/** What has all these words somewhere. */
export const having =
	(...all: readonly string[]): CanBe =>
	(text, at) =>
		all.every((word) => isToCome(text, at, word));

/** What somebody does by one of these verbs, and has all the other words behind it. */
export const doing =
	(verbs: readonly string[], ...others: readonly string[]): CanBe =>
	(text, at) =>
		(verbs.includes(stemAt(text, at)) ||
			((stemAt(text, at) === 'have' || canBeNamed(text, at)) &&
				verbs.some((verb) => isToCome(text, at, verb)))) &&
		others.every((word) => isToCome(text, at, word));

export const anyOf =
	(...all: readonly CanBe[]): CanBe =>
	(text, at) =>
		all.some((one) => one(text, at));

/** What print says in other words. */
export const isPrinted: CanBe = (text, at) =>
	stemAt(text, at) === 'prevent' || saidAt(formsOf(PRINTED_EFFECT), text, at).length > 0;

/** How long something lasts, by the first word. */
export const TILL: readonly string[] = UNTILS.flatMap((until) => stemsOf(FOR[until])[0] ?? []);

/** Words that something to do can begin with, but for its own verb, and for who does it. */
const OPENINGS = openings(
	...['(', 'nothing', 'look', 'reveal', 'may', 'have', 'if', 'choose', 'pick', 'for', 'all'],
	...['as', 'once', 'remember', 'gain', 'become', 'prevent', 'roll', ...TILL]
);

/** Whether something to do can begin at a place: "each time" only tells when it is done. */
export function canBeDone(text: Text, at: number): boolean {
	const stem = stemAt(text, at);
	if (stem === 'each' && stemAt(text, at + 1) === 'time') return false;
	return (
		OPENINGS.has(stem) ||
		/^(?:\d+|x)$/u.test(stem) ||
		canBeNamed(text, at) ||
		canDo(text, at) ||
		isPrinted(text, at) ||
		// "Other players can't attack this turn."
		((stem === 'other' || isKind(stem)) && isToCome(text, at, "can't"))
	);
}
