/** What is done so many times, or with a number that somebody chooses. */
import type { Effect } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { amountIn } from './amounts.ts';
import { named, ORDER, type Said, type Voice } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { severalIn, type Doer } from './filters.ts';
import { doer } from './given.ts';
import { numeral } from './match.ts';
import { isPlayerWord, playerIn } from './nouns.ts';
import { after, before, chain, either, map, nothing, type Rule } from './rule.ts';
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
			body((effect) => ({ do: 'repeat while', effect, condition }))
		)
	);
}

/** "Remember that much as that number and …". */
export function rememberIn(scope: Scope): Rule<Said> {
	return chain(
		before(after(['remember'], amountIn(scope)), ['as', 'that', 'number', 'and']),
		(amount) =>
			map(within(scope, ORDER), (said) => ({
				...said,
				effect: { do: 'remember', amount, effect: said.effect }
			}))
	);
}

/** "You pick any number of players and …". */
export const pickIn = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const own: Doer = { ...who.noun, word };
		const inner: Voice = voice.may ? voice : { ...voice, running: who };
		return chain(after(['pick'], severalIn({ ...scope, doer: own })), ({ several, from }) =>
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
export function numberIn(scope: Scope, voice: Voice): Rule<Said> {
	return chain(either(nothing('you' as const), playerIn(scope, 'subject')), (who) =>
		chain(after(['choose', 'a', 'number', 'from'], numeral), (min) =>
			chain(before(after(['to'], numeral), ['and']), (max) =>
				map(within(scope, { ...voice, running: named(who, scope) }), (said) => ({
					...said,
					effect: { do: 'choose number', who, min, max, effect: said.effect }
				}))
			)
		)
	);
}
