/** Words that several turns of phrase are made of. */
import { ACTED } from './acted-words.ts';

/** The word of an act: a verb in any of its forms, or a card's name as one. */
export const ACT = `(?:#\\S+|${ACTED.any.join('|')})(?= |$)`;
export const ACTING = `(?:#\\S+ing|${ACTED.going.join('|')})(?= |$)`;

/** What is said of somebody or something in brackets behind it. */
export const ASIDE = '((?: \\( [^()]* \\))?)';

/** Whose something is, as the one who has it or does it. */
export const OWNERS: readonly (readonly [whose: string, who: string])[] = [
	['(@\\S+s)', "$1'"],
	['my', 'i'],
	['his', 'he'],
	['her', 'she'],
	['their', 'they']
];
