/** Questions whether somebody has to attack. */
import { not } from './fact.ts';
import { mustAttack, mustAttackOne } from './facts-of-turns.ts';
import { AUX, pattern, type Questions, WHO } from './question-grammar.ts';
import { ofEach } from './question-readers.ts';

/** "Again", "this turn". */
const AGAIN =
	'(?: (?:again|something|anything|at all|now|(?:on )?(?:this|my|his|her|their) turn|a second time|another (?:time|monster|one)|if able))*';

/** "Does Amy have to", "must I". */
const MUST = `(?:${AUX}${WHO} (?:(?:have|has|had|need|needs|got) to|(?:be )?(?:forced|obliged|required) to|must)|must ${WHO})`;

export const OF_ATTACKS: Questions = [
	[
		pattern(`${MUST} (?:attack|fight) (?:the )?(c\\d+|it)${AGAIN}`),
		([all, one, other, what], signs) =>
			ofEach((seat) => mustAttackOne(seat, signs.card(what)))([all, one ?? other ?? ''], signs)
	],
	[
		pattern(`${MUST} (?:attack|fight|make (?:an|another) attack)${AGAIN}`),
		([all, one, other], signs) => ofEach(mustAttack)([all, one ?? other ?? ''], signs)
	],
	[
		pattern(
			`(?:can|may|could|be) ${WHO} (?:allowed to |able to )?(?:skip|refuse|decline|avoid|pass on|not|choose not)(?: to)? (?:(?:the|my|his|her|their|an|that|this) )?(?:attack|attacking|attack it|fight)${AGAIN}`
		),
		ofEach((seat) => not(mustAttack(seat)))
	]
];
