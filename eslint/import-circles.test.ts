import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { knotsOf } from './import-circles.ts';

const LIBRARY = join(process.cwd(), 'src', 'lib');

/**
 * What is defined by itself: an ability holds abilities, so its types, those of what reads it and what reckons it go
 * round. No other file may join one of these, and none may come beside them.
 */
const RECURSIVE: readonly (readonly string[])[] = [
	['abilities/conditions', 'abilities/words'],
	[
		'abilities/effects/connectives',
		'abilities/effects/dice',
		'abilities/effects/index',
		'abilities/effects/lasting',
		'abilities/effects/objects',
		'abilities/effects/turn',
		'abilities/events',
		'abilities/grammar',
		'abilities/static-effects'
	],
	[
		'abilities/reading/alike',
		'abilities/reading/beginnings',
		'abilities/reading/clause',
		'abilities/reading/doers',
		'abilities/reading/filters',
		'abilities/reading/how-many',
		'abilities/reading/kept',
		'abilities/reading/match',
		'abilities/reading/nouns',
		'abilities/reading/numerals',
		'abilities/reading/rule',
		'abilities/reading/target-words'
	],
	[
		'mechanics/abilities-on',
		'mechanics/amounts',
		'mechanics/conditions',
		'mechanics/filters',
		'mechanics/find',
		'mechanics/giving',
		'mechanics/names',
		'mechanics/owned',
		'mechanics/so-many',
		'mechanics/static-effects',
		'mechanics/stats'
	]
];

/** The script of a file: all of it, or what a component has between its tags. */
function scriptOf(file: string): string {
	const text = readFileSync(file, 'utf8');
	if (!file.endsWith('.svelte')) return text;
	return [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gsu)]
		.map(([, inside]) => inside)
		.join('\n');
}

const FILES = readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' })
	.filter((file) => /\.(?:ts|svelte)$/u.test(file) && !file.endsWith('.test.ts'))
	.map((file) => join(LIBRARY, file));

const nameOf = (file: string): string =>
	relative(LIBRARY, file).split(sep).join('/').replace(/\.ts$/u, '');

/** Each file with those that it imports, types too; what is fetched later, when it is wanted, is no part of it. */
function imports(): ReadonlyMap<string, readonly string[]> {
	const known = new Set(FILES);
	const targetsOf = (file: string): readonly string[] => {
		const script = scriptOf(file);
		return ts
			.preProcessFile(script)
			.importedFiles.filter(({ pos }) => !/import\(\s*$/u.test(script.slice(0, pos)))
			.map(({ fileName }) =>
				fileName.startsWith('#lib/')
					? join(LIBRARY, fileName.slice('#lib/'.length))
					: join(dirname(file), fileName)
			)
			.filter((target) => known.has(target))
			.map(nameOf);
	};
	return new Map(FILES.map((file) => [nameOf(file), targetsOf(file)]));
}

it('goes round in no imports but those of what is defined by itself', () => {
	const graph = imports();
	expect([...graph.values()].flat().length).toBeGreaterThan(FILES.length);
	expect(knotsOf(graph)).toEqual(RECURSIVE);
});

describe('the knots of a graph', () => {
	const graph = (edges: readonly (readonly [string, string])[]): Map<string, string[]> => {
		const found = new Map<string, string[]>();
		for (const [from, to] of edges) found.set(from, [...(found.get(from) ?? []), to]);
		return found;
	};
	it('are none where everything points one way', () => {
		expect(
			knotsOf(
				graph([
					['a', 'b'],
					['a', 'c'],
					['b', 'd'],
					['c', 'd']
				])
			)
		).toEqual([]);
	});
	it('are each circle with all that hangs in it', () => {
		expect(
			knotsOf(
				graph([
					['z', 'a'],
					['a', 'c'],
					['c', 'b'],
					['b', 'a'],
					['c', 'd'],
					['d', 'c'],
					['d', 'e'],
					['e', 'f'],
					['f', 'e']
				])
			)
		).toEqual([
			['a', 'b', 'c', 'd'],
			['e', 'f']
		]);
	});
	it('are what imports itself', () => {
		expect(knotsOf(graph([['a', 'a']]))).toEqual([['a']]);
	});
});
