import { expect, it } from 'vitest';
import { lootAbility } from '../build/index.ts';
import type { Ability, Effect, TargetSpec } from '../grammar.ts';
import { wordAbility } from '../wording.ts';

/** An effect with its words as a loot's, and the targets it has. */
export type EffectRow = readonly [effect: Effect, text: string, ...targets: TargetSpec[]];
/** An ability with its words. */
export type AbilityRow = readonly [ability: Ability, text: string];

/** A test for each row of a table of effects. */
export function wordsEffects(table: Readonly<Record<string, readonly EffectRow[]>>): void {
	for (const [word, rows] of Object.entries(table))
		for (const [effect, text, ...targets] of rows)
			it(`${word}: ${text}`, () => {
				expect(wordAbility(lootAbility(effect, ...targets))).toBe(text);
			});
}

/** A test for each row of a table of abilities. */
export function wordsAbilities(table: Readonly<Record<string, readonly AbilityRow[]>>): void {
	for (const [word, rows] of Object.entries(table))
		for (const [ability, text] of rows)
			it(`${word}: ${text}`, () => {
				expect(wordAbility(ability)).toBe(text);
			});
}
