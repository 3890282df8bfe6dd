import { describe, expect, it } from 'vitest';
import type { Ability } from '#lib/abilities/grammar.ts';
import { isByHand } from '#lib/abilities/by-hand.ts';
import { readAbility, readFace } from '#lib/abilities/reading.ts';
import { wordAbility } from '#lib/abilities/wording.ts';
import { FACES } from '#lib/cards/library.ts';

const written = [...FACES].flatMap(([key, { abilities, variants }]) =>
	[abilities, ...Object.values(variants ?? {})].flat().map((ability) => ({ key, ability }))
);

/** An event's abilities say no more of when they trigger than a loot's do. */
const unsaid = (ability: Ability): 'event' | 'loot' =>
	ability.way === 'trigger' && ability.opening === 'unsaid' ? 'event' : 'loot';

describe('the English of the library', () => {
	it.each(written.filter(({ ability }) => !isByHand(ability)))(
		'is read back: $key',
		({ ability }) => {
			expect(readAbility(wordAbility(ability), unsaid(ability))).toEqual({ ability });
		}
	);

	/** What nobody can read is left to the players, with as much of it as can be read. */
	it.each(written.filter(({ ability }) => isByHand(ability)))(
		'is left to the players again: $key',
		({ ability }) => {
			const given = ability.way === 'static' ? 'given' : unsaid(ability);
			const { parts } = readFace(wordAbility(ability), given);
			expect(parts).toMatchObject([{ ability }]);
		}
	);
});
