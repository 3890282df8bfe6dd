import type { RuleId } from '../../rules/index.ts';

/** A scenario to be played in place. */
export interface Playable {
	/** What stands above it. */
	readonly title: string;
	/** Its text; null when it cannot be had. */
	readonly text: () => Promise<string | null>;
	/** The rule that it shows: it opens where that is about to be at work. Null opens it at its start. */
	readonly rule: { readonly id: RuleId; readonly title: string } | null;
	/** Its name as an example of the table, where it is one. */
	readonly slug: string | null;
}
