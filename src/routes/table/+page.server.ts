import { titleOf } from '#lib/ui/table/read-scenario.ts';
import { slugOf, type ExampleName } from '#lib/ui/table/examples.ts';

const texts = import.meta.glob<string>('/content/scenarios/**/*.souls', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** The names of the examples, read as the site is built; a page fetches the text of one when it is wanted. */
export const load = (): { readonly examples: readonly ExampleName[] } => ({
	examples: Object.entries(texts)
		.map(([path, text]) => {
			const slug = slugOf(path);
			return { slug, title: titleOf(text, slug) };
		})
		.sort((a, b) => a.title.localeCompare(b.title))
});
