import type { Filter, ObjectWord, Several, TargetSpec, TargetWord } from '../grammar.ts';
import { bareNoun, PLAYERS, wordOf } from './kind-nouns.ts';
import { ordinal } from './lists.ts';
import { IT, noun, THEY, same, theyIsFree, YOU, type Noun, type Scope } from './scope.ts';

const PLACES: readonly TargetWord[] = ['deck', 'discard'];

/** The noun of a filter, or a general one for several. */
const nameOf = (any: readonly Filter[], otherwise: string): string =>
	any.length === 1 && any[0] ? bareNoun(any[0]) : otherwise;

/** A target as an ability names it again after it was chosen. */
function chosenTarget(scope: Scope, index: number): Noun {
	const spec = scope.targets[index];
	if (!spec) return noun('the chosen target');
	if (scope.inline !== null) return noun(scope.inline);
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
export function binding<S extends Scope>(
	scope: S,
	of: readonly Filter[],
	several: Several | null
): S {
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
