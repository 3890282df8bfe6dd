/** An ability as it is written: when an object has it, its cost or event, its targets, what it does. */
import {
	ELSEWHERE,
	type Ability,
	type Limit,
	type Elsewhere,
	type TriggerEvent
} from '../grammar.ts';
import { settled } from '../others.ts';
import { theyOf, type Scope } from '../wording/scope.ts';
import { asksOfGone, comesTooLate, countsForAll, givesAnything, inTime } from './beyond.ts';
import { bodyIn, type Body } from './body.ts';
import { calledOf } from './called.ts';
import { conditionIn } from './conditions.ts';
import { costs } from './costs.ts';
import { eventIn, withExtra } from './events.ts';
import { waitsForNoRoller } from './hit-by-nobody.ts';
import { countingBefore } from './much-done.ts';
import { numeral } from './numerals.ts';
import { wouldOf, type ClauseScope } from './nouns.ts';
import { after, before, chain, either, kept, map, nothing, words, type Rule } from './rule.ts';
import { stop } from './stops.ts';
import { standingIn } from './standings.ts';
import { stemsOf, tokensOf } from './tokens.ts';
import { hasX } from './unknown.ts';
import { countingThose } from './those-done.ts';
import { usable } from './usable.ts';

/** What an ability may be that says neither when nor for what: a loot's, that of one that is put into play, an event's, none. */
export type Unsaid = 'loot' | 'trinket' | 'event' | 'given';

export const BARE: ClauseScope = {
	targets: [],
	inline: null,
	event: 'none',
	says: { they: true, it: true },
	bound: [],
	eventless: true,
	unprompted: true
};

/** What a static ability speaks of: "it" is this, as nothing has happened. */
const OF_THIS: ClauseScope = {
	...BARE,
	says: { they: true, it: false },
	self: true,
	ofThis: true,
	eventless: undefined,
	unprompted: undefined
};

/** An ability to its end. */
export const abilityIn = (unsaid: Unsaid): Rule<Ability> => ABILITIES[unsaid];

const abilityOf = (unsaid: Unsaid): Rule<Ability> =>
	kept(() => (text, at, next) => {
		headed(wayIn(unsaid, body))(text, at, (ability, end) => {
			if (text.saysX && hasX(ability)) return;
			const known = settled(countingThose(countingBefore(inTime(ability))));
			if (known && !BEYOND.some((is) => is(known))) next(known, end);
		});
	});
const ABILITIES = {
	loot: abilityOf('loot'),
	trinket: abilityOf('loot'),
	event: abilityOf('event'),
	given: abilityOf('given')
} as const;

/** What can be read, but would be done otherwise than it says. */
const BEYOND = [countsForAll, comesTooLate, givesAnything, asksOfGone, waitsForNoRoller];

/** When an object has an ability, and the ability. */
export const headed =
	(way: Rule<Ability>): Rule<Ability> =>
	(text, at, next) =>
		chain(level, (level) =>
			chain(where, (where) =>
				chain(condition, (while_) =>
					map(way, (ability): Ability => ({
						...ability,
						...(while_ === null ? {} : { while: while_ }),
						...(level === null ? {} : { level }),
						...(where === null ? {} : { where })
					}))
				)
			)
		)(text, at, next);

const level = either<number | null>(nothing(null), before(after(['level'], numeral), ['+', ':']));
const where = either<Elsewhere | null>(
	nothing(null),
	...ELSEWHERE.map((where) =>
		words(
			tokensOf(`while this is ${where}:`).map(({ stem }) => stem),
			where
		)
	)
);
const condition: Rule<NonNullable<Ability['while']> | null> = (text, at, next) =>
	either<NonNullable<Ability['while']> | null>(
		nothing(null),
		before(after(['while'], conditionIn(BARE)), [':'])
	)(text, at, next);

/** The scope of what a triggered ability does. */
const ofEvent = (when: TriggerEvent): ClauseScope => {
	const { on, who } = when;
	const event = theyOf(when);
	return {
		...BARE,
		event,
		self: who === 'this',
		active: who === 'active player' || who === 'attacking player' ? true : undefined,
		eventless: event === 'none' && isNobodys({ on, who }) ? true : undefined,
		unprompted: OF_PLAYERS_ALONE.has(on) ? true : undefined,
		would: wouldOf(on),
		calls: calledOf(when)
	};
};
const isNobodys = ({ on, who }: Pick<TriggerEvent, 'on' | 'who'>): boolean =>
	NOBODYS.has(on) || (ON_THINGS.has(on) && isThing(who));
/** What happens to players, and to things: no player is spoken of from what happens to a thing. */
const ON_THINGS: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'die',
	'would die',
	'take damage',
	'would take damage',
	'heal'
]);
const isThing = (who: TriggerEvent['who']): boolean =>
	who === 'this' ||
	who === 'a monster' ||
	who === 'another monster' ||
	who === 'monster' ||
	(typeof who === 'object' && 'is' in who && who.is === 'monster');
/** What happens to an object, and no player has part in: nobody can be spoken of from it. */
const NOBODYS: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'enter play',
	'leave play',
	'be destroyed',
	'be recharged',
	'be flipped',
	'be put in a monster slot',
	'counters put',
	'reach HP',
	'come true'
]);

/** What happens to players alone, or is of the turn. */
const OF_PLAYERS_ALONE: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'turn starts',
	'turn ends',
	'game starts',
	'gain ¢',
	'lose ¢',
	'pay HP',
	'loot',
	'discard',
	'pay the penalty'
]);

/** "This may trigger only once each turn", as a sentence of its own. */
const limitSaid: Rule<Limit | null> = either<Limit | null>(
	nothing(null),
	...['once each turn', 'only once each turn', 'do this only once each turn'].map((said) =>
		before(words<Limit>(stemsOf(said), { each: 'turn', nth: [1] }), ['.'])
	),
	...['this', 'this ability'].flatMap((what) =>
		[
			...['may', 'can'].flatMap((may) =>
				['trigger', 'happen'].flatMap((verb) => [
					`${what} ${may} ${verb} only once each turn`,
					`${what} ${may} only ${verb} once each turn`
				])
			),
			...['trigger', 'happen'].flatMap((verb) => [
				`${what} only ${verb}s once each turn`,
				`${what} ${verb}s only once each turn`,
				`${what} ${verb}s once each turn`,
				`${what} can't ${verb} more than once each turn`
			])
		].map((said) => before(words<Limit>(stemsOf(said), { each: 'turn', nth: [1] }), ['.']))
	)
);

export type BodyRule = (scope: Scope) => Rule<Body>;

export const wayIn = (unsaid: Unsaid, body: BodyRule): Rule<Ability> =>
	either<Ability>(
		after(
			['↷'],
			chain(colon, () =>
				either(
					map(usable(body(BARE), BARE), (said): Ability => ({ way: 'tap', ...said })),
					chain(before(costs, [':']), (cost) =>
						map(usable(body(BARE), BARE), (said): Ability => ({ way: 'tap', cost, ...said }))
					)
				)
			)
		),
		after(
			['$'],
			chain(colon, () =>
				chain(before(costs, [':']), (cost) =>
					map(usable(body(BARE), BARE), (said): Ability => ({ way: 'paid', cost, ...said }))
				)
			)
		),
		chain(before(costs, [':']), (cost) =>
			map(usable(body(BARE), BARE), (said): Ability => ({ way: 'paid', cost, ...said }))
		),
		after(
			['whenever', 'you', 'could', 'purchase', ':'],
			map(body(BARE), (said): Ability => ({
				way: 'paid',
				cost: [],
				when: 'could purchase',
				...said
			}))
		),
		after(
			['reward', ':'],
			map(body(BARE), (said): Ability => ({ way: 'reward', ...said }))
		),
		chain(before(after(['to', 'play', 'this'], costs), [':']), (cost) =>
			map(body(BARE), (said): Ability => ({ way: 'loot', cost, ...said }))
		),
		chain(eventIn(BARE), ({ opening, when }) =>
			chain(body(ofEvent(when)), (said) =>
				map(when.limit ? nothing(null) : limitSaid, (limit): Ability => ({
					way: 'trigger',
					opening: limit ? 'each time' : opening,
					when: withExtra(when, { limit }),
					...said
				}))
			)
		),
		chain(standingIn(OF_THIS), (standing) =>
			map(stop, (): Ability => ({ way: 'static', standing }))
		),
		...(unsaid === 'loot' ? [map(body(BARE), (said): Ability => ({ way: 'loot', ...said }))] : []),
		...(unsaid === 'event'
			? [
					map(body(BARE), (said): Ability => ({
						way: 'trigger',
						opening: 'unsaid',
						when: { on: 'enter play', who: 'this' },
						...said
					}))
				]
			: [])
	);
const colon = either(words([':'], null), nothing(null));
const body =
	(scope: Scope): Rule<Body> =>
	(text, at, next) =>
		bodyIn(scope, true)(text, at, next);
