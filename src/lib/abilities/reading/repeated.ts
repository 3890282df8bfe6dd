/** What is done so many times, or with a number that somebody chooses. */
import type { Effect } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { amountIn } from './amounts.ts';
import { named, ORDER, type Said, type Voice } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { numeral } from './match.ts';
import { playerIn } from './nouns.ts';
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
