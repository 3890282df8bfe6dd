import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const PAGES = [
	'.',
	'table',
	'embed',
	'rulings',
	'rulings/hp-after-a-prevented-death',
	'charts',
	'notation'
] as const;
const SCRIPT = /_app\/immutable\/[\w/.-]+\.js/gu;

/** How much compressed JavaScript each page names as it is loaded, a line a page; a word where no site is built. */
export function pageSizes(build: string): readonly string[] {
	if (!existsSync(build)) return ['no page sizes: `npm run build` comes first'];
	return PAGES.map((page) => {
		const html = readFileSync(join(build, page, 'index.html'), 'utf8');
		const scripts = new Set(html.match(SCRIPT) ?? []);
		const bytes = [...scripts].reduce(
			(sum, script) => sum + gzipSync(readFileSync(join(build, script))).length,
			0
		);
		const name = page === '.' ? '/' : `/${page}`;
		return `${name}: ${(bytes / 1000).toFixed(0)} kB of compressed JavaScript`;
	});
}
