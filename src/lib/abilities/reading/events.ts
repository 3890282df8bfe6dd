/** When a triggered ability triggers. */
import type { Condition, Limit, Opening, TriggerEvent } from '../grammar.ts';
import { happens, turnPoint } from '../wording/events.ts';
import { eventOf, type Scope } from '../wording/scope.ts';
import { whileIn } from './conditions.ts';
import { lazily, oneOf, pieces } from './match.ts';
import type { ClauseScope } from './nouns.ts';
import { stemsOf } from './tokens.ts';
import { after, called, chain, either, map, nothing, optional, words, type Rule } from './rule.ts';
import {
	filled,
	filter,
	filters,
	number,
	numbers,
	piecesOf,
	sampleScope,
	templates,
	tests,
	whose
} from './template.ts';

const who = whose();
const combats = [{}, { combat: true as const }];
const ATTACKS = [
	{},
	{ attack: 'any' as const },
	{ attack: 'on this' as const },
	{ attack: 'none' as const }
];

const SAMPLES: readonly TriggerEvent[] = [
	...(['roll', 'would roll'] as const).flatMap((on) =>
		[[], numbers()].flatMap((shown) =>
			ATTACKS.map((attack) => ({
				on,
				who,
				numbers: shown,
				...attack
			}))
		)
	),
	...ATTACKS.map((attack) => ({
		on: 'roll a dice' as const,
		who,
		...attack
	})),
	...(['before penalties', 'after penalties', 'on death', 'after rewards'] as const).map(
		(when) => ({
			on: 'die' as const,
			who,
			when
		})
	),
	{ on: 'kill', who, what: filter() },
	{ on: 'kill', who, what: filters() },
	...(
		[
			'would die',
			'enter play',
			'leave play',
			'be destroyed',
			'be flipped',
			'be put in a monster slot',
			'prevent damage',
			'miss',
			'declare purchase',
			'play loot',
			'loot',
			'gain ¢',
			'give ¢',
			'gain treasure',
			'gain rewards',
			'pay the penalty',
			'turn starts',
			'turn ends',
			'game starts',
			'note',
			'before attack roll',
			'after attack roll'
		] as const
	).map((on) => ({ on, who })),
	{ on: 'be flipped', who: 'this' },
	{ on: 'prevent damage', who, thisWay: true },
	...combats.flatMap((combat): readonly TriggerEvent[] => [
		...[{}, { another: number() }].flatMap((points): readonly TriggerEvent[] => [
			{ on: 'take damage', who, ...combat, ...points },
			{ on: 'would take damage', who, ...combat, ...points }
		]),
		{ on: 'deal damage', who, to: filter(), ...combat },
		{ on: 'deal damage', who, to: 'this', ...combat },
		{ on: 'deal damage', who, to: null, ...combat },
		...([filter(), 'this', null] as const).map((to) => ({
			on: 'would deal damage' as const,
			who,
			to,
			...combat
		}))
	]),
	{ on: 'purchase', who },
	...(['shop', 'deck'] as const).map((of) => ({ on: 'purchase' as const, who, of })),
	...([null, 'this', 'deck', filter()] as const).map((against) => ({
		on: 'declare attack' as const,
		who,
		against
	})),
	...(['deck', filter()] as const).map((of) => ({ on: 'declare purchase' as const, who, of })),
	{ on: 'play loot', who, card: tests() },
	{ on: 'activate', who, what: filter() },
	{ on: 'gain object', who, what: filter() },
	{ on: 'gain object', who, what: 'this' },
	{ on: 'gain object', who, what: filter(), orPurchase: true },
	{ on: 'gain object', who, what: 'this', orPurchase: true },
	{ on: 'come to control', who, what: 'this' },
	{ on: 'come to control', who, what: filter() },
	{ on: 'counters put', who, reach: null },
	{ on: 'counters put', who, reach: number() },
	{ on: 'reach HP', who, hp: number() }
];

const anyHappening = oneOf<TriggerEvent>('event', () =>
	templates(SAMPLES, (sample) => happens(sample, sampleScope()))
);
/** One kind of thing is no list of kinds. */
const happening =
	(scope: Scope): Rule<TriggerEvent> =>
	(text, at, next) =>
		anyHappening(scope)(text, at, (event, end) => {
			const list =
				event.on === 'kill' ? event.what : event.on === 'play loot' ? event.card : undefined;
			const least = event.on === 'kill' ? 2 : 1;
			if (!Array.isArray(list) || list.length >= least) next(event, end);
		});
const points = oneOf<TriggerEvent>('turn point', () =>
	templates<TriggerEvent>(
		(['turn starts', 'turn ends'] as const).flatMap((on): readonly TriggerEvent[] => [
			{ on, who },
			{ on, who: 'a player' }
		]),
		(sample) => turnPoint(sample, sampleScope()) ?? ''
	)
);

const NTH = lazily(() => piecesOf('7780th'));
const nth: Rule<Limit['nth']> = (text, at, next) =>
	pieces(NTH(), sampleScope())(text, at, (parts, end) => {
		filled(numbers(), parts, (made) => next(made, end));
	});

/** "the first time", "every other time". */
const timeIn: Rule<Limit['nth']> = either<Limit['nth']>(
	words(['every', 'other', 'time'], 'every other'),
	chain(words(['the'], null), () => chain(nth, (which) => words(['time'], which)))
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
const ofWhom = ({ who }: TriggerEvent, scope: ClauseScope): ClauseScope =>
	eventOf(who) === 'a player' && scope.event === 'none'
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
		map(after(['at'], limitedAfter(points(scope), scope)), opened('at'))
	);

const limitedAfter = (event: Rule<TriggerEvent>, scope: Scope): Rule<TriggerEvent> =>
	chain(event, (one) =>
		chain(limitAfter, (limit) =>
			map(givenIn(ofWhom(one, scope)), (given) => withExtra(one, { limit, given }))
		)
	);
