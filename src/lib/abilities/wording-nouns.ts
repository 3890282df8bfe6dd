/** The small words of the wording, for other texts about the game. */
export { statAlone } from './english/stats.ts';
export { statChange } from './wording/amounts.ts';
export { indefinite } from './wording/filters.ts';
export { andList, capital, count, orList, range, signed } from './wording/lists.ts';
