/** A step that is expected. */
import * as v from 'valibot';
import { DIDS } from '../expect/step-words.ts';
import { readAll, unknownWord, type Reader } from '../parse/reader.ts';
import { plain, split, type Span } from '../parse/span.ts';
import { citedText, readWithRules, rules } from './cited.ts';
import { list, maybe, shape, text, type Of } from './kit.ts';
import { readThing, thingText } from './thing.ts';
import { thing } from './things.ts';

/** A step to be found among those of the last act. */
export const step = shape({
	did: v.picklist(DIDS),
	/** Players, cards and numbers the step is about. */
	about: maybe(list(thing)),
	/** Other words of the step, as the trace has them: "target gone", "loot step". */
	words: maybe(list(text)),
	rules: maybe(rules)
});

export type StepPattern = Of<typeof step>;

const QUOTED = /^["“](.+)["”]$/u;

/** `took damage, Amy, 1 (damage.taken)`, `attack ended, Amy, "target gone"`. */
export function readStep(reader: Reader, span: Span): StepPattern | null {
	const found = readWithRules(reader, span, (_, rest) => rest);
	if (!found) return null;
	const [first, ...details] = split(found.value, ',');
	const word = first ?? span;
	const did = DIDS.find((known) => plain(known) === plain(word.text));
	if (did === undefined) return unknownWord(reader, word, 'The step', DIDS);
	const words = details.flatMap(({ text }) => QUOTED.exec(text)?.[1] ?? []);
	const about = readAll(
		details.filter(({ text }) => !QUOTED.test(text)),
		(one) => readThing(reader, one)
	);
	return (
		about && {
			did,
			...(about.length > 0 ? { about } : {}),
			...(words.length > 0 ? { words } : {}),
			...found.rules
		}
	);
}

/** Prints a step that is expected. */
export function stepText(pattern: StepPattern, players: readonly string[]): string {
	const { did, about = [], words = [], rules } = pattern;
	const details = [
		...about.map((thing) => `, ${thingText(thing, players)}`),
		...words.map((word) => `, "${word}"`)
	].join('');
	return `${did}${details}${citedText(rules)}`;
}
