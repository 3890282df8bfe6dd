/** What is done, and what happens otherwise, within a sentence. */
import type { Condition, Effect } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { takesElse } from '../wording/brackets.ts';
import type { Said, Voice } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { ifSo } from './doers.ts';
import { after, before, chain, either, isToCome, map, where, words, type Rule } from './rule.ts';
import { within } from './within.ts';

interface Otherwise {
	readonly effect: Effect;
	readonly other: Effect | null;
	readonly last: Voice;
}

/** An effect, and what happens otherwise. */
export function otherwise(scope: Scope, voice: Voice, after: Voice): Rule<Otherwise> {
	const inBrackets = chain(words(['('], null), () => before(within(scope, voice), [')']));
	const withOther = (inner: Rule<Said>, brackets: boolean): Rule<Otherwise> =>
		chain(inner, ({ effect }) => {
			if (takesElse(effect) !== brackets) return () => undefined;
			return chain(words(['otherwise'], null), () =>
				map(within(scope, after), ({ effect: other, voice: last }) => ({ effect, other, last }))
			);
		});
	return either<Otherwise>(
		map(within(scope, voice), ({ effect, voice: last }) => ({ effect, other: null, last })),
		where(
			(text, at) => isToCome(text, at, 'otherwise'),
			() => either(withOther(within(scope, voice), false), withOther(inBrackets, true))
		)
	);
}

/** "If it's your turn, …": what is done if something is so. */
export function ifIn(scope: Scope, voice: Voice): Rule<Said> {
	return chain(after(['if'], conditionIn(scope)), (condition: Condition) =>
		map(otherwise(ifSo(condition, scope), voice, voice), ({ effect, other, last }): Said => ({
			effect: { do: 'if', condition, effect, ...(other ? { otherwise: other } : {}) },
			voice: last
		}))
	);
}
