import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#lib/model/clean-text.ts';
import { isEdit, isExpectation, parse, play } from '#lib/scenario/index.ts';
import { scenarioFiles } from '../support/scenarios.ts';

/** The lines of a text that say something, above the bar and below it. */
function saidIn(text: string): { readonly head: readonly string[]; readonly script: number } {
	const lines = cleanText(text)
		.split(/\r\n|\n|\r/u)
		.map((line) => line.replace(/^\uFEFF/u, '').trim())
		.filter((line) => line !== '' && !line.startsWith('#'));
	const bar = lines.findIndex((line) => /^-{3,}$/u.test(line));
	const head = bar < 0 ? lines : lines.slice(0, bar);
	return { head, script: bar < 0 ? 0 : lines.length - bar - 1 };
}

/** Whether each line of a text has been read, or one of them is reported. */
function isComplete(text: string): boolean {
	const parsed = parse(text);
	if (!parsed.ok) return parsed.problems.length > 0;
	const { head, script } = saidIn(text);
	const { scenario, places } = parsed;
	const cards = head.filter((line) => /^card\s+[^:]*\S/iu.test(line)).length;
	const repeated =
		(scenario.sources?.length ?? 0) + head.filter((line) => /^reading\s*:/iu.test(line)).length;
	const once = Object.keys(places.header).filter(
		(word) => !/^(?:source$|reading$|card\s)/iu.test(word)
	);
	return scenario.script.length === script && once.length + repeated + cards === head.length;
}

/** Whether each line of a script has been played, or one is told that cannot be, after those before it. */
function isPlayed(text: string): boolean {
	const parsed = parse(text);
	if (!parsed.ok) return true;
	const played = play(parsed.scenario);
	if (!played.ok) return played.problems.length > 0;
	const { script } = parsed.scenario;
	const { entries, stopped } = played;
	return (
		entries.length === (stopped ? stopped.at : script.length) &&
		entries.every(({ line, outcome, changed, decisions }, at) =>
			line !== script[at]
				? false
				: isExpectation(line)
					? outcome !== null
					: isEdit(line)
						? changed !== null
						: line.do === 'choose' || decisions.length > 0
		)
	);
}

const TEXTS = scenarioFiles().map(({ text }) => text);
const WORDS = [
	'everyone',
	'player',
	'José',
	'Jose\u0301',
	'card',
	'#0',
	'(',
	')',
	',',
	';',
	':',
	'->',
	'|',
	'the table',
	'expect',
	'no step',
	'999999999999999999999',
	'\u202E',
	'?',
	"'s"
];

/** A change of a text: something taken out, doubled, exchanged or put in. */
const change = fc.record({
	at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
	length: fc.nat({ max: 12 }),
	how: fc.constantFrom('drop', 'double', 'put', 'swap lines'),
	word: fc.constantFrom(...WORDS)
});

function changed(
	text: string,
	{ at, length, how, word }: typeof change extends fc.Arbitrary<infer C> ? C : never
): string {
	const from = Math.floor(at * text.length);
	const piece = text.slice(from, from + length);
	switch (how) {
		case 'drop':
			return text.slice(0, from) + text.slice(from + length);
		case 'double':
			return text.slice(0, from) + piece + text.slice(from);
		case 'put':
			return `${text.slice(0, from)} ${word} ${text.slice(from)}`;
		case 'swap lines': {
			const lines = text.split('\n');
			const line = Math.floor(at * lines.length);
			const [one = '', two = ''] = lines.slice(line, line + 2);
			return [...lines.slice(0, line), two, one, ...lines.slice(line + 2)].join('\n');
		}
	}
}

describe('every line of a text is read or reported, and played or refused', () => {
	it('in scenarios', () => {
		expect(TEXTS.length).toBeGreaterThan(100);
		// All of them are read elsewhere.
		const some = TEXTS.filter((_, at) => at % 7 === 0);
		expect(some.filter((text) => !isComplete(text))).toEqual([]);
	});

	it('in scenarios that somebody has mistyped', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...TEXTS),
				fc.array(change, { minLength: 1, maxLength: 3 }),
				(text, changes) => {
					const typed = changes.reduce(changed, text);
					expect(isComplete(typed), typed).toBe(true);
					expect(isPlayed(typed), typed).toBe(true);
				}
			),
			{ numRuns: 1_000 }
		);
	});

	it.each([
		['a name with its accent typed apart', 'Jose\u0301', 'José'],
		['the other way around', 'José', 'Jose\u0301']
	])('with %s', (_, above, below) => {
		const parsed = parse(
			`player ${above}: | hand: Bomb!\nplayer Ben:\n---\n${below} plays Bomb! -> Ben`
		);
		expect(parsed.ok && parsed.scenario.script).toMatchObject([{ do: 'play', player: 'José' }]);
	});
});
