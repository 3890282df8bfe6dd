import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isExpectation, parse, play, print, problemText, spelledOut } from '#lib/scenario/index.ts';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join('content', 'scenarios');

const files = readdirSync(join(TOP, FOLDER), { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.souls'))
	.sort();

/** What is wrong with a scenario file, each entry with its place; empty when every expectation holds. */
function faultsOf(file: string): readonly string[] {
	const parsed = parse(readFileSync(join(TOP, file), 'utf8'), { ruling: true });
	if (!parsed.ok) return parsed.problems.map((problem) => problemText(file, problem));
	const { scenario, places } = parsed;
	if (!scenario.script.some(isExpectation)) return [`${file}:1:1: Nothing is expected.`];
	const played = play(scenario);
	if (!played.ok)
		return played.problems.map(({ field, message }) =>
			problemText(file, { ...(places.header[field] ?? { line: 1, column: 1 }), message })
		);
	const faults: string[] = [];
	for (const [at, { outcome }] of played.lines.entries())
		if (outcome && !outcome.held) {
			const { line } = places.script[at] ?? { line: 0 };
			faults.push(
				`${file}:${String(line)}\n  expected ${outcome.expected}\n  got      ${outcome.got}`
			);
		}
	const { stopped } = played;
	if (stopped)
		faults.push(
			problemText(file, {
				...(places.script[stopped.at] ?? { line: 0, column: 1 }),
				...stopped.trouble
			})
		);
	return faults;
}

describe.each(files)('%s', (name) => {
	const file = join(FOLDER, name);

	it('holds', () => {
		const [first] = faultsOf(file);
		if (first !== undefined) expect.fail(first);
	});

	it('says the same after printing', () => {
		const parsed = parse(readFileSync(join(TOP, file), 'utf8'));
		if (!parsed.ok) return;
		const again = parse(print(parsed.scenario));
		expect(again.ok && again.scenario).toEqual(parsed.scenario);
	});

	it('goes the same way with its passes written out', () => {
		const parsed = parse(readFileSync(join(TOP, file), 'utf8'));
		if (!parsed.ok) return;
		const played = play(parsed.scenario);
		const again = play(spelledOut(parsed.scenario));
		expect(again.ok && again.position).toEqual(played.ok && played.position);
		if (again.ok)
			expect(again.lines.flatMap(({ taken }) => taken.filter(({ implied }) => implied))).toEqual(
				[]
			);
	});
});
