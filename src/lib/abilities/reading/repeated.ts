/** What is done so many times, or with a number that somebody chooses. */
import type { Effect } from '../grammar.ts';
import {
	CHOSEN_NUMBER,
	REMEMBERED,
	REPEAT,
	type ChosenNumber,
	type Remembered
} from '../english/heads.ts';
import { phraseIn } from './match.ts';
import type { Scope } from '../wording/scope.ts';
import { named, ORDER, type Said, type Voice } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { severalBy, type Doer } from './filters.ts';
import { doer } from './given.ts';
import { isPlayerWord } from './nouns.ts';
import { after, before, chain, either, map, type Rule } from './rule.ts';
import { within } from './within.ts';

/** "3 times, …", "once, and again as long as …, …". */
export function repeatIn(scope: Scope): Rule<Said> {
	const body = (made: (effect: Effect) => Effect): Rule<Said> =>
		map(within(scope, ORDER), ({ effect, voice }) => ({ effect: made(effect), voice }));
	return either(
		chain(phraseIn(REPEAT, scope), (often) =>
			body((effect) => ({ do: 'repeat', effect, times: often.times }))
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

/** A number that is bound for what follows. */
export const numberNamed = (scope: Scope): Rule<ChosenNumber | Remembered> =>
	either<ChosenNumber | Remembered>(phraseIn(CHOSEN_NUMBER, scope), phraseIn(REMEMBERED, scope));

/** "Remember how much that was and …". */
export const rememberIn = (scope: Scope): Rule<Said> =>
	chain(before(phraseIn(REMEMBERED, scope), ['and']), (named) =>
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
	chain(before(phraseIn(CHOSEN_NUMBER, scope), ['and']), (chosen) =>
		map(within(scope, { ...voice, running: named(chosen.who, scope) }), (said) => ({
			...said,
			effect: { ...chosen, effect: said.effect }
		}))
	);
