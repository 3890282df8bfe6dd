import { titleOf } from '#lib/ui/table/lay-out.ts';

/** A scenario that comes with the site. */
export interface Example {
	/** Its path below content/scenarios, without the ending. */
	readonly slug: string;
	readonly title: string;
	readonly text: string;
}

const FOLDER = '/content/scenarios/';
const texts = import.meta.glob<string>('/content/scenarios/**/*.souls', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** The examples, by title. */
export const EXAMPLES: readonly Example[] = Object.entries(texts)
	.map(([path, text]) => {
		const slug = path.slice(FOLDER.length, -'.souls'.length);
		return { slug, title: titleOf(text, slug), text };
	})
	.sort((a, b) => a.title.localeCompare(b.title));
