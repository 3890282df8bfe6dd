import { EDITIONS, type EditionId } from '../model/words.ts';
import { isRuleId2023, RULE_IDS_2023, RULES_2023, type RuleId2023 } from './2023/index.ts';
import { isNewRuleId, NEW_RULES, replacedBy, ruleIn2024 } from './2024/index.ts';
import { placedAt } from './2024/placed.ts';
import { chapterIn2024, placeIn2024, type Section2024 } from './2024/sections.ts';
import { standingAgainst } from './original/differs.ts';
import { OWN_RULES, SHARED_RULES } from './original/index.ts';
import type { SharedRule } from './original/rule.ts';
import {
	originalChapterOf,
	placeInOriginal,
	type OriginalChapter,
	type OriginalSection
} from './original/sections.ts';
import type { Rule } from './rule.ts';
import {
	CHAPTERS,
	chapterOf,
	placeOfSection,
	type Chapter,
	type ChapterSlug,
	type Section
} from './sections.ts';

export { RULE_IDS_2023, type RuleId2023 } from './2023/index.ts';

/** At least one rule. */
export type Rules<Id extends RuleId = RuleId> = readonly [Id, ...Id[]];

export type { OwnRuleId } from './original/index.ts';

/** Every rule by its id, those of 2023 first. Ids never change their meaning. */
export const RULES = { ...RULES_2023, ...NEW_RULES, ...OWN_RULES } as const;

/** The id of a rule of any edition; a citation of any other id does not compile. */
export type RuleId = keyof typeof RULES;

/** The sections of the documents of an edition. */
export interface SectionIn {
	readonly '2023': Section;
	readonly '2024': Section2024;
	readonly original: OriginalSection;
}

/** How the documents of an edition tell a rule. */
interface Telling<S extends string> {
	/** The rule as it is there; null where it does not hold. */
	readonly rule: (id: RuleId) => Rule<S> | null;
	/** Its place in them. */
	readonly place: (id: RuleId) => string;
	/** Its chapter, by its name in addresses. */
	readonly chapter: (id: RuleId) => ChapterSlug | OriginalChapter;
}

const telling = <S extends string>(
	rule: (id: RuleId) => Rule<S> | null,
	place: (section: S) => string,
	chapter: (section: S) => ChapterSlug | OriginalChapter
): Telling<S> => ({
	rule,
	place: (id) => place(held(rule(id), id).section),
	chapter: (id) => chapter(held(rule(id), id).section)
});

const TELLING: { readonly [E in EditionId]: Telling<SectionIn[E]> } = {
	'2023': telling(
		(id) => (isRuleId2023(id) ? RULES_2023[id] : null),
		placeOfSection,
		(section) => CHAPTERS[chapterOf(section)]
	),
	'2024': telling(ruleIn2024, placeIn2024, chapterIn2024),
	original: telling(
		(id) => {
			if (isNewRuleId(id)) return null;
			if (!isRuleId2023(id)) return OWN_RULES[id];
			const shared = sharedOf(id);
			if (!shared) return null;
			const { title, text, kind } = RULES_2023[id];
			const { section, status } = shared;
			return { section, title, text: shared.text ?? text, status, kind };
		},
		placeInOriginal,
		originalChapterOf
	)
};

/** A rule as an edition has it; null where it does not hold there. */
export const ruleIn = <E extends EditionId>(id: RuleId, edition: E): Rule<SectionIn[E]> | null =>
	TELLING[edition].rule(id);

/** Every id: those of 2023 chapter by chapter, then those that only other editions have. */
export const RULE_IDS: readonly RuleId[] = Object.keys(RULES).filter(isRuleId);

/** The rules that hold in an edition. */
export const RULE_IDS_IN: Readonly<Record<EditionId, readonly RuleId[]>> = {
	'2023': RULE_IDS_2023,
	'2024': RULE_IDS.filter((id) => ruleIn(id, '2024') !== null),
	original: RULE_IDS.filter((id) => ruleIn(id, 'original') !== null)
};

/** The editions a rule holds in, that which has first told it first. */
export const editionsOf = (id: RuleId): readonly EditionId[] =>
	EDITIONS.filter((edition) => ruleIn(id, edition) !== null);

/** The edition that a rule is told by where nobody says which: 2023 if it holds there. */
export const homeOf = (id: RuleId): EditionId => editionsOf(id)[0] ?? '2023';

/** The rules of other editions that a rule of 2023 stands against, and the other way round. */
export function differingFrom(id: RuleId): readonly RuleId[] {
	if (isRuleId2023(id)) return [...replacedBy(id), ...standingAgainst(id)];
	return RULE_IDS_2023.filter((other) => differingFrom(other).includes(id));
}

/** Where an edition has a rule: there itself, or as those that stand against it; itself where it has none. */
export function standingFor(id: RuleId, edition: EditionId): readonly RuleId[] {
	const others = ruleIn(id, edition)
		? []
		: differingFrom(id).filter((other) => ruleIn(other, edition) !== null);
	return others.length > 0 ? others : [id];
}

/** What stands in the chapters of a later state where the state before has one of its rules. */
const PLACED: Partial<Readonly<Record<EditionId, (at: RuleId2023) => readonly RuleId[]>>> = {
	'2024': placedAt
};

/** The rules of an edition that stand where the chapters of the state before it have one of theirs. */
export const placedIn = (edition: EditionId, at: RuleId): readonly RuleId[] =>
	(isRuleId2023(at) ? PLACED[edition]?.(at) : undefined) ?? [at];

/** The rule's place in the documents of an edition: "8 Attacking, p. 36", "Original ruleset, Attacking". */
export const placeOf = (id: RuleId, edition: EditionId = homeOf(id)): string =>
	TELLING[edition].place(id);

/** The chapter that the rule stands in, by its name in addresses: "attacking". */
export const chapterNameOf = (
	id: RuleId,
	edition: EditionId = homeOf(id)
): ChapterSlug | OriginalChapter => TELLING[edition].chapter(id);

/** The chapter of the Extended Rulebook that the rule stands in. */
export const chapterIn2023 = (id: RuleId): Chapter =>
	chapterOf(held(ruleIn(id, '2023'), id).section);

/** Whether a text from outside names a rule. */
export function isRuleId(text: string): text is RuleId {
	return Object.hasOwn(RULES, text);
}

function sharedOf(id: RuleId2023): SharedRule | undefined {
	const shared: Partial<Record<RuleId2023, SharedRule>> = SHARED_RULES;
	return shared[id];
}

function held<T>(rule: T | null, id: RuleId): T {
	if (rule === null) throw new Error(`The rule ${id} does not hold in that edition.`);
	return rule;
}
