import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from './paths.ts';

/** What the build says of each file: where it went, and what it needs. */
const Manifest = v.record(
	v.string(),
	v.object({
		file: v.string(),
		imports: v.optional(v.array(v.string()), []),
		css: v.optional(v.array(v.string()), [])
	})
);
const MANIFEST = join(ROOT, '.svelte-kit/output/client/.vite/manifest.json');

const read = (): v.InferOutput<typeof Manifest> =>
	v.parse(Manifest, JSON.parse(readFileSync(MANIFEST, 'utf8')));

/** What each script of the built site needs at once, by its place. */
export function importsIn(): (file: string) => readonly string[] {
	const manifest = read();
	const needs = new Map(
		Object.values(manifest).map(({ file, imports }) => [
			file,
			imports.flatMap((name) => manifest[name]?.file ?? [])
		])
	);
	return (file) => needs.get(file) ?? [];
}

/** The styles of each script of the built site, by its place. */
export function stylesIn(): (file: string) => readonly string[] {
	const styles = new Map(Object.values(read()).map(({ file, css }) => [file, css]));
	return (file) => styles.get(file) ?? [];
}

/** The scripts that one of our files became, those it imports included. */
export function scriptsOf(name: string): readonly string[] {
	const first = read()[name]?.file;
	if (first === undefined) return [];
	const needs = importsIn();
	// A set goes on to what is added meanwhile.
	const found = new Set([first]);
	for (const file of found) for (const one of needs(file)) found.add(one);
	return [...found];
}
