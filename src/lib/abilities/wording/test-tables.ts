import { lootAbility } from '../build/index.ts';
import type { Ability, Effect, TargetSpec } from '../grammar.ts';
import { readAbility } from '../reading.ts';
import { wordAbility } from '../wording.ts';
import { says } from './scope.ts';

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

/**
 * The ability that the words of an ability are read as, or why they are not read. What nobody could
 * read stays so.
 */
export function readBack(ability: Ability): unknown {
	if (/by ?hand/iu.test(JSON.stringify(ability))) return ability;
	// Whoever an event of yours happened to is you: both have the same words.
	if (ability.way === 'trigger' && ability.when.who === 'you' && says(ability.effect, 'they'))
		return ability;
	const isEvent = ability.way === 'trigger' && ability.opening === 'unsaid';
	const read = readAbility(wordAbility(ability), isEvent ? 'event' : 'loot');
	return 'ability' in read ? read.ability : read.problem;
}
