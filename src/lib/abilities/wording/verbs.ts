import { VERB_FORMS } from '../english/verbs/index.ts';
import type { Effect, ObjectWord } from '../grammar.ts';
import type { Clause, Plain } from './clause.ts';
import { clausesBy } from './form.ts';
import { lookClauses } from './looking.ts';
import { nounFor } from './nouns.ts';
import type { Noun, Scope } from './scope.ts';

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

const FORMS = Map.groupBy(VERB_FORMS, ({ shape }) => shape.do);

/**
 * What one verb says, one clause for each thing done.
 * @throws where there are no words for it: an effect that no card can have.
 */
export function clausesOf(effect: Plain, scope: Scope): readonly Clause[] {
	if (effect.do === 'look') return lookClauses(effect, scope);
	const clauses = clausesBy(FORMS.get(effect.do) ?? [], effect, scope);
	if (clauses === null) throw new Error(`no words: ${JSON.stringify(effect)}`);
	if (effect.do !== 'reroll') return clauses;
	return clauses.map((clause) => ({ ...clause, who: rerollerOf(effect.what, scope) }));
}

/** Whoever made the roll rerolls it; an item is rerolled by its controller (6.27). */
function rerollerOf(what: ObjectWord, scope: Scope): Noun | null {
	if (what === 'it') return nounFor('they', scope);
	if (typeof what === 'object' && 'target' in what && rollsOnly(what.target, scope))
		return nounFor({ controllerOf: what }, scope);
	return null;
}

const rollsOnly = (index: number, scope: Scope): boolean =>
	scope.targets[index]?.any.every(
		(filter) => (typeof filter === 'string' ? filter : filter.is) === 'dice roll'
	) ?? false;
