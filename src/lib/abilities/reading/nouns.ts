/** Players and things as a sentence names them, by the same names that the wording gives them. */
import type { ObjectWord, PlayerWord, TargetSpec } from '../grammar.ts';
import { NOWHERE } from '../wording/filters.ts';
import { nounFor } from '../wording/nouns.ts';
import type { Noun, Scope } from '../wording/scope.ts';
import { someFilters } from './filters.ts';
import { called, chain, either, isToCome, stemAt, words, type Rule, type Text } from './rule.ts';
import type { Role } from './form.ts';
import { forScope, perScope } from './kept.ts';
import { lazily } from './lazily.ts';
import { isName } from './beginnings.ts';
import { candidates, type Candidate } from './candidates.ts';
import { isFirstPlace, type FirstPlace } from './clause-scope.ts';
import { means } from './tokens.ts';

export {
	isFirstPlace,
	isTheirs,
	wouldOf,
	type ClauseScope,
	type FirstPlace
} from './clause-scope.ts';

/** A target that is named in passing; it gets its place among the targets when all is read. */
export interface InPassing {
	readonly target: 0;
	readonly spec: TargetSpec;
	/** How many full stops come before it: those behind the first are no targets (4). */
	readonly stops: number;
	/** Where it is named: whoever goes on doing things is still that one. */
	readonly at: number;
}
export const isInPassing = (word: unknown): word is InPassing =>
	typeof word === 'object' && word !== null && 'spec' in word;

/** How many full stops a text has before a place. */
export const stopsBefore = ({ tokens }: Text, at: number): number =>
	tokens.slice(0, at).filter(({ stem }) => stem === '.').length;

const inRole = (role: Role): ((scope: Scope) => Rule<ObjectWord>) =>
	perScope((scope: Scope) =>
		either(
			called(ROLE_NAME[role], simple(scope, role)),
			beside(scope, role),
			controller(scope, role)
		)
	);
const IN_ROLE = {
	subject: inRole('subject'),
	object: inRole('object'),
	possessive: inRole('possessive')
};

const plain = (role: Role): ((scope: Scope) => Rule<ObjectWord>) =>
	forScope((scope: Scope) => simple(scope, role));
const PLAIN = {
	subject: plain('subject'),
	object: plain('object'),
	possessive: plain('possessive')
};

/** Words of those who are named by others: "its controller", "the player to their left". */
const BY_OTHERS = ['controller', 'death', 'left', 'right'];

/** Whether a single name is all that can stand at a place: there is nothing to keep of it. */
const isPlain = (text: Text, at: number, scope: Scope): boolean =>
	!text.noting &&
	!(scope.inline !== null && ARTICLES.includes(stemAt(text, at))) &&
	!BY_OTHERS.some((word) => isToCome(text, at, word));

/** A word for a player or thing in a role of the sentence. */
export function objectWordIn(scope: Scope, role: Role): Rule<ObjectWord> {
	const alone = lazily(() => PLAIN[role](scope));
	const inRole = lazily(() => IN_ROLE[role](scope));
	return (text, at, next) => {
		if (!text.noting && !canName(text, at, scope)) return;
		(isPlain(text, at, scope) ? alone : inRole)()(text, at, next);
	};
}

/**
 * Whoever does something, whose verb goes right on: with a comma behind them they belong to what was said before, and
 * with another ending too. "Each time you hit a monster, gain 1¢."; "Each time you heal a player gain 1¢."
 */
export const subjectIn =
	(scope: Scope): Rule<ObjectWord> =>
	(text, at, next) =>
		objectWordIn(scope, 'subject')(text, at, (word, end) => {
			if (!text.tokens[end]?.comma && !isOfAnother(text, at, end)) next(word, end);
		});

/** Whether the verb behind one player or thing has no ending, and so is somebody else's. */
function isOfAnother({ tokens, source }: Text, at: number, end: number): boolean {
	const verb = tokens[end];
	if (end === at || !verb || !ONE.has(tokens[at]?.stem ?? '') || verb.third) return false;
	// What was put for other words has no ending of its own.
	const isAsWritten = source.slice(verb.from, verb.to).toLowerCase() === verb.stem;
	return isAsWritten && ENDS.has(verb.stem);
}
const ONE: ReadonlySet<string> = new Set(['a', 'another', 'this', 'that']);
/** Verbs that begin what is done. */
const ENDS: ReadonlySet<string> = new Set([
	...['add', 'cancel', 'deactivate', 'deal', 'destroy', 'discard', 'gain', 'give', 'heal'],
	...['kill', 'loot', 'lose', 'prevent', 'put', 'recharge', 'reroll', 'steal', 'take']
]);

/** Whether somebody or something can be named from a place of a text on. */
export const canName = (text: Text, at: number, scope: Scope): boolean =>
	isName(text, at) ||
	(scope.inline !== null && ARTICLES.includes(stemAt(text, at))) ||
	isFirst(scope, at);

const isFirst = ({ bound }: Scope, at: number): boolean =>
	bound.some((one) => isFirstPlace(one) && one.at === at);

const ROLE_NAME = {
	subject: 'a player or thing',
	object: 'a player or thing',
	possessive: 'whose it is'
};

/** Whether a word can be a player's. */
export const isPlayerWord = (word: ObjectWord): word is PlayerWord =>
	word !== 'this' &&
	word !== 'it' &&
	word !== 'attacked' &&
	word !== 'dealer' &&
	word !== 'put there' &&
	!(typeof word === 'object' && 'penaltyItemOf' in word);

/** The same where only a player will do. */
export const playerIn =
	(scope: Scope, role: Role): Rule<PlayerWord> =>
	(text, at, next) =>
		objectWordIn(scope, role)(text, at, (value, end) => {
			if (isPlayerWord(value)) next(value, end);
		});

/** The nouns that words have, for those who must know how somebody was named. */
export const nounOf = (word: ObjectWord, scope: Scope): Noun => nounFor(word, scope);

function simple(scope: Scope, role: Role): Rule<ObjectWord> {
	const known = new Map<string, readonly Candidate[]>();
	const all = (text: Text, at: number): readonly Candidate[] => {
		if (text.noting) return candidates(scope);
		const stem = stemAt(text, at);
		let some = known.get(stem);
		if (some === undefined)
			known.set(stem, (some = candidates(scope).filter(canBegin(stem, role))));
		return some;
	};
	return (text, at, next) => {
		for (const { word, noun: named, forms } of all(text, at)) {
			if (isFirstPlace(named)) {
				if (at === named.at) firstPlace(named, word, role, text, next);
				if (at <= named.at) continue;
			}
			words(forms[role], word)(text, at, next);
		}
		if (ARTICLES.includes(stemAt(text, at))) inPassing(scope, role)(text, at, next);
	};
}
const canBegin =
	(stem: string, role: Role) =>
	({ noun: named, forms }: Candidate): boolean =>
		isFirstPlace(named) || means(stem, forms[role][0] ?? '');

/** What a target begins with that is named in passing. */
export const ARTICLES: readonly string[] = ['a', 'another', 'the'];

function firstPlace(
	named: FirstPlace,
	word: ObjectWord,
	role: Role,
	text: Text,
	next: (value: ObjectWord, end: number) => void
): void {
	if (role !== 'possessive') next(word, named.end);
	else if (stemAt(text, named.end) === "'s") next(word, named.end + 1);
}

/** What a target may be; whoever the event is about may control it. */
const namedHere = (scope: Scope): Rule<TargetSpec['any']> =>
	scope.event === 'a player'
		? either(someFilters(NOWHERE), someFilters(ABOUT_THEM))
		: someFilters(NOWHERE);
const ABOUT_THEM: Scope = {
	...NOWHERE,
	event: 'a player',
	says: { they: true, it: false },
	bound: []
};

/** "a player": a target named in passing, where the ability has named none before. */
function inPassing(scope: Scope, role: Role): Rule<ObjectWord> {
	if (scope.inline === null) return () => undefined;
	return (text, at, next) =>
		chain(namedHere(scope), (any): Rule<ObjectWord> => {
			const word: InPassing = { target: 0, spec: { any }, stops: stopsBefore(text, at), at };
			return role === 'possessive' ? words(["'s"], word) : (_, end, after) => after(word, end);
		})(text, at, next);
}

/** "the player to your left". */
const beside = (scope: Scope, role: Role): Rule<ObjectWord> =>
	chain(words(['the', 'player', 'to'], null), () =>
		chain(playerIn(scope, 'possessive'), (of): Rule<ObjectWord> => {
			const side = (name: 'left' | 'right', word: ObjectWord): Rule<ObjectWord> =>
				words(role === 'possessive' ? [name, "'s"] : [name], word);
			return (text, at, next) => {
				side('left', { leftOf: of })(text, at, next);
				side('right', { rightOf: of })(text, at, next);
			};
		})
	);

/** "its controller", "their death penalty item". */
const controller = (scope: Scope, role: Role): Rule<ObjectWord> =>
	chain(objectWordIn(scope, 'possessive'), (of) =>
		either<ObjectWord>(
			words(role === 'possessive' ? ['controller', "'s"] : ['controller'], { controllerOf: of }),
			isPlayerWord(of) && role !== 'possessive'
				? words(['death', 'penalty', 'item'], { penaltyItemOf: of })
				: () => undefined
		)
	);
