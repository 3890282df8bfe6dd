/**
 * Makes the list of each page complete that says which scripts it begins with. SvelteKit leaves out what a script
 * needs at once where something that may come later needs it too: the browser would ask for those only when all
 * others have come, a whole journey of a slow network later.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsIn } from './client-manifest.ts';

const PRELOAD = /<link href="([^"]*)(_app\/immutable\/[\w/.-]+\.js)" rel="modulepreload">/gu;

/** A document, with links to all that its scripts need. */
export function withAllPreloads(html: string, needs: (file: string) => readonly string[]): string {
	const links = [...html.matchAll(PRELOAD)];
	const last = links.at(-1);
	if (!last) return html;
	const [whole, before = ''] = last;
	const named = new Set(links.map(([, , file = '']) => file));
	// A set goes on to what is added meanwhile.
	const all = new Set(named);
	for (const file of all) for (const one of needs(file)) all.add(one);
	const added = [...all].filter((file) => !named.has(file));
	const end = last.index + whole.length;
	return [
		html.slice(0, end),
		...added.map((file) => `<link href="${before}${file}" rel="modulepreload">`),
		html.slice(end)
	].join('');
}

/** Completes the documents of the built site. */
export function completePreloads(build: string): void {
	const needs = importsIn();
	for (const path of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
		if (!path.endsWith('.html')) continue;
		const file = join(build, path);
		const html = readFileSync(file, 'utf8');
		const complete = withAllPreloads(html, needs);
		if (complete !== html) writeFileSync(file, complete);
	}
}
