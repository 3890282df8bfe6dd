import * as v from 'valibot';
import { RULING_STATUSES } from '../../scenario/ruling/ruling.ts';

const said = v.pipe(v.string(), v.endsWith('.', 'It is a sentence.'));
const status = v.picklist(RULING_STATUSES);

/** A ruling that turned out less sure than it seemed, or surer. */
const restated = v.strictObject({ ruling: v.string(), was: status, is: status, why: said });

const came = { before: said, after: said, why: said };
/** A ruling of which something else comes now. */
const ruled = v.strictObject({ ruling: v.string(), ...came });
/** A scenario of which something else comes now, curated or not, by its path below content/scenarios. */
const played = v.strictObject({ scenario: v.string(), ...came });

const change = v.union([restated, ruled, played]);
export type Change = v.InferOutput<typeof change>;

const version = v.strictObject({
	version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/u)),
	date: v.pipe(v.string(), v.isoDate()),
	says: said,
	changes: v.array(change)
});

/** A version of the judge, and what came out differently with it. */
export type Version = v.InferOutput<typeof version>;

/**
 * The versions in the text of content/changes.json, the newest first.
 * @throws where it is none.
 */
export const versionsIn = (text: string): readonly Version[] =>
	v.parse(v.pipe(v.array(version), v.minLength(1)), JSON.parse(text));
