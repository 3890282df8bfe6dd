import type { Pronoun, Who } from './ref.ts';
import { Unclear } from './unclear.ts';
import { usualPronoun } from './usual-pronouns.ts';

/** Who was spoken of by then. */
interface Spoken {
	readonly plan: { readonly active: string | null };
	readonly recent: readonly string[];
	readonly nameless: { readonly writer: string; readonly friend: string };
	readonly actor: string | null;
	readonly isAside: boolean;
	/** Whoever writes said "I", and so did whoever speaks in a line. */
	readonly isWriterHere: boolean;
	readonly saysI: string | null;
	readonly firstNamed: string | null;
	/** What somebody was called. */
	readonly pronouns: Map<string, Pronoun>;
}

/**
 * Somebody of whom nothing is said.
 * @param name who is said to be another: "Ben attacks out of turn" is on whose turn it is; null where nobody is.
 */
export function otherThan(
	{ plan, recent, nameless, actor }: Spoken,
	name: string | null,
	writer: string
): string {
	if (name === null) return (actor ?? writer) === writer ? nameless.friend : writer;
	if (plan.active !== null && plan.active !== name) return plan.active;
	const known = recent.findLast((one) => one !== name);
	return known ?? (name === nameless.friend ? nameless.writer : nameless.friend);
}

/** "Dan died because I bombed him": what is told behind a death came before it, and he was named by then. */
const isFirstMeant = ({ recent, isAside }: Spoken, but: string | null): boolean =>
	recent.length === 0 || (isAside && recent.every((name) => name === but));

/** Whether somebody speaks of themselves as "I" where that is said: nobody else calls them "he" or "she" there. */
export const isSelfSaid = ({ nameless, isWriterHere, saysI }: Spoken, name: string): boolean =>
	(name === nameless.writer && isWriterHere) || name === saysI;

/** Whom "he" or "she" means. @param but who is not meant: a pronoun is never the one who does it. */
export function pronounMeant(
	talk: Spoken,
	{ as, isObject }: Extract<Who, { is: 'he' }>,
	but: string | null
): string {
	// "Amy" may be spoken of by her name while nobody says "I".
	const fits = talk.recent.filter(
		(name) =>
			name !== but &&
			(name !== talk.nameless.writer || !talk.isWriterHere) &&
			(as === undefined || (talk.pronouns.get(name) ?? as) === as)
	);
	// "Ana: \"I respond\". Ben had bombed her": behind what she says she may be spoken of again.
	const beside = fits.filter((name) => !isSelfSaid(talk, name));
	const possible = beside.length > 0 ? beside : fits;
	// "Ben rerolls Amy's 6. She …": of several those whom most people call so.
	const usual = possible.filter(
		(name) => (talk.pronouns.get(name) ?? usualPronoun(name) ?? as) === as
	);
	const others = as === undefined || usual.length === 0 ? possible : usual;
	// "Cleo bombs her": who was called "she" before.
	const known =
		isObject === true ? others.findLast((name) => talk.pronouns.get(name) === as) : undefined;
	const name =
		(as === undefined ? undefined : known) ??
		others.at(-1) ??
		(isFirstMeant(talk, but) ? talk.firstNamed : null) ??
		talk.nameless.friend;
	// "Ben bombs him", where nobody else was spoken of: whom is not said.
	if (isObject === true && name === but) throw new Unclear();
	if (as !== undefined && !talk.pronouns.has(name)) talk.pronouns.set(name, as);
	return name;
}
