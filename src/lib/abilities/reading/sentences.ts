/** An effect as sentences of its own. */
import type { Effect } from '../grammar.ts';
import { binding } from '../wording/nouns.ts';
import { says, type Scope } from '../wording/scope.ts';
import { isForMany } from '../wording/many.ts';
import { takesElse } from '../wording/brackets.ts';
import { chosenNext } from './binders.ts';
import { ORDER, type Said } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { afterIt, ifSo, isByItsOwn, theyCanBeTwo } from './doers.ts';
import { perScope } from './kept.ts';
import { insteadOfUsual } from './instead-of-last.ts';
import { lastAlone } from './last-alone.ts';
import { numeral } from './numerals.ts';
import { namesAnew } from './passing.ts';
import { numberNamed } from './repeated.ts';
import {
	after,
	before,
	chain,
	either,
	isToCome,
	map,
	nothing,
	stemAt,
	where,
	words,
	type Rule,
	type Text
} from './rule.ts';
import { whereXIs } from './units.ts';
import { stop, stopAfter } from './stops.ts';
import { unlessIn } from './unless.ts';
import { DO, DO_NOT, elseDone, within } from './within.ts';
import { canBeDone } from './doable.ts';

/** What is read only where all these words stand at its place or behind it. */
const having = <T>(words: readonly string[], make: () => Rule<T>): Rule<T> =>
	where((text, at) => words.every((word) => isToCome(text, at, word)), make);
const isIf = (text: Text, at: number): boolean => stemAt(text, at) === 'if';

const plainEffectIn = (scope: Scope): Rule<Effect> =>
	map(within(scope, ORDER), ({ effect }) => effect);
const effectIn = (scope: Scope): Rule<Effect> => {
	const plain = plainEffectIn(scope);
	return either(
		plain,
		whereXIs(plain, scope),
		// "Take an extra turn if it's your turn. Otherwise, loot 1."
		having(['if'], () =>
			chain(plain, (effect) =>
				where(isIf, () =>
					chain(after(['if'], conditionIn(scope)), (condition) =>
						chain(elseIn(scope), (other) =>
							known(lastAlone(effect, (part) => ({ do: 'if', condition, effect: part, ...other })))
						)
					)
				)
			)
		),
		having(['unless'], () =>
			chain(plain, (effect) =>
				where(
					(text, at) => stemAt(text, at) === 'unless',
					() => after(['unless'], unlessIn(effect, scope))
				)
			)
		)
	);
};

/** What was read, unless nobody can say what it means. */
const known = (effect: Effect | null): Rule<Effect> =>
	effect === null ? () => undefined : nothing(effect);

/** What is done otherwise, as a sentence of its own; nothing most often. */
const elseIn = (scope: Scope): Rule<{ readonly otherwise?: Effect }> =>
	either(
		nothing({}),
		map(after(['.', 'otherwise'], effectIn(scope)), (otherwise) => ({ otherwise }))
	);

/** The sentences of an effect, without the stop of the last. */
export const sentencesIn = (scope: Scope): Rule<Effect> => map(steps(scope, true), inOne);

/** Steps one after the other: what follows is shared by all that it can follow. */
interface Steps {
	readonly one: Effect;
	readonly more: Steps | null;
}

const inOne = ({ one, more }: Steps): Effect => {
	if (more === null) return one;
	const list = [one];
	for (let next: Steps | null = more; next; next = next.more) list.push(next.one);
	return { do: 'then', steps: list };
};

/** @param first whether nothing was said before: what is named then is a target, not chosen later (4). */
const steps = (scope: Scope, first: boolean): Rule<Steps> =>
	where(canBeDone, () => (first ? firstSteps : moreSteps)(scope));

const stepsOf = (scope: Scope, first: boolean): Rule<Steps> =>
	either<Steps>(
		chain(step(scope), (one) =>
			either(
				nothing({ one, more: null }),
				chain(stopAfter(one), () =>
					chain(either(nothing(null), words(['then'], null)), () =>
						unlessThey(
							theyCanBeTwo(one, scope),
							map(steps(afterIt(one, scope), false), (more): Steps => ({ one, more }))
						)
					)
				)
			)
		),
		having(['choose', '.'], () =>
			map(
				chosenThere(scope, (one) => !first || !isByItsOwn(one)),
				(one): Steps => ({ one, more: null })
			)
		),
		having(['number', '.'], () => map(numberThere(scope), (one): Steps => ({ one, more: null })))
	);
const firstSteps = perScope((scope: Scope) => stepsOf(scope, true));
const moreSteps = perScope((scope: Scope) => stepsOf(scope, false));

/** Nothing that begins with "they", where nobody can say who that is. */
const unlessThey =
	<T>(isUnclear: boolean, rule: Rule<T>): Rule<T> =>
	(text, at, next) => {
		if (!isUnclear || stemAt(text, at) !== 'they') rule(text, at, next);
	};

/** A choice that all the sentences to the end are about. */
const chosenThere =
	(scope: Scope, isChoice: (effect: Effect) => boolean): Rule<Effect> =>
	(text, at, next) =>
		chosenNext(scope, (inner) => map(steps(inner, false), inOne))(text, at, (effect, end) => {
			if (isChoice(effect)) next(effect, end);
		});

/** A number that all the sentences to the end are about. */
const numberThere = (scope: Scope): Rule<Effect> =>
	chain(before(numberNamed(scope), ['.']), (named) =>
		map(steps(scope, false), (more): Effect => ({ ...named, effect: inOne(more) }))
	);

const step = (scope: Scope): Rule<Effect> => {
	const one = effectIn(scope);
	return either(
		one,
		having(['if', 'do'], () =>
			chain(one, (first) =>
				chain(stopAfter(first), () =>
					where(isIf, () =>
						chain(either(...DO.map((stems) => words(stems, stems[1]))), (who) =>
							who === 'they' ? ifTheyDo(first, scope) : map(otherwiseIn(scope), ifDone(first))
						)
					)
				)
			)
		),
		having(['if', "don't"], () =>
			chain(one, (first) =>
				chain(stopAfter(first), () =>
					where(isIf, () =>
						chain(either(...DO_NOT.map((stems) => words(stems, stems[1]))), (who) =>
							who === 'they'
								? ifTheyDoNot(first, scope)
								: map(effectIn(scope), (other) => elseDone(first, other))
						)
					)
				)
			)
		),
		where(isIf, () =>
			chain(after(['if'], conditionIn(scope)), (condition) =>
				map(otherwiseIn(ifSo(condition, scope)), ({ effect, other }): Effect => ({
					do: 'if',
					condition,
					effect,
					...(other ? { otherwise: other } : {})
				}))
			)
		),
		having(['if', 'instead'], () =>
			chain(one, (usual) =>
				chain(stopAfter(usual), () =>
					where(isIf, () =>
						chain(after(['if'], conditionIn(afterIt(usual, scope))), (condition) =>
							chain(insteadIn(usual, ifSo(condition, afterIt(usual, scope))), (effect) =>
								known(insteadOfUsual(usual, condition, effect))
							)
						)
					)
				)
			)
		)
	);
};

/** "Gain 1¢. If it's your turn, gain 3¢ instead": what takes the place of what is usual; it has no targets of its own. */
const insteadIn = (usual: Effect, scope: Scope): Rule<Effect> => {
	const other = either(
		effectIn(scope),
		// "Deal 1 damage to a player. If …, deal 2 damage instead."
		usual.do === 'deal damage'
			? map(before(after(['deal'], numeral), ['damage']), (amount) => ({ ...usual, amount }))
			: () => undefined
	);
	return (text, at, next) =>
		either(before(other, ['instead']), after(['instead'], other))(text, at, (effect, end) => {
			if (!namesAnew(effect, usual)) next(effect, end);
		});
};

interface WithOther {
	readonly effect: Effect;
	readonly other: Effect | null;
}
const ifDone =
	(first: Effect) =>
	({ effect, other }: WithOther): Effect => ({
		do: 'if you do',
		first,
		second: effect,
		...(other ? { otherwise: other } : {})
	});

/** "If they do": whoever was said to do it; each of several by themselves, where it goes on with them. */
function ifTheyDo(first: Effect, scope: Scope): Rule<Effect> {
	if (first.do === 'each')
		return chain(otherwiseIn(binding(scope, first.of, null)), (said): Rule<Effect> => {
			const effect = ifDone(first.effect)(said);
			const goesOn = [said.effect, said.other].some((one) => one && says(one, 'chosen'));
			return goesOn ? nothing({ ...first, effect }) : () => undefined;
		});
	if (isForMany(first)) return () => undefined;
	return unlessThey(
		theyCanBeTwo(first, scope),
		map(otherwiseIn(afterIt(first, scope)), ifDone(first))
	);
}

/** "If they don't": the same of who has not done it. */
function ifTheyDoNot(first: Effect, scope: Scope): Rule<Effect> {
	if (first.do === 'each')
		return chain(effectIn(binding(scope, first.of, null)), (other): Rule<Effect> =>
			says(other, 'chosen')
				? nothing({ ...first, effect: elseDone(first.effect, other) })
				: () => undefined
		);
	if (isForMany(first)) return () => undefined;
	return unlessThey(
		theyCanBeTwo(first, scope),
		map(effectIn(afterIt(first, scope)), (other) => elseDone(first, other))
	);
}

/** What is done, and, as a sentence of its own, what is done otherwise. */
function otherwiseIn(scope: Scope): Rule<WithOther> {
	const voice = (): Rule<Said> => within(scope, ORDER);
	const withOther = (inner: Rule<Effect>, brackets: boolean) =>
		chain(inner, (effect) => {
			if (takesElse(effect) !== brackets) return () => undefined;
			return chain(stop, () =>
				map(after(['otherwise'], effectIn(scope)), (other) => ({ effect, other }))
			);
		});
	const bracketed = (): Rule<Effect> =>
		chain(words(['('], null), () =>
			before(
				map(voice(), ({ effect }) => effect),
				[')']
			)
		);
	return either<WithOther>(
		map(effectIn(scope), (effect) => ({ effect, other: null })),
		having(['choose', '.'], () =>
			map(
				chosenThere(scope, () => true),
				(effect) => ({ effect, other: null })
			)
		),
		having(['otherwise'], () =>
			either(withOther(effectIn(scope), false), withOther(bracketed(), true))
		)
	);
}
