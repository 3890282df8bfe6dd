/** Whom print means by the words of an event: "it" that deals damage, "another" than who does it. */
import type { Ability, Effect, Filter, ObjectWord, TriggerEvent, Whose } from '../grammar.ts';
import { effectsIn } from '../path.ts';
import { savedByHealing } from './saved-by-healing.ts';
import { wordOf } from '../wording/kind-nouns.ts';
import { eventOf, says } from '../wording/scope.ts';
import { reworded } from './reworded.ts';

type Deals = Extract<TriggerEvent, { on: 'deal damage' | 'would deal damage' }>;

/** An ability as print means it; null where a word can mean two. */
export const asPrinted = (ability: Ability): Ability | null => {
	const known = preventedForThem(dealtByIt(toNotYou(savedByHealing(ability))));
	return known?.way === 'trigger' ? { ...known, when: anotherThanDoer(known.when) } : known;
};

/**
 * "Prevent the next 1 damage they would take. When you prevent damage this way, …": that damage would have been theirs,
 * whoever prevents it. Null where it is of somebody who cannot be waited for.
 */
function preventedForThem(ability: Ability | null): Ability | null {
	if (ability === null || ability.way === 'static' || ability.effect.do !== 'then') return ability;
	const { steps } = ability.effect;
	const known = steps.flatMap((step, i) => ofTheirs(step, steps[i - 1]) ?? []);
	return known.length < steps.length
		? null
		: { ...ability, effect: { ...ability.effect, steps: known } };
}

function ofTheirs(effect: Effect, before: Effect | undefined): Effect | null {
	if (effect.do !== 'delayed trigger') return effect;
	const { when } = effect;
	if (when.on !== 'prevent damage' || !when.thisWay || when.who !== 'you') return effect;
	if (before?.do !== 'prevent next damage' && before?.do !== 'prevent next instance') return null;
	const { who } = before;
	if (who === 'you') return effect;
	return typeof who === 'object' && 'target' in who ? { ...effect, when: { ...when, who } } : null;
}

/** "Steal 1¢ from a player, then give another player 1¢": who gives does not give to themselves. */
function toNotYou(ability: Ability): Ability {
	if (ability.way === 'static') return ability;
	const given = new Set(givenTo(ability.effect));
	const targets = ability.targets.map(({ any }, i) =>
		given.has(i) ? { any: any.map(notYou) } : { any }
	);
	return { ...ability, targets };
}

/** The targets that you give something to. */
const givenTo = (effect: Effect): readonly number[] => {
	const to =
		(effect.do === 'give ¢' || effect.do === 'give loot cards') && effect.from === 'you'
			? effect.to
			: null;
	const own = typeof to === 'object' && to !== null && 'target' in to ? [to.target] : [];
	return [...own, ...effectsIn(effect).flatMap(givenTo)];
};

/** Of one that is another than somebody who was spoken of. */
const notYou = (filter: Filter): Filter =>
	typeof filter === 'object' &&
	filter.is === 'player' &&
	filter.where.some((test) => typeof test === 'object' && 'otherThan' in test)
		? { ...filter, where: [...filter.where, { otherThan: 'you' }] }
		: filter;

/** "Each time a player kills another player": another than who kills, and than you only where you do. */
function anotherThanDoer(when: TriggerEvent): TriggerEvent {
	const doer = DOERS.get(eventOf(when.who) === 'a player' ? when.on : null);
	if (doer === undefined) return when;
	if (when.on === 'kill')
		return {
			...when,
			what: isList(when.what)
				? when.what.map((one) => otherThan(one, doer))
				: otherThan(when.what, doer)
		};
	if (isOfDamage(when) && when.to !== null && when.to !== 'this')
		return { ...when, to: otherThan(when.to, doer) };
	return when;
}
const DOERS: ReadonlyMap<TriggerEvent['on'] | null, ObjectWord> = new Map([
	['kill', 'killer'],
	['deal damage', 'they'],
	['would deal damage', 'they']
] as const);
const isList = (what: Filter | readonly Filter[]): what is readonly Filter[] => Array.isArray(what);
const otherThan = (filter: Filter, doer: ObjectWord): Filter =>
	typeof filter === 'string' || filter.is !== 'player'
		? filter
		: {
				...filter,
				where: filter.where.map((test) => (test === 'another' ? { otherThan: doer } : test))
			};

/** "Each time a monster deals damage to you, deal 1 damage to it." */
function dealtByIt(ability: Ability): Ability | null {
	if (ability.way !== 'trigger' || !isOfDamage(ability.when)) return ability;
	const { who, to } = ability.when;
	if (!isThing(who) || !says(ability.effect, 'it')) return ability;
	const isOfPlayers = to === null || (to !== 'this' && wordOf(to) === 'player');
	if (!isOfPlayers || waitsForIt(ability.effect)) return null;
	return { ...ability, effect: reworded(ability.effect, 'it', 'dealer') };
}

const isOfDamage = (when: TriggerEvent): when is TriggerEvent & Deals =>
	when.on === 'deal damage' || when.on === 'would deal damage';

/** Whether it is a thing that deals it, and another than this. */
const isThing = (who: Whose): boolean => {
	if (who === 'this' || who === 'it') return false;
	if (typeof who === 'object' && 'target' in who) return false;
	if (typeof who === 'object' && 'any' in who)
		return who.any.some((one) => wordOf(one) !== 'player');
	return eventOf(who) === 'none';
};

/** Whether it waits for something to happen to "it". */
const waitsForIt = (value: unknown): boolean =>
	typeof value === 'object' &&
	value !== null &&
	(('on' in value && 'who' in value && value.who === 'it') ||
		Object.values(value).some(waitsForIt));
