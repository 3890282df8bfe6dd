/** Who was spoken of by then. */
interface Spoken {
	readonly plan: { readonly active: string | null };
	readonly recent: readonly string[];
	readonly nameless: { readonly writer: string; readonly friend: string };
	readonly actor: string | null;
	readonly isAside: boolean;
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
export const isFirstMeant = ({ recent, isAside }: Spoken, but: string | null): boolean =>
	recent.length === 0 || (isAside && recent.every((name) => name === but));
