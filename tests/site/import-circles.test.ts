/** No file imports one that imports it, through however many others: each can be read after those that it names. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What a module imports when it runs, types apart. */
const IMPORTS = /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(?<from>[^']+)'/gmu;

const FILES = globSync('src/lib/**/*.{ts,svelte}', { cwd: ROOT }).filter(
	(file) => !file.endsWith('.test.ts')
);

const importsOf = (file: string): readonly string[] =>
	[...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORTS)].flatMap(({ groups }) => {
		const from = groups?.['from'] ?? '';
		if (from.startsWith('#lib/')) return [join('src/lib', from.slice('#lib/'.length))];
		return from.startsWith('.') ? [join(dirname(file), from)] : [];
	});

/** The circles of a graph, each as all that lie on it: files that lead to each other. */
function circlesOf(imports: ReadonlyMap<string, readonly string[]>): readonly string[][] {
	const order = new Map<string, number>();
	const open: string[] = [];
	const circles: string[][] = [];
	/** The first file that is still open and that this one leads to. */
	const visit = (file: string): number => {
		const at = order.size;
		order.set(file, at);
		open.push(file);
		let first = at;
		for (const next of imports.get(file) ?? []) {
			const known = order.get(next);
			if (known === undefined) first = Math.min(first, visit(next));
			else if (open.includes(next)) first = Math.min(first, known);
		}
		if (first < at) return first;
		const circle = open.splice(open.indexOf(file));
		if (circle.length > 1) circles.push(circle.toSorted());
		return first;
	};
	for (const file of imports.keys()) if (!order.has(file)) visit(file);
	return circles;
}

/**
 * What the ability language asks of the table hangs on abilities that ask the language: a filter asks for HP, HP for
 * static effects, and those for conditions, which have filters.
 */
const LANGUAGE_AND_TABLE = [
	...['abilities-on', 'amounts', 'conditions', 'filters', 'find'],
	...['giving', 'names', 'owned', 'static-effects', 'stats']
].map((name) => `src/lib/mechanics/${name}.ts`);

it('has no import circle but where a stat and the language of abilities ask each other', () => {
	const imports = new Map(FILES.map((file) => [file, importsOf(file)]));
	expect(imports.size).toBeGreaterThan(500);
	expect(circlesOf(imports)).toEqual([LANGUAGE_AND_TABLE]);
});

it('finds circles', () => {
	const imports = { a: ['b', 'd'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'], f: ['a'] };
	expect(circlesOf(new Map(Object.entries(imports))).map((circle) => circle.join(''))).toEqual([
		'de',
		'abc'
	]);
});
