/** What a target, a choice or an "each" may be about. */
import type { Filter, Several, TargetWord, Test } from '../grammar.ts';
import { SEVERAL } from '../english/amounts.ts';
import type { HowSaid } from '../english/hole.ts';
import { TEST_AFTER, TEST_BEFORE } from '../english/tests.ts';
import { theyIsFree, type Noun, type Scope } from '../wording/scope.ts';
import { holdingMany } from './how-many.ts';
import { lazily } from './lazily.ts';
import { phraseIn, rawWords } from './match.ts';
import { perScope } from './kept.ts';
import type { PlayerWord } from '../words.ts';
import {
	after,
	before,
	called,
	chain,
	either,
	isToCome,
	map,
	nothing,
	optional,
	stemAt,
	where,
	words,
	type Rule
} from './rule.ts';
import { narrowed } from './alike.ts';
import { canBeAsked, isOfBoth, isOfHp } from './askable.ts';
import { EACH, isKind, SOME } from './beginnings.ts';
import { held, nounRule } from './target-words.ts';

/** Who does what a filter is part of, with the word for them. */
export interface Doer extends Noun {
	readonly word: PlayerWord;
}

const testsBefore = (scope: Scope): Rule<Test> => phraseIn(TEST_BEFORE, scope);
const testsAfter = (scope: Scope): Rule<Test> => phraseIn(TEST_AFTER, scope);

/** "they control", of whoever does what the filter is part of. */
const theirOwn = ({ doer, ...scope }: Scope): Rule<Test> =>
	doer && doer.subject !== null && 'word' in doer && theyIsFree(scope)
		? words(['they', 'control'], { by: (doer as Doer).word })
		: () => undefined;

const none: Rule<Test> = () => undefined;
const many = <T>(rule: Rule<T>): Rule<readonly T[]> =>
	optional(
		chain(rule, (first) => map(many(rule), (more) => [first, ...more])),
		[]
	);

/** "A boss" is a boss monster, "a trinket" an item that was played as one. */
const nounOf = (before: readonly Test[]): Rule<TargetWord> => {
	const last = before.at(-1);
	if (last === 'boss') return nothing<TargetWord>('monster');
	return last === 'trinket' ? nothing<TargetWord>('item') : () => undefined;
};

/** One filter without its article: "living player", "item you control". */
const bareOf = (scope: Scope, another: boolean): Rule<Filter> =>
	chain(many(testsBefore(scope)), (first) =>
		chain(either(nounRule, nounOf(first)), (is) => {
			// "The active player" is one player, and no kind of players.
			if (is === 'player' && (first.includes('active') || first.includes('passive')))
				return () => undefined;
			const after = many(
				either(
					testsAfter(scope),
					theirOwn(scope),
					is === 'player' || is === 'monster' ? holdingMany : none
				)
			);
			return chain(after, (last): Rule<Filter> => {
				if (![...first, ...last].every((test) => canBeAsked(is, test))) return () => undefined;
				const where: readonly Test[] = [
					...(another ? ['another' as const] : []),
					...first,
					...last
				];
				return nothing(where.length === 0 ? is : { is, where });
			});
		})
	);
const bareOne = perScope((scope: Scope) => bareOf(scope, false));
const bareOther = perScope((scope: Scope) => bareOf(scope, true));
const bare = (scope: Scope, another: boolean): Rule<Filter> =>
	where(
		(text, at) => isKind(stemAt(text, at)),
		() => (another ? bareOther : bareOne)(scope)
	);

const some = (scope: Scope): Rule<Filter> =>
	either(
		chain(words(['a'], null), () => bare(scope, false)),
		chain(words(['the'], null), () => bare(scope, false)),
		chain(words(['another'], null), () => bare(scope, true)),
		after(['another', 'player', "'s"], held(bare(scope, false), 'of another player')),
		after(['a', 'player', "'s"], held(bare(scope, false), 'controlled'))
	);

const each = (scope: Scope): Rule<Filter> =>
	ofNoOnePlayer(
		either(
			chain(words(['each'], null), () => bare(scope, false)),
			chain(words(['all'], null), () => bare(scope, false)),
			chain(words(['all', 'other'], null), () => bare(scope, true)),
			chain(words(['each', 'other'], null), () => bare(scope, true))
		)
	);

/** "Each item a player controls" is all of one player's, and that player is a target: it is no kind of items. */
const ofNoOnePlayer =
	(rule: Rule<Filter>): Rule<Filter> =>
	(text, at, next) =>
		rule(text, at, (filter, end) => {
			if (
				!ONE_PLAYERS.some((stems) => stems.every((stem, i) => stemAt(text, end - 3 + i) === stem))
			)
				next(filter, end);
		});
const ONE_PLAYERS = ['a', 'another'].map((article) => [article, 'player', 'control']);

const several = (scope: Scope): Rule<Filter> =>
	either(
		bare(scope, false),
		chain(words(['other'], null), () => bare(scope, true))
	);

/** Filters with a word before the last: "a monster or player", "each item and soul". */
function list(
	first: Rule<Filter>,
	more: (one: Filter) => Rule<Filter>,
	last: string,
	shares = true
): Rule<readonly Filter[]> {
	const rest = (known: readonly Filter[], one: Filter): Rule<readonly Filter[]> =>
		either(
			chain(words([last], null), () => moreNames(ending(known, more(one), shares))),
			chain(more(one), (next) => rest([...known, next], one))
		);
	return chain(first, (one) => either(nothing([one]), rest([one], one)));
}

/** The last of a list: what is asked of it is asked of all of them where it has no article of its own. */
const ending =
	(known: readonly Filter[], final: Rule<Filter>, shares: boolean): Rule<readonly Filter[]> =>
	(text, at, next) =>
		final(text, at, (one, end) => {
			const isShared = shares && !OF_ITS_OWN.has(stemAt(text, at));
			const shared = isShared ? sharedTests(one) : [];
			if (known.every((each) => shared.every((test) => isOfBoth(each, test))))
				next([...known.map((each) => alsoAsked(each, shared)), one], end);
		});
const OF_ITS_OWN: ReadonlySet<string> = new Set(['a', 'another', 'the', 'each', 'all', '"']);

/** Who has it, what it is called, what lies on it, how much HP it has: what is said behind the last of a list. */
const SHARED = ['by', 'notBy', 'named', 'nameHas', 'counter', 'without'];
const sharedTests = (filter: Filter): readonly Test[] =>
	typeof filter === 'string'
		? []
		: filter.where.filter((test) =>
				typeof test === 'string'
					? test === 'of another player' || test === 'controlled' || test === 'in the shop'
					: isOfHp(test) || SHARED.some((key) => key in test)
			);
/** "An item or soul you control": an item you control, too. What has something asked of it already is another. */
const alsoAsked = (filter: Filter, shared: readonly Test[]): Filter => {
	if (shared.length === 0 || sharedTests(filter).length > 0) return filter;
	return typeof filter === 'string'
		? { is: filter, where: shared }
		: { ...filter, where: [...filter.where, ...shared] };
};

/** "An item or soul named "Greed" or "Lust"": each of them by another name, too. */
const moreNames = (rule: Rule<readonly Filter[]>): Rule<readonly Filter[]> =>
	chain(rule, (all) =>
		either(
			nothing(all),
			all.length > 1 && all.every((one) => lastName(one) !== null)
				? map(after(['or'], before(after(['"'], rawWords), ['"'])), (name): readonly Filter[] => [
						...all,
						...all.map((one) => byName(one, name))
					])
				: () => undefined
		)
	);
const lastName = (filter: Filter): string | null => {
	const last = typeof filter === 'object' ? filter.where.at(-1) : undefined;
	return typeof last === 'object' && 'named' in last ? last.named : null;
};
const byName = (filter: Filter, named: string): Filter =>
	typeof filter === 'string'
		? filter
		: { ...filter, where: [...filter.where.slice(0, -1), { named }] };

/** What follows in a list may leave out the article, and shares "another" then. */
const sharing = (scope: Scope, article: Rule<Filter>): ((one: Filter) => Rule<Filter>) => {
	return (one) => {
		const another = typeof one === 'object' && one.where.includes('another');
		return either(article, bare(scope, another), otherName(one));
	};
};

/** "named "Greed" or "Lust"": the same, by another name. */
const otherName = (one: Filter): Rule<Filter> =>
	lastName(one) === null
		? () => undefined
		: before(
				after(
					['"'],
					map(rawWords, (name) => byName(one, name))
				),
				['"']
			);

const allSome = narrowed(
	perScope((scope: Scope) => list(some(scope), sharing(scope, some(scope)), 'or'))
);
export const someFilters = (scope: Scope): Rule<readonly Filter[]> =>
	where(
		(text, at) => SOME.has(stemAt(text, at)),
		() => allSome(scope)
	);

const allEach = narrowed(
	perScope((scope: Scope) => list(each(scope), sharing(scope, each(scope)), 'and'))
);
export const eachFilters = (scope: Scope): Rule<readonly Filter[]> =>
	where(
		(text, at) => EACH.has(stemAt(text, at)),
		() => allEach(scope)
	);

const allMany = narrowed(
	perScope((scope: Scope) =>
		// Without articles nothing tells whether the last alone is asked for more: our own words ask it of the last.
		list(several(scope), () => several(scope), 'or', false)
	)
);
export const manyFilters = (scope: Scope): Rule<readonly Filter[]> =>
	where(
		(text, at) => stemAt(text, at) === 'other' || isKind(stemAt(text, at)),
		() => allMany(scope)
	);

const RULES = { some: someFilters, each: eachFilters, many: manyFilters };
const NAMES = { some: 'what it is done to', each: '“each …”', many: 'what there is' };
export const filtersIn = (how: HowSaid, scope: Scope): Rule<readonly Filter[]> =>
	called(NAMES[how], RULES[how](scope));

/** How many: "2", "up to 2", "any number of". */
export const howManyIn = (scope: Scope): Rule<Several> => phraseIn(SEVERAL, scope);

export interface SeveralOf {
	readonly several: Several;
	readonly from: readonly Filter[];
}
/** Filters with how many are meant: "an item", "up to 2 items". */
export const severalIn = narrowed(
	perScope((scope: Scope): Rule<SeveralOf> =>
		either(
			map(someFilters(scope), (from) => ({ several: { min: 1, max: 1 }, from })),
			chain(howManyIn(scope), (how) => map(manyFilters(scope), (from) => ({ several: how, from })))
		)
	)
);

/** The same where somebody does something to them: "they control" is said of them. */
export function severalBy(doer: Doer, scope: Scope): Rule<SeveralOf> {
	const anyone = severalIn(scope);
	const theirs = lazily(() => severalIn({ ...scope, doer }));
	return (text, at, next) => {
		const canBe = text.noting || (isToCome(text, at, 'they') && isToCome(text, at, 'control'));
		(canBe ? theirs() : anyone)(text, at, next);
	};
}

/** "named "Dingle" or named "Dangle"": one of these is enough. */
const oneOfTests = (scope: Scope): Rule<Test> =>
	chain(testsAfter(scope), (one) =>
		after(
			['or'],
			map(testsAfter(scope), (other): Test => ({ anyOf: [one, other] }))
		)
	);

/** Cards as a search asks for them: "a Guppy card", "boss cards". */
export const cardsOf = (
	kind: string | null,
	article: boolean,
	scope: Scope
): Rule<readonly Test[]> =>
	chain(words(article ? ['a'] : [], null), () =>
		chain(many(testsBefore(scope)), (first) =>
			chain(words(kind === null ? ['card'] : [kind, 'card'], null), () =>
				map(many(either(testsAfter(scope), oneOfTests(scope))), (last) => [...first, ...last])
			)
		)
	);
