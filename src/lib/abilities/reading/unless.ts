/** What spares somebody something: "unless it's your turn", "unless you discard a loot card". */
import type { Effect } from '../grammar.ts';
import { isForMany } from '../wording/many.ts';
import { binding } from '../wording/nouns.ts';
import type { Scope } from '../wording/scope.ts';
import { ORDER } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { afterIt, theyCanBeTwo } from './doers.ts';
import { doer } from './given.ts';
import { isPlayerWord } from './nouns.ts';
import { isSeveral, lastAlone } from './last-alone.ts';
import { chain, either, map, nothing, stemAt, type Rule } from './rule.ts';
import { elseDone, oneVerb } from './within.ts';

/** "Lose 3¢ unless it's your turn", "unless you discard a loot card": what is so, or what one may do, spares it. */
export const unlessIn = (effect: Effect, scope: Scope): Rule<Effect> =>
	either<Effect>(
		chain(conditionIn(scope), (condition) => {
			const said = lastAlone(effect, (part) => ({
				do: 'if',
				condition: { not: condition },
				effect: part
			}));
			return said === null ? () => undefined : nothing(said);
		}),
		effect.do === 'each'
			? map(sparingIn(binding(scope, effect.of, null)), (spares) => ({
					...effect,
					effect: elseDone(spares, effect.effect)
				}))
			: isSeveral(effect) ||
				  isForMany(effect) ||
				  theyCanBeTwo(effect, scope) ||
				  isSoForAWhile(effect)
				? () => undefined
				: map(sparingIn(afterIt(effect, scope)), (spares) => elseDone(spares, effect))
	);

/** What is so for a while may be spared each time it would matter, or once for all: nobody can say. */
const isSoForAWhile = (effect: Effect): boolean =>
	effect.do === 'make true' || (effect.do === 'then' && effect.steps.some(isSoForAWhile));

/** What somebody may do instead of something. */
const sparingIn =
	(scope: Scope): Rule<Effect> =>
	(text, at, next) => {
		sparedBy(scope, stemAt(text, at) === 'you')(text, at, next);
	};
const sparedBy = (scope: Scope, isYou: boolean): Rule<Effect> =>
	chain(doer(scope, ORDER), (who): Rule<Effect> => {
		const { word } = who;
		// "Unless another player pays 2¢": that is theirs to choose.
		if (!isPlayerWord(word) || (word === 'you' && !isYou)) return () => undefined;
		return map(oneVerb(scope, { running: who, may: who }), ({ effect }): Effect => ({
			do: 'may',
			effect,
			...(word === 'you' ? {} : { who: word })
		}));
	});
