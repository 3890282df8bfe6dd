/** What the tests of the reading share: texts, and what is read of them. */
import { readFace, type Unsaid } from '../reading.ts';
import { wordAbility } from '../wording.ts';

/** A text, and what is read of it in our words: each ability, or "unread". */
type Row = readonly [text: string, ...said: readonly string[]];
export interface ReadCase {
	readonly text: string;
	readonly said: readonly string[];
	readonly unsaid: Unsaid;
}

/** A test for each text. */
export const readCases = (unsaid: Unsaid, rows: readonly Row[]): readonly ReadCase[] =>
	rows.map(([text, ...said]) => ({ text, said, unsaid }));

const backOf = (text: string, unsaid: Unsaid): readonly string[] =>
	readFace(text, unsaid, unsaid !== 'event').parts.flatMap((part) =>
		'ability' in part ? (part.problem ? 'unread' : wordAbility(part.ability)) : []
	);

/** The abilities of a text in our words, each as it is once these have been read again; "unread" for what is left to the players. */
export const readTwice = ({ text, unsaid }: ReadCase): readonly string[] =>
	backOf(text, unsaid).flatMap((one) => (one === 'unread' ? one : backOf(one, unsaid)));
