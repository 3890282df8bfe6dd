import type { EditionId } from '../../model/words.ts';
import type { RuleKind } from '../../rules/rule.ts';
import type { CardRef } from '../cards/card-ref.ts';
import type { RulingRef } from '../rulings/ruling-ref.ts';
import type { RuleRef } from '../rules/told.ts';
import type { ChapterName } from './book.ts';
import type { ExampleName } from '../table/setup/examples.ts';

/** A rule and where it is used. */
export interface CoveredRule extends RuleRef {
	readonly kind: RuleKind;
	/** Some of the scenarios that cite it. */
	readonly scenarios: readonly ExampleName[];
	/** How many there are. */
	readonly citing: number;
	readonly rulings: readonly Pick<RulingRef, 'slug' | 'question'>[];
	/** Some of the cards that it is cited for. */
	readonly cards: readonly CardRef[];
	/** How many there are. */
	readonly cited: number;
}

/** A chapter with the rules that stand in it. */
export interface CoverageChapter extends ChapterName {
	readonly rules: readonly CoveredRule[];
}

/** A chapter counted: its rules, those that only people go by, those that no scenario cites yet. */
export interface CountedChapter extends ChapterName {
	readonly rules: number;
	readonly guidance: number;
	readonly uncited: number;
}

/** The address of the page of all chapters of an edition. */
export const coverageAt = (
	edition: EditionId
): 'rules/coverage/' | 'rules/2024/coverage/' | 'rules/original/coverage/' =>
	edition === '2023' ? 'rules/coverage/' : `rules/${edition}/coverage/`;
