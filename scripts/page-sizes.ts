import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';

/** The pages that are measured; what a page fetches at once besides what it names is a file of ours. */
const PAGES: readonly { readonly page: string; readonly fetches?: string }[] = [
	{ page: '.' },
	{ page: 'table' },
	{ page: 'embed' },
	{ page: 'rules' },
	{ page: 'compare' },
	{ page: 'rules/2023/attacking', fetches: 'content/rulebook/2023/08-attacking.svx' },
	{ page: 'learn' },
	{ page: 'learn/the-first-attack', fetches: 'content/learn/03-the-first-attack.svx' },
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

/** What the build says of each file: where it went, and what it needs. */
const Manifest = v.record(
	v.string(),
	v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) })
);
const MANIFEST = '.svelte-kit/output/client/.vite/manifest.json';

/** The scripts that one of our files became, those it imports included. */
function scriptsOf(name: string): readonly string[] {
	const manifest = v.parse(Manifest, JSON.parse(readFileSync(MANIFEST, 'utf8')));
	const found = new Set<string>();
	const left = [name];
	for (let one = left.pop(); one !== undefined; one = left.pop()) {
		const entry = manifest[one];
		if (!entry || found.has(entry.file)) continue;
		found.add(entry.file);
		left.push(...entry.imports);
	}
	return [...found];
}

/** How much compressed JavaScript each page loads before anything is done on it, a line a page; a word where no site is built. */
export function pageSizes(build: string): readonly string[] {
	if (!existsSync(build)) return ['no page sizes: `npm run build` comes first'];
	return PAGES.map(({ page, fetches }) => {
		const html = readFileSync(join(build, page, 'index.html'), 'utf8');
		const fetched = fetches === undefined ? [] : scriptsOf(fetches);
		const scripts = new Set([...(html.match(SCRIPT) ?? []), ...fetched]);
		const bytes = [...scripts].reduce(
			(sum, script) => sum + gzipSync(readFileSync(join(build, script))).length,
			0
		);
		const name = page === '.' ? '/' : `/${page}`;
		return `${name}: ${(bytes / 1000).toFixed(0)} kB of compressed JavaScript`;
	});
}
