import type { EditionId } from '../model/words.ts';

/** The editions by the names that players know them by. */
export const EDITION_NAMES: Readonly<Record<EditionId, string>> = {
	'2023': 'Extended Rulebook of 2023',
	'2024': 'Online rulebook of November 2024',
	original: 'Original ruleset'
};

/** The same in a word, where both stand side by side. */
export const EDITION_BRIEFS: Readonly<Record<EditionId, string>> = {
	'2023': '2023',
	'2024': '2024',
	original: 'Original'
};

/** By whose rules something is judged, in a sentence. */
export const EDITION_RULES: Readonly<Record<EditionId, string>> = {
	'2023': 'the rules of 2023',
	'2024': 'the rules of 2024',
	original: 'the original rules'
};

/** Which edition to choose. */
export const WHICH_EDITION = 'Playing with the rulebook as it stands online? Choose 2024.';

/** Where something is said, at the head of what is. */
export const EDITION_PLACES: Readonly<Record<EditionId, string>> = {
	'2023': 'In 2023',
	'2024': 'Online in 2024',
	original: 'In the original rules'
};
