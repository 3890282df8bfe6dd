/** What is bound where it is first spoken of: read there, before the clause that it stands in. */
import type { Filter, Several } from '../grammar.ts';
import { nextNoun } from '../wording/binders.ts';
import { binding } from '../wording/nouns.ts';
import { IT, type Noun, type Scope } from '../wording/scope.ts';
import { isFirstPlace, type ClauseScope, type FirstPlace } from './clause-scope.ts';
import { stemAt, type Next, type Rule, type Text } from './rule.ts';

/** Tells of each place of a sentence where something could be bound that begins with one of these words. */
export function eachPlace(
	text: Text,
	at: number,
	scope: Scope,
	first: ReadonlySet<string>,
	take: (place: number) => void
): void {
	for (let place = at; !ENDS.has(stemAt(text, place)); place += 1)
		if (first.has(stemAt(text, place)) && !isTaken(scope, place) && !opensOwn(text, at, place))
			take(place);
}

/** "For each player" further on begins something of its own. */
const opensOwn = (text: Text, at: number, place: number): boolean =>
	place > at && stemAt(text, place - 1) === 'for';
const ENDS: ReadonlySet<string> = new Set(['', '.', ':']);

const isTaken = (scope: Scope, place: number): boolean =>
	scope.bound.some((one) => isFirstPlace(one) && one.at === place);

/** Reads what lies further on: that it was looked at does not say that the words before it were read. */
export function ahead<T>(
	text: Text,
	at: number,
	place: number,
	rule: Rule<T>,
	next: Next<T>
): void {
	if (place === at) {
		rule(text, place, next);
		return;
	}
	const { furthest } = text;
	const expected = [...text.expected];
	const found: { readonly value: T; readonly end: number }[] = [];
	let looking = true;
	rule(text, place, (value, end) => {
		if (looking) found.push({ value, end });
		else next(value, end);
	});
	looking = false;
	text.furthest = furthest;
	text.expected.clear();
	expected.forEach((one) => text.expected.add(one));
	for (const { value, end } of found) next(value, end);
}

/** The scope of a clause in which something that it binds stands at a place. */
export const placing = (
	of: readonly Filter[],
	several: Several | null,
	scope: Scope,
	at: number,
	end: number
): ClauseScope => ({
	...scope,
	bound: [firstPlace(of, several, scope, at, end), ...scope.bound],
	oneClause: true
});

function firstPlace(
	of: readonly Filter[],
	several: Several | null,
	scope: Scope,
	at: number,
	end: number
): FirstPlace {
	const [bound] = binding(scope, of, several).bound;
	const next: Noun = several === null ? nextNoun(of, scope) : (bound ?? IT);
	const name = `⟦${scope.bound.length}⟧`;
	return { subject: name, object: name, possessive: name, plural: false, next, at, end };
}
