import type { RuleId2023 } from './2023/index.ts';
import type { NewRuleId } from './2024/index.ts';
import type { OwnRuleId } from './original/index.ts';

/** A matter that two editions settle differently, with the rules of each. */
export interface Difference {
	/** Its name in addresses; it stays. */
	readonly id: string;
	readonly title: string;
	/** What is different, in a sentence. */
	readonly says: string;
	readonly '2023': readonly RuleId2023[];
	/** Its new rules; none where it goes with 2023. */
	readonly '2024': readonly NewRuleId[];
	/** Its own rules; none where it goes with 2023, or knows nothing of the kind. */
	readonly original: readonly OwnRuleId[];
}
