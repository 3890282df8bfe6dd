/** An effect as part of one sentence. */
import type { Effect } from '../grammar.ts';
import { doerOf } from '../mentions.ts';
import type { Scope } from '../wording/scope.ts';
import { isPlain } from '../wording/verbs.ts';
import { reachesOn } from '../wording/brackets.ts';
import { takesElse } from '../wording/brackets.ts';
import type { Said, Voice } from './clause.ts';
import type { ClauseScope } from './clause-scope.ts';
import { canBeDone } from './doable.ts';
import { verbIn } from './kinds.ts';
import { perVoice } from './kept.ts';
import {
	after,
	before,
	called,
	chain,
	either,
	isToCome,
	map,
	nothing,
	stemAt,
	where,
	words,
	type Rule
} from './rule.ts';
import { endsInTable } from './stops.ts';
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

interface Otherwise {
	readonly effect: Effect;
	readonly other: Effect | null;
	readonly last: Voice;
}

/** An effect, and what happens otherwise. */
export function otherwise(scope: Scope, voice: Voice, after: Voice): Rule<Otherwise> {
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
		where(
			(text, at) => isToCome(text, at, 'otherwise'),
			() => either(withOther(within(scope, voice), false), withOther(inBrackets, true))
		)
	);
}

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

/** One thing that is done, of every kind: the kinds have what is done inside them, so the text knows them. */
const single = (scope: ClauseScope, voice: Voice): Rule<Said> => {
	let rule: Rule<Said> | null = null;
	return (text, at, next) => {
		(rule ??= text.grammar.single(scope, voice))(text, at, next);
	};
};

/** A verb that takes no other effect inside it. */
export const oneVerb = perVoice((scope: Scope, voice: Voice): Rule<Said> => {
	const one = verbIn(scope, voice);
	return called('something to do', (text, at, next) => {
		one(text, at, (said, end) => {
			if (isPlain(said.effect)) next(said, end);
		});
	});
});

/** What may be done, or is done with what was chosen: of a clause that is a verb alone. */
export const insideOf = (scope: ClauseScope, voice: Voice): Rule<Said> =>
	(scope.oneClause ? oneVerb : within)(scope, voice);
