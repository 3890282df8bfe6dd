import { isExpectation, play, problemText, type Parsed } from '#lib/scenario/index.ts';

/**
 * What is wrong with a scenario of a file, each entry with its place; empty when every expectation
 * holds.
 * @param before how many lines of the file lie before the scenario.
 */
export function faultsOf(file: string, parsed: Parsed, before = 0): readonly string[] {
	const at = ({ line, column }: { line: number; column: number }) => ({
		line: line + before,
		column
	});
	if (!parsed.ok)
		return parsed.problems.map((problem) => problemText(file, { ...problem, ...at(problem) }));
	const { scenario, places } = parsed;
	if (!scenario.script.some(isExpectation))
		return [`${file}:${String(before + 1)}:1: Nothing is expected.`];
	const played = play(scenario);
	if (!played.ok)
		return played.problems.map(({ field, message }) =>
			problemText(file, { ...at(places.header[field] ?? { line: 1, column: 1 }), message })
		);
	const faults: string[] = [];
	for (const [index, { outcome }] of played.entries.entries())
		if (outcome && !outcome.held) {
			const { line } = at(places.script[index] ?? { line: 0, column: 1 });
			faults.push(
				`${file}:${String(line)}\n  expected ${outcome.expected}\n  got      ${outcome.got}`
			);
		}
	const { stopped } = played;
	if (stopped)
		faults.push(
			problemText(file, {
				...at(places.script[stopped.at] ?? { line: 0, column: 1 }),
				...stopped.trouble
			})
		);
	return faults;
}
