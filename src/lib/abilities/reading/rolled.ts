/** "Roll-" with its lines, after who rolls. */
import type { Effect, PlayerWord } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { amountIn } from './amounts.ts';
import { doneByRoller } from './by-roller.ts';
import { ORDER, type Said, type Voice } from './clause.ts';
import { eachFilters } from './filters.ts';
import { doer } from './given.ts';
import { isPlayerWord, type ClauseScope } from './nouns.ts';
import { after, before, chain, either, map, nothing, words, type Rule } from './rule.ts';
import { anyOutcomeIn, outcomesIn } from './tables.ts';

type Rolls = Extract<Effect, { do: 'roll' }>;

/** "Roll-" with its lines, after who rolls. */
const rollsIn = (scope: Scope, who: Rolls['who'], lines: Rule<Rolls['outcomes']>): Rule<Rolls> =>
	chain(after(['roll'], either(nothing(null), before(amountIn(scope), ['time']))), (times) =>
		chain(either(words(['-'], null), words([':'], null), nothing(null)), () =>
			map(lines, (outcomes): Rolls => ({
				do: 'roll',
				who,
				outcomes,
				...(times === null ? {} : { times })
			}))
		)
	);

/** The lines of a table, with what somebody else than you is told to do in them. */
const ordersIn =
	(lines: Rule<Rolls['outcomes']>, who: PlayerWord, scope: ClauseScope): Rule<Rolls['outcomes']> =>
	(text, at, next) => {
		lines(text, at, (found, end) => {
			if (isActive(who, scope)) {
				next(found, end);
				return;
			}
			const saysYou = text.tokens.slice(at, end).some(({ stem }) => YOU.has(stem));
			const done = doneByRoller(found, who, saysYou);
			if (done) next(done, end);
		});
	};
const YOU: ReadonlySet<string> = new Set(['you', 'your']);
/** Whoever the game's own abilities are for. */
const isActive = (who: PlayerWord, { active }: ClauseScope): boolean =>
	who === 'you' ||
	who === 'active player' ||
	who === 'attacking player' ||
	(who === 'they' && active === true);

/** Somebody rolls, or everybody at once. */
export function rolledIn(scope: Scope, voice: Voice): Rule<Said> {
	const one = chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const inner: ClauseScope = word === 'you' ? scope : { ...scope, doing: word };
		const lines = ordersIn(either(outcomesIn(inner), anyOutcomeIn(inner)), word, scope);
		return map(rollsIn(scope, word, lines), (effect) => ({
			effect,
			voice: voice.may ? voice : { ...voice, running: who }
		}));
	});
	const together = chain(eachFilters(scope), ([each, ...more]): Rule<Said> => {
		if (each === undefined || more.length > 0) return () => undefined;
		return map(rollsIn(scope, { each }, anyOutcomeIn(scope)), (effect) => ({
			effect,
			voice: ORDER
		}));
	});
	return either(one, together);
}
