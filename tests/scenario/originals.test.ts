import { expect, it } from 'vitest';
import { rulings } from '../support/rulings.ts';
import { ORIGINALS } from './originals.ts';

interface Entry {
	readonly place: string;
	readonly slug: string | null;
	readonly without: string;
}

const entries = Object.entries(ORIGINALS).flatMap(([document, sections]) =>
	Object.entries(sections).flatMap(([section, all]) =>
		all.map((answered, index): Entry => {
			const place = `${document}, ${section}, ${index + 1}`;
			return typeof answered === 'string'
				? { place, slug: answered, without: '' }
				: { place, slug: null, ...answered };
		})
	)
);
const slugs = new Set(rulings().map(({ slug }) => slug));

it('has a ruling for every entry of the originals, or says why not', () => {
	const lost = entries.filter(({ slug }) => slug !== null && !slugs.has(slug));
	expect(lost).toEqual([]);
	const without = entries.filter(({ slug }) => slug === null);
	const told = without.map(({ place, without: why }) => `  ${place}: ${why}`);
	const count = entries.length - without.length;
	console.log(
		[`${count} of ${entries.length} entries have a ruling; without:`, ...told].join('\n')
	);
});

it('names the original where a ruling answers an entry of it', () => {
	const answering = new Set(entries.map(({ slug }) => slug));
	const unnamed = rulings()
		.filter(({ slug }) => answering.has(slug))
		.filter(({ sources }) => !sources.some((one) => one.startsWith('Original')));
	expect(unnamed.map(({ slug }) => slug)).toEqual([]);
});
