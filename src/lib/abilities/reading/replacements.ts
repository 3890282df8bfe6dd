/** What would happen, and what happens instead. */
import type { Amount, Effect, Instead, Replacement, Would } from '../grammar.ts';
import {
	amountInstead,
	LAST_COUNTS,
	replacementPhrase,
	wouldVerb
} from '../wording/replacements.ts';
import { spaced } from '../wording/lists.ts';
import { agree, eventOf, says, type Scope } from '../wording/scope.ts';
import { whoseNoun } from '../wording/nouns.ts';
import { ORDER, type Said } from './clause.ts';
import type { ClauseScope } from './nouns.ts';
import { givenIn, limitAfter, limitedIn, withExtra } from './events.ts';
import { lazily, oneOf, pieces } from './match.ts';
import { after, chain, either, map, optional, words, type Rule } from './rule.ts';
import {
	amount,
	amounts,
	filled,
	numbers,
	piecesOf,
	player,
	sampleScope,
	templates,
	whose
} from './template.ts';
import { tokensOf } from './tokens.ts';
import { within } from './within.ts';

const who = whose();
const combats = [{}, { combat: true }, { combat: false }];
const rolls = [{}, { on: numbers() }];

const WOULDS: readonly Would[] = [
	...(['gain ¢', 'lose ¢', 'loot', 'discard', 'gain treasure'] as const).map((would) => ({
		would,
		who
	})),
	{ would: 'roll', who },
	{ would: 'roll', who, attack: 'on this' },
	{ would: 'roll a number', who, on: numbers() },
	{ would: 'pay the penalty', who },
	{ would: 'destroy the penalty item', who },
	...(['die', 'be destroyed', 'be put into discard'] as const).map((would) => ({
		would,
		who
	})),
	...(['start the turn', 'end the turn', 'take the turn', 'recharge step'] as const).map(
		(would) => ({ would, who })
	),
	...combats.flatMap((combat) =>
		rolls.flatMap((on): readonly Would[] => [
			{ would: 'take damage', who, ...combat, ...on },
			{ would: 'deal damage', who, ...combat, ...on }
		])
	),
	{ would: 'enter play', who: 'this' }
];

type Event = Replacement['event'];
const would = oneOf<Event>('would', () =>
	templates<Event>(WOULDS, (event) => {
		const noun = whoseNoun(event.who, sampleScope());
		const [base, , rest] = wouldVerb(event, noun);
		return spaced(agree(noun, 'would', 'would'), base, rest);
	})
);
const does = oneOf<Event>('as', () =>
	templates<Event>(WOULDS, (event) => {
		const noun = whoseNoun(event.who, sampleScope());
		const [base, third, rest] = wouldVerb(event, noun);
		return spaced(agree(noun, base, third), rest);
	})
);

/** What players know in fewer words. */
const SHORT: readonly Replacement[] = [
	{
		event: { would: 'enter play', who: 'this' },
		by: { also: { do: 'deactivate', what: 'this' } }
	},
	...WOULDS.flatMap((event): readonly Replacement[] =>
		event.would === 'take damage' || event.would === 'deal damage'
			? [{ event, by: { amount: 7770 } }]
			: []
	)
];
const short = oneOf('short', () =>
	templates(SHORT, (sample) => replacementPhrase(sample, [], sampleScope()).text)
);

/** What happens in place of something, where it is the same with another amount, or a die. */
const PLAINLY: readonly Instead[] = [
	{ from: 'loot discard' },
	...[2, amount()].flatMap((dice) =>
		[player(), 'lowest' as const, 'highest' as const].map((picks) => ({ dice, picks }))
	),
	{ skip: true },
	{ prevent: null },
	...amounts().map((prevent) => ({ prevent }))
];

const insteadOf = (event: Event, by: Instead): string =>
	replacementPhrase({ event, by }, [], sampleScope()).text;
/** The words after "…, ": what happens instead of an event. */
const afterEvent = (event: Event, by: Instead): string => {
	const marked = insteadOf(event, by);
	return marked.slice(marked.indexOf(', ') + 2);
};
const SAMPLE_EVENTS: readonly Event[] = [
	{ would: 'roll', who },
	{ would: 'take damage', who }
];
const plainly = oneOf<Instead>('instead', () =>
	templates(
		PLAINLY,
		...SAMPLE_EVENTS.map((event) => (by: Instead) => afterEvent(event, by)),
		(by) => afterEvent({ would: 'roll', who: 'you' }, by)
	)
);

/** "gain that much +1¢ instead", by what would happen. */
const OTHERS = lazily(
	() =>
		new Map(
			WOULDS.map((event) => [
				event.would,
				amounts().flatMap((much) =>
					[event, { ...event, who: 'you' } as Would].map((one) => ({
						sample: much,
						pieces: piecesOf(amountSaid(much, one))
					}))
				)
			])
		)
);
function amountSaid(much: Amount, event: Would): string {
	const noun = whoseNoun(event.who, sampleScope());
	const doing = (base: string, rest: string): string =>
		noun.subject === null ? `${base} ${rest}` : `they ${base} ${rest}`;
	return `${amountInstead(much, event, noun, doing, sampleScope())} instead`;
}
const otherAmount =
	(event: Event, scope: Scope): Rule<Instead> =>
	(text, at, next) => {
		for (const { sample, pieces: list } of OTHERS().get(event.would) ?? [])
			pieces(list, scope)(text, at, (parts, end) => {
				filled(sample, parts, (amount) => next({ amount }, end));
			});
	};

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
		...insides(event, scope).map(
			(inner): Rule<Effect> =>
				(text, at, next) =>
					within(inner, ORDER)(text, at, ({ effect }: Said, end) => {
						if (keepsPromise(effect, inner)) next(effect, end);
					})
		)
	);
export const keepsPromise = (effect: Effect, { says: said, self }: ClauseScope): boolean =>
	says(effect, 'they') === said.they &&
	// Where "it" is this, what is said of "it" is of an event that is waited for.
	(says(effect, 'it') === said.it || self === true);

const insteadIn = (event: Event, scope: Scope): Rule<Instead> =>
	either<Instead>(
		plainly(scope),
		otherAmount(event, scope),
		after(
			['do', 'this', 'instead', ':'],
			map(inside(event, scope), (instead): Instead => ({ instead }))
		),
		after(
			['instead'],
			map(inside(event, scope), (instead): Instead => ({ instead }))
		),
		chain(inside(event, scope), (instead): Rule<Instead> =>
			// Where nobody does what may be done, it happens all the same: that is nothing "instead" can say.
			instead.do === 'may' ? () => undefined : words(['instead'], { instead })
		)
	);

/** "If you would roll, roll 2 dice instead and you choose which one counts". */
export const replacementIn = (scope: Scope): Rule<Replacement> =>
	perhapsLast(
		either<Replacement>(
			short(scope),
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
	chain(event, (one) => map(insteadIn(one, scope), (by): Replacement => ({ event: one, by })));
const limitless = (event: Rule<Event>, scope: Scope): Rule<Event> =>
	chain(event, (one) => map(givenIn(scope), (given) => withExtra(one, { given })));
const whenever = (event: Rule<Event>, scope: Scope): Rule<Event> =>
	chain(event, (one) =>
		chain(limitAfter, (limit) => map(givenIn(scope), (given) => withExtra(one, { limit, given })))
	);
