import { cleanText } from '#lib/model/clean-text.ts';
import { fromJson, parse, type Places, type Problem, type Scenario } from '#lib/scenario/index.ts';

/** A scenario, and where its parts stand in the file. */
export interface Input {
	readonly scenario: Scenario;
	readonly places: Places | null;
	/** Lines of typed cards that nobody could read. */
	readonly notes: readonly Problem[];
}

/** Reads a scenario from the notation or from its JSON form. */
export function readInput(text: string): Input | { readonly problems: readonly Problem[] } {
	if (!text.trimStart().startsWith('{')) {
		const parsed = parse(text);
		return parsed.ok ? parsed : { problems: parsed.problems };
	}
	const top = { line: 1, column: 1 };
	let data: unknown;
	try {
		data = JSON.parse(text);
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		return { problems: [{ ...top, message: cleanText(`This is not JSON: ${why}.`) }] };
	}
	const found = fromJson(data);
	return found.ok
		? { scenario: found.scenario, places: null, notes: [] }
		: { problems: found.problems.map((message) => ({ ...top, message })) };
}
