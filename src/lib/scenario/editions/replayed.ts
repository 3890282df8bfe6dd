import type { Position } from '../../model/position.ts';
import type { EditionId, Option } from '../../model/words.ts';
import type { ReadingId } from '../../rules/readings.ts';
import type { VariantId } from '../../rules/variants.ts';
import type { Impossible } from '../start/setup-builder.ts';
import type { Entry, Opening, SupposedBy } from '../entry.ts';
import type { Scenario } from '../scenario.ts';

/** An answer that the script does not give. */
export interface Supposed {
	readonly picks: readonly Option[];
	readonly by: SupposedBy;
}

/** Such answers, each by how many decisions were taken before it. */
export type Supposing = ReadonlyMap<number, Supposed>;

/** A question that the script has no answer to. */
export interface OpenQuestion {
	/** The line of the script that it keeps from being played, counted from 0. */
	readonly at: number;
	/** How many decisions were taken before it. */
	readonly after: number;
	/** The table that waits for the answer. */
	readonly position: Position;
}

/** A scenario played again under an edition. */
export type UnderEdition =
	| {
			readonly ok: false;
			readonly edition: EditionId;
			/** What makes its table impossible under that edition. */
			readonly problems: readonly Impossible[];
	  }
	| {
			readonly ok: true;
			readonly edition: EditionId;
			/** The scenario as it was laid: without the readings and variants that this edition has not. */
			readonly scenario: Scenario;
			readonly without: readonly (ReadingId | VariantId)[];
			readonly opening: Opening;
			/** One for each line of the script. */
			readonly entries: readonly Entry[];
			/** The table at the end. */
			readonly position: Position;
			/** The question that it stopped at; null when it came to the end of the script. */
			readonly open: OpenQuestion | null;
	  };
