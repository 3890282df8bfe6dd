/** How long it takes to read the English of every ability in the library. */
import { readAbility } from '#lib/abilities/reading.ts';
import { wordAbility } from '#lib/abilities/wording.ts';
import { FACES } from '#lib/cards/library.ts';
import '#lib/cards/sets/known.ts';
import { median, worked } from './time.ts';

const RUNS = 7;

export function readingLines(): readonly string[] {
	const texts = [...FACES.values()].flatMap(({ abilities }) => abilities.map(wordAbility));
	const letters = texts.join('').length;
	const times = Array.from({ length: RUNS }, () =>
		worked(() => {
			for (const text of texts) readAbility(text);
		})
	);
	const each = (ms: number): string => (ms / texts.length).toFixed(2);
	return [
		`reading ${String(texts.length)} abilities, ${String(letters)} letters, in time of the processor:`,
		`  ${each(median(times))} ms an ability, ${each(times[0] ?? 0)} the first time`
	];
}
