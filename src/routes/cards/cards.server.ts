import { parse, play, stepsOf } from '#lib/scenario/index.ts';
import { actingIn, type Acting } from '#lib/ui/cards/acting.ts';
import { cardsIn } from '#lib/ui/cards/shown.ts';
import type { CardKey } from '#lib/model/words.ts';
import { slugOf } from '#lib/ui/table/examples.ts';

const texts = import.meta.glob<string>('/content/scenarios/**/*.souls', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** A scenario, with the cards it shows and the lines that act in it. */
export interface Scene {
	/** Its name as an example of the table. */
	readonly slug: string;
	readonly title: string;
	/** Where its answer can be looked up. */
	readonly sources: readonly string[];
	readonly shows: ReadonlySet<CardKey>;
	readonly acting: readonly Acting[];
}

let read: readonly Scene[] | null = null;

/** Every scenario, played once as the site is built. */
export const scenes = (): readonly Scene[] =>
	(read ??= Object.entries(texts).flatMap(([path, text]) => {
		const parsed = parse(text);
		if (!parsed.ok) return [];
		const { scenario } = parsed;
		const slug = slugOf(path);
		return {
			slug,
			title: scenario.title ?? slug,
			sources: scenario.sources ?? [],
			shows: cardsIn(scenario),
			acting: actingIn(stepsOf(play(scenario)))
		};
	}));

/** How many scenarios show a card. */
export const shown = (key: CardKey): number =>
	scenes().filter(({ shows }) => shows.has(key)).length;
