import type { CardKey, EditionId } from '#lib/model/words.ts';
import type { RuleId } from '#lib/rules/index.ts';
import { parse, play, rulesCited, rulesNamed, stepsOf } from '#lib/scenario/index.ts';
import { actingIn, type Acting } from '#lib/ui/cards/acting.ts';
import { cardsIn } from '#lib/ui/cards/shown.ts';
import { slugOf, type ExampleName } from '#lib/ui/table/setup/examples.ts';

const texts = import.meta.glob<string>('/content/scenarios/**/*.souls', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** A scenario, with the cards it shows, the lines that act in it and the rules it comes to. */
export interface Scene extends ExampleName {
	readonly edition: EditionId;
	/** Where its answer can be looked up. */
	readonly sources: readonly string[];
	readonly shows: ReadonlySet<CardKey>;
	readonly acting: readonly Acting[];
	/** The rules that are cited as it is played. */
	readonly cited: ReadonlySet<RuleId>;
	/** The rules that it was written for. */
	readonly named: ReadonlySet<RuleId>;
}

let read: readonly Scene[] | null = null;

/** Every scenario, played once as the site is built. */
export const scenes = (): readonly Scene[] =>
	(read ??= Object.entries(texts).flatMap(([path, text]) => {
		const parsed = parse(text);
		if (!parsed.ok) return [];
		const { scenario } = parsed;
		const slug = slugOf(path);
		const played = play(scenario);
		return {
			slug,
			title: scenario.title ?? slug,
			edition: scenario.rules,
			sources: scenario.sources ?? [],
			shows: cardsIn(scenario),
			acting: actingIn(stepsOf(played)),
			cited: rulesCited(played),
			named: rulesNamed(scenario.script)
		};
	}));

/** How many scenarios show a card. */
export const shown = (key: CardKey): number =>
	scenes().filter(({ shows }) => shows.has(key)).length;

/** The paths of all scenarios below content/scenarios, without their ending. */
export const scenarioSlugs: readonly string[] = Object.keys(texts).map(slugOf);

/** The text of a scenario, by its path below content/scenarios. */
export const scenarioText = (slug: string): string | undefined =>
	texts[`/content/scenarios/${slug}.souls`];
