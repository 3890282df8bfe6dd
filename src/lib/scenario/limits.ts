/**
 * More of a thing than any table needs. A text or a change that asks for more is refused, so that nothing
 * that somebody types or sends keeps the judge busy for long.
 */

/** Letters of a text, and of one line of it. */
export const LONGEST_TEXT = 200_000;
export const LONGEST_LINE = 2_000;
/** Players at one table; a link holds no more. */
export const MOST_PLAYERS = 12;
/** Cards that are typed for one scenario. */
export const MOST_TYPED = 200;
/** What the reading of all of them may cost; two hundred as they are printed come to about 240,000. */
export const MOST_READING = 1_500_000;
/** Cards of one pile or hand. */
export const MOST_CARDS = 1_000;
/** Things on the stack that are laid there. */
export const MOST_ON_STACK = 200;
/** Objects in play, covered cards among them, that are laid there. */
export const MOST_IN_PLAY = 500;
/** Effects that last, as they are laid. */
export const MOST_EFFECTS = 200;
