/**
 * What makes a refused act legal:
 * - `instead`: the same at another thing, with another option, by another player;
 * - `answer`: what is asked is answered first;
 * - `first`: the player does something else first;
 * - `later`: everyone passes until then;
 * - `fact`: the table has what nobody had said.
 */
export const REMEDY_KINDS = ['instead', 'answer', 'first', 'later', 'fact'] as const;
export type RemedyKind = (typeof REMEDY_KINDS)[number];
