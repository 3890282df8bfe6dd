import type { Effect } from '../grammar.ts';
import { cardClauses, movesCards } from './cents-and-cards.ts';
import type { Clause, Plain } from './clause.ts';
import { actsOnHP, damageClauses } from './damage.ts';
import { turnClauses } from './dice-and-turn.ts';
import { actsOnObjects, objectClauses } from './objects.ts';
import type { Scope } from './scope.ts';

const CONNECTIVES: Readonly<Record<Exclude<Effect['do'], Plain['do']>, true>> = {
	then: true,
	and: true,
	'if you do': true,
	may: true,
	if: true,
	choose: true,
	pick: true,
	each: true,
	repeat: true,
	'repeat while': true,
	'choose number': true,
	remember: true,
	'delayed trigger': true,
	'make true': true,
	'gain abilities': true,
	'become item': true,
	'choose one': true,
	roll: true,
	vote: true,
	'by hand': true
};

/** Whether a verb has nothing inside it. */
export const isPlain = (effect: Effect): effect is Plain => !(effect.do in CONNECTIVES);

/** What one verb says, one clause for each thing done: the templates of the verbs. */
export function clausesOf(effect: Plain, scope: Scope): readonly Clause[] {
	if (movesCards(effect)) return cardClauses(effect, scope);
	if (actsOnObjects(effect)) return objectClauses(effect, scope);
	if (actsOnHP(effect)) return damageClauses(effect, scope);
	return turnClauses(effect, scope);
}
