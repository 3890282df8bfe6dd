/**
 * The English of abilities read back: what `wordAbility` says of an ability is read as that ability.
 * What players write otherwise is read as well, and what is not understood has its place.
 *
 * @example
 * readAbility('Each time a player rolls a 1, loot 1.'); // { ability: eachTime(rolls('a player', 1), loot(1)) }
 */
import type { Ability } from './grammar.ts';
import { abilityIn, type Unsaid } from './reading/lines.ts';
import { tooMuchOf, type ReadingProblem } from './reading/problem.ts';
import { problemIn } from './reading/face.ts';
import { MOST_FOR_A_CARD, purseWith, unlessTooMuch, type Purse } from './reading/purse.ts';
import { textOf } from './reading/rule.ts';
import { likest } from './reading/likest.ts';
import { GRAMMAR } from './reading/whole.ts';

export { bentIn, type Piece } from './reading/bent.ts';
export { readFace, type Face, type FacePart } from './reading/face.ts';
export type { Unsaid } from './reading/lines.ts';
export type { ReadingProblem } from './reading/problem.ts';
export type ReadAbility = { readonly ability: Ability } | { readonly problem: ReadingProblem };

/**
 * One ability from its words.
 * @param unsaid what it is where the words name neither cost nor event: a loot's ability, an event's.
 */
export function readAbility(text: string, unsaid: Unsaid = 'loot'): ReadAbility {
	const ability = unlessTooMuch(() => ({ is: wholeOf(text, unsaid) }));
	if (ability?.is) return { ability: ability.is };
	return { problem: ability ? problemIn(text, unsaid, purseOf()) : tooMuchOf(text) };
}

const purseOf = (): Purse => purseWith(MOST_FOR_A_CARD);

/**
 * The ability that a text is from its beginning to its end; null where it is none.
 * @throws TooMuch where it could be read in too many ways.
 */
function wholeOf(text: string, unsaid: Unsaid): Ability | null {
	const purse = purseOf();
	const read = textOf(text, purse, GRAMMAR);
	const ways: Ability[] = [];
	abilityIn(unsaid)(read, 0, (one, end) => {
		if (end === read.tokens.length) ways.push(one);
	});
	return likest(ways, text, purse);
}
