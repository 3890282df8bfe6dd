import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const Chunk = v.looseObject({
	isEntry: v.optional(v.boolean()),
	imports: v.optional(v.array(v.string())),
	dynamicImports: v.optional(v.array(v.string()))
});
const Manifest = v.record(v.string(), Chunk);

type Manifest = v.InferOutput<typeof Manifest>;

/**
 * The manifest in which what may be fetched later stands at the entries alone, after all that they need at once.
 * SvelteKit walks the manifest depth first to learn with which styles a page begins, and counts each file where it
 * is met first: what a page needs at once would count as a later part's, and come after the page was painted.
 */
export function laterLast(manifest: Manifest): Manifest {
	const laterOf = (entry: string): string[] => {
		// A set goes on to what is added meanwhile.
		const atOnce = new Set([entry]);
		for (const name of atOnce) for (const next of manifest[name]?.imports ?? []) atOnce.add(next);
		const later = [...atOnce].flatMap((name) => manifest[name]?.dynamicImports ?? []);
		return [...new Set(later)].filter((name) => !atOnce.has(name));
	};
	return Object.fromEntries(
		Object.entries(manifest).map(([name, { dynamicImports: _, ...chunk }]) => [
			name,
			chunk.isEntry ? { ...chunk, dynamicImports: laterOf(name) } : chunk
		])
	);
}

/** Sees to it that a page is sent with all styles that it begins with: see `laterLast`. */
export function eagerStyles(): Plugin {
	return {
		name: 'eager-styles',
		writeBundle({ dir }) {
			if (this.environment.name !== 'client' || dir === undefined) return;
			const file = join(dir, '.vite/manifest.json');
			const manifest = v.parse(Manifest, JSON.parse(readFileSync(file, 'utf8')));
			writeFileSync(file, JSON.stringify(laterLast(manifest), null, 2));
		}
	};
}
