import { parse, type Places } from '../parse/parse.ts';
import { print, namesOf } from '../print/print.ts';
import { playLeniently } from '../play.ts';
import { LONGEST_TEXT } from '../limits.ts';
import type { Scenario } from '../scenario.ts';
import { lineWords } from './act-words.ts';
import type { Chip, Spoken } from './spoken.ts';

/** A line of the text, from its first letter to behind its last. */
interface Range {
	readonly from: number;
	readonly to: number;
}

/** Text that is scenario notation from its first line to its last, as it is; null where it is not. */
export function asNotation(text: string, onto: Scenario | null): Spoken | null {
	if (text.length > LONGEST_TEXT) return null;
	const isWhole = /^\s*(?:---\s*$|(?:title|rules|source|player|monsters)\b[^\n]*:)/imu.test(text);
	if (isWhole) {
		const parsed = parse(text);
		return parsed.ok ? whole(text, parsed.scenario, parsed.places) : null;
	}
	return onto ? lines(text, onto) : null;
}

function whole(text: string, scenario: Scenario, places: Places): Spoken {
	const ranges = rangesOf(text);
	const script = places.script.map(({ line }) => line - 1);
	const refusals = refusalsOf(scenario);
	const players = namesOf(scenario);
	const chips = ranges.flatMap((range, index): readonly Chip[] => {
		const words = text.slice(range.from, range.to);
		if (words === '' || words.startsWith('#') || /^-{3,}$/u.test(words)) return [];
		const at = script.indexOf(index);
		const line = scenario.script[at];
		const fact: Chip = { ...bare(range, words), kind: /^title\b/iu.test(words) ? 'asked' : 'fact' };
		if (!line) return [fact];
		return [
			{
				...fact,
				kind: 'act',
				words: lineWords(line, players),
				lines: [line],
				at,
				trouble: refusals[at] ?? null
			}
		];
	});
	return { scenario, chips };
}

/** Lines of a script that go on with a table, where every line of the text is one. */
function lines(text: string, onto: Scenario): Spoken | null {
	const before = onto.script.length;
	const header = print({ ...onto, script: [] });
	const parsed = parse(`${header}---\n${text}`);
	if (!parsed.ok || parsed.scenario.script.length === 0) return null;
	const scenario: Scenario = { ...onto, script: [...onto.script, ...parsed.scenario.script] };
	const refusals = refusalsOf(scenario);
	const players = namesOf(scenario);
	const ranges = rangesOf(text).filter(({ from, to }) => to > from && !text.startsWith('#', from));
	const chips = parsed.scenario.script.map((line, index): Chip => ({
		...bare(ranges[index] ?? { from: 0, to: text.length }, lineWords(line, players)),
		kind: 'act',
		lines: [line],
		at: before + index,
		trouble: refusals[before + index] ?? null
	}));
	return { scenario, chips };
}

const bare = ({ from, to }: Range, words: string): Chip => ({
	from,
	to,
	kind: 'fact',
	words,
	lines: [],
	at: null,
	trouble: null,
	fits: []
});

/** Why each line of a script cannot have happened; null of one that can. */
function refusalsOf(scenario: Scenario): readonly (string | null)[] {
	const played = playLeniently(scenario);
	return played.ok ? played.entries.map(({ refused }) => refused?.trouble.message ?? null) : [];
}

function rangesOf(text: string): readonly Range[] {
	const ranges: Range[] = [];
	let from = 0;
	for (const line of text.split(/\r\n|\n|\r/u)) {
		const lead = line.length - line.trimStart().length;
		ranges.push({ from: from + lead, to: from + line.trimEnd().length });
		from += line.length;
		if (text.startsWith('\r\n', from)) from += 2;
		else from += 1;
	}
	return ranges;
}
