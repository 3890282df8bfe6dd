/** What the tests of the reading share: texts, and what is read of them. */
import { expect, it } from 'vitest';
import { readFace, type Unsaid } from '#lib/abilities/reading.ts';
import { wordAbility } from '#lib/abilities/wording.ts';

/** A text, and what is read of it in our words: each ability, or "unread" for what is left to the players. */
type Row = readonly [text: string, ...said: readonly string[]];

const backOf = (text: string, unsaid: Unsaid): readonly string[] =>
	readFace(text, unsaid, unsaid !== 'event').parts.flatMap((part) =>
		'ability' in part ? (part.problem ? 'unread' : wordAbility(part.ability)) : []
	);

/** A test for each text: what is read of it says the same once it has been read again. */
export function reads(unsaid: Unsaid, rows: readonly Row[]): void {
	it.each(rows.map(([text, ...said]) => ({ text, said })))('$text', ({ text, said }) => {
		const once = backOf(text, unsaid);
		expect(once).toEqual(said);
		expect(once.flatMap((one) => (one === 'unread' ? one : backOf(one, unsaid)))).toEqual(said);
	});
}
