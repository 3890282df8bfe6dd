/** One thing that is done, of every kind there is. */
import { chosenIn, eachIn } from './binders.ts';
import type { Said, Voice } from './clause.ts';
import type { ClauseScope } from './clause-scope.ts';
import { anyOf, beginningWith, doing, having, TILL } from './doable.ts';
import { gainedIn } from './given.ts';
import { ifIn } from './if-so.ts';
import { allOf, LOOK, PLAIN, PRINTED, type Kind } from './kinds.ts';
import { barredIn, trueIn, watchIn } from './lasting.ts';
import { mayIn } from './may.ts';
import { numberIn, pickIn, rememberIn, repeatIn } from './repeated.ts';
import { chosenOptionIn, eachChoosesIn, eitherIn, rolledIn } from './rolled.ts';
import { words, type Rule } from './rule.ts';
import { optionsIn, votesIn } from './tables.ts';

/** One thing that is done; in a scope of one clause, a verb alone, with who may do it or to what it is done. */
export const singleIn = (scope: ClauseScope, voice: Voice): Rule<Said> =>
	(scope.oneClause ? oneClause : anySentence)(scope, voice);

const MAY: Kind = { canBe: doing(['may']), rule: mayIn };
/** What is chosen is named with an article, or by how many. */
const CHOSEN: Kind = {
	canBe: anyOf(...['a', 'another', 'the', 'up', 'any', '2', '3'].map((word) => having(word))),
	rule: chosenIn
};
const oneClause = allOf([PLAIN, LOOK, PRINTED, MAY, CHOSEN]);

const anySentence = allOf([
	{
		canBe: beginningWith(['nothing']),
		rule: (_, voice) => words(['nothing', 'happen'], { effect: { do: 'then', steps: [] }, voice })
	},
	PLAIN,
	LOOK,
	MAY,
	{ canBe: beginningWith(['if']), rule: ifIn },
	CHOSEN,
	{ canBe: doing(['pick'], 'and'), rule: pickIn },
	{ canBe: anyOf(having('each'), having('all')), rule: eachIn },
	{ canBe: anyOf(having('time'), beginningWith(['once'])), rule: repeatIn },
	{ canBe: doing(['choose'], 'number', 'and'), rule: numberIn },
	{ canBe: beginningWith(['remember'], 'and'), rule: rememberIn },
	{ canBe: beginningWith(['the', ...TILL], 'time'), rule: watchIn },
	{
		canBe: anyOf(beginningWith(TILL), beginningWith(['once']), beginningWith(['the'], 'time')),
		rule: trueIn
	},
	{ canBe: having("can't"), rule: barredIn },
	{ canBe: doing(['gain', 'become']), rule: gainedIn },
	PRINTED,
	{ canBe: beginningWith(['choose'], '1'), rule: optionsIn },
	{ canBe: having('or'), rule: eitherIn },
	{ canBe: doing(['choose'], '1'), rule: chosenOptionIn },
	{ canBe: beginningWith(['each', 'all'], 'choose', '1'), rule: eachChoosesIn },
	{ canBe: having('roll'), rule: rolledIn },
	{ canBe: beginningWith(['each', 'all'], 'vote'), rule: votesIn }
]);
