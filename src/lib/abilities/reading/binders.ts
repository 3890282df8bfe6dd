/** What binds a word for the rest of a sentence: "choose" and "each". */
import type { Effect, Filter } from '../grammar.ts';
import { isOneClause, nextNoun } from '../wording/binders.ts';
import { binding } from '../wording/nouns.ts';
import { says, type Noun, type Scope } from '../wording/scope.ts';
import { ORDER, type Named, type Said, type Voice } from './clause.ts';
import { eachFilters, severalIn, type Doer } from './filters.ts';
import { doer } from './given.ts';
import { isFirstPlace, isPlayerWord, type ClauseScope, type FirstPlace } from './nouns.ts';
import {
	after,
	chain,
	either,
	map,
	stemAt,
	words,
	type Rule,
	type Next,
	type Text
} from './rule.ts';
import { within } from './within.ts';

/** "They choose an item they control and destroy it". */
export const chosenIn = (scope: Scope, voice: Voice): Rule<Said> =>
	either(byChoice(scope, voice), atRandom(scope));

const byChoice = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const own: Doer = { ...who.noun, word };
		return chain(after(['choose'], severalIn({ ...scope, doer: own })), ({ several, from }) =>
			chain(words(['and'], null), () =>
				map(
					within(binding(scope, from, several), running(voice, who)),
					({ effect, voice: last }): Said => ({
						effect: { do: 'choose', who: word, from, several, effect },
						voice: last
					})
				)
			)
		);
	});

const running = (voice: Voice, who: Named): Voice =>
	voice.may ? voice : { ...voice, running: who };

const atRandom = (scope: Scope): Rule<Said> =>
	chain(after(['choose'], severalIn(scope)), ({ several, from }) =>
		after(
			['at', 'random', 'and'],
			map(within(binding(scope, from, several), ORDER), ({ effect, voice }): Said => ({
				effect: { do: 'choose', who: 'random', from, several, effect },
				voice
			}))
		)
	);

/** "Each player loots 1", "recharge each item you control", "for each player, …". */
export const eachIn = (scope: Scope, voice: Voice): Rule<Said> =>
	either(forEach(scope, voice), eachInPlace(scope, voice));

const made = (of: readonly Filter[], effect: Effect, voice: Voice): Said => ({
	effect: { do: 'each', of, effect },
	voice: { ...ORDER, may: voice.may }
});

const forEach = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(after(['for'], eachFilters(scope)), (of) =>
		map(within(binding(scope, of, null), ORDER), ({ effect }) => made(of, effect, voice))
	);

/** "each …" stands where it is first spoken of, somewhere in the sentence. */
const eachInPlace =
	(scope: Scope, voice: Voice): Rule<Said> =>
	(text, at, next) => {
		for (let place = at; !ENDS.has(stemAt(text, place)); place += 1) {
			if (stemAt(text, place) !== 'each' || isTaken(scope, place)) continue;
			ahead(text, at, place, eachFilters(scope), (of, end) => {
				const inner: ClauseScope = {
					...scope,
					bound: [firstPlace(of, scope, place, end), ...scope.bound],
					oneClause: true
				};
				within(inner, voice)(text, at, ({ effect }, last) => {
					if (last >= end && isOneClause(effect) && says(effect, 'chosen'))
						next(made(of, effect, voice), last);
				});
			});
		}
	};
/** Reads what lies further on: that it was looked at does not say that the words before it were read. */
function ahead<T>(text: Text, at: number, place: number, rule: Rule<T>, next: Next<T>): void {
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

const ENDS: ReadonlySet<string> = new Set(['', '.', ':']);

const isTaken = (scope: Scope, place: number): boolean =>
	scope.bound.some((one) => isFirstPlace(one) && one.at === place);

function firstPlace(of: readonly Filter[], scope: Scope, at: number, end: number): FirstPlace {
	const next: Noun = nextNoun(of, scope);
	const name = `⟦${scope.bound.length}⟧`;
	return { subject: name, object: name, possessive: name, plural: false, next, at, end };
}
