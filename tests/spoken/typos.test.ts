/** A word that most disputes have, or a name, with a letter too many, too few or another, is what it was to be. */
import { expect, test } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { tableOf } from './said.ts';

test.each([
	['otto atks greed, rols a 4, kim bombss greed', 'otto attacks greed, rolls a 4, kim bombs greed'],
	['I fight Mom (1hp left), rol a 6', 'I fight Mom (1hp left), roll a 6'],
	['lea plays soul heeart on me', 'lea plays soul heart on me'],
	[
		'gus throws a bomv at tess, she butter beaned it',
		'gus throws a bomb at tess, she butter beaned it'
	],
	[
		'Amy rolls 3 on Fly. Ben uses a dice shadr. 5 now',
		'Amy rolls 3 on Fly. Ben uses a dice shard. 5 now'
	],
	[
		'Ella attacks Monstro, rolls 3, Ben bombs Ellla',
		'Ella attacks Monstro, rolls 3, Ben bombs Ella'
	],
	['lena plays bomb on fly. lrna butter beans it', 'lena plays bomb on fly. lena butter beans it']
])('%s', (typed, meant) => {
	expect(understand(typed).chips.some(({ kind }) => kind === 'unread')).toBe(false);
	expect(tableOf(typed)).toBe(tableOf(meant));
});

test('two names that are known are two people', () => {
	expect(tableOf('Lena attacks Gurdy, rolls 2, Lana bombs it')).toContain(
		'Lana plays Bomb! -> Gurdy'
	);
});
