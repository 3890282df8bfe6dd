import type { Section } from './sections.ts';

/** Whether the document settles the rule, says nothing, or contradicts itself. */
export type RuleStatus = 'settled' | 'silent' | 'disputed';

/**
 * Whether the judge acts by the rule, or people do: advice, what is put together by hand before a
 * game, how a card is printed, what the words for things are.
 */
export type RuleKind = 'mechanical' | 'guidance';

/** One rule in our own words. `section` is the place in the edition's document that stands behind it. */
export interface Rule<Place extends string = Section> {
	readonly section: Place;
	/** What the rule is about, in a few words: "Who gets priority first". No two rules have the same. */
	readonly title: string;
	readonly text: string;
	readonly status: RuleStatus;
	readonly kind: RuleKind;
}

/** A rule the document states. */
export const settled = (section: Section, title: string, text: string): Rule => ({
	section,
	title,
	text,
	status: 'settled',
	kind: 'mechanical'
});

/** A rule that we follow because the document does not say; `section` is the nearest rule. */
export const silent = (section: Section, title: string, text: string): Rule => ({
	section,
	title,
	text,
	status: 'silent',
	kind: 'mechanical'
});

/** A rule where the document speaks with two voices. */
export const disputed = (section: Section, title: string, text: string): Rule => ({
	section,
	title,
	text,
	status: 'disputed',
	kind: 'mechanical'
});

/** What the document states and no step of a game can cite. */
export const guidance = (section: Section, title: string, text: string): Rule => ({
	section,
	title,
	text,
	status: 'settled',
	kind: 'guidance'
});
