import { expect, test } from 'vitest';
import { understand } from '../../../scenario/spoken/index.ts';
import { offersAt } from './offers.ts';
import { sceneOf } from './scene.ts';

const offered = (said: string, typed: string): readonly string[] => {
	const scene = sceneOf(understand(said, null).scenario);
	return scene ? offersAt(scene, typed).map(({ words }) => words) : [];
};

test('who is new to the table is helped on like the others', () => {
	expect(offered('', 'Cara att')).toEqual(['Cara attacks…']);
	expect(offered('', 'Cara attacks gur')).toContain('Gurdy');
	expect(offered('Amy attacks Gurdy, rolls a 2', 'Cara plays bom')).toContain('Bomb!…');
	expect(offered('', 'Zoé ')).toContain('Zoé plays…');
});

test('a word that begins a sentence, and a card, is nobody', () => {
	expect(offered('', 'Then att')).not.toContain('Then attacks…');
	expect(offered('', 'Gurdy att')).not.toContain('Gurdy attacks…');
});

test('an attack that has only been declared offers what it could choose', () => {
	expect(offered('Amy attacks', '')).toContain('Amy chooses Fly');
	expect(offered('Amy attacks Gurdy', '')).not.toContain('Amy chooses Fly');
});
