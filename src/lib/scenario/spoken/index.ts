/**
 * Spoken notation: play as people say it in chats, and the scenario that it means.
 *
 * @example
 * const { scenario, chips } = understand('amy attacks gurdy (1 hp), rolls 2, ben bombs it');
 */
export { understand } from './understand.ts';
export { suggest } from './suggest.ts';
export { actWords, linesWords, lineWords } from './act-words.ts';
export type { Chip, ChipKind, Spoken, Suggestion } from './spoken.ts';
