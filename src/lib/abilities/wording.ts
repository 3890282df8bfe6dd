/**
 * English for the ability language, in the game's own style, from the data alone.
 *
 * @example
 * wordAbility(eachTime(rolls('a player', 1), loot(1))); // "Each time a player rolls a 1, loot 1."
 */
export { costWords } from './wording/costs.ts';
export { effectLines, lineAt, wordAbility, wordLines } from './wording/lines.ts';
export type { WordedLine } from './wording/phrase.ts';
