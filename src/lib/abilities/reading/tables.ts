/** What is written in lines below a sentence: "Roll-" tables, options, the outcome of a vote. */
import { TARGETS, type Effect, type Filter, type Mode, type Outcome } from '../grammar.ts';
import { binding } from '../wording/nouns.ts';
import { noun, type Scope } from '../wording/scope.ts';
import type { Said, Voice } from './clause.ts';
import { eachFilters, someFilters } from './filters.ts';
import { bodyIn } from './body.ts';
import { numberList } from './match.ts';
import { scopeKey } from './nouns.ts';
import { sentencesIn, stop } from './sentences.ts';
import {
	after,
	before,
	called,
	chain,
	either,
	keep,
	map,
	nothing,
	words,
	type Rule
} from './rule.ts';
import { tokensOf } from './tokens.ts';

const lines = <T>(name: string, one: (scope: Scope) => Rule<T>) => {
	const rule = (scope: Scope): Rule<readonly T[]> =>
		keep(`${name} ${scopeKey(scope)}`, (text, at, next) =>
			chain(one(scope), (first) =>
				either(
					nothing([first]),
					map(rule(scope), (more) => [first, ...more])
				)
			)(text, at, next)
		);
	return rule;
};

/** A line of a "Roll-" table: "1-2: Loot 1." */
const outcome = (scope: Scope): Rule<Outcome> =>
	chain(before(called('the numbers of a line', numberList), [':']), (on) =>
		map(bodyIn(scope, false), (body): Outcome => ({ on, ...body }))
	);
export const outcomesIn = lines('outcomes', outcome);

const ANY_NUMBER: readonly number[] = [1, 2, 3, 4, 5, 6];
/** What is done with any number: no number stands before it. */
export const anyOutcomeIn =
	(scope: Scope): Rule<readonly Outcome[]> =>
	(text, at, next) => {
		map(bodyIn(scope, false), (body): readonly Outcome[] => [{ on: ANY_NUMBER, ...body }])(
			text,
			at,
			next
		);
	};

/** An option of "choose one-". */
const option = (scope: Scope): Rule<Mode> => after(['•'], bodyIn(scope, false));
const withSigns = lines('options', option);
const withoutSigns = lines('options without signs', (scope): Rule<Mode> => (text, at, next) => {
	if (!text.tokens[at]?.opens) return;
	bodyIn(scope, false)(text, at, (body, end) => {
		if (!text.tokens.slice(at + 1, end).some(({ opens }) => opens)) next(body, end);
	});
});

/** Options with their signs, or each on a line of its own: then all lines that can be one are. */
const options =
	(scope: Scope): Rule<readonly Mode[]> =>
	(text, at, next) => {
		withSigns(scope)(text, at, next);
		const found: { readonly list: readonly Mode[]; readonly end: number }[] = [];
		withoutSigns(scope)(text, at, (list, end) => found.push({ list, end }));
		const last = Math.max(...found.map(({ end }) => end));
		for (const { list, end } of found) if (end === last) next(list, end);
	};

export const optionsIn = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(words(['choose', '1'], null), () =>
		chain(either(words(['-'], null), words([':'], null), nothing(null)), () =>
			map(options(scope), (list): Said => ({ effect: { do: 'choose one', options: list }, voice }))
		)
	);

type Vote = Extract<Effect, { do: 'vote' }>;

/** "Each player votes on an item-", and what comes of it. */
export const votesIn = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(before(eachFilters(scope), ['vote', 'on']), ([who, ...more]): Rule<Said> => {
		if (who === undefined || more.length > 0) return () => undefined;
		const said = (vote: Omit<Vote, 'do' | 'who'>): Said => ({
			effect: { do: 'vote', who, ...vote },
			voice
		});
		return either(
			chain(before(someFilters(scope), ['-']), (on) =>
				map(outcomeOf(on, binding(scope, on, null)), said)
			),
			chain(before(quotedWords, ['-']), (on) =>
				map(eachOutcome(on, { ...scope, bound: [noun('the winner')] }), said)
			)
		);
	});

const FILTERS: readonly string[] = TARGETS;
const quotedWords: Rule<readonly string[]> = chain(words(['"'], null), () => (text, at, next) => {
	const close = text.tokens.findIndex(({ stem }, i) => i > at && stem === '"');
	const [from, to] = [text.tokens[at], text.tokens[close]];
	if (!from || !to) return;
	const word = text.source.slice(from.from, to.from);
	if (FILTERS.includes(word)) return;
	next([word], close + 1);
	either(words(['or'], null), nothing(null))(text, close + 1, (_, end) =>
		quotedWords(text, end, (more, last) => next([word, ...more], last))
	);
});

const head = (text: string, scope: Scope): Rule<Effect> =>
	after([...tokensOf(text).map(({ stem }) => stem), ':'], before2(sentencesIn(scope)));
const before2 = (rule: Rule<Effect>): Rule<Effect> => chain(rule, (one) => map(stop, () => one));

function outcomeOf(on: readonly Filter[], scope: Scope): Rule<Omit<Vote, 'do' | 'who'>> {
	return either<Omit<Vote, 'do' | 'who'>>(
		chain(head('most votes', scope), (winner) =>
			map(head('tie', scope), (tie) => ({ on, winner, tie }))
		),
		map(head('most votes, tied ones too', scope), (winner) => ({ on, winner, tie: null }))
	);
}

function eachOutcome(on: readonly string[], scope: Scope): Rule<Omit<Vote, 'do' | 'who'>> {
	const all = on.reduce<Rule<readonly Effect[]>>(
		(known, word) =>
			chain(known, (effects) =>
				map(head(word.toLowerCase(), scope), (effect) => [...effects, effect])
			),
		nothing([])
	);
	return chain(all, (winner) =>
		either<Omit<Vote, 'do' | 'who'>>(
			nothing({ on, winner, tie: null }),
			map(head('tie', scope), (tie) => ({ on, winner, tie }))
		)
	);
}
