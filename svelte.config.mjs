// The one place for the Svelte options. SvelteKit 3 no longer reads this file by itself:
// vite.config.ts and eslint.config.js import it.
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

/** @satisfies {import('@sveltejs/kit/vite').Config} */
const config = {
	extensions: ['.svelte', ...CONTENT],
	preprocess: [vitePreprocess(), mdsvex({ extensions: CONTENT }), runes],
	compilerOptions: { runes: true },
	adapter: adapter({ strict: true }),
	paths: { relative: true },
	prerender: { handleHttpError: 'fail', handleMissingId }
};

export default config;
