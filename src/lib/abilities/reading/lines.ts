/** An ability as it is written: when an object has it, its cost or event, its targets, what it does. */
import type { Ability, Effect, TargetSpec, TriggerEvent } from '../grammar.ts';
import { PLAYERS, wordOf } from '../wording/nouns.ts';
import { eventOf, targetsPointedAt, type Scope } from '../wording/scope.ts';
import { conditionIn } from './conditions.ts';
import { costs } from './costs.ts';
import { eventIn } from './events.ts';
import { someFilters } from './filters.ts';
import { isInPassing, scopeKey, stopsBefore, type ClauseScope, type InPassing } from './nouns.ts';
import { numeral } from './match.ts';
import { keepsPromise } from './replacements.ts';
import {
	after,
	before,
	called,
	chain,
	either,
	keep,
	map,
	nothing,
	textOf,
	words,
	type Rule,
	type Text
} from './rule.ts';
import { sentencesIn, stop } from './sentences.ts';
import { standingIn } from './standings.ts';
import { hasX } from './unknown.ts';

/** What an ability may be that says neither when nor for what: a loot's, an event's, none. */
export type Unsaid = 'loot' | 'event' | 'given';

const BARE: ClauseScope = {
	targets: [],
	inline: false,
	event: 'none',
	says: { they: true, it: true },
	bound: [],
	eventless: true
};

/** What a static ability speaks of: "it" is this, as nothing has happened. */
const OF_THIS: ClauseScope = {
	...BARE,
	says: { they: true, it: false },
	self: true,
	eventless: undefined
};

export interface Body {
	readonly targets: readonly TargetSpec[];
	readonly effect: Effect;
}

/** An ability to its end. */
export const abilityIn = (unsaid: Unsaid): Rule<Ability> =>
	keep(`ability ${unsaid}`, (text, at, next) =>
		headed(wayIn(unsaid, body))(text, at, (ability, end) => {
			if (!text.saysX || !hasX(ability)) next(ability, end);
		})
	);

/** When an object has an ability, and the ability. */
const headed =
	(way: Rule<Ability>): Rule<Ability> =>
	(text, at, next) =>
		chain(level, (level) =>
			chain(condition, (while_) =>
				map(way, (ability): Ability => ({
					...ability,
					...(while_ === null ? {} : { while: while_ }),
					...(level === null ? {} : { level })
				}))
			)
		)(text, at, next);

const level = either<number | null>(nothing(null), before(after(['level'], numeral), ['+', ':']));
const condition: Rule<NonNullable<Ability['while']> | null> = (text, at, next) =>
	either<NonNullable<Ability['while']> | null>(
		nothing(null),
		before(after(['while'], conditionIn(BARE)), [':'])
	)(text, at, next);

/** The scope of what a triggered ability does. */
const ofEvent = ({ on, who }: TriggerEvent): ClauseScope => {
	const event = eventOf(who);
	return {
		...BARE,
		event,
		self: who === 'this',
		eventless: event === 'none' && NOBODYS.has(on) ? true : undefined
	};
};
/** What happens to an object, and no player has part in: nobody can be spoken of from it. */
const NOBODYS: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'enter play',
	'leave play',
	'be destroyed',
	'be flipped',
	'be put in a monster slot',
	'counters put',
	'reach HP'
]);

type BodyRule = (scope: Scope) => Rule<Body>;

const wayIn = (unsaid: Unsaid, body: BodyRule): Rule<Ability> =>
	either<Ability>(
		after(
			['↷'],
			chain(colon, () => map(body(BARE), (said) => ({ way: 'tap', ...said })))
		),
		after(
			['$'],
			chain(colon, () =>
				chain(before(costs, [':']), (cost) =>
					map(body(BARE), (said): Ability => ({ way: 'paid', cost, ...said }))
				)
			)
		),
		chain(before(costs, [':']), (cost) =>
			map(body(BARE), (said): Ability => ({ way: 'paid', cost, ...said }))
		),
		after(
			['reward', ':'],
			map(body(BARE), (said): Ability => ({ way: 'reward', ...said }))
		),
		chain(before(after(['to', 'play', 'this'], costs), [':']), (cost) =>
			map(body(BARE), (said): Ability => ({ way: 'loot', cost, ...said }))
		),
		chain(eventIn(BARE), ({ opening, when }) =>
			map(body(ofEvent(when)), (said): Ability => ({
				way: 'trigger',
				opening,
				when,
				...said
			}))
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

const FLAGS = [false, true];
const SAYS = FLAGS.flatMap((they) => FLAGS.map((it) => ({ they, it })));

/**
 * What is done, with the targets that are named for it: in an order of its own or in passing.
 * @param own whether this is the whole of an ability; a line of a table may speak of its targets.
 */
export const bodyIn = (scope: ClauseScope, own: boolean): Rule<Body> =>
	keep(`body ${String(own)} ${scopeKey(scope)}`, (text, at, next) => {
		const said = SAYS.filter((says) => canSay(text, says) && !(scope.self && says.it));
		either(
			...(own ? said.map((says) => without({ ...scope, says })) : [without(scope)]),
			chosenFirst(scope, said),
			...said.flatMap((says) =>
				PASSING.map((target) =>
					inPassing({ ...scope, says, inline: true, targets: [{ any: [target] }] })
				)
			)
		)(text, at, next);
	});

/** Whether a text has the pronouns that an effect is to speak with. */
const canSay = ({ tokens }: Text, { they, it }: Scope['says']): boolean => {
	const has = (...stems: readonly string[]): boolean =>
		tokens.some(({ stem }) => stems.includes(stem));
	return (!they || has('they', 'them', 'their')) && (!it || has('it', 'its', "it's", 'result'));
};
const PASSING = ['player', 'object'] as const;

const ended = (rule: Rule<Effect>): Rule<Effect> =>
	chain(rule, (effect) => map(stop, () => effect));

/** What has no targets of its own. */
const without =
	(scope: Scope): Rule<Body> =>
	(text, at, next) =>
		ended(sentencesIn(scope))(text, at, (effect, end) => {
			if (scope.targets.length > 0 || keepsPromise(effect, scope))
				next({ targets: [], effect }, end);
		});

/** Of the game's abilities the active player chooses the targets, and print says so; or one may choose. */
const CHOOSING: Rule<'must' | 'may'> = either<'must' | 'may'>(
	words(['choose'], 'must'),
	words(['the', 'active', 'player', 'choose'], 'must'),
	words(['you', 'may', 'choose'], 'may'),
	words(['the', 'active', 'player', 'may', 'choose'], 'may')
);

/** "Choose a player and an item. …". */
const chosenFirst = (scope: Scope, said: readonly Scope['says'][]): Rule<Body> =>
	chain(CHOOSING, (how) =>
		chain(specs({ ...scope, targets: [], says: { they: true, it: true } }), (targets) =>
			chain(stop, () =>
				either(
					...said.map((says): Rule<Body> => {
						const inner = { ...scope, targets, inline: false, says };
						return (text, at, next) =>
							ended(sentencesIn(inner))(text, at, (effect, end) => {
								if (!keepsPromise(effect, inner)) return;
								next({ targets, effect: how === 'may' ? { do: 'may', effect } : effect }, end);
							});
					})
				)
			)
		)
	);

const specs = (scope: Scope): Rule<readonly TargetSpec[]> =>
	chain(called('what to choose', someFilters(scope)), (any) =>
		either(
			nothing([{ any }]),
			chain(either(words(['and'], null), nothing(null)), () =>
				map(specs(scope), (more) => [{ any }, ...more])
			)
		)
	);

/** "Deal 1 damage to a player." */
const inPassing =
	(scope: Scope): Rule<Body> =>
	(text, at, next) =>
		ended(sentencesIn(scope))(text, at, (found, end) => {
			if (passedByMany(found)) return;
			const targets: TargetSpec[] = [];
			const effect = lifted(chosenLater(found, stopsBefore(text, at)), targets);
			if (!keepsPromise(effect, scope)) return;
			if (targets.length === 0 && targetsPointedAt(effect) > 0) return;
			const player = targets[0]?.any.some((one) => PLAYERS.includes(wordOf(one)));
			const expected = scope.targets[0]?.any[0] === 'player';
			if ((player ?? false) === expected) next({ targets, effect }, end);
		});

/**
 * Targets are what is named before the first stop; what is named after it is chosen as the ability
 * resolves (4).
 */
function chosenLater(effect: Effect, stops: number): Effect {
	if (effect.do === 'then')
		return { ...effect, steps: effect.steps.map((step) => choosing(step, stops)) };
	if (effect.do === 'if you do') return { ...effect, second: choosing(effect.second, stops) };
	return effect;
}

/** An effect with a choice of what it names in passing, where more full stops than these come before. */
function choosing(effect: Effect, stops: number): Effect {
	const [only, ...more] = passed(effect);
	if (!only || more.length > 0 || only.stops === stops) return effect;
	const inner = lifted(effect, [], 'chosen');
	const from = only.spec.any;
	return { do: 'choose', who: 'you', from, several: { min: 1, max: 1 }, effect: inner };
}

/** Whether something is named in passing by each of several, who all choose one of their own. */
function passedByMany(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	if ('do' in value && 'effect' in value && byMany(value) && passed(value.effect).length > 0)
		return true;
	return Object.values(value).some(passedByMany);
}
const byMany = (effect: { readonly do: unknown }): boolean =>
	effect.do === 'each' ||
	(effect.do === 'choose' &&
		'several' in effect &&
		JSON.stringify(effect.several) !== JSON.stringify({ min: 1, max: 1 }));

/** All that is named in passing. */
const passed = (value: unknown): readonly InPassing[] =>
	typeof value !== 'object' || value === null
		? []
		: isInPassing(value)
			? [value]
			: Object.values(value).flatMap(passed);

/** An effect with the targets that it names in passing as targets of the ability. */
function lifted<T>(value: T, targets: TargetSpec[], as?: 'chosen'): T {
	// A target in passing gives way to the target it is; everything else stays what it was.
	return lift(value, targets, as) as T;
}
function lift(value: unknown, targets: TargetSpec[], as?: 'chosen'): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (isInPassing(value)) {
		const { spec }: InPassing = value;
		targets.push(spec);
		return as ?? { target: targets.length - 1 };
	}
	if (Array.isArray(value)) return value.map((one: unknown) => lift(one, targets, as));
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, lift(one, targets, as)])
	);
}

/**
 * An ability whose words cannot be read: what it costs, when it triggers and what it targets is still
 * known where that much could be read; the rest the players do by hand.
 */
export function leftToTheTable(source: string, unsaid: Unsaid): Ability {
	const found: { readonly ability: Ability; readonly left: number }[] = [];
	const unread =
		(targets: readonly TargetSpec[]): Rule<Body> =>
		(text, at, next) => {
			const words = text.source.slice(text.tokens[at]?.from ?? text.source.length).trim();
			if (words !== '') next({ targets, effect: { do: 'by hand', words } }, text.tokens.length);
		};
	const rest: BodyRule = (scope) =>
		either(
			unread([]),
			chain(after(['choose'], specs({ ...scope, targets: [], says: BARE.says })), (targets) =>
				chain(words(['.'], null), () => unread(targets))
			)
		);
	headed(wayIn(unsaid, rest))(textOf(source), 0, (ability) => {
		if ('effect' in ability && ability.effect.do === 'by hand')
			found.push({ ability, left: ability.effect.words.length });
	});
	const [nearest] = found.sort((a, b) => a.left - b.left);
	return nearest?.ability ?? { way: 'static', standing: { byHand: source } };
}
