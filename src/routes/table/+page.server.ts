import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { freshTable, type FreshTable } from '#lib/ui/table/state/fresh-table.ts';
import { titleOf } from '#lib/ui/table/state/read-scenario.ts';
import { slugOf, type ExampleName } from '#lib/ui/table/setup/examples.ts';

const texts = import.meta.glob<string>('/content/scenarios/**/*.souls', {
	query: '?raw',
	import: 'default',
	eager: true
});

const Package = v.object({
	repository: v.optional(v.union([v.string(), v.object({ url: v.string() })]))
});

/** Where the package says that its source lies; null where it does not say. */
function repositoryOf(json: string): string | null {
	const { repository } = v.parse(Package, JSON.parse(json));
	if (repository === undefined) return null;
	return typeof repository === 'string' ? repository : repository.url;
}

/** The empty table, and the names of the examples, read as the site is built; a page fetches the text of one when it is wanted. */
export const load = (): {
	readonly examples: readonly ExampleName[];
	readonly repository: string | null;
	readonly fresh: FreshTable;
} => ({
	examples: Object.entries(texts)
		.map(([path, text]) => {
			const slug = slugOf(path);
			return { slug, title: titleOf(text, slug) };
		})
		.sort((a, b) => a.title.localeCompare(b.title)),
	repository: repositoryOf(readFileSync('package.json', 'utf8')),
	fresh: freshTable()
});
