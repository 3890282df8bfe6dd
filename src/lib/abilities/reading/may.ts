/** What somebody may do: "you may destroy an item", "you may pay 3¢ to loot 1". */
import { isElseDone, OPENS_ANEW } from '../wording/brackets.ts';
import type { Said, Voice } from './clause.ts';
import { doer } from './given.ts';
import { isPlayerWord, type ClauseScope } from './nouns.ts';
import { after, before, chain, either, map, nothing, words, type Rule } from './rule.ts';
import { elseDone, insideOf, oneVerb, within } from './within.ts';

/** What somebody may do. */
export function mayIn(scope: ClauseScope, voice: Voice): Rule<Said> {
	return chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const inner: Voice = { running: who, may: who };
		const said = ({ effect }: Said): Said => ({
			effect: { do: 'may', effect, ...(word === 'you' ? {} : { who: word }) },
			voice: { ...voice, running: who }
		});
		// "You may lose 3¢, and if you don't, take 1 damage": that is for whoever did not want to, too.
		const orElse = (one: Said): Said => {
			const { effect } = one;
			return isElseDone(effect)
				? {
						effect: elseDone(said({ ...one, effect: effect.first }).effect, effect.otherwise),
						voice: { ...voice, running: who }
					}
				: said(one);
		};
		const open = chain(insideOf(scope, inner), (one): Rule<Said> =>
			OPENS_ANEW.has(one.effect.do)
				? () => undefined
				: either(nothing(orElse(one)), inOrderTo(said(one)))
		);
		// "You may pay 3¢ to loot 1."
		const inOrderTo = ({ effect: first, voice: last }: Said): Rule<Said> =>
			after(
				['to'],
				map(oneVerb(scope, { running: who, may: null }), ({ effect: second }): Said => ({
					effect: { do: 'if you do', first, second },
					voice: last
				}))
			);
		const bracketed = chain(words(['('], null), () =>
			before(map(within(scope, inner), said), [')'])
		);
		return after(['may'], scope.oneClause ? open : either(open, bracketed));
	});
}
