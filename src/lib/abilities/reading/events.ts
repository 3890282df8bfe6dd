/** When a triggered ability triggers. */
import { EVENT, TURN_POINT } from '../english/events.ts';
import type { Amount, Condition, Limit, Opening, TriggerEvent } from '../grammar.ts';
import { theyOf, type Scope } from '../wording/scope.ts';
import { conditionIn, whileIn } from './conditions.ts';
import { phraseIn } from './match.ts';
import { ordinalList } from './numerals.ts';
import type { ClauseScope } from './nouns.ts';
import { stemsOf } from './tokens.ts';
import { after, called, chain, either, map, nothing, optional, words, type Rule } from './rule.ts';

/** What happens, whenever it counts. */
const happening = (scope: Scope): Rule<TriggerEvent> => phraseIn(EVENT, scope);
const points = (scope: Scope): Rule<TriggerEvent> => phraseIn(TURN_POINT, scope);

/** "the first time", "every other time". */
const timeIn: Rule<Limit['nth']> = either<Limit['nth']>(
	words(['every', 'other', 'time'], 'every other'),
	chain(words(['the'], null), () => chain(ordinalList, (which) => words(['time'], which)))
);
const eachIn = (which: Limit['nth']): Rule<Limit> =>
	either<Limit>(
		words(['each', 'turn'], { each: 'turn', nth: which }),
		words(stemsOf('since this entered play'), { each: 'entering', nth: which }),
		words(['each', 'round'], { each: 'round', nth: which })
	);

/** "for the first time each turn", after what happens. */
export const limitAfter: Rule<Limit | null> = either<Limit | null>(
	nothing(null),
	chain(either(words(['for'], null), nothing(null)), () => chain(timeIn, eachIn))
);

type Extra = { readonly limit?: Limit | null; readonly given?: Condition | null };
/** An event with when it counts: nothing is written where nothing is said. */
export const withExtra = <T>(event: T, { limit, given }: Extra): T => ({
	...event,
	...(limit ? { limit } : {}),
	...(given ? { given } : {})
});
/** Whoever an event is about is "they" where something must be so of them. */
const ofWhom = (when: TriggerEvent, scope: ClauseScope): ClauseScope =>
	theyOf(when) === 'a player' && scope.event === 'none'
		? {
				...scope,
				event: 'a player',
				says: { ...scope.says, they: true },
				eventless: undefined
			}
		: scope;
export const givenIn = (scope: Scope): Rule<Condition | null> =>
	optional<Condition | null>(whileIn(scope), null);

/** "you take damage while it's your turn": the event after words of time. */
export const waitedForIn = (scope: Scope): Rule<TriggerEvent> =>
	chain(called('what happens', happening(scope)), (event) =>
		map(givenIn(ofWhom(event, scope)), (given) => withExtra(event, { given }))
	);

/** "the first time you take damage each turn", for what comes with its own words of time. */
export const limitedIn = <T>(event: Rule<T>, scope: Scope): Rule<T> =>
	chain(timeIn, (which) =>
		either(
			chain(event, (one) =>
				chain(eachIn(which), (limit) =>
					map(givenIn(scope), (given) => withExtra(one, { limit, given }))
				)
			),
			// "The first time each turn you take damage".
			chain(eachIn(which), (limit) =>
				chain(event, (one) => map(givenIn(scope), (given) => withExtra(one, { limit, given })))
			)
		)
	);

export interface Opened {
	readonly opening: Opening;
	readonly when: TriggerEvent;
}
const opened =
	(opening: Opening) =>
	(when: TriggerEvent): Opened => ({ opening, when });

/** "Each time a player rolls a 1", "At the start of your turn": an event with its opening. */
export const eventIn = (scope: Scope): Rule<Opened> =>
	either(
		map(after(['each', 'time'], waitedForIn(scope)), opened('each time')),
		map(limitedIn(happening(scope), scope), opened('each time')),
		// "Once each turn, when you roll a 6".
		chain(
			after(['once', 'each', 'turn'], either(words(['when'], null), words(['each', 'time'], null))),
			() =>
				map(waitedForIn(scope), (when) =>
					opened('each time')(withExtra(when, { limit: { each: 'turn', nth: [1] } }))
				)
		),
		// What is not said of each turn is said of as long as this is in play.
		chain(timeIn, (which) =>
			chain(happening(scope), (one) => (text, at, next) => {
				if (which === 'every other' || text.tokens[at]?.comma !== true) return;
				const limit: Limit = { each: 'entering', nth: which };
				next(opened('each time')(withExtra(one, { limit })), at);
			})
		),
		map(after(['when'], limitedAfter(happening(scope), scope)), opened('when')),
		map(after(['when'], limitedAfter(happening(scope), scope)), opened('at')),
		map(after(['at'], limitedAfter(points(scope), scope)), opened('at')),
		...['when', 'each time'].map((when) =>
			map(after(stemsOf(when), comeTrueIn(scope)), opened(when === 'when' ? 'when' : 'each time'))
		)
	);

/** "When you have 0¢, …": how much there is of something comes to be so. */
const comeTrueIn =
	(scope: Scope): Rule<TriggerEvent> =>
	(text, at, next) => {
		conditionIn(scope)(text, at, (so, end) => {
			if (isCounted(so) && text.tokens[end]?.comma) next({ on: 'come true', who: 'this', so }, end);
		});
	};
const isCounted = (so: Condition): boolean =>
	'amount' in so &&
	typeof so.amount === 'object' &&
	('owned' in so.amount || 'counters' in so.amount || 'count' in so.amount || isHp(so.amount));
const isHp = (amount: Exclude<Amount, number | string>): boolean =>
	'stat' in amount && amount.stat === 'hp';

const limitedAfter = (event: Rule<TriggerEvent>, scope: Scope): Rule<TriggerEvent> =>
	chain(event, (one) =>
		chain(limitAfter, (limit) =>
			map(givenIn(ofWhom(one, scope)), (given) => withExtra(one, { limit, given }))
		)
	);
