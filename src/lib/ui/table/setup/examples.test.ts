import { expect, it } from 'vitest';
import { curatedName, groupsOf, slugOf } from './examples.ts';

it('a slug is the path below the scenarios, without the ending', () => {
	expect(slugOf('/content/scenarios/2023/cards/bomb.souls')).toBe('2023/cards/bomb');
});

it('examples are grouped by folder, those without one first', () => {
	const named = (slug: string) => ({ slug, title: slug });
	const groups = groupsOf(['2023/cards/a', '2023/b', '2023/cards/c', 'compare/d'].map(named));
	expect(groups.map(({ name, examples }) => [name, examples.map(({ slug }) => slug)])).toEqual([
		['', ['2023/b']],
		['cards', ['2023/cards/a', '2023/cards/c']],
		['compare', ['compare/d']]
	]);
});

it('those that compare the editions have no page of their own', () => {
	expect(curatedName('2023/relic-and-butter-bean')).toBe('relic-and-butter-bean');
	expect(curatedName('original/examples/refilling')).toBe('refilling');
	expect(curatedName('compare/refilling')).toBeNull();
});
