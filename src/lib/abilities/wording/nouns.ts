import type {
	Filter,
	ObjectWord,
	PlayerWord,
	Reach,
	Several,
	TargetSpec,
	TargetWord,
	Whose
} from '../grammar.ts';
import { bareNoun, eachOf, indefinite, someOf } from './filters.ts';
import { ordinal } from './lists.ts';
import { IT, noun, THEY, same, theyIsFree, YOU, type Noun, type Scope } from './scope.ts';

export const PLAYERS: readonly TargetWord[] = ['player'];
const PLACES: readonly TargetWord[] = ['deck', 'discard'];

export const wordOf = (filter: Filter): TargetWord =>
	typeof filter === 'string' ? filter : filter.is;

/** The noun of a filter, or a general one for several. */
const nameOf = (any: readonly Filter[], otherwise: string): string =>
	any.length === 1 && any[0] ? bareNoun(any[0]) : otherwise;

/** A target as an ability names it again after it was chosen. */
function chosenTarget(scope: Scope, index: number): Noun {
	const spec = scope.targets[index];
	if (!spec) return noun('the chosen target');
	if (scope.inline) return noun(indefinite(spec));
	const name = nameOf(spec.any, 'target');
	if (scope.targets.length > 1) return oneOfSeveral(scope.targets, spec, index, name);
	if (spec.any.every((one) => PLACES.includes(wordOf(one)))) return noun(`that ${name}`);
	const living = spec.any.some(isPlayer);
	const taken = living ? scope.event === 'a player' || scope.says.they : scope.says.it;
	if (taken) return noun(`the chosen ${name}`);
	return living ? THEY : IT;
}

function oneOfSeveral(
	targets: readonly TargetSpec[],
	spec: TargetSpec,
	index: number,
	name: string
): Noun {
	const same = targets.filter(({ any }) => nameOf(any, 'target') === nameOf(spec.any, 'target'));
	return noun(same.length === 1 ? `the chosen ${name}` : `the ${ordinal(index + 1)} ${name}`);
}

/** What a word for a player or thing is called in a sentence. */
export function nounFor(word: ObjectWord, scope: Scope): Noun {
	switch (word) {
		case 'you':
			return YOU;
		case 'they':
			return scope.event === 'you' ? YOU : THEY;
		case 'active player':
			return noun('the active player');
		case 'attacking player':
			return noun('the attacking player');
		case 'killer':
			return KILLER;
		case 'attacked':
			return noun('the target of the attack');
		case 'dealer':
			return noun('the dealer of that damage');
		case 'put there':
			return noun('what was put there');
		case 'chosen':
			return scope.bound[0] ?? noun('the chosen one');
		case 'this':
			return THIS;
		case 'it':
			return IT;
		default: {
			if ('controllerOf' in word)
				return noun(`${nounFor(word.controllerOf, scope).possessive} controller`);
			if ('penaltyItemOf' in word)
				return noun(`${nounFor(word.penaltyItemOf, scope).possessive} death penalty item`);
			if ('leftOf' in word) return beside(nounFor(word.leftOf, scope), 'left');
			if ('rightOf' in word) return beside(nounFor(word.rightOf, scope), 'right');
			if ('chosen' in word) return scope.bound[word.chosen] ?? noun('the chosen one');
			return chosenTarget(scope, word.target);
		}
	}
}

const KILLER: Noun = { ...noun('the player who killed it'), possessive: "the killer's" };
export const THIS: Noun = { ...noun('this'), possessive: "this card's" };

const beside = ({ possessive }: Noun, side: 'left' | 'right'): Noun =>
	noun(`the player to ${possessive} ${side}`);

/** Whose own something is, said after they were named: "your", "their". */
export function own(who: Noun, scope: Scope): string {
	if (who.plural || who.later !== undefined || !theyIsFree(scope)) return who.possessive;
	return THEY.possessive;
}

/** The scope inside a "choose" or "each", where what it bound has a name. */
export function binding(scope: Scope, of: readonly Filter[], several: Several | null): Scope {
	const bound = boundNoun(scope, of, several);
	const outer = scope.bound.map((one) => (same(one, bound) ? earlier(of) : one));
	return { ...scope, bound: [bound, ...outer] };
}

/** A thing that was bound further out, where the inner one has its name. */
const earlier = (of: readonly Filter[]): Noun => noun(`the earlier ${nameOf(of, 'one')}`);

function boundNoun(scope: Scope, of: readonly Filter[], several: Several | null): Noun {
	if (several && !(several.max === 1)) return noun('each of them');
	const name = nameOf(of, 'one');
	if (of.some((one) => PLAYERS.includes(wordOf(one)))) return noun(`that ${name}`);
	const it = scope.says.it || scope.targets.some(({ any }) => !any.some(isPlayer));
	return it || scope.bound.includes(IT) ? noun(`that ${name}`) : IT;
}

const isPlayer = (filter: Filter): boolean => PLAYERS.includes(wordOf(filter));

/** Whose roll, death or turn it is: "you", "another monster", "an item you control". */
export function whoseNoun(who: Whose, scope: Scope): Noun {
	if (who === 'you') return YOU;
	if (who === 'this') return THIS;
	if (who === 'it') return IT;
	if (who === 'active player' || who === 'attacking player') return noun(`the ${who}`);
	if (who === 'a player' || who === 'another monster' || who === 'a monster') return noun(who);
	if (typeof who === 'object' && 'target' in who) return nounFor(who, scope);
	if (typeof who === 'object' && 'any' in who) return noun(someOf(who.any, scope));
	const by = namedBy(who);
	if (by !== null) return nounFor(by, scope);
	return noun(someOf([who], scope));
}

/** Whom a standing modifier reaches. */
export function reached(reach: Reach | 'other players', scope: Scope): Noun {
	switch (reach) {
		case 'you':
			return YOU;
		case 'this':
			return THIS;
		case 'monsters':
		case 'other monsters':
		case 'players':
		case 'other players':
			return { subject: reach, object: reach, possessive: `${reach}'`, plural: true };
		default: {
			const by = namedBy(reach);
			return by === null ? noun(eachOf([reach], scope)) : nounFor(by, scope);
		}
	}
}

/** The one player whom a filter is about, by their word; null where it is about others. */
function namedBy(filter: Filter): PlayerWord | null {
	if (typeof filter === 'string' || filter.is !== 'player' || filter.where.length !== 1)
		return null;
	const [test] = filter.where;
	return typeof test === 'object' && 'by' in test ? test.by : null;
}

/** Whether a standing is said so of those it reaches: of players, of objects, of several by one word. */
export function reaches(
	of: 'players' | 'objects' | 'several' | null,
	reach: Reach | 'other players'
): boolean {
	switch (of) {
		case null:
			return true;
		case 'players':
			return reachesPlayers(reach);
		case 'objects':
			return !reachesPlayers(reach);
		case 'several':
			return typeof reach === 'string' && SEVERAL.has(reach);
	}
}
const SEVERAL: ReadonlySet<string> = new Set([
	'monsters',
	'other monsters',
	'players',
	'other players'
]);

const reachesPlayers = (reach: Reach | 'other players'): boolean => {
	if (reach === 'you' || reach === 'players' || reach === 'other players') return true;
	if (reach === 'this' || reach === 'monsters' || reach === 'other monsters') return false;
	return PLAYERS.includes(wordOf(reach));
};
