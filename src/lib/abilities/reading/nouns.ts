/** Players and things as a sentence names them, by the same names that the wording gives them. */
import type { ObjectWord, PlayerWord, TargetSpec, TriggerEvent } from '../grammar.ts';
import { NOWHERE } from '../wording/filters.ts';
import { nounFor, THIS } from '../wording/nouns.ts';
import { IT, noun, THEY, theyIsFree, type Noun, type Scope } from '../wording/scope.ts';
import { THINGS } from './called.ts';
import { someFilters } from './filters.ts';
import { called, chain, either, stemAt, words, type Rule, type Text } from './rule.ts';
import type { Role } from './form.ts';
import { perScope } from './kept.ts';
import { stemsOf } from './tokens.ts';

/** What "each" has bound, where it is said for the first time: "each player" from here to there. */
export interface FirstPlace extends Noun {
	/** What it is called from then on. */
	readonly next: Noun;
	readonly at: number;
	readonly end: number;
}
export const isFirstPlace = (one: Noun): one is FirstPlace => 'at' in one;

/** A scope in which only what is one clause can be said. */
export interface ClauseScope extends Scope {
	readonly oneClause?: true;
	/** Whether it tells of something that happens to this. */
	readonly self?: boolean;
	/** Whether nothing has happened that anybody could be spoken of from. */
	readonly eventless?: boolean | undefined;
	/** Whether nothing at all has happened: "it" is what was chosen, as it can be nothing else. */
	readonly unprompted?: boolean | undefined;
	/** Whether it tells of something that the active player did. */
	readonly active?: boolean | undefined;
	/** What would happen, so that "prevent it" is said of that. */
	readonly would?: 'take damage' | 'die' | undefined;
	/** Whether a question has spoken of another thing, which "it" may be: "if you control a curse, destroy it". */
	readonly itCanBeTwo?: true;
	/** Whether what is asked of this has just been said: "while this has 1 HP, it has +1 ATK". */
	readonly itIsThis?: true;
	/** Who does what it is part of, by name: "they" where nobody else can be. */
	readonly doing?: PlayerWord;
	/** Whom the orders are for: whoever rolls, in the lines of a table, or chooses, in options. */
	readonly ordered?: PlayerWord;
	/** What "they" and "it" of the event are called by their kind, as in "that player", where that can be one thing. */
	readonly calls?: readonly string[];
}

/** What can be prevented as it would happen. */
export const wouldOf = (on: TriggerEvent['on']): ClauseScope['would'] => WOULD[on];
const WOULD: Partial<Record<TriggerEvent['on'], ClauseScope['would']>> = {
	'would take damage': 'take damage',
	'would deal damage': 'take damage',
	'would die': 'die'
};

/** Whether "they" is whoever was named as the one who does it: nothing has happened to anybody else. */
export const isTheirs = ({ eventless, says, targets }: ClauseScope): boolean =>
	eventless === true && !says.they && !targets.some(({ any }) => any[0] === 'player');

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

/** A word for a player or thing in a role of the sentence. */
export const objectWordIn = (scope: Scope, role: Role): Rule<ObjectWord> => IN_ROLE[role](scope);

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

interface Candidate {
	readonly word: ObjectWord;
	readonly noun: Noun;
	readonly forms: Readonly<Record<Role, readonly string[]>>;
}

const formsOf = (one: Noun): Candidate['forms'] => ({
	subject: stemsOf(one.subject ?? 'you'),
	object: stemsOf(one.object),
	possessive: stemsOf(one.possessive)
});

const CANDIDATES = new WeakMap<Scope, readonly Candidate[]>();

/** What can be named in a scope, each by its names. */
function candidates(scope: Scope): readonly Candidate[] {
	const known = CANDIDATES.get(scope);
	if (known) return known;
	const listed: ObjectWord[] = [
		'you',
		'active player',
		'attacking player',
		'killer',
		'attacked',
		'dealer',
		'put there',
		'this'
	];
	const { self: isSelf, eventless, unprompted, itCanBeTwo: canBeTwo }: ClauseScope = scope;
	if (scope.says.they && scope.event !== 'you' && !eventless) listed.push('they');
	if (scope.says.it && !unprompted) listed.push('it');
	if (!scope.inline) listed.push(...scope.targets.map((_, target) => ({ target })));
	listed.push(
		...scope.bound.map((_, chosen): ObjectWord => (chosen === 0 ? 'chosen' : { chosen }))
	);
	const found = listed.map((word): Candidate => {
		const named = nounFor(word, scope);
		return { word, noun: named, forms: formsOf(isFirstPlace(named) ? named.next : named) };
	});
	// "It" of an event about this is this: the event's own "it" is nothing else.
	const nothingElse =
		(eventless || unprompted) && !scope.says.it && scope.targets.length + scope.bound.length === 0;
	const self =
		!canBeTwo && (isSelf || nothingElse)
			? [{ word: 'this' as const, noun: IT, forms: formsOf(IT) }]
			: [];
	// "Its" is this card's where nothing else can be "it".
	const own = onlyThis(scope) ? [{ word: 'this' as const, noun: ITS, forms: formsOf(ITS) }] : [];
	const more = found.flatMap((one) =>
		otherNames(one, scope).map((noun) => ({ ...one, noun, forms: formsOf(noun) }))
	);
	const { doing }: ClauseScope = scope;
	const theirs =
		doing && isTheirs(scope) ? [{ word: doing, noun: THEY, forms: formsOf(THEY) }] : [];
	const all = [...found, ...theirs, ...self, ...own, ...more, ...chosenOnes(found, scope)];
	CANDIDATES.set(scope, all);
	return all;
}

const ITS: Noun = { ...THIS, possessive: 'its' };
/** Whether nothing but this card has been spoken of. */
const onlyThis = ({ says, targets, bound, inline }: Scope): boolean =>
	!says.it && !inline && targets.length + bound.length === 0;

/** Whoever was chosen is "they" where nobody else can be; of several, each does it. */
function chosenOnes(found: readonly Candidate[], scope: Scope): readonly Candidate[] {
	if (scope === NOWHERE) return [];
	const named = inPassingNamed(scope);
	const bound = found.filter(
		({ word, noun: one }) =>
			(word === 'chosen' || (typeof word === 'object' && 'chosen' in word)) && !isFirstPlace(one)
	);
	const players = bound.filter(({ noun: one }) => one.object === 'that player');
	const they = theyIsFree(scope) && players.length === 1 ? players : [];
	const each = bound.filter(({ noun: one }) => one.object === 'each of them');
	return [
		...named,
		...they.flatMap((one) => renamed(one, [THEY])),
		...each.flatMap((one) => renamed(one, [THEY, ...THOSE.map((name) => noun(name))]))
	];
}
const renamed = (one: Candidate, names: readonly Noun[]): readonly Candidate[] =>
	names.map((name) => ({ ...one, noun: name, forms: formsOf(name) }));

/** The target that was named in passing, spoken of again. */
function inPassingNamed({ inline, targets, says, event }: Scope): readonly Candidate[] {
	if (!inline || targets.length !== 1) return [];
	const player = targets[0]?.any[0] === 'player';
	if (player ? says.they || event === 'a player' : says.it) return [];
	const names = player
		? [THEY, noun('that player')]
		: [IT, ...['item', 'monster', 'card', 'roll', 'soul'].map((one) => noun(`that ${one}`))];
	return names.map((name) => ({ word: { target: 0 }, noun: name, forms: formsOf(name) }));
}
const THOSE = ['they each', 'those players', 'those items', 'those cards', 'each of those players'];

/** Other names that players use. */
const MORE: Readonly<Record<string, readonly Noun[]>> = {
	this: [noun('this item'), noun('this card'), noun('this monster')],
	them: [noun('that player')],
	'the chosen player': [noun('that player'), THEY],
	it: THINGS.map((one) => noun(`that ${one}`))
};

/** Other names of what can be named; what the event was about is called by its own kind alone. */
function otherNames({ word, forms }: Candidate, { calls }: ClauseScope): readonly Noun[] {
	const names = MORE[forms.object.join(' ')] ?? [];
	if (calls === undefined || (word !== 'they' && word !== 'it')) return names;
	return names.filter(({ object }) => calls.some((kind) => object === `that ${kind}`));
}

/** The nouns that words have, for those who must know how somebody was named. */
export const nounOf = (word: ObjectWord, scope: Scope): Noun => nounFor(word, scope);

function simple(scope: Scope, role: Role): Rule<ObjectWord> {
	return (text, at, next) => {
		for (const { word, noun: named, forms } of candidates(scope)) {
			if (isFirstPlace(named)) {
				if (at === named.at) firstPlace(named, word, role, text, next);
				if (at <= named.at) continue;
			}
			words(forms[role], word)(text, at, next);
		}
		if (ARTICLES.includes(stemAt(text, at))) inPassing(scope, role)(text, at, next);
	};
}
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
	if (!scope.inline) return () => undefined;
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
