/** An effect as part of one sentence. */
import type { Condition, Effect, Until } from '../grammar.ts';
import { effectsIn } from '../path.ts';
import { WITHIN } from '../wording/places.ts';
import { eventOf, type Scope } from '../wording/scope.ts';
import { OPENS_ANEW, reachesOn, takesElse } from '../wording/within.ts';
import { amountIn } from './amounts.ts';
import { chosenIn, eachIn } from './binders.ts';
import { UNTILS } from './choices.ts';
import { printedEffects } from './printed.ts';
import { named, ORDER, plainIn, voiceKey, type Said, type Voice } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { waitedForIn } from './events.ts';
import { doer, gainedIn } from './given.ts';
import { eachFilters } from './filters.ts';
import { lookIn } from './look.ts';
import { numeral, oneOf } from './match.ts';
import { isPlayerWord, playerIn, scopeKey, type ClauseScope } from './nouns.ts';
import { nextReplacementIn } from './replacements.ts';
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
import { standingIn } from './standings.ts';
import { perUnit } from './units.ts';
import { anyOutcomeIn, optionsIn, outcomesIn, votesIn } from './tables.ts';
import { tokensOf } from './tokens.ts';

/** Part of a sentence, and whether it stands in brackets. */
interface Part extends Said {
	readonly bracket: boolean;
}

/** The words of an effect within a sentence, in a voice. */
export const within = (scope: Scope, voice: Voice): Rule<Said> =>
	keep(`within ${scopeKey(scope)} ${voiceKey(voice)}`, (text, at, next) =>
		chain(joined(scope, voice), (first) =>
			either(first.bracket ? () => undefined : nothing<Said>(first), inTurn(scope, voice, [first]))
		)(text, at, next)
	);

/** Whether the words of an effect end with the lines of a table. */
export function endsInTable(effect: Effect): boolean {
	if (effect.do === 'roll' || effect.do === 'choose one' || effect.do === 'vote') return true;
	const last = effectsIn(effect).at(-1);
	return last !== undefined && endsInTable(last);
}

/** "…, …, and …": a comma stands for "then". */
const comma: Rule<null> = (text, at, next) => {
	if (text.tokens[at]?.comma) next(null, at);
};

/** "…, then …, then …". */
const inTurn = (scope: Scope, voice: Voice, known: readonly Part[]): Rule<Said> =>
	chain(either(words(['then'], null), comma), () => (text, at, next) => {
		const last = known.at(-1);
		if (!last || (!last.closed && last.bracket !== bracketsInTurn(last.effect, false))) return;
		if (endsInTable(last.effect) && !text.tokens[at]?.opens) return;
		joined(scope, goesOn(last, voice))(text, at, (part, end) => {
			const parts = [...known, part];
			inTurn(scope, voice, parts)(text, end, next);
			if (part.bracket === bracketsInTurn(part.effect, true))
				next(
					{
						effect: { do: 'then', steps: parts.map(({ effect }) => effect) },
						voice: goesOn(part, voice)
					},
					end
				);
		});
	});
const bracketsInTurn = (effect: Effect, last: boolean): boolean =>
	effect.do === 'then' || (!last && reachesOn(effect));

/** The voice after a part of a list: brackets, and "each", keep to themselves who did it. */
const goesOn = ({ effect, bracket, voice }: Part, before: Voice): Voice =>
	effect.do === 'each' || bracket ? { ...voice, running: before.running } : voice;

/** "… and …", "…, and if you do, …". */
const joined = (scope: Scope, voice: Voice): Rule<Part> =>
	chain(part(scope, voice), (first) =>
		either(nothing(first), and(scope, voice, first), ifYouDo(scope, voice, first))
	);

const and = (scope: Scope, voice: Voice, first: Part): Rule<Part> => {
	const bracket = ['then', 'and'].includes(first.effect.do) || reachesOn(first.effect);
	if (first.bracket !== bracket && !first.closed) return () => undefined;
	return after(['and'], (text, at, next) =>
		joined(scope, goesOn(first, voice))(text, at, (second, end) => {
			if (second.bracket !== (second.effect.do === 'then')) return;
			next(
				{
					effect: { do: 'and', first: first.effect, second: second.effect },
					voice: goesOn(second, voice),
					bracket: false
				},
				end
			);
		})
	);
};

export const DO = [
	['if', 'you', 'do'],
	['if', 'they', 'do']
];

function ifYouDo(scope: Scope, voice: Voice, first: Part): Rule<Part> {
	const bracket = first.effect.do === 'and' || reachesOn(first.effect);
	if (first.bracket !== bracket && !first.closed) return () => undefined;
	return chain(either(...DO.map((stems) => words(['and', ...stems], null))), () =>
		map(otherwise(scope, first.voice, first.voice), ({ effect: second, other, last }) => ({
			effect: {
				do: 'if you do',
				first: first.effect,
				second,
				...(other ? { otherwise: other } : {})
			},
			voice: last,
			bracket: false
		}))
	);
}

interface Otherwise {
	readonly effect: Effect;
	readonly other: Effect | null;
	readonly last: Voice;
}

/** An effect, and what happens otherwise. */
function otherwise(scope: Scope, voice: Voice, after: Voice): Rule<Otherwise> {
	const inBrackets = chain(words(['('], null), () => before(within(scope, voice), [')']));
	const withOther = (inner: Rule<Said>, brackets: boolean): Rule<Otherwise> =>
		chain(inner, ({ effect }) => {
			if (takesElse(effect) !== brackets) return () => undefined;
			return chain(words(['otherwise'], null), () =>
				map(within(scope, after), ({ effect: other, voice: last }) => ({ effect, other, last }))
			);
		});
	return either<Otherwise>(
		map(within(scope, voice), ({ effect, voice: last }) => ({ effect, other: null, last })),
		(text, at, next) => {
			withOther(within(scope, voice), false)(text, at, next);
			withOther(inBrackets, true)(text, at, next);
		}
	);
}

const part = (scope: Scope, voice: Voice): Rule<Part> =>
	keep(
		`part ${scopeKey(scope)} ${voiceKey(voice)}`,
		called(
			'something to do',
			either<Part>(
				map(single(scope, voice), (said) => ({ ...said, bracket: false })),
				chain(words(['('], null), () =>
					before(
						map(within(scope, voice), (said) => ({ ...said, bracket: true })),
						[')']
					)
				)
			)
		)
	);

const single =
	(scope: ClauseScope, voice: Voice): Rule<Said> =>
	(text, at, next) => {
		for (const rule of scope.oneClause ? ONE_CLAUSE : SINGLE) rule(scope, voice)(text, at, next);
	};

const plainPerUnit = (scope: Scope, voice: Voice): Rule<Said> =>
	perUnit(plainIn(scope, voice), scope);

const ONE_CLAUSE: readonly ((scope: Scope, voice: Voice) => Rule<Said>)[] = [
	plainPerUnit,
	lookIn,
	mayIn,
	chosenIn,
	printedIn
];

const SINGLE: readonly ((scope: Scope, voice: Voice) => Rule<Said>)[] = [
	(_, voice) => words(['nothing', 'happen'], { effect: { do: 'then', steps: [] }, voice }),
	plainPerUnit,
	lookIn,
	mayIn,
	ifIn,
	chosenIn,
	eachIn,
	repeatIn,
	numberIn,
	rememberIn,
	watchIn,
	trueIn,
	gainedIn,
	printedIn,
	optionsIn,
	rolledIn,
	votesIn
];

function ifIn(scope: Scope, voice: Voice): Rule<Said> {
	return chain(after(['if'], conditionIn(scope)), (condition: Condition) =>
		map(otherwise(scope, voice, voice), ({ effect, other, last }): Said => ({
			effect: { do: 'if', condition, effect, ...(other ? { otherwise: other } : {}) },
			voice: last
		}))
	);
}

function mayIn(scope: Scope, voice: Voice): Rule<Said> {
	return chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const inner: Voice = { running: who, may: who };
		const said = ({ effect }: Said): Said => ({
			effect: { do: 'may', effect, ...(word === 'you' ? {} : { who: word }) },
			voice: { ...voice, running: who }
		});
		const open = chain(within(scope, inner), (one): Rule<Said> =>
			OPENS_ANEW.has(one.effect.do) ? () => undefined : nothing(said(one))
		);
		const bracketed = chain(words(['('], null), () =>
			before(map(within(scope, inner), said), [')'])
		);
		return after(['may'], either(open, bracketed));
	});
}

function repeatIn(scope: Scope): Rule<Said> {
	const body = (made: (effect: Effect) => Effect): Rule<Said> =>
		map(within(scope, ORDER), ({ effect, voice }) => ({ effect: made(effect), voice }));
	return either(
		chain(before(numeral, ['time']), (times) =>
			body((effect) => ({ do: 'repeat', effect, times }))
		),
		chain(after(['as', 'many', 'time', 'as'], amountIn(scope)), (times) =>
			body((effect) => ({ do: 'repeat', effect, times }))
		),
		chain(after(['once', 'and', 'again', 'as', 'long', 'as'], conditionIn(scope)), (condition) =>
			body((effect) => ({ do: 'repeat while', effect, condition }))
		)
	);
}

/** "You choose a number from 1 to 6 and …". */
function numberIn(scope: Scope, voice: Voice): Rule<Said> {
	return chain(either(nothing('you' as const), playerIn(scope, 'subject')), (who) =>
		chain(after(['choose', 'a', 'number', 'from'], numeral), (min) =>
			chain(before(after(['to'], numeral), ['and']), (max) =>
				map(within(scope, { ...voice, running: named(who, scope) }), (said) => ({
					...said,
					effect: { do: 'choose number', who, min, max, effect: said.effect }
				}))
			)
		)
	);
}

/** "Remember that much as that number and …". */
function rememberIn(scope: Scope): Rule<Said> {
	return chain(
		before(after(['remember'], amountIn(scope)), ['as', 'that', 'number', 'and']),
		(amount) =>
			map(within(scope, ORDER), (said) => ({
				...said,
				effect: { do: 'remember', amount, effect: said.effect }
			}))
	);
}

/** What print says in other words. */
function printedIn(scope: Scope, voice: Voice): Rule<Said> {
	return map(printed(scope), (effect) => ({ effect, voice }));
}
const printed = oneOf<Effect>('printed effect', printedEffects);

const stems = (text: string): readonly string[] => tokensOf(text).map(({ stem }) => stem);
const LASTING: readonly (readonly [Until, readonly string[]])[] = [
	['end of turn', ['till', 'end', 'of', 'turn']],
	['indefinitely', ['from', 'now', 'on']],
	['your next turn', stems('till your next turn starts')],
	['end of your next turn', stems('till the end of your next turn')]
];
const lasting: Rule<Until> = (text, at, next) => {
	for (const [until, said] of LASTING) words(said, until)(text, at, next);
};
const inTime: Rule<Until> = (text, at, next) => {
	for (const until of UNTILS) words(stems(WITHIN[until]), until)(text, at, next);
};

const happened = (scope: ClauseScope): ClauseScope => ({ ...scope, eventless: undefined });

/** "The next time …", "till end of turn, each time …". */
function watchIn(scope: Scope): Rule<Said> {
	const awaited = either(
		chain(after(['the', 'next', 'time'], waitedForIn(scope)), (when) =>
			map(inTime, (until) => ({ when, until, once: true }))
		),
		chain(before(after(['the', 'next'], numeral), ['time']), (times) =>
			chain(waitedForIn(scope), (when) =>
				map(inTime, (until) => ({ when, until, once: false, times }))
			)
		),
		chain(lasting, (until) =>
			map(after(['each', 'time'], waitedForIn(scope)), (when) => ({ when, until, once: false }))
		)
	);
	return chain(awaited, (how) => {
		const event = eventOf(how.when.who);
		return map(
			within(happened(event === 'none' ? scope : { ...scope, event }), ORDER),
			({ effect }): Said => ({ effect: { do: 'watch for', ...how, effect }, voice: ORDER })
		);
	});
}

/** "Till end of turn, monsters have +1 evasion". */
function trueIn(scope: Scope, voice: Voice): Rule<Said> {
	const while_ = (once: boolean): Rule<Said> =>
		chain(lasting, (until) =>
			map(standingIn(scope), (standing): Said => ({
				effect: { do: 'make true', standing, until, once },
				voice
			}))
		);
	return either(
		while_(false),
		after(['once'], while_(true)),
		...UNTILS.map((until) =>
			map(nextReplacementIn(scope, stems(WITHIN[until])), (replace): Said => ({
				effect: { do: 'make true', standing: { replace }, until, once: true },
				voice
			}))
		)
	);
}

type Rolls = Extract<Effect, { do: 'roll' }>;

/** "Roll-" with its lines, after who rolls. */
const rollsIn = (scope: Scope, who: Rolls['who'], lines: Rule<Rolls['outcomes']>): Rule<Rolls> =>
	chain(after(['roll'], either(nothing(null), before(amountIn(scope), ['time']))), (times) =>
		chain(either(words(['-'], null), words([':'], null), nothing(null)), () =>
			map(lines, (outcomes): Rolls => ({
				do: 'roll',
				who,
				outcomes,
				...(times === null ? {} : { times })
			}))
		)
	);

function rolledIn(scope: Scope, voice: Voice): Rule<Said> {
	const one = chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		return map(rollsIn(scope, word, either(outcomesIn(scope), anyOutcomeIn(scope))), (effect) => ({
			effect,
			voice: voice.may ? voice : { ...voice, running: who }
		}));
	});
	const together = chain(eachFilters(scope), ([each, ...more]): Rule<Said> => {
		if (each === undefined || more.length > 0) return () => undefined;
		return map(rollsIn(scope, { each }, anyOutcomeIn(scope)), (effect) => ({
			effect,
			voice: ORDER
		}));
	});
	return either(one, together);
}
