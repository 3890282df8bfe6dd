/** What is done if something is so, and what happens otherwise, within a sentence. */
import type { Condition } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import type { Said, Voice } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { ifSo } from './doers.ts';
import { after, chain, map, type Rule } from './rule.ts';
import { otherwise } from './within.ts';

/** "If it's your turn, …": what is done if something is so. */
export function ifIn(scope: Scope, voice: Voice): Rule<Said> {
	return chain(after(['if'], conditionIn(scope)), (condition: Condition) =>
		map(otherwise(ifSo(condition, scope), voice, voice), ({ effect, other, last }): Said => ({
			effect: { do: 'if', condition, effect, ...(other ? { otherwise: other } : {}) },
			voice: last
		}))
	);
}
