/** What is done so many times, or with a number that somebody chooses. */
import type { Effect } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { amountIn } from './amounts.ts';
import { named, ORDER, type Said, type Voice } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { severalBy, type Doer } from './filters.ts';
import { doer } from './given.ts';
import { numeral } from './numerals.ts';
import { isPlayerWord, playerIn } from './nouns.ts';
import { after, before, chain, either, map, nothing, optional, words, type Rule } from './rule.ts';
import { within } from './within.ts';

/** "3 times, …", "once, and again as long as …, …". */
export function repeatIn(scope: Scope): Rule<Said> {
	const body = (made: (effect: Effect) => Effect): Rule<Said> =>
		map(within(scope, ORDER), ({ effect, voice }) => ({ effect: made(effect), voice }));
	return either(
		chain(before(numeral, ['time']), (times) =>
			body((effect) => ({ do: 'repeat', effect, times }))
		),
		chain(after(['as', 'many', 'time', 'as'], amountIn(scope)), (times) =>
			body((effect) => ({ do: 'repeat', effect, times }))
		),
		chain(after(['once', 'and', 'again', 'as', 'long', 'as'], conditionIn(scope)), (condition) =>
			either(
				body((effect) => ({ do: 'repeat while', effect, condition })),
				after(
					['once', 'all', 'of', 'that', 'have', 'resolved'],
					body((effect) => ({ do: 'repeat while', effect, condition, resolved: true }))
				)
			)
		)
	);
}

type OfANumber = Extract<Effect, { do: 'choose number' | 'remember' }>;
type Named<D extends OfANumber['do']> = Omit<Extract<OfANumber, { do: D }>, 'effect'>;

/** "Remember that much as that number". */
const remembered = (scope: Scope): Rule<Named<'remember'>> =>
	map(
		before(after(['remember'], amountIn(scope)), ['as', 'that', 'number']),
		(amount): Named<'remember'> => ({ do: 'remember', amount })
	);

/** "You choose a number from 1 to 6". */
const chosenNumber = (scope: Scope): Rule<Named<'choose number'>> =>
	chain(either(nothing('you' as const), playerIn(scope, 'subject')), (who) =>
		chain(
			before(
				after(
					['choose', 'a'],
					optional<{ readonly different?: true }>(words(['different'], { different: true }), {})
				),
				['number', 'from']
			),
			(different) =>
				chain(numeral, (min) =>
					map(after(['to'], numeral), (max): Named<'choose number'> => ({
						do: 'choose number',
						who,
						min,
						max,
						...different
					}))
				)
		)
	);

/** A number that is bound for what follows. */
export const numberNamed = (scope: Scope): Rule<Named<'choose number'> | Named<'remember'>> =>
	either<Named<'choose number'> | Named<'remember'>>(chosenNumber(scope), remembered(scope));

/** "Remember that much as that number and …". */
export const rememberIn = (scope: Scope): Rule<Said> =>
	chain(before(remembered(scope), ['and']), (named) =>
		map(within(scope, ORDER), (said) => ({ ...said, effect: { ...named, effect: said.effect } }))
	);

/** "You pick any number of players and …". */
export const pickIn = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const own: Doer = { ...who.noun, word };
		const inner: Voice = voice.may ? voice : { ...voice, running: who };
		return chain(after(['pick'], severalBy(own, scope)), ({ several, from }) =>
			after(
				['and'],
				map(within(scope, inner), (said) => ({
					...said,
					effect: { do: 'pick', who: word, from, several, effect: said.effect }
				}))
			)
		);
	});

/** "You choose a number from 1 to 6 and …". */
export const numberIn = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(before(chosenNumber(scope), ['and']), (chosen) =>
		map(within(scope, { ...voice, running: named(chosen.who, scope) }), (said) => ({
			...said,
			effect: { ...chosen, effect: said.effect }
		}))
	);
