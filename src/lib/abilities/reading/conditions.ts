/** Questions: what follows "if", "while" and "as soon as". */
import { CONDITION, RIGHT_AFTER } from '../english/conditions.ts';
import { TEST_OF_SOME } from '../english/tests.ts';
import type { Condition, Filter, Owned, PlayerWord, Test } from '../grammar.ts';
import { PLAYERS, wordOf } from '../wording/kind-nouns.ts';
import type { Scope } from '../wording/scope.ts';
import { manyFilters, someFilters } from './filters.ts';
import { countersHeld, owned } from './held.ts';
import { holding, howMany, ownedWords } from './how-many.ts';
import { perScope } from './kept.ts';
import { phraseIn } from './match.ts';
import { isInPassing, playerIn } from './nouns.ts';
import {
	after,
	called,
	chain,
	either,
	map,
	nothing,
	optional,
	stemAt,
	words,
	type Rule
} from './rule.ts';
import { stemsOf } from './tokens.ts';

/** "it's your turn", "you have 8 or more loot cards in hand". */
export const conditionIn = perScope((scope: Scope) =>
	called('a condition', either(single(scope), all(scope), any(scope)))
);

const single = (scope: Scope): Rule<Condition> =>
	either<Condition>(
		ofOneTurn(scope),
		controlledIn(scope),
		countersHeld(scope),
		owned(scope),
		inPlayIn(scope),
		ofSomeIn(scope),
		moreThanOthers(scope),
		after(['it', 'be', 'not', 'true', 'that'], (text, at, next) =>
			map(conditionIn(scope), (not): Condition => ({ not }))(text, at, next)
		)
	);

/** "Your turn" is that of whose ability it is, and has words of its own: it is nobody else's. */
const ofOneTurn =
	(scope: Scope): Rule<Condition> =>
	(text, at, next) =>
		phraseIn(CONDITION, scope)(text, at, (condition, end) => {
			// Nobody is chosen by being asked about.
			if ('what' in condition && isInPassing(condition.what)) return;
			if (!('turnOf' in condition) || stemAt(text, end - 2) !== 'your') next(condition, end);
		});

/** "You control no other items", "the active player controls 3 or more souls": so many that are theirs. */
const controlledIn = (scope: Scope): Rule<Condition> =>
	chain(playerIn(scope, 'subject'), (who): Rule<Condition> => {
		if (isInPassing(who)) return () => undefined;
		const many = (made: (filter: Filter) => Condition): Rule<Condition> =>
			chain(manyFilters(scope), (list) => one(list, made));
		const one = (
			[only, ...more]: readonly Filter[],
			made: (filter: Filter) => Condition
		): Rule<Condition> =>
			only === undefined || more.length > 0
				? () => undefined
				: words([], made(controlledBy(only, who)));
		return after(
			['control'],
			either(
				chain(howMany, (asked) => many((count) => asked({ count }))),
				chain(someFilters(scope), (list) => words([], anyOf(list.map((one) => hasOne(one, who)))))
			)
		);
	});

/** "You control an item or a soul". */
const hasOne = (filter: Filter, who: PlayerWord): Condition => ({
	amount: { count: controlledBy(filter, who) },
	atLeast: 1
});
const anyOf = ([first, ...more]: readonly Condition[]): Condition =>
	first && more.length === 0 ? first : { either: [first, ...more].flatMap((one) => one ?? []) };

const controlledBy = (filter: Filter, by: PlayerWord): Filter => withTest(filter, { by });

/** "There is a curse in play", "there are no other monsters in play": so many that there are. */
const inPlayIn = (scope: Scope): Rule<Condition> =>
	after(
		['there', 'be'],
		chain(howMany, (asked) =>
			chain(manyFilters(scope), ([only, ...more]) =>
				only && more.length === 0
					? map(optional(words(['in', 'play'], null), null), () => asked({ count: only }))
					: () => undefined
			)
		)
	);

/** "A player is dead", "another player has more souls than you": so it is of one of them at least. */
const ofSomeIn = (scope: Scope): Rule<Condition> =>
	chain(someFilters(scope), ([only, ...more]): Rule<Condition> => {
		if (only === undefined || more.length > 0 || !PLAYERS.includes(wordOf(only)))
			return () => undefined;
		return map(
			either<Test>(
				phraseIn(TEST_OF_SOME, scope),
				chain(either(words(['have'], null), words(['control'], null)), () => holding)
			),
			(test): Condition => ({ amount: { count: withTest(only, test) }, atLeast: 1 })
		);
	});
const withTest = (filter: Filter, test: Test): Filter =>
	typeof filter === 'string'
		? { is: filter, where: [test] }
		: { ...filter, where: [...filter.where, test] };

/** "You have more ¢ than another player": there is another who has fewer; than each other: all others have fewer. */
const moreThanOthers = (scope: Scope): Rule<Condition> =>
	chain(playerIn(scope, 'subject'), (than): Rule<Condition> => {
		if (isInPassing(than)) return () => undefined;
		const other: Test = than === 'you' ? 'another' : { otherThan: than };
		return chain(either(words(['have'], null), words(['control'], null)), () =>
			either(
				// Those who are tied for the most are named beside.
				...(
					[
						['more', 'most'],
						['fewer', 'fewest']
					] as const
				).map(([more, most]) =>
					map(after(['the', most], ownedWords), (owned) =>
						allOthers(other, outdone(more, owned, than))
					)
				),
				...(['more', 'fewer'] as const).map((more) =>
					chain(after([more], ownedWords), (owned) => {
						const test = outdone(more, owned, than);
						const count: Filter = { is: 'player', where: [other, test] };
						return either<Condition>(
							words(['than', 'another', 'player'], { amount: { count }, atLeast: 1 }),
							...EACH_OTHER.map((stems) => words<Condition>(stems, allOthers(other, test)))
						);
					})
				)
			)
		);
	});
/** Who has less of something than a player who has more of it. */
const outdone = (more: 'more' | 'fewer', owned: Owned, than: PlayerWord): Test =>
	more === 'more' ? { fewer: owned, than } : { more: owned, than };
/** That something is so of each other player. */
const allOthers = (other: Test, test: Test): Condition => ({
	amount: { count: { is: 'player', where: [other, test] } },
	atLeast: { count: { is: 'player', where: [other] } }
});
const EACH_OTHER = [
	'than each other player',
	'than every other player',
	'than any other player',
	'than all other players',
	'than everyone else',
	'than anyone else'
].map(stemsOf);

const all = (scope: Scope): Rule<Condition> =>
	chain(single(scope), (first) =>
		chain(words(['and'], null), () =>
			map(conditionIn(scope), (more): Condition => ({
				all: [first, ...('all' in more ? more.all : [more])]
			}))
		)
	);

const any = (scope: Scope): Rule<Condition> =>
	after(
		['either'],
		chain(single(scope), (first) =>
			map(others(scope), (more): Condition => ({ either: [first, ...more] }))
		)
	);

const others =
	(scope: Scope): Rule<readonly Condition[]> =>
	(text, at, next) =>
		chain(words(['or'], null), () =>
			chain(single(scope), (one) =>
				either<readonly Condition[]>(
					nothing([one]),
					map(others(scope), (more) => [one, ...more])
				)
			)
		)(text, at, next);

/** "on your turn", "on an attack roll of 6", "while …": right after what happens. */
export const whileIn = (scope: Scope): Rule<Condition> =>
	either(phraseIn(RIGHT_AFTER, scope), after(['while'], conditionIn(scope)));
