import type { Rule, RuleStatus } from '../rule.ts';
import type { Section2024 } from './sections.ts';

/** A rule that the online rulebook has and 2023 has not. */
export type NewRule = Rule<Section2024>;

/** What the online rulebook says of a rule of 2023: its text, where the words are others, and whether it settles it. */
export interface Restated {
	readonly status: RuleStatus;
	/** Null where the words of 2023 fit. */
	readonly text: string | null;
}

const rule =
	(status: RuleStatus, kind: Rule['kind']) =>
	(section: Section2024, title: string, text: string): NewRule => ({
		section,
		title,
		text,
		status,
		kind
	});

/** A rule that the online rulebook states. */
export const settled = rule('settled', 'mechanical');

/** A rule where the online rulebook speaks with two voices. */
export const disputed = rule('disputed', 'mechanical');

/** A rule that we follow where the online rulebook does not say; `section` is the nearest. */
export const silent = rule('silent', 'mechanical');

/** What it states and no step of a game can cite. */
export const guidance = rule('settled', 'guidance');

const restated =
	(status: RuleStatus) =>
	(text: string | null = null): Restated => ({ status, text });

/** A rule of 2023 that the online rulebook states, in these words or those of 2023. */
export const stated = restated('settled');

/** A rule of 2023 on which the online rulebook speaks with two voices. */
export const doubtful = restated('disputed');
