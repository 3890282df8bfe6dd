import { PRINTED_EFFECT } from '../english/printed.ts';
import type { Effect } from '../grammar.ts';
import type { Said, Voice } from './clause.ts';
import { phraseIn } from './match.ts';
import type { ClauseScope } from './nouns.ts';
import { numeral } from './numerals.ts';
import { after, before, either, map, words, type Rule } from './rule.ts';

/** What print says in other words. */
export function printedIn(scope: ClauseScope, voice: Voice): Rule<Said> {
	const effect: Rule<Effect> = scope.would
		? either(
				phraseIn(PRINTED_EFFECT, scope),
				words(['prevent', 'it'], PREVENTED[scope.would]),
				scope.would === 'take damage' ? someOfItPrevented : () => undefined
			)
		: phraseIn(PRINTED_EFFECT, scope);
	return map(effect, (one) => ({ effect: one, voice }));
}
/** "Prevent 1 damage", of what would be taken. */
const someOfItPrevented: Rule<Effect> = map(
	before(after(['prevent'], numeral), ['damage']),
	(amount) => ({ do: 'prevent damage', amount })
);
const PREVENTED = {
	'take damage': { do: 'prevent damage', amount: null },
	die: { do: 'prevent death' }
} as const satisfies Record<string, Effect>;
