/**
 * English for the ability language, in the game's own style, from the data alone. Two abilities that
 * differ are worded differently: a target is chosen in an order ("Choose a player.") or named in
 * passing, what is chosen as it resolves has someone who chooses it ("you choose", "they choose"), and
 * brackets stand where words would reach too far.
 *
 * @example
 * wordAbility(eachTime(rolls('a player', 1), loot(1))); // "Each time a player rolls a 1, loot 1."
 */
export { conditionAlone } from './wording/conditions.ts';
export { costWords } from './wording/costs.ts';
export { effectLines, lineAt, useSentences, wordAbility, wordLines } from './wording/lines.ts';
export type { WordedLine } from './wording/phrase.ts';
