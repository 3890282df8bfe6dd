import { RULE_IDS, type RuleId } from '#lib/rules/index.ts';
import { parse, play, rulesCited, rulesNamed } from '#lib/scenario/index.ts';
import { slugOf, type ExampleName } from '#lib/ui/table/examples.ts';

const texts = import.meta.glob<string>('/content/scenarios/2023/**/*.souls', {
	query: '?raw',
	import: 'default',
	eager: true
});

interface Citing {
	readonly example: ExampleName;
	readonly cited: ReadonlySet<RuleId>;
	readonly named: ReadonlySet<RuleId>;
}

/** A scenario played, with the rules it cites. */
function citingOf(path: string, text: string): Citing {
	const slug = slugOf(path);
	const parsed = parse(text);
	if (!parsed.ok) return { example: { slug, title: slug }, cited: new Set(), named: new Set() };
	const { title = slug, script } = parsed.scenario;
	return {
		example: { slug, title },
		cited: rulesCited(play(parsed.scenario)),
		named: rulesNamed(script)
	};
}

let found: ReadonlyMap<RuleId, readonly ExampleName[]> | null = null;

/**
 * For every rule the scenarios that cite it, played once as the site is built: those that were
 * written for it first, then those that are about the fewest other rules.
 */
export const coverage = (): ReadonlyMap<RuleId, readonly ExampleName[]> => (found ??= gather());

function gather(): ReadonlyMap<RuleId, readonly ExampleName[]> {
	const all = Object.entries(texts)
		.map(([path, text]) => citingOf(path, text))
		.sort((a, b) => a.cited.size - b.cited.size);
	return new Map(
		RULE_IDS.map((id) => {
			const citing = all.filter(({ cited }) => cited.has(id));
			const first = citing.filter(({ named }) => named.has(id));
			const rest = citing.filter(({ named }) => !named.has(id));
			return [id, [...first, ...rest].map(({ example }) => example)];
		})
	);
}

/** The text of a scenario, by its path below content/scenarios. */
export const scenarioText = (slug: string): string | undefined =>
	texts[`/content/scenarios/${slug}.souls`];
