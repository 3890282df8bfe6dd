import { EDITIONS, type EditionId } from '../../model/words.ts';
import { EDITION_BRIEFS, EDITION_NAMES } from '../../wording/editions.ts';
import type { CardRef } from '../cards/card-ref.ts';
import type { EditionLines } from '../cards/face.ts';
import type { ToldRule } from '../rules/told.ts';
import type { ExampleName } from '../table/setup/examples.ts';
import type { ShownDifference } from './shown.ts';

/** The editions in the order in which they stand side by side, with their names. */
export const SIDES = EDITIONS.map((edition) => ({
	edition,
	name: EDITION_BRIEFS[edition],
	full: EDITION_NAMES[edition]
}));

/** A matter on which the editions differ, with the rules of both, as plain data. */
export interface ToldDifference {
	/** Its anchor. */
	readonly id: string;
	readonly title: string;
	/** What is different, in a sentence. */
	readonly says: string;
	/** The rules of each edition, in the order of `SIDES`. */
	readonly rules: readonly [readonly ToldRule[], readonly ToldRule[]];
	/** The position that shows it; null where none does. */
	readonly shown: ShownDifference | null;
	/** Why no position shows it. */
	readonly why: string | null;
}

/** The rules that only one edition has, by its chapters. */
export interface ToldOnly {
	readonly edition: EditionId;
	readonly chapters: readonly {
		readonly title: string;
		readonly rules: readonly ToldRule[];
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
