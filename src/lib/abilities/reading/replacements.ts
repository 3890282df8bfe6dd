/** What would happen, and what happens instead. */
import { anotherAmount, AS, INSTEAD, SHORT, WOULD } from '../english/replacements.ts';
import type { Effect, Instead, Replacement, Would } from '../grammar.ts';
import { LAST_COUNTS } from '../wording/replacements.ts';
import { eventOf, says, type Scope } from '../wording/scope.ts';
import { ORDER, type Said } from './clause.ts';
import type { ClauseScope } from './nouns.ts';
import { givenIn, limitAfter, limitedIn, withExtra } from './events.ts';
import { phraseIn } from './match.ts';
import { canSay } from './pronouns.ts';
import { after, chain, either, map, optional, words, type Rule } from './rule.ts';
import { tokensOf } from './tokens.ts';
import { otherAmount } from './whom.ts';
import { within } from './within.ts';

type Event = Replacement['event'];
const would = (scope: Scope): Rule<Event> => phraseIn(WOULD, scope);
const does = (scope: Scope): Rule<Event> => phraseIn(AS, scope);

/** The scopes in which what happens instead can be said: who "they" and "it" are. */
function insides(event: Would, scope: Scope): readonly ClauseScope[] {
	const player = eventOf(event.who);
	const inner = {
		...scope,
		event: player === 'none' ? scope.event : player,
		self: event.who === 'this',
		eventless: undefined,
		unprompted: undefined
	};
	const flags = [false, true];
	return flags.flatMap((they) =>
		flags.flatMap((it) => (it && inner.self ? [] : [{ ...inner, says: { they, it } }]))
	);
}

/** An effect where it says of "they" and "it" what its scope promises. */
const inside = (event: Would, scope: Scope): Rule<Effect> =>
	either(
		...insides(event, scope).map((inner): Rule<Effect> => (text, at, next) => {
			if (!canSay(text, at, inner.says, inner)) return;
			within(inner, ORDER)(text, at, ({ effect }: Said, end) => {
				if (keepsPromise(effect, inner)) next(effect, end);
			});
		})
	);
export const keepsPromise = (effect: Effect, { says: said, self }: ClauseScope): boolean =>
	says(effect, 'they') === said.they &&
	// Where "it" is this, what is said of "it" is of an event that is waited for.
	(says(effect, 'it') === said.it || self === true);

const insteadIn = (event: Event, outer: ClauseScope): Rule<Instead> => {
	const scope: ClauseScope = { ...outer, replaced: event.who };
	return either<Instead>(
		phraseIn(INSTEAD, scope),
		phraseIn(anotherAmount(event.would), scope),
		after(
			['do', 'this', 'instead', ':'],
			map(inside(event, outer), (instead): Instead => ({ instead }))
		),
		after(
			['instead'],
			chain(inside(event, outer), (instead): Rule<Instead> =>
				asksFirst(instead) ? () => undefined : words([], otherAmount(event, instead) ?? { instead })
			)
		),
		chain(inside(event, outer), (instead): Rule<Instead> =>
			// Where nobody does what may be done, it happens all the same: that is nothing "instead" can say. Nor is it
			// replaced where it is not so what is asked first.
			instead.do === 'may' || asksFirst(instead)
				? () => undefined
				: words(['instead'], otherAmount(event, instead) ?? { instead })
		)
	);
};

/** Whether an effect begins with a question, so that nothing of it may be done. */
const asksFirst = (effect: Effect): boolean => {
	if (effect.do === 'if') return true;
	const [first] =
		effect.do === 'then'
			? effect.steps
			: effect.do === 'and' || effect.do === 'if you do'
				? [effect.first]
				: [];
	return first !== undefined && asksFirst(first);
};

/** "If this would die, if it has no counters on it, put one on it instead": it is replaced only if that is so. */
const insteadIfSo = (event: Event, scope: ClauseScope): Rule<Replacement> =>
	chain(inside(event, scope), (asked): Rule<Replacement> => {
		if (asked.do !== 'if' || asked.otherwise || event.given) return () => undefined;
		const { condition: given, effect: instead } = asked;
		if (instead.do === 'may' || asksFirst(instead)) return () => undefined;
		const by = otherAmount(event, instead) ?? { instead };
		return words<Replacement>(['instead'], { event: withExtra(event, { given }), by });
	});

/** "If you would roll, roll 2 dice instead and you choose which one counts". */
export const replacementIn = (scope: Scope): Rule<Replacement> =>
	perhapsLast(
		either<Replacement>(
			phraseIn(SHORT, scope),
			replaced(after(['if'], limitless(would(scope), scope)), scope),
			// "Each time" is said as well of what takes the place of something.
			...OFTEN.map((opening) =>
				chain(replaced(after(opening, limitless(would(scope), scope)), scope), (one) =>
					'instead' in one.by || 'amount' in one.by ? words<Replacement>([], one) : () => undefined
				)
			),
			replaced(limitedIn(would(scope), scope), scope),
			chain(after(['as'], whenever(does(scope), scope)), (event) =>
				map(inside(event, scope), (also): Replacement => ({ event, by: { also } }))
			)
		)
	);

const OFTEN = [['when'], ['each', 'time']];
const LAST = tokensOf(LAST_COUNTS).map(({ stem }) => stem);
/** "…, and the last to say so counts": it takes the place of those before it. */
const perhapsLast = (rule: Rule<Replacement>): Rule<Replacement> =>
	chain(rule, (one) => optional(words<Replacement>(LAST, { ...one, alike: 'last' }), one));

/** "The next time you would die this turn, …": once, within a time. */
export const nextReplacementIn = (scope: Scope, within: readonly string[]): Rule<Replacement> =>
	perhapsLast(
		replaced(
			chain(after(['the', 'next', 'time'], would(scope)), (event) =>
				chain(words(within, null), () =>
					map(givenIn(scope), (given) => withExtra(event, { given }))
				)
			),
			scope
		)
	);

const replaced = (event: Rule<Event>, scope: Scope): Rule<Replacement> =>
	chain(event, (one) =>
		either(
			map(insteadIn(one, scope), (by): Replacement => ({ event: one, by })),
			insteadIfSo(one, scope)
		)
	);
const limitless = (event: Rule<Event>, scope: Scope): Rule<Event> =>
	chain(event, (one) => map(givenIn(scope), (given) => withExtra(one, { given })));
const whenever = (event: Rule<Event>, scope: Scope): Rule<Event> =>
	chain(event, (one) =>
		chain(limitAfter, (limit) => map(givenIn(scope), (given) => withExtra(one, { limit, given })))
	);
