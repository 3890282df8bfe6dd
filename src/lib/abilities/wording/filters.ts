import { HOLDING, TEST_AFTER, TEST_BEFORE } from '../english/tests.ts';
import type { HowSaid } from '../english/hole.ts';
import {
	TARGETS,
	type Filter,
	type ObjectWord,
	type Several,
	type TargetSpec,
	type TargetWord,
	type Test
} from '../grammar.ts';
import { SEVERAL } from '../english/amounts.ts';
import { saidWith, wordsWith, type Holes } from './fitting.ts';
import { NOUNS } from './kind-nouns.ts';
import { orList, spaced, withArticle } from './lists.ts';
import { nounFor } from './nouns.ts';
import { agree, noun, same, THEY, theyIsFree, type Noun, type Scope } from './scope.ts';

/** A filter's noun with what is said before and after it. */
interface Parts {
	readonly word: TargetWord;
	readonly another: boolean;
	readonly before: string;
	readonly noun: readonly [one: string, several: string];
	readonly after: string;
}

/** What the words of a filter stand for where no ability is around it: a question about a target. */
export const NOWHERE: Scope = {
	targets: [],
	inline: null,
	event: 'none',
	says: { they: false, it: false },
	bound: [noun('that player')]
};

/** Nouns that come with "the": there is one of each item's. */
const DEFINITE: readonly TargetWord[] = ['ability of an item'];
/** Nouns that end in more than a word, so that no list can share their article. */
const LONG: readonly TargetWord[] = ['ability of an item', 'loot being played', 'damage'];

/** What is said of a thing before its noun; null for what is said behind it. */
const before = (test: Test, scope: Scope): string | null =>
	saidWith(FILTER_HOLES, TEST_BEFORE, test, scope);

/** What is said of a thing behind its noun; null for what is said before it. */
function after(test: Test, scope: Scope): string | null {
	if (typeof test === 'object' && 'anyOf' in test)
		return orList(test.anyOf.flatMap((one) => after(one, scope) ?? []));
	if (typeof test === 'object' && 'by' in test) return controls(nounFor(test.by, scope), scope);
	return (
		saidWith(FILTER_HOLES, TEST_AFTER, test, scope) ?? saidWith(FILTER_HOLES, HOLDING, test, scope)
	);
}

/** "you control", or "they control" of whoever was just named. */
function controls(by: Noun, scope: Scope): string {
	const { doer } = scope;
	const again = doer && doer.subject !== null && same(by, doer) && theyIsFree(scope);
	return agree(again ? THEY : by, 'control');
}

/** A filter taken apart for its phrase. */
function partsOf(filter: Filter, scope: Scope, things = NOUNS): Parts {
	const { is, where } = typeof filter === 'string' ? { is: filter, where: [] } : filter;
	const rolls = where.includes('attack roll') || where.includes('non-attack roll');
	return {
		word: is,
		another: where.includes('another'),
		before: spaced(...where.flatMap((test) => before(test, scope) ?? [])),
		noun: is === 'dice roll' && rolls ? ['roll', 'rolls'] : things[is],
		after: spaced(...where.flatMap((test) => after(test, scope) ?? []))
	};
}

const one = (parts: Parts): string => spaced(parts.before, parts.noun[0], parts.after);
const several = (parts: Parts): string =>
	spaced(parts.another ? 'other' : '', parts.before, parts.noun[1], ofAll(parts.after));

/** What players control, where all of it is meant: "each item a player controls" would be one player's. */
const ofAll = (after: string): string =>
	after
		.replace('another player controls', 'other players control')
		.replace('a player controls', 'players control');

/** Whether the articles of a list can be shared: "a monster or player". */
const shares = (list: readonly Parts[]): boolean =>
	list.every((parts) => parts.before === '' && parts.after === '' && !LONG.includes(parts.word)) &&
	new Set(list.map(({ another }) => another)).size === 1;

function article(parts: Parts): string {
	if (parts.another) return `another ${one(parts)}`;
	return DEFINITE.includes(parts.word) ? `the ${one(parts)}` : withArticle(one(parts));
}

/** "a monster or player", "a non-eternal item another player controls": one that fits. */
export function someOf(any: readonly Filter[], scope: Scope): string {
	const list = any.map((filter) => partsOf(filter, scope));
	const share = shares(list);
	return orList(list.map((parts, i) => (share && i > 0 ? one(parts) : article(parts))));
}

/** "each item you control", "each other player". */
export function eachOf(any: readonly Filter[], scope: Scope): string {
	const list = any.map((filter) => partsOf(filter, scope));
	const share = shares(list);
	return list
		.map((parts, i) => {
			const other = parts.another ? 'other' : '';
			const said = one({ ...parts, after: ofAll(parts.after) });
			return share && i > 0 ? said : spaced('each', other, said);
		})
		.join(' and ');
}

/** "items you control", "other players". */
export const manyOf = (any: readonly Filter[], scope: Scope): string =>
	orList(any.map((filter) => several(partsOf(filter, scope))));

/** "an item", "2 items", "up to 2 items", "any number of items". */
export function severalOf(how: Several, any: readonly Filter[], scope: Scope): string {
	if (how.min === 1 && how.max === 1) return someOf(any, scope);
	return spaced(howMany(how, scope), manyOf(any, scope));
}

/** "2", "up to 2", "any number of", "1 or more", "1 to 3". */
export const howMany = (several: Several, scope: Scope): string =>
	wordsWith(FILTER_HOLES, SEVERAL, several, scope);

/** A target as an ability first names it: "a monster or player". */
export const indefinite = ({ any }: TargetSpec): string => someOf(any, NOWHERE);

/** A target whose filter speaks of the event or of other targets. */
export const introduced = ({ any }: TargetSpec, scope: Scope): string => someOf(any, scope);

/** A card of a deck as a search asks for it: "a Guppy card", "a card named "The Bloat"". */
export const cardThat = (where: readonly Test[], scope: Scope, kind = 'card'): string =>
	withArticle(cardParts(where, scope, kind, 0));

/** The same for several: "boss cards". */
export const cardsThat = (where: readonly Test[], scope: Scope, kind = 'card'): string =>
	cardParts(where, scope, kind, 1);

function cardParts(where: readonly Test[], scope: Scope, kind: string, n: 0 | 1): string {
	const parts = partsOf({ is: 'object', where }, scope);
	return spaced(parts.before, n === 0 ? kind : `${kind}s`, parts.after);
}

/** What stands in the holes of what is asked of a thing: other things, and who has or did something. */
export const FILTER_HOLES: Holes = {
	noun: (kind, value, scope) => (kind.is === 'noun' ? nounFor(value as ObjectWord, scope) : null),
	things(kind, value, scope) {
		switch (kind.is) {
			case 'filter':
				return isFilter(value) ? listed(kind.how, [value], scope) : null;
			case 'filters':
				return Array.isArray(value) ? listed(kind.how, value as readonly Filter[], scope) : null;
			case 'cards': {
				const words = kind.many ? cardsThat : cardThat;
				return words(
					value as readonly Test[],
					scope,
					kind.of === null ? 'card' : `${kind.of} card`
				);
			}
		}
	}
};

function listed(how: HowSaid, any: readonly Filter[], scope: Scope): string {
	if (how === 'some') return someOf(any, scope);
	return how === 'each' ? eachOf(any, scope) : manyOf(any, scope);
}

const isFilter = (value: unknown): value is Filter =>
	typeof value === 'object'
		? value !== null && 'is' in value
		: TARGETS.some((word) => word === value);
