import type { Filter, Owned, Several, TargetSpec, TargetWord, Test } from '../grammar.ts';
import { SEVERAL } from '../english/amounts.ts';
import { wordsOf } from './form.ts';
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
	inline: false,
	event: 'none',
	says: { they: false, it: false },
	bound: [noun('that player')]
};

export const NOUNS: Readonly<Record<TargetWord, readonly [one: string, several: string]>> = {
	player: ['player', 'players'],
	character: ['character', 'characters'],
	monster: ['monster', 'monsters'],
	item: ['item', 'items'],
	soul: ['soul', 'souls'],
	curse: ['curse', 'curses'],
	room: ['room', 'rooms'],
	object: ['object', 'objects'],
	'dice roll': ['dice roll', 'dice rolls'],
	'ability of an item': ['↷ or $ ability of an item', '↷ or $ abilities of items'],
	'triggered ability': ['triggered ability', 'triggered abilities'],
	'loot being played': ['loot being played', 'loot cards being played'],
	damage: ['instance of damage', 'instances of damage'],
	death: ['death', 'deaths'],
	attack: ['attack', 'attacks'],
	deck: ['deck', 'decks'],
	discard: ['discard', 'discards'],
	'monster slot': ['monster slot', 'monster slots'],
	'shop slot': ['shop slot', 'shop slots'],
	'room slot': ['room slot', 'room slots']
};

/** Nouns that come with "the": there is one of each item's. */
const DEFINITE: readonly TargetWord[] = ['ability of an item'];
/** Nouns that end in more than a word, so that no list can share their article. */
const LONG: readonly TargetWord[] = ['ability of an item', 'loot being played', 'damage'];

/** Tests that are said before the noun. */
export function before(test: Test): string | null {
	switch (test) {
		case 'living':
		case 'non-active':
		case 'eternal':
		case 'non-eternal':
		case 'charged':
		case 'deactivated':
		case 'passive':
		case 'active':
		case 'event':
		case 'non-event':
		case 'non-monster':
		case 'boss':
		case 'non-boss':
		case 'non-trinket':
		case 'non-ambush':
		case 'tied':
		case 'picked':
			return test;
		case 'guppy':
			return 'Guppy';
		case 'attack roll':
			return 'attack';
		case 'non-attack roll':
			return 'non-attack';
		default:
			return null;
	}
}

/** Tests that are said after the noun. */
export function after(test: Test, scope: Scope): string | null {
	if (typeof test === 'string') {
		switch (test) {
			case 'being attacked':
			case 'not being attacked':
			case 'not being purchased':
			case 'in the shop':
				return test;
			case 'aimed at you':
				return 'that targets you or something you control';
			case 'not copied':
				return 'not copied yet';
			case 'with ↷':
				return 'with a ↷ ability';
			case 'curse card':
				return "that's a curse";
			case 'controlled':
				return 'a player controls';
			case 'of another player':
				return 'another player controls';
			default:
				return null;
		}
	}
	if ('by' in test) return controls(nounFor(test.by, scope), scope);
	if ('most' in test) return `with the most ${ownedWords(test.most)} or tied for the most`;
	if ('fewest' in test) return `with the fewest ${ownedWords(test.fewest)} or tied for the fewest`;
	if ('rolled' in test) return `with the ${test.rolled} result or tied for the ${test.rolled}`;
	if ('named' in test) return `named "${test.named}"`;
	if ('nameHas' in test) return `with "${test.nameHas}" in its name`;
	if ('otherThan' in test) return `other than ${nounFor(test.otherThan, scope).object}`;
	if ('notBy' in test) return `a player other than ${nounFor(test.notBy, scope).object} controls`;
	if ('rolledAgainst' in test)
		return `who made an attack roll against ${nounFor(test.rolledAgainst, scope).object} this turn`;
	if ('without' in test) return `without ${withArticle(counterNoun(test.without))} on it`;
	if ('more' in test)
		return `with more ${ownedWords(test.more)} than ${nounFor(test.than, scope).object}`;
	if ('fewer' in test)
		return `with fewer ${ownedWords(test.fewer)} than ${nounFor(test.than, scope).object}`;
	if ('has' in test) return `with ${atLeastOrMost(test)}`;
	if ('of' in test) return `of ${someOf([test.of], scope)}`;
	if ('counter' in test) return `with ${withArticle(counterNoun(test.counter))} on it`;
	if ('anyOf' in test) return orList(test.anyOf.flatMap((one) => after(one, scope) ?? []));
	if (isList(test.targets)) return `that targets either ${someOf(test.targets, scope)}`;
	return `that targets ${someOf([test.targets], scope)}`;
}

/** "2 or more souls", "5¢ or less", "0 loot cards in hand". */
function atLeastOrMost(test: Extract<Test, { has: unknown }>): string {
	const much = (n: number): string => (test.has === '¢' ? `${n}¢` : String(n));
	const what = test.has === '¢' ? '' : ownedWords(test.has);
	if ('atLeast' in test) return spaced(much(test.atLeast), 'or more', what);
	return spaced(much(test.atMost), test.atMost === 0 ? '' : 'or less', what);
}

const isList = (targets: Filter | readonly Filter[]): targets is readonly Filter[] =>
	Array.isArray(targets);

/** "you control", or "they control" of whoever was just named. */
function controls(by: Noun, scope: Scope): string {
	const { doer } = scope;
	const again = doer && doer.subject !== null && same(by, doer) && theyIsFree(scope);
	return agree(again ? THEY : by, 'control');
}

/** What a player has more or fewer of. */
export function ownedWords(owned: Owned): string {
	return owned === 'loot cards' ? 'loot cards in hand' : owned;
}

/** "counter", "egg counter". */
export const counterNoun = (named: string | null): string => spaced(named ?? '', 'counter');

/** A filter taken apart for its phrase. */
function partsOf(filter: Filter, scope: Scope, things = NOUNS): Parts {
	const { is, where } = typeof filter === 'string' ? { is: filter, where: [] } : filter;
	const rolls = where.includes('attack roll') || where.includes('non-attack roll');
	return {
		word: is,
		another: where.includes('another'),
		before: spaced(...where.flatMap((test) => before(test) ?? [])),
		noun: is === 'dice roll' && rolls ? ['roll', 'rolls'] : things[is],
		after: spaced(...where.flatMap((test) => after(test, scope) ?? []))
	};
}

/** The noun of a filter and nothing else. */
export const bareNoun = (filter: Filter): string =>
	NOUNS[typeof filter === 'string' ? filter : filter.is][0];

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
export const howMany = (several: Several, scope: Scope): string => wordsOf(SEVERAL, several, scope);

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

/** The phrase of a thing as the subject of a sentence: "another player", "an item". */
export const subjectOf = (filter: Filter, scope: Scope): Noun => noun(someOf([filter], scope));
