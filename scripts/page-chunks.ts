import type { Plugin, Rolldown } from 'vite';

/** Bytes of code up to which modules that several pages begin with are put with what every page begins with. */
const SMALL = 3_000;
/** Bytes of code up to which files of a worker that the same pages begin with are joined. */
const SMALL_IN_WORKER = 4_000;
/** What SvelteKit loads on every page, besides the page itself. */
const ON_EVERY_PAGE =
	/\/client-optimized\/(?:app|nodes\/0)\.js$|\/@sveltejs\/kit\/.*\/client\/(?:entry|client-entry|payload)\.js$/u;
const WORKER = /\.worker\.ts$/u;

/** What the bundler knows of a module, as far as it is asked here. */
export interface ModuleNode {
	readonly isEntry: boolean;
	readonly bytes: number;
	/** What it needs at once. */
	readonly imports: readonly string[];
	/** What it may fetch later. */
	readonly later: readonly string[];
}

type Graph = ReadonlyMap<string, ModuleNode>;

/** A file of the site, by a name that tells who begins with it and can stand in an address as it is. */
interface PageFile {
	readonly name: string;
	/** Whether the worker runs it too. */
	readonly inWorker: boolean;
	/** How many pages begin with it. */
	readonly pages: number;
}

/** All that some modules need at once; with what they may fetch later, if that is wanted. */
function reached(
	graph: Graph,
	from: readonly string[],
	later: 'later too' | 'at once'
): ReadonlySet<string> {
	// A set goes on to what is added meanwhile.
	const all = new Set(from);
	for (const id of all) {
		const node = graph.get(id);
		for (const next of node?.imports ?? []) all.add(next);
		if (later === 'later too') for (const next of node?.later ?? []) all.add(next);
	}
	return all;
}

/**
 * The file of each module that pages begin with: one for each set of pages, apart what a worker runs too, and
 * what still other pages may fetch later. What is small and needs nothing else goes with what every page begins
 * with. A module imports only what as many pages begin with, so that no two files need each other.
 */
export function pageFiles(graph: Graph): ReadonlyMap<string, PageFile> {
	const ids = [...graph.keys()];
	const entries = ids.filter((id) => graph.get(id)?.isEntry);
	const first = ids.filter((id) => ON_EVERY_PAGE.test(id));
	const onEveryPage = reached(graph, first, 'at once');
	const worker = reached(
		graph,
		entries.filter((id) => WORKER.test(id)),
		'later too'
	);
	const pages = entries
		.filter((id) => !ON_EVERY_PAGE.test(id) && !WORKER.test(id))
		.map((id) => ({
			begins: reached(graph, [id], 'at once'),
			fetches: reached(graph, [id], 'later too')
		}));
	const fileOf = (id: string, who: string, many: number): PageFile => {
		const inWorker = worker.has(id);
		return { name: inWorker ? `${who}-and-worker` : who, inWorker, pages: many };
	};
	const files = new Map<string, PageFile>();
	for (const id of ids) {
		const beginning = pages.flatMap(({ begins }, nth) => (begins.has(id) ? [nth] : []));
		const elsewhere = pages.some(({ begins, fetches }) => fetches.has(id) && !begins.has(id));
		if (entries.includes(id) || first.includes(id)) continue;
		if (onEveryPage.has(id)) files.set(id, fileOf(id, 'every-page', pages.length));
		else if (beginning.length > 0)
			files.set(
				id,
				fileOf(
					id,
					`pages-${beginning.join('-')}${elsewhere ? '-others-later' : ''}`,
					beginning.length
				)
			);
	}
	joinSmall(graph, files, (id) => fileOf(id, 'every-page', pages.length));
	return files;
}

/** Moves what is small to what every page begins with, as long as it needs nothing that is not there. */
function joinSmall(
	graph: Graph,
	files: Map<string, PageFile>,
	onEveryPage: (id: string) => PageFile
): void {
	const bytes = new Map<string, number>();
	for (const [id, { name }] of files)
		bytes.set(name, (bytes.get(name) ?? 0) + (graph.get(id)?.bytes ?? 0));
	const small = [...files].filter(
		([, { name, pages }]) => pages > 1 && (bytes.get(name) ?? 0) <= SMALL
	);
	for (let before = -1; before !== small.length;) {
		before = small.length;
		for (const [nth, [id]] of [...small.entries()].reverse()) {
			const to = onEveryPage(id);
			const needs = graph.get(id)?.imports ?? [];
			const isThere = (next: string): boolean => {
				const file = files.get(next);
				if (!file) return !graph.has(next);
				const there = onEveryPage(next);
				return file.name === there.name && (there.inWorker || !to.inWorker);
			};
			if (!needs.every(isThere)) continue;
			files.set(id, to);
			small.splice(nth, 1);
		}
	}
}

interface PageChunks {
	readonly plugin: Plugin;
	readonly groups: readonly Rolldown.CodeSplittingGroup[];
}

/**
 * The plugin that learns which page begins with what, and the groups for `codeSplitting` that come of it. Left to
 * itself the bundler makes a file for each set of pages and later parts that share something: sixty for the table
 * alone, and on a slow network each is a journey of its own. What the worker runs too is split by what is left of
 * it on each page, since a page needs little of such a module.
 */
export function pageChunks(): PageChunks {
	let files: ReadonlyMap<string, PageFile> = new Map();
	const plugin: Plugin = {
		name: 'page-chunks',
		buildEnd() {
			if (this.environment.name !== 'client') return;
			const nodes = Array.from(this.getModuleIds(), (id): [string, ModuleNode] => {
				const known = this.getModuleInfo(id);
				return [
					id,
					{
						isEntry: known?.isEntry ?? false,
						bytes: known?.code?.length ?? 0,
						imports: known?.importedIds ?? [],
						later: known?.dynamicallyImportedIds ?? []
					}
				];
			});
			files = pageFiles(new Map(nodes));
		}
	};
	const named =
		(inWorker: boolean) =>
		(id: string): string | null => {
			const file = files.get(id);
			return file?.inWorker === inWorker ? file.name : null;
		};
	return {
		plugin,
		groups: [
			{ name: named(false) },
			{ name: named(true), entriesAware: true, entriesAwareMergeThreshold: SMALL_IN_WORKER }
		]
	};
}
