/**
 * Spoken notation: play as people say it in chats, and the scenario that it means.
 *
 * @example
 * const { scenario, chips } = understand('amy attacks gurdy (1 hp), rolls 2, ben bombs it');
 */
export { atLastEnd } from './typing.ts';
export { LONGEST_SAID, understand } from './understand.ts';
export { STAND_INS } from './laying.ts';
export { mendingOf, type Mending, type SaidRemedy } from './mended.ts';
export { suggest } from './suggest.ts';
export { actWords, linesWords, lineWords } from './act-words.ts';
export { SPOKEN_NAMES } from './spoken-names.ts';
export { isPassedOver } from './passed-over.ts';
export { VERBS, type Verb } from './vocabulary.ts';
export type { Chip, ChipKind, Spoken, Suggestion } from './spoken.ts';
