// The one place for the Svelte options. SvelteKit 3 no longer reads this file by itself:
// vite.config.ts and eslint.config.js import it.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { mdsvex } from 'mdsvex';

const CONTENT = ['.svx', '.md'];

/**
 * mdsvex still writes Svelte 4: it spreads `$$props` into the layout and opens its module script
 * with `context="module"`. Components in runes mode want neither.
 *
 * @type {import('svelte/compiler').PreprocessorGroup}
 */
const runes = {
	name: 'mdsvex-to-runes',
	markup: ({ content, filename }) =>
		CONTENT.some((extension) => filename?.endsWith(extension))
			? {
					code: content
						.replaceAll('{...$$props} ', '')
						.replaceAll('<script context="module">', '<script module>')
				}
			: undefined
};

/**
 * What is behind the # of an address of the table is a link to it: a place on a page begins with a
 * letter, a link with its version.
 *
 * @param {{ path: string; id: string; message: string }} missing
 */
const handleMissingId = ({ path, id, message }) => {
	if (path.endsWith('/table/') && /^\d/u.test(id)) return;
	throw new Error(message);
};

/** The script of app.html by the sum of its letters, which is all that lets it run. */
const [, themeScript = ''] =
	/<script>([^]*?)<\/script>/u.exec(
		readFileSync(new URL('src/app.html', import.meta.url), 'utf8')
	) ?? [];
const themeHash = createHash('sha256').update(themeScript).digest('base64');

/**
 * What a page may load and run: files of this site, and the scripts in the page that have the right sum
 * (SvelteKit adds those of its own). It stands in each page as a meta tag; what no meta tag can say is in
 * static/_headers.
 *
 * @satisfies {NonNullable<NonNullable<import('@sveltejs/kit/vite').Config['csp']>['directives']>}
 */
const policy = {
	'default-src': ['self'],
	'script-src': ['self', `sha256-${themeHash}`],
	// Attributes carry the color of a seat or a kind and the place in a grid; no element may.
	'style-src-elem': ['self'],
	'style-src-attr': ['unsafe-inline'],
	// An image of a table is drawn from data before it is saved.
	'img-src': ['self', 'data:', 'blob:'],
	'object-src': ['none'],
	'frame-src': ['none'],
	'base-uri': ['none'],
	'form-action': ['self']
};

/** @satisfies {import('@sveltejs/kit/vite').Config} */
const config = {
	extensions: ['.svelte', ...CONTENT],
	preprocess: [vitePreprocess(), mdsvex({ extensions: CONTENT }), runes],
	compilerOptions: { runes: true },
	adapter: adapter({ strict: true }),
	paths: { relative: true },
	// A page is drawn before any other file has come; only long sheets are fetched.
	inlineStyleThreshold: 12_000,
	// The page registers it itself, once it is at rest.
	serviceWorker: { register: false },
	csp: { mode: 'hash', directives: policy },
	prerender: { handleHttpError: 'fail', handleMissingId }
};

export default config;
