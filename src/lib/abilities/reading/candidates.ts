/** Who and what can be named in a sentence, by the names that the wording gives them, and by others that players use. */
import type { ObjectWord } from '../grammar.ts';
import { NOWHERE } from '../wording/filters.ts';
import { nounFor, THIS } from '../wording/nouns.ts';
import { IT, noun, THEY, theyIsFree, type Noun, type Scope } from '../wording/scope.ts';
import { THINGS } from './called.ts';
import { isFirstPlace, isTheirs, type ClauseScope } from './clause-scope.ts';
import type { Role } from './form.ts';
import { stemsOf } from './tokens.ts';

/** A player or thing, by the names it has. */
export interface Candidate {
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
export function candidates(scope: Scope): readonly Candidate[] {
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
	if (scope.inline === null) listed.push(...scope.targets.map((_, target) => ({ target })));
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
	!says.it && inline === null && targets.length + bound.length === 0;

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
	if (inline === null || targets.length !== 1) return [];
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
