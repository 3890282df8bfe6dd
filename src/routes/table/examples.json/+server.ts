import { slugOf, type ExampleName } from '#lib/ui/table/setup/examples.ts';
import { titleOf } from '#lib/ui/table/state/read-scenario.ts';

const texts = import.meta.glob<string>('/content/scenarios/**/*.souls', {
	query: '?raw',
	import: 'default',
	eager: true
});

export const prerender = true;
export const trailingSlash = 'never';

/** The names of the examples, fetched when somebody looks for one. */
export const GET = (): Response =>
	Response.json(
		Object.entries(texts)
			.map(([path, text]): ExampleName => {
				const slug = slugOf(path);
				return { slug, title: titleOf(text, slug) };
			})
			.sort((a, b) => a.title.localeCompare(b.title))
	);
