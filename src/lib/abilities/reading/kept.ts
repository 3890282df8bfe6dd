/**
 * Rules that are made once for each scope and voice that say the same, and keep what they have read of a text. They
 * are made as they are first asked for something, so that rules can have each other inside.
 */
import { onceFor } from '../../model/memo.ts';
import type { Scope } from '../wording/scope.ts';
import { alikeAreOne } from './alike-are-one.ts';
import { kept, type Rule } from './rule.ts';

const firstScope = alikeAreOne<Scope>();
const firstVoice = alikeAreOne<object>();

/** Something made once for all scopes that say the same. */
export function forScope<S extends Scope, T>(make: (scope: S) => T): (scope: S) => T {
	const made = onceFor(make);
	// The first scope that says the same is of the same type.
	return onceFor((scope: S) => made(firstScope(scope) as S));
}

/** A rule for each scope. */
export function perScope<S extends Scope, T>(make: (scope: S) => Rule<T>): (scope: S) => Rule<T> {
	return forScope((scope: S) => kept(() => make(scope)));
}

/** A rule for each scope and voice. */
export function perVoice<S extends Scope, V extends object, T>(
	make: (scope: S, voice: V) => Rule<T>
): (scope: S, voice: V) => Rule<T> {
	const rules = forScope((scope: S) => {
		const made = onceFor((voice: V) => kept(() => make(scope, voice)));
		return onceFor((voice: V) => made(firstVoice(voice) as V));
	});
	return (scope, voice) => rules(scope)(voice);
}
