/** What the project brings onto a machine with it: from where, under which license, and what it runs there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/paths.ts';

/** Licenses under which a package may be used to build and test Fizzle, or be part of it. */
const LICENSES: ReadonlySet<string> = new Set([
	'0BSD',
	'Apache-2.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'BlueOak-1.0.0',
	'EPL-2.0 OR GPL-3.0-or-later',
	'ISC',
	'MIT',
	// A font, for pictures that are made as the site is built; the pictures are under no license of it.
	'MIT AND OFL-1.1',
	'MPL-2.0',
	// The fonts of the pages; the site gives their license away with them, in fonts.txt.
	'OFL-1.1'
]);

/** Packages whose description names no license, with the one that their files hold. */
const TOLD_ELSEWHERE: Readonly<Record<string, string>> = { 'node_modules/svelte-toolbelt': 'MIT' };

/** Packages that may run a script of theirs as they are installed. */
const MAY_RUN: readonly string[] = [];

const LOCK = v.object({
	lockfileVersion: v.picklist([3]),
	packages: v.record(
		v.string(),
		v.looseObject({
			version: v.optional(v.string()),
			license: v.optional(v.string()),
			integrity: v.optional(v.string()),
			resolved: v.optional(v.string()),
			hasInstallScript: v.optional(v.boolean()),
			link: v.optional(v.boolean())
		})
	)
});
const versions = v.optional(
	v.record(v.string(), v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/u))),
	{}
);
const PACKAGE = v.object({
	dependencies: versions,
	devDependencies: versions,
	optionalDependencies: versions
});

const read = (name: string): unknown => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const { packages } = v.parse(LOCK, read('package-lock.json'));
const others = Object.entries(packages).filter(([place]) => place !== '');
const places = (list: typeof others): readonly string[] => list.map(([place]) => place);

describe('the packages of the lockfile', () => {
	it('run nothing as they are installed', () => {
		const running = others.filter(([, { hasInstallScript }]) => hasInstallScript === true);
		expect(places(running)).toEqual(MAY_RUN);
	});

	it('have licenses that are known', () => {
		const odd = others.flatMap(([place, { license }]) => {
			const said = license ?? TOLD_ELSEWHERE[place] ?? 'none';
			return LICENSES.has(said) ? [] : [`${place}: ${said}`];
		});
		expect(odd).toEqual([]);
		const needless = Object.keys(TOLD_ELSEWHERE).filter(
			(place) => packages[place]?.license !== undefined || packages[place] === undefined
		);
		expect(needless, 'named here for nothing').toEqual([]);
	});

	it('come from the registry, each with the sum of its bytes', () => {
		const odd = others.filter(
			([, { integrity, resolved, link }]) =>
				!integrity?.startsWith('sha512-') ||
				link === true ||
				(resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))
		);
		expect(places(odd)).toEqual([]);
	});

	it('are those that package.json names, in one version each', () => {
		const named = v.parse(PACKAGE, read('package.json'));
		for (const one of [named.dependencies, named.devDependencies, named.optionalDependencies])
			for (const [name, version] of Object.entries(one))
				expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
	});
});
