/** A scenario that comes with the site. */
export interface ExampleName {
	/** Its path below content/scenarios, without the ending. */
	readonly slug: string;
	readonly title: string;
}

const FOLDER = '/content/scenarios/';
const ENDING = '.souls';

/** The slug of an example's file. */
export const slugOf = (path: string): string => path.slice(FOLDER.length, -ENDING.length);

/** The folder of those that show where the editions differ. */
const COMPARE = 'compare';

/** The scenarios that have a page of their own lie at the top of their edition, and here. */
const CURATED = /^(?!compare\/)[^/]+\/(?:examples\/)?([^/]+)$/u;

/** The name of the page of a curated scenario; null for one that has none. */
export const curatedName = (slug: string): string | null => CURATED.exec(slug)?.[1] ?? null;

/** Examples that lie in one folder. */
export interface ExampleGroup {
	readonly name: string;
	readonly examples: readonly ExampleName[];
}

/** The examples by their folder, of an edition's by that below it; those without one come first. */
export function groupsOf(examples: readonly ExampleName[]): readonly ExampleGroup[] {
	const groups = new Map<string, ExampleName[]>([['', []]]);
	for (const example of examples) {
		const [top = '', ...below] = example.slug.split('/').slice(0, -1);
		const folder = top === COMPARE ? top : below.join(' / ');
		const group = groups.get(folder);
		if (group) group.push(example);
		else groups.set(folder, [example]);
	}
	return [...groups]
		.map(([name, found]) => ({ name, examples: found }))
		.filter((group) => group.examples.length > 0);
}
