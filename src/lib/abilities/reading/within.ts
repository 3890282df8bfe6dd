/** An effect as part of one sentence. */
import type { Condition, Effect } from '../grammar.ts';
import { doerOf } from '../mentions.ts';
import { effectsIn } from '../path.ts';
import type { Scope } from '../wording/scope.ts';
import { isPlain } from '../wording/verbs.ts';
import { OPENS_ANEW, reachesOn, takesElse } from '../wording/within.ts';
import { chosenIn, eachIn } from './binders.ts';
import { plainIn, type Said, type Voice } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { ifSo } from './doers.ts';
import { doer, gainedIn } from './given.ts';
import { trueIn, watchIn } from './lasting.ts';
import { lookIn } from './look.ts';
import { perVoice } from './kept.ts';
import { isPlayerWord, type ClauseScope } from './nouns.ts';
import { numberIn, pickIn, rememberIn, repeatIn } from './repeated.ts';
import { printedIn } from './printed.ts';
import { chosenOptionIn, eachChoosesIn, eitherIn, rolledIn } from './rolled.ts';
import {
	after,
	before,
	called,
	chain,
	either,
	map,
	nothing,
	stemAt,
	words,
	type Rule
} from './rule.ts';
import { optionsIn, votesIn } from './tables.ts';
import { perUnit } from './units.ts';
import { stemsOf } from './tokens.ts';

/** Part of a sentence, and whether it stands in brackets. */
interface Part extends Said {
	readonly bracket: boolean;
}

/** The words of an effect within a sentence, in a voice. */
export const within = perVoice((scope: Scope, voice: Voice) =>
	chain(joined(scope, voice), (first) =>
		either(first.bracket ? () => undefined : nothing<Said>(first), inTurn(scope, voice, [first]))
	)
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
			if (last.all && doerOf(part.effect) === 'you' && stemAt(text, at) !== 'you') return;
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
	// What goes on behind a table is part of its last line.
	if (endsInTable(first.effect) && !first.bracket) return () => undefined;
	return after(['and'], (text, at, next) =>
		joined(scope, goesOn(first, voice))(text, at, (second, end) => {
			if (second.bracket !== (second.effect.do === 'then')) return;
			if (first.all && doerOf(second.effect) === 'you' && stemAt(text, at) !== 'you') return;
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

/** The same where something is done only if it was not. */
export const DO_NOT = [stemsOf("if you don't"), stemsOf("if they don't")];

/** Something, or else another thing; nothing where it is done. */
export const elseDone = (first: Effect, otherwise: Effect): Effect => ({
	do: 'if you do',
	first,
	second: { do: 'then', steps: [] },
	otherwise
});

function ifYouDo(scope: Scope, voice: Voice, first: Part): Rule<Part> {
	const bracket = first.effect.do === 'and' || reachesOn(first.effect);
	if (first.bracket !== bracket && !first.closed) return () => undefined;
	return either(
		chain(either(...DO.map((stems) => words(['and', ...stems], null))), () =>
			map(otherwise(scope, first.voice, first.voice), ({ effect: second, other, last }) => ({
				effect: {
					do: 'if you do' as const,
					first: first.effect,
					second,
					...(other ? { otherwise: other } : {})
				},
				voice: last,
				bracket: false
			}))
		),
		chain(either(...DO_NOT.map((stems) => words(['and', ...stems], null))), () =>
			map(within(scope, first.voice), ({ effect, voice: last }) => ({
				effect: elseDone(first.effect, effect),
				voice: last,
				bracket: false
			}))
		)
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

const part = perVoice((scope: Scope, voice: Voice): Rule<Part> =>
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

const ONE_VERB: readonly ((scope: Scope, voice: Voice) => Rule<Said>)[] = [
	plainPerUnit,
	lookIn,
	printedIn
];
const ONE_CLAUSE = [...ONE_VERB, mayIn, chosenIn];

/** A verb that takes no other effect inside it. */
export const oneVerb = perVoice((scope: Scope, voice: Voice): Rule<Said> =>
	called('something to do', (text, at, next) => {
		for (const rule of ONE_VERB)
			rule(scope, voice)(text, at, (said, end) => {
				if (isPlain(said.effect)) next(said, end);
			});
	})
);

/** What may be done, or is done with what was chosen: of a clause that is a verb alone. */
export const insideOf = (scope: ClauseScope, voice: Voice): Rule<Said> =>
	(scope.oneClause ? oneVerb : within)(scope, voice);

const SINGLE: readonly ((scope: Scope, voice: Voice) => Rule<Said>)[] = [
	(_, voice) => words(['nothing', 'happen'], { effect: { do: 'then', steps: [] }, voice }),
	plainPerUnit,
	lookIn,
	mayIn,
	ifIn,
	chosenIn,
	pickIn,
	eachIn,
	repeatIn,
	numberIn,
	rememberIn,
	watchIn,
	trueIn,
	gainedIn,
	printedIn,
	optionsIn,
	eitherIn,
	chosenOptionIn,
	eachChoosesIn,
	rolledIn,
	votesIn
];

function ifIn(scope: Scope, voice: Voice): Rule<Said> {
	return chain(after(['if'], conditionIn(scope)), (condition: Condition) =>
		map(otherwise(ifSo(condition, scope), voice, voice), ({ effect, other, last }): Said => ({
			effect: { do: 'if', condition, effect, ...(other ? { otherwise: other } : {}) },
			voice: last
		}))
	);
}

function mayIn(scope: ClauseScope, voice: Voice): Rule<Said> {
	return chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const inner: Voice = { running: who, may: who };
		const said = ({ effect }: Said): Said => ({
			effect: { do: 'may', effect, ...(word === 'you' ? {} : { who: word }) },
			voice: { ...voice, running: who }
		});
		const open = chain(insideOf(scope, inner), (one): Rule<Said> =>
			OPENS_ANEW.has(one.effect.do)
				? () => undefined
				: either(nothing(said(one)), inOrderTo(said(one)))
		);
		// "You may pay 3¢ to loot 1."
		const inOrderTo = ({ effect: first, voice: last }: Said): Rule<Said> =>
			after(
				['to'],
				map(oneVerb(scope, { running: who, may: null }), ({ effect: second }): Said => ({
					effect: { do: 'if you do', first, second },
					voice: last
				}))
			);
		const bracketed = chain(words(['('], null), () =>
			before(map(within(scope, inner), said), [')'])
		);
		return after(['may'], scope.oneClause ? open : either(open, bracketed));
	});
}
