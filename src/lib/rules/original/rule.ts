import type { Rule, RuleStatus } from '../rule.ts';
import type { OriginalSection } from './sections.ts';

/** A rule of the original edition alone; `DIFFERS` names those of 2023 that say otherwise. */
export type OwnRule = Rule<OriginalSection>;

/** What the original documents say of a rule of 2023 that holds in both editions. */
export interface SharedRule {
	readonly section: OriginalSection;
	readonly status: RuleStatus;
	/** The same in the words of the original documents; null where our words fit both. */
	readonly text: string | null;
}

const own =
	(status: RuleStatus, kind: Rule['kind']) =>
	(section: OriginalSection, title: string, text: string): OwnRule => ({
		section,
		title,
		text,
		status,
		kind
	});

/** A rule that the original documents state. */
export const settled = own('settled', 'mechanical');

/** A rule that we follow where the original documents do not say; `section` is the nearest. */
export const silent = own('silent', 'mechanical');

/** A rule where the original documents speak with two voices. */
export const disputed = own('disputed', 'mechanical');

/** What the original documents state and no step of a game can cite: advice, words, a single card. */
export const guidance = own('settled', 'guidance');

const shared =
	(status: RuleStatus) =>
	(section: OriginalSection, text: string | null = null): SharedRule => ({ section, status, text });

/** A rule of 2023 that the original documents state too, there. */
export const same = shared('settled');

/** A rule of 2023 that is followed here as well, though the original documents do not say so. */
export const unsaid = shared('silent');

/** A rule of 2023 on which the original documents speak with two voices. */
export const doubtful = shared('disputed');
