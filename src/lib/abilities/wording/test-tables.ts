import { lootAbility } from '../build/index.ts';
import type { Ability, Effect, TargetSpec } from '../grammar.ts';

/** An effect with its words as a loot's, and the targets it has. */
export type EffectRow = readonly [effect: Effect, text: string, ...targets: TargetSpec[]];
/** An ability with its words. */
export type AbilityRow = readonly [ability: Ability, text: string];

/** What a test is made of: its name, an ability and the words it must have. */
export type Case = readonly [name: string, ability: Ability, text: string];

/** The cases of a table with rows for each word. */
export const abilityCases = (
	table: Readonly<Record<string, readonly AbilityRow[]>>
): readonly Case[] =>
	Object.entries(table).flatMap(([word, rows]) =>
		rows.map(([ability, text]): Case => [`${word}: ${text}`, ability, text])
	);

/** The cases of a table of effects, each as what a loot does. */
export const effectCases = (
	table: Readonly<Record<string, readonly EffectRow[]>>
): readonly Case[] =>
	Object.entries(table).flatMap(([word, rows]) =>
		rows.map(([effect, text, ...targets]): Case => [
			`${word}: ${text}`,
			lootAbility(effect, ...targets),
			text
		])
	);

/** A card of the base set as the language says it, with all its lines. */
export type CardRow = readonly [name: string, text: string, abilities: readonly Ability[]];
export const card = (name: string, text: string, ...abilities: Ability[]): CardRow => [
	name,
	text,
	abilities
];
