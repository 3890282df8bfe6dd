/** What is written in lines below a sentence: "Roll-" tables, options, the outcome of a vote. */
import { perScope } from './kept.ts';
import { TARGETS, type Effect, type Filter, type Mode, type Outcome } from '../grammar.ts';
import { binding } from '../wording/nouns.ts';
import { noun, type Scope } from '../wording/scope.ts';
import type { Said, Voice } from './clause.ts';
import { eachFilters, someFilters } from './filters.ts';
import { bodyIn } from './body.ts';
import { numberList, numeral } from './numerals.ts';

import { sentencesIn } from './sentences.ts';
import { stop } from './stops.ts';
import {
	after,
	before,
	called,
	chain,
	either,
	map,
	nothing,
	onItsLine,
	stemAt,
	words,
	type Rule,
	type Text
} from './rule.ts';
import { stemsOf } from './tokens.ts';
import { DIE_NUMBERS } from '../../model/words.ts';

/**
 * The lines of a table, to the last that can be one of it: of tables inside each other the innermost
 * takes it, so there is one way to read them.
 * @param isNext whether a line stands there that goes on with those before it.
 */
const lines = <T>(
	one: (scope: Scope) => Rule<T>,
	isNext: (text: Text, at: number, known: readonly T[], scope: Scope) => boolean
): ((scope: Scope) => Rule<readonly T[]>) =>
	perScope((scope) => {
		const line = one(scope);
		const from = (known: readonly T[]): Rule<readonly T[]> =>
			chain(line, (last): Rule<readonly T[]> => {
				const all = [...known, last];
				const more = from(all);
				return (text, at, next) => {
					if (isNext(text, at, all, scope)) more(text, at, next);
					else next(all, at);
				};
			});
		return from([]);
	});

const numbersOfLine = before(called('the numbers of a line', numberList), [':']);
/** A line of a "Roll-" table: "1-2: Loot 1." */
const outcome = (scope: Scope): Rule<Outcome> =>
	chain(numbersOfLine, (on) => map(bodyIn(scope, false), (body): Outcome => ({ on, ...body })));
/** A table tells once what becomes of a number. */
export const outcomesIn = lines(outcome, (text, at, known) => {
	let isOther = false;
	numbersOfLine(text, at, (on) => {
		isOther = !on.some((n) => known.some((line) => line.on.includes(n)));
	});
	return isOther;
});

/** What is done with any number: no number stands before it. */
export const anyOutcomeIn =
	(scope: Scope): Rule<readonly Outcome[]> =>
	(text, at, next) => {
		map(bodyIn(scope, false), (body): readonly Outcome[] => [{ on: DIE_NUMBERS, ...body }])(
			text,
			at,
			next
		);
	};

/** An option of "choose one-". */
const option = (scope: Scope): Rule<Mode> => after(['•'], bodyIn(scope, false));
const withSigns = lines(option, (text, at) => stemAt(text, at) === '•');
const optionOnALine =
	(scope: Scope): Rule<Mode> =>
	(text, at, next) => {
		if (text.tokens[at]?.opens) onItsLine(bodyIn(scope, false))(text, at, next);
	};
/** Each on a line of its own: all lines that can be one are. */
const withoutSigns = lines(optionOnALine, (text, at, _, scope) => {
	let isOne = false;
	optionOnALine(scope)(text, at, () => {
		isOne = true;
	});
	return isOne;
});

/** Options with their signs, or each on a line of its own. */
const options = (scope: Scope): Rule<readonly Mode[]> =>
	either(withSigns(scope), withoutSigns(scope));

/** The options behind "choose one". */
export const optionsOf = (scope: Scope): Rule<readonly Mode[]> =>
	chain(either(words(['-'], null), words([':'], null), nothing(null)), () => severalOf(scope));

/** What is the only one is no choice: the others could not be read. */
const severalOf =
	(scope: Scope): Rule<readonly Mode[]> =>
	(text, at, next) =>
		options(scope)(text, at, (all, end) => {
			if (all.length > 1) next(all, end);
		});

export const optionsIn = (scope: Scope, voice: Voice): Rule<Said> =>
	map(after(['choose', '1'], optionsOf(scope)), (list): Said => ({
		effect: { do: 'choose one', options: list },
		voice
	}));

type Vote = Extract<Effect, { do: 'vote' }>;

/** "Each player votes on an item-", and what comes of it. */
export const votesIn = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(before(eachFilters(scope), ['vote']), ([who, ...more]): Rule<Said> => {
		if (who === undefined || more.length > 0) return () => undefined;
		return chain(howOften, (votes): Rule<Said> => {
			const said = (vote: Omit<Vote, 'do' | 'who'>): Said => ({
				effect: { do: 'vote', who, ...votes, ...vote },
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
	});

const howOften: Rule<Pick<Vote, 'votes'>> = either<Pick<Vote, 'votes'>>(
	words(['on'], {}),
	map(before(numeral, ['time', 'on']), (votes) => ({ votes }))
);

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
	after([...stemsOf(text), ':'], before2(sentencesIn(scope)));
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
