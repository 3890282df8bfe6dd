/** "Roll-" with its lines, after who rolls. */
import type { Effect, Mode, PlayerWord, TargetSpec } from '../grammar.ts';
import { doerOf } from '../mentions.ts';
import { binding } from '../wording/nouns.ts';
import type { Scope } from '../wording/scope.ts';
import { amountIn } from './amounts.ts';
import { chosenIn } from './binders.ts';
import { doneByRoller } from './by-roller.ts';
import { named, ORDER, type Named, type Said, type Voice } from './clause.ts';
import { eachFilters } from './filters.ts';
import { doer } from './given.ts';
import { isPlayerWord, type ClauseScope } from './nouns.ts';
import { after, before, chain, either, map, nothing, words, type Rule } from './rule.ts';
import { lifted, namesNothing } from './passing.ts';
import { anyOutcomeIn, optionsOf, outcomesIn } from './tables.ts';
import { oneVerb } from './within.ts';

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

/** The lines of a table, or options, with what somebody else than you is told to do in them. */
const ordersIn =
	<T extends Mode>(
		lines: Rule<readonly T[]>,
		who: PlayerWord,
		scope: ClauseScope
	): Rule<readonly T[]> =>
	(text, at, next) => {
		lines(text, at, (found, end) => {
			if (who === 'you' || (!text.owned && isActive(who, scope))) {
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
	who === 'active player' || who === 'attacking player' || (who === 'they' && active === true);

/** Somebody rolls, or everybody at once. */
export function rolledIn(scope: Scope, voice: Voice): Rule<Said> {
	const one = chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const inner: ClauseScope = word === 'you' ? scope : { ...scope, doing: word, ordered: word };
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

/** "Each player chooses one-". */
export const eachChoosesIn = (scope: Scope): Rule<Said> =>
	chain(eachFilters(scope), (of) => {
		const inner: ClauseScope = { ...binding(scope, of, null), doing: 'chosen', ordered: 'chosen' };
		const orders = ordersIn(optionsOf(inner), 'chosen', inner);
		return after(['choose', '1'], (text, at, next) =>
			orders(text, at, (options, end) => {
				if (options.some(({ targets }) => targets.length > 0)) return;
				const effect: Effect = { do: 'choose one', who: 'chosen', options };
				next({ effect: { do: 'each', of, effect }, voice: ORDER }, end);
			})
		);
	});

type Choice = Extract<Effect, { do: 'choose one' }>;

/** "They choose one-", as it resolves, and do what it says; of the active player's own, what print says is "choose one-". */
export const chosenOptionIn = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word) || word === 'you') return () => undefined;
		const inner: ClauseScope = { ...scope, doing: word, ordered: word };
		const said = (chooser: Pick<Choice, 'who'>, options: Choice['options']): Said => ({
			effect: { do: 'choose one', ...chooser, options },
			voice: voice.may ? voice : { ...voice, running: who }
		});
		const orders = ordersIn(optionsOf(inner), word, scope);
		return after(['choose', '1'], (text, at, next) =>
			orders(text, at, (options, end) => {
				const isOwn = !text.owned && isActive(word, scope);
				if (isOwn) next(said({}, options), end);
				else if (options.every(({ targets }) => targets.length === 0))
					next(said({ who: word }, options), end);
			})
		);
	});

/** "They lose 3¢ or take 1 damage": whoever does it chooses which. */
export const eitherIn = (scope: ClauseScope, voice: Voice): Rule<Said> =>
	either(
		chain(doer(scope, voice), (who): Rule<Said> => {
			const { word } = who;
			if (!isPlayerWord(word)) return () => undefined;
			return (text, at, next) =>
				optionsBy(who, scope)(text, at, (both, end) => {
					// Of your own, and of the active player's, one is chosen as it goes on the stack, with its targets.
					const isOwn = word === 'you' || (!text.owned && isActive(word, scope));
					if (!isOwn && !both.every(namesNothing)) return;
					const options = both.map(withTargets);
					const effect: Effect = { do: 'choose one', ...(isOwn ? {} : { who: word }), options };
					next({ effect, voice: voice.may ? voice : { ...voice, running: who } }, end);
				});
		}),
		chain(eachFilters(scope), (of): Rule<Said> => {
			const inner = binding(scope, of, null);
			return (text, at, next) =>
				optionsBy(named('chosen', inner), inner)(text, at, (both, end) => {
					if (!both.every(namesNothing)) return;
					const options = both.map(withTargets);
					const effect: Effect = { do: 'choose one', who: 'chosen', options };
					next({ effect: { do: 'each', of, effect }, voice: ORDER }, end);
				});
		})
	);

/** Two things of which somebody does one. */
const optionsBy = (who: Named, scope: Scope): Rule<readonly Effect[]> => {
	const voice: Voice = { running: who, may: null };
	const option = either(oneVerb(scope, voice), chosenIn(scope, voice));
	return chain(option, ({ effect: one }): Rule<readonly Effect[]> =>
		isBy(who, one)
			? map(after(['or'], option), ({ effect: other }) => [one, other])
			: () => undefined
	);
};

/** Whether it is what somebody does, and nobody else: "they heal 1 HP or gain 3¢" is theirs to choose. */
const isBy = ({ word }: Named, effect: Effect): boolean => {
	if (word === 'you' && HAPPENS.has(effect.do) && 'who' in effect && isOthers(effect.who))
		return false;
	const by = effect.do === 'choose' ? effect.who : doerOf(effect);
	return by === null || JSON.stringify(by) === JSON.stringify(word);
};

const HAPPENS: ReadonlySet<Effect['do']> = new Set<Effect['do']>(['heal', 'take damage']);
const isOthers = (who: unknown): boolean => who !== 'you' && who !== 'this' && who !== 'it';

const withTargets = (named: Effect): Mode => {
	const targets: TargetSpec[] = [];
	const effect = lifted(named, targets);
	return { targets, effect };
};
