import type { EditionId } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import type { OverTimeView } from '../editions/over-time.ts';
import type { CardRef } from '../cards/card-ref.ts';
import type { EditionLines } from '../cards/face.ts';
import type { ToldRule } from '../rules/told.ts';
import type { ExampleName } from '../table/setup/examples.ts';
import type { ShownDifference } from './shown.ts';

/** A matter on which the editions differ, with the rules of both, as plain data. */
export interface ToldDifference {
	/** Its name in addresses. */
	readonly id: string;
	readonly title: string;
	/** What is different, in a sentence. */
	readonly says: string;
	/** The editions that differ on it, that of 2023 first. */
	readonly editions: readonly [EditionId, EditionId];
	/** The rules of each. */
	readonly rules: readonly [readonly ToldRule[], readonly ToldRule[]];
	/** The position that shows it; null where none does. */
	readonly shown: ShownDifference | null;
	/** What becomes of that position from edition to edition; null where none shows it. */
	readonly overTime: OverTimeView | null;
	/** Why no position shows it. */
	readonly why: string | null;
}

/** The rules that only one edition has, by its chapters. */
export interface ToldOnly {
	readonly edition: EditionId;
	/** The edition that has nothing of the kind. */
	readonly beside: EditionId;
	readonly chapters: readonly {
		readonly title: string;
		readonly rules: readonly ToldRule[];
	}[];
}

/** The rules that two editions share, and that one of the two leaves open. */
export interface ToldOpen {
	readonly editions: readonly [EditionId, EditionId];
	readonly all: readonly {
		readonly id: RuleId;
		/** As each has it. */
		readonly rules: readonly [ToldRule, ToldRule];
	}[];
}

/** A card that has other words in each edition. */
export interface ToldCard extends CardRef {
	readonly editions: readonly EditionLines[];
	/** The rule of the original that says so; null where the first print of the card does. */
	readonly rule: ToldRule | null;
	/** The scenario that shows it. */
	readonly shown: ExampleName;
}
