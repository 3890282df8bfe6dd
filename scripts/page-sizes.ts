import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { scriptsOf } from './client-manifest.ts';
import { compressedBytes } from './coding.ts';

/** The pages that are measured; what a page fetches at once besides what it names is a file of ours. */
const PAGES: readonly { readonly page: string; readonly fetches?: string }[] = [
	{ page: '.' },
	{ page: 'table' },
	{ page: 'embed' },
	{ page: 'rules' },
	{ page: 'rules/coverage' },
	{ page: 'compare' },
	{ page: 'compare/prevented-death' },
	{ page: 'rules/2023/attacking', fetches: 'content/rulebook/2023/08-attacking.svx' },
	{ page: 'learn' },
	{ page: 'learn/the-first-attack', fetches: 'content/learn/03-the-first-attack.svx' },
	{ page: 'puzzles' },
	{ page: 'puzzles/a-1-against-gurdy-bomb-or-iii-the-empress' },
	{ page: 'setup' },
	{ page: 'cards' },
	{ page: 'cards/the-relic' },
	{ page: 'rulings' },
	{ page: 'rulings/hp-after-a-prevented-death' },
	{ page: 'charts' },
	{ page: 'charts/original' },
	{ page: 'notation' }
];
const SCRIPT = /_app\/immutable\/[\w/.-]+\.js/gu;
/** A sheet that is not in the document already, as small ones are: the links to those are disabled. */
const STYLE = /<link(?![^>]*\bdisabled\b)[^>]*?(_app\/immutable\/[\w/.-]+\.css)/gu;

/** What a page loads before anything is done on it, in compressed bytes as they are sent. */
export interface FirstLoad {
	/** With the styles and the data that stand in it. */
	readonly document: number;
	readonly styles: number;
	readonly scripts: number;
	readonly files: number;
}

/**
 * Measures the first load of a page.
 * @param page its folder in the build.
 * @param fetches a file of ours that it fetches at once besides what it names.
 */
export function firstLoad(build: string, page: string, fetches?: string): FirstLoad {
	const bytes = (file: string): number => compressedBytes(readFileSync(join(build, file)));
	const html = readFileSync(join(build, page, 'index.html'), 'utf8');
	const scripts = new Set([...(html.match(SCRIPT) ?? []), ...(fetches ? scriptsOf(fetches) : [])]);
	const styles = new Set(Array.from(html.matchAll(STYLE), ([, file = '']) => file));
	const sum = (files: Iterable<string>): number =>
		[...files].reduce((total, file) => total + bytes(file), 0);
	return {
		document: bytes(join(page, 'index.html')),
		styles: sum(styles),
		scripts: sum(scripts),
		files: 1 + styles.size + scripts.size
	};
}

/** A document of the built site, by its path in the build, with its bytes as a plain host sends it. */
export interface Weighed {
	readonly path: string;
	readonly bytes: number;
}

/** Every document of the built site, the heaviest first. */
export const documents = (build: string): readonly Weighed[] =>
	readdirSync(build, { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.html'))
		.map((path) => ({
			path: path.replaceAll('\\', '/'),
			bytes: gzipSync(readFileSync(join(build, path)), { level: constants.Z_BEST_COMPRESSION })
				.length
		}))
		.sort((a, b) => b.bytes - a.bytes);

/** What each page loads before anything is done on it, a line a page; a word where no site is built. */
export function pageSizes(build: string): readonly string[] {
	if (!existsSync(build)) return ['no page sizes: `npm run build` comes first'];
	const kB = (bytes: number): string => (bytes / 1000).toFixed(0);
	const [heaviest] = documents(build);
	const pages = PAGES.map(({ page, fetches }) => {
		const { document, styles, scripts, files } = firstLoad(build, page, fetches);
		const name = page === '.' ? '/' : `/${page}`;
		const total = kB(document + styles + scripts);
		return `${name}: ${total} kB compressed in ${files} files (document ${kB(document)}, styles ${kB(styles)}, script ${kB(scripts)})`;
	});
	return heaviest
		? [...pages, `the heaviest document: ${heaviest.path}, ${kB(heaviest.bytes)} kB by gzip`]
		: pages;
}
