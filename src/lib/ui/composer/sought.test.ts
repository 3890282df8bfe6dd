import { expect, test } from 'vitest';
import { sought } from './sought.ts';

const of = (...names: readonly string[]) => names.map((words) => ({ words }));

test('what begins with the letters comes first, then what has such a word, then the rest', () => {
	const all = of('Mega Fat Bat', 'Clotty', 'Bat', 'Combatant');
	expect(sought(all, 'bat').map(({ words }) => words)).toEqual([
		'Bat',
		'Mega Fat Bat',
		'Combatant'
	]);
});

test('accents, apostrophes and capitals do not matter, and nothing sought leaves all', () => {
	const all = of('Guppy’s Collar', 'Pokémon');
	expect(sought(all, 'guppys c')).toEqual([all[0]]);
	expect(sought(all, "Guppy's")).toEqual([all[0]]);
	expect(sought(all, 'POKE')).toEqual([all[1]]);
	expect(sought(all, ' ')).toBe(all);
});
