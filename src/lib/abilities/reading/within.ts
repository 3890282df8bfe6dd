/** An effect as part of one sentence. */
import type { Effect } from '../grammar.ts';
import { doerOf } from '../mentions.ts';
import type { Scope } from '../wording/scope.ts';
import { isPlain } from '../wording/verbs.ts';
import { reachesOn } from '../wording/brackets.ts';
import { chosenIn, eachIn } from './binders.ts';
import { onceFor } from '../../model/memo.ts';
import { canBeNamed } from './beginnings.ts';
import { canDo, plainIn, type Said, type Voice } from './clause.ts';
import {
	anyOf,
	beginningWith,
	canBeDone,
	doing,
	having,
	isPrinted,
	TILL,
	type CanBe
} from './doable.ts';
import { gainedIn } from './given.ts';
import { barredIn, trueIn, watchIn } from './lasting.ts';
import { lookIn } from './look.ts';
import { perVoice } from './kept.ts';
import { lazily } from './lazily.ts';
import { mayIn } from './may.ts';
import type { ClauseScope } from './nouns.ts';
import { ifIn, otherwise } from './otherwise.ts';
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
	where,
	words,
	type Rule,
	type Text
} from './rule.ts';
import { endsInTable } from './stops.ts';
import { optionsIn, votesIn } from './tables.ts';
import { perUnit } from './units.ts';
import { stemsOf } from './tokens.ts';

/** Part of a sentence, and whether it stands in brackets. */
interface Part extends Said {
	readonly bracket: boolean;
}

/** The words of an effect within a sentence, in a voice. */
export const within = (scope: ClauseScope, voice: Voice): Rule<Said> =>
	where(canBeDone, () => inSentence(scope, voice));

const inSentence = perVoice((scope: Scope, voice: Voice) =>
	chain(joined(scope, voice), (first) =>
		either(first.bracket ? () => undefined : nothing<Said>(first), inTurn(scope, voice, [first]))
	)
);

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
		either(
			nothing(first),
			where(
				(text, at) => stemAt(text, at) === 'and',
				() => either(and(scope, voice, first), ifYouDo(scope, voice, first))
			)
		)
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

type Sentence = (scope: ClauseScope, voice: Voice) => Rule<Said>;
interface Kind {
	readonly canBe: CanBe;
	readonly rule: Sentence;
}

/** Sentences of several kinds, each tried only where it can stand. */
function allOf(kinds: readonly Kind[]): (scope: ClauseScope, voice: Voice) => Rule<Said> {
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

const single = (scope: ClauseScope, voice: Voice): Rule<Said> =>
	(scope.oneClause ? oneClause : anySentence)()(scope, voice);

const plainPerUnit = (scope: Scope, voice: Voice): Rule<Said> =>
	perUnit(plainIn(scope, voice), scope);

const PLAIN: Kind = {
	canBe: (text, at) => canBeNamed(text, at) || stemAt(text, at) === 'have' || canDo(text, at),
	rule: plainPerUnit
};
const LOOK: Kind = { canBe: doing(['look', 'reveal']), rule: lookIn };
const PRINTED: Kind = { canBe: isPrinted, rule: printedIn };
const MAY: Kind = { canBe: doing(['may']), rule: mayIn };
/** What is chosen is named with an article, or by how many. */
const CHOSEN: Kind = {
	canBe: anyOf(...['a', 'another', 'the', 'up', 'any', '2', '3'].map((word) => having(word))),
	rule: chosenIn
};
const verb = lazily(() => allOf([PLAIN, LOOK, PRINTED]));
const oneClause = lazily(() => allOf([PLAIN, LOOK, PRINTED, MAY, CHOSEN]));

/** A verb that takes no other effect inside it. */
export const oneVerb = perVoice((scope: Scope, voice: Voice): Rule<Said> => {
	const one = verb()(scope, voice);
	return called('something to do', (text, at, next) => {
		one(text, at, (said, end) => {
			if (isPlain(said.effect)) next(said, end);
		});
	});
});

/** What may be done, or is done with what was chosen: of a clause that is a verb alone. */
export const insideOf = (scope: ClauseScope, voice: Voice): Rule<Said> =>
	(scope.oneClause ? oneVerb : within)(scope, voice);

const SINGLE: readonly Kind[] = [
	{
		canBe: beginningWith(['nothing']),
		rule: (_, voice) => words(['nothing', 'happen'], { effect: { do: 'then', steps: [] }, voice })
	},
	PLAIN,
	LOOK,
	MAY,
	{ canBe: beginningWith(['if']), rule: ifIn },
	CHOSEN,
	{ canBe: doing(['pick'], 'and'), rule: pickIn },
	{ canBe: anyOf(having('each'), having('all')), rule: eachIn },
	{ canBe: anyOf(having('time'), beginningWith(['once'])), rule: repeatIn },
	{ canBe: doing(['choose'], 'number', 'and'), rule: numberIn },
	{ canBe: beginningWith(['remember'], 'and'), rule: rememberIn },
	{ canBe: beginningWith(['the', ...TILL], 'time'), rule: watchIn },
	{
		canBe: anyOf(beginningWith(TILL), beginningWith(['once']), beginningWith(['the'], 'time')),
		rule: trueIn
	},
	{ canBe: having("can't"), rule: barredIn },
	{ canBe: doing(['gain', 'become']), rule: gainedIn },
	PRINTED,
	{ canBe: beginningWith(['choose'], '1'), rule: optionsIn },
	{ canBe: having('or'), rule: eitherIn },
	{ canBe: doing(['choose'], '1'), rule: chosenOptionIn },
	{ canBe: beginningWith(['each', 'all'], 'choose', '1'), rule: eachChoosesIn },
	{ canBe: having('roll'), rule: rolledIn },
	{ canBe: beginningWith(['each', 'all'], 'vote'), rule: votesIn }
];
const anySentence = lazily(() => allOf(SINGLE));
