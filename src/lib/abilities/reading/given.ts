/** Abilities that an effect or a standing gives. */
import type { Ability, Effect } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { named, you, type Said, type Voice } from './clause.ts';
import { objectWordIn, subjectIn } from './nouns.ts';
import { untilIn } from './places.ts';
import { after, chain, either, map, nothing, words, type Rule } from './rule.ts';

/** Abilities in quotes, or as lines of their own below. */
export const quotedIn: Rule<readonly Ability[]> = (text, at, next) =>
	either(inQuotes, asLines)(text, at, next);

const ability: Rule<Ability> = (text, at, next) => text.grammar.given(text, at, next);

const inQuotes: Rule<readonly Ability[]> = chain(words(['"'], null), () =>
	chain(ability, (first) =>
		chain(words(['"'], null), () =>
			either(
				nothing([first]),
				map(after(['and'], quotedIn), (more) => [first, ...more]),
				map(quotedIn, (more) => [first, ...more])
			)
		)
	)
);

const asLines: Rule<readonly Ability[]> = after(['these', 'ability', '-'], (text, at, next) =>
	bulleted(text, at, next)
);
const bulleted: Rule<readonly Ability[]> = chain(words(['•'], null), () =>
	chain(ability, (first) =>
		either(
			nothing([first]),
			map(bulleted, (more) => [first, ...more])
		)
	)
);

/** "This gains "…" till end of turn", "this becomes an item with "…"". */
export const gainedIn = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(doer(scope, voice), (who) => {
		const said = (effect: Effect): Said => ({
			effect,
			voice: voice.may ? voice : { ...voice, running: who }
		});
		const what = who.word;
		return either(
			chain(after(['gain'], quotedIn), (abilities) =>
				map(untilIn, (until) => said({ do: 'gain abilities', what, abilities, until }))
			),
			chain(after(['gain'], untilIn), (until) =>
				map(quotedIn, (abilities) => said({ do: 'gain abilities', what, abilities, until }))
			),
			after(
				['become', 'a', 'item'],
				either(
					nothing(said({ do: 'become item', what, abilities: null })),
					words(['without', 'ability'], said({ do: 'become item', what, abilities: [] })),
					map(after(['with'], quotedIn), (abilities) =>
						said({ do: 'become item', what, abilities })
					)
				)
			)
		);
	});

/** Who does something: named, or whoever did what was said before. */
export const doer = (scope: Scope, voice: Voice): Rule<ReturnType<typeof named>> =>
	either(
		nothing(voice.may ?? voice.running ?? you),
		map(subjectIn(scope), (word) => named(word, scope)),
		...(voice.may
			? [map(after(['have'], objectWordIn(scope, 'object')), (word) => named(word, scope))]
			: [])
	);
