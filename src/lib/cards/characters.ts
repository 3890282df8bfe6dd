import {
	always,
	exactly,
	gainLootPlay,
	gameStarts,
	look,
	take,
	tap,
	topOf,
	whenever
} from '../abilities/build/index.ts';
import type { Ability } from '../abilities/grammar.ts';
import type { Card } from './card.ts';

const playAnotherLoot: Ability = tap(gainLootPlay);

const character = (name: string, startingItem: string): Card => ({
	name,
	kind: 'character',
	hp: 2,
	attack: 1,
	startingItem,
	copies: 1,
	abilities: [playAnotherLoot]
});

/** The characters of the base set, and Apollyon and The Lost of the Gold Box, and Florian of the Anniversary set. */
export const CHARACTERS: Readonly<Record<string, Card>> = {
	isaac: character('Isaac', 'the-d6'),
	maggy: character('Maggy', 'yum-heart'),
	cain: {
		...character('Cain', 'sleight-of-hand'),
		abilities: [playAnotherLoot, always({ game: 'you go first' })]
	},
	judas: character('Judas', 'book-of-belial'),
	'blue-baby': character('Blue Baby', 'forever-alone'),
	eve: character('Eve', 'the-curse'),
	samson: character('Samson', 'blood-lust'),
	lazarus: character('Lazarus', 'lazarus-rags'),
	lilith: character('Lilith', 'incubus'),
	'the-forgotten': character('The Forgotten', 'the-bone'),
	eden: {
		name: 'Eden',
		eden: true,
		kind: 'character',
		hp: 2,
		attack: 1,
		copies: 1,
		abilities: [
			playAnotherLoot,
			whenever(
				gameStarts,
				look(topOf('treasure', 3), 'bottom of deck', [take(exactly(1), { startingItemOf: 'you' })])
			)
		]
	},
	florian: character('Florian', 'game-squid'),
	apollyon: character('Apollyon', 'void'),
	'the-lost': { ...character('The Lost', 'holy-mantle'), hp: 1, souls: 1 }
};
