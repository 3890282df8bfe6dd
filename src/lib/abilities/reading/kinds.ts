/** Kinds of what is done, each tried only where it can stand. */
import { onceFor } from '../../model/memo.ts';
import type { Scope } from '../wording/scope.ts';
import { canBeNamed } from './beginnings.ts';
import { canDo, plainIn, type Said, type Voice } from './clause.ts';
import type { ClauseScope } from './clause-scope.ts';
import { doing, isPrinted, type CanBe } from './doable.ts';
import { lookIn } from './look.ts';
import { printedIn } from './printed.ts';
import { stemAt, type Rule, type Text } from './rule.ts';
import { perUnit } from './units.ts';

type Sentence = (scope: ClauseScope, voice: Voice) => Rule<Said>;
export interface Kind {
	readonly canBe: CanBe;
	readonly rule: Sentence;
}

/** What is done, of several kinds. */
export function allOf(kinds: readonly Kind[]): (scope: ClauseScope, voice: Voice) => Rule<Said> {
	const all = [...kinds.keys()];
	const known = onceFor((): (readonly number[])[] => []);
	const here = (text: Text, at: number): readonly number[] =>
		(known(text)[at] ??= all.filter((kind) => kinds[kind]?.canBe(text, at)));
	return (scope, voice) => {
		const made: Rule<Said>[] = [];
		return (text, at, next) => {
			for (const kind of text.noting ? all : here(text, at))
				(made[kind] ??= kinds[kind]?.rule(scope, voice) ?? none)(text, at, next);
		};
	};
}
const none: Rule<never> = () => undefined;

const plainPerUnit = (scope: Scope, voice: Voice): Rule<Said> =>
	perUnit(plainIn(scope, voice), scope);

export const PLAIN: Kind = {
	canBe: (text, at) => canBeNamed(text, at) || stemAt(text, at) === 'have' || canDo(text, at),
	rule: plainPerUnit
};
export const LOOK: Kind = { canBe: doing(['look', 'reveal']), rule: lookIn };
export const PRINTED: Kind = { canBe: isPrinted, rule: printedIn };

/** A verb, with what it is done to. */
export const verbIn = allOf([PLAIN, LOOK, PRINTED]);
