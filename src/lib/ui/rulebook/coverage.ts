import type { RuleKind } from '../../rules/rule.ts';
import type { CardRef } from '../cards/card-ref.ts';
import type { RulingRef } from '../rulings/ruling-ref.ts';
import type { RuleRef } from '../rules/told.ts';
import type { ExampleName } from '../table/setup/examples.ts';

/** A rule and where it is used. */
export interface CoveredRule extends RuleRef {
	readonly kind: RuleKind;
	/** Some of the scenarios that cite it. */
	readonly scenarios: readonly ExampleName[];
	/** How many there are. */
	readonly citing: number;
	readonly rulings: readonly Pick<RulingRef, 'slug' | 'question'>[];
	readonly cards: readonly CardRef[];
}

/** A chapter with the rules that stand in it. */
export interface CoverageChapter {
	readonly name: string;
	readonly rules: readonly CoveredRule[];
}
