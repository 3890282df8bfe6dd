/**
 * The English of abilities read back: what `wordAbility` says of an ability is read as that ability.
 * What players write otherwise is read as well, and what is not understood has its place.
 *
 * @example
 * readAbility('Each time a player rolls a 1, loot 1.'); // { ability: eachTime(rolls('a player', 1), loot(1)) }
 */
import type { Ability } from './grammar.ts';
import { abilityIn, type Unsaid } from './reading/lines.ts';
import { problemOf, tooMuchOf, type ReadingProblem } from './reading/problem.ts';
import { MOST_FOR_A_CARD, unlessTooMuch, type Purse } from './reading/purse.ts';
import { textOf } from './reading/rule.ts';
import { likest } from './reading/likest.ts';

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
	const purse: Purse = { left: MOST_FOR_A_CARD };
	const read = textOf(text, purse);
	const ways: Ability[] = [];
	const ability = unlessTooMuch(() => {
		abilityIn(unsaid)(read, 0, (one, end) => {
			if (end === read.tokens.length) ways.push(one);
		});
		return { is: likest(ways, text, purse) };
	});
	if (ability === null) return { problem: tooMuchOf(text) };
	return ability.is ? { ability: ability.is } : { problem: problemOf(read) };
}
