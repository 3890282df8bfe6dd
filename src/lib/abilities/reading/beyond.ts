/** What can be read, but would be done otherwise than it says: it is left to the players. */
import type { Ability, Effect, Filter, Test, TriggerEvent } from '../grammar.ts';
import { usesDone } from '../done.ts';
import { effectsIn } from '../path.ts';
import { isForMany } from '../wording/many.ts';
import type { Token } from './tokens.ts';

/** Whether an ability counts what several did one after the other: the judge knows what the last did. */
export const countsForAll = (ability: Ability): boolean =>
	ability.way !== 'static' && counts(ability.effect);

const counts = (effect: Effect): boolean => {
	if (effect.do === 'then' || effect.do === 'and' || effect.do === 'if you do') {
		const steps = effect.do === 'then' ? effect.steps : [effect.first, effect.second];
		if (steps.some((step, i) => i > 0 && usesDone(step) && isForMany(steps[i - 1]))) return true;
	}
	return effectsIn(effect).some(counts);
};

/** Events that have a number: what was rolled, how much damage or ¢, how many cards. */
const NUMBERED: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'roll',
	'would roll',
	'roll a dice',
	'take damage',
	'would take damage',
	'deal damage',
	'would deal damage',
	'prevent damage',
	'heal',
	'gain ¢',
	'lose ¢',
	'steal ¢',
	'pay HP',
	'gain treasure',
	'gain object',
	'loot',
	'counters put',
	'purchase'
]);

/** Whether an ability says "that much" where nothing has told how much. */
export const speaksOfNoAmount = (ability: Ability): boolean =>
	ability.way !== 'static' &&
	!(ability.way === 'trigger' && NUMBERED.has(ability.when.on)) &&
	saysMuch(ability.effect);

/** Whether it is said, but of a roll, or of an event that is waited for, or in an ability that is given. */
function saysMuch(value: unknown): boolean {
	if (value === 'that much') return true;
	if (typeof value !== 'object' || value === null) return false;
	if ('outcomes' in value || 'way' in value || 'replace' in value) return false;
	if ('do' in value && value.do === 'delayed trigger') return false;
	return Object.values(value).some(saysMuch);
}

/**
 * Whether an ability changes a roll that it triggers on, which has resolved by then: only what would be rolled
 * can still be changed (13).
 */
export const comesTooLate = (ability: Ability): boolean =>
	ability.way !== 'static' &&
	((ability.way === 'trigger' && ROLLED.has(ability.when.on) && changesIt(ability.effect)) ||
		waitsTooLong(ability.effect));

/** What is known only once a roll has resolved. */
const ROLLED: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'roll',
	'miss',
	'hit'
]);

/** "The first time you roll a 1 each turn, you may reroll it": it looks at what would be rolled, which can still be changed. */
export const inTime = (ability: Ability): Ability =>
	ability.way === 'trigger' && ability.when.on === 'roll' && changesRoll(ability.effect)
		? { ...ability, when: { ...ability.when, on: 'would roll' } }
		: ability;
const changesRoll = (effect: Effect): boolean =>
	isChangeOfIt(effect) ||
	(effect.do === 'may' && changesRoll(effect.effect)) ||
	(effect.do === 'if you do' && changesRoll(effect.second));

/** Whether an ability of no event waits for something to happen to "it", which is nothing then. */
export const waitsForNothing = (ability: Ability): boolean =>
	(ability.way === 'loot' || ability.way === 'tap' || ability.way === 'paid') &&
	waitsForIt(ability.effect);
const waitsForIt = (effect: Effect): boolean =>
	effect.do === 'delayed trigger' ? effect.when.who === 'it' : effectsIn(effect).some(waitsForIt);

/** Whether an ability prevents what it triggers on, which has happened by then: only what would happen can be. */
export const preventsTooLate = (ability: Ability): boolean =>
	ability.way === 'trigger' &&
	((DAMAGE_DONE.has(ability.when.on) && prevents(ability.effect, 'prevent damage')) ||
		(ability.when.on === 'die' && prevents(ability.effect, 'prevent death')));
const DAMAGE_DONE: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'take damage',
	'deal damage'
]);
/** What is waited for, or lasts, prevents what comes later. */
const prevents = (effect: Effect, what: 'prevent damage' | 'prevent death'): boolean =>
	effect.do === what ||
	(effect.do !== 'delayed trigger' && effectsIn(effect).some((one) => prevents(one, what)));

const CHANGES_A_ROLL: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
	'reroll',
	'change roll',
	'set roll',
	'add to roll',
	'flip roll'
]);
const isChangeOfIt = (effect: Effect): boolean =>
	CHANGES_A_ROLL.has(effect.do) && 'what' in effect && effect.what === 'it';
const changesIt = (effect: Effect): boolean =>
	isChangeOfIt(effect) || effectsIn(effect).some(changesIt);
const waitsTooLong = (effect: Effect): boolean =>
	(effect.do === 'delayed trigger' && ROLLED.has(effect.when.on) && changesIt(effect.effect)) ||
	effectsIn(effect).some(waitsTooLong);

/** Whether an ability asks what something is that it has taken out of play by then. */
export const asksOfGone = (ability: Ability): boolean =>
	ability.way !== 'static' && asksLater(ability.effect);

const TAKES_AWAY: ReadonlySet<Effect['do']> = new Set<Effect['do']>(['destroy', 'put', 'reroll']);
function asksLater(effect: Effect): boolean {
	const steps = effect.do === 'then' ? effect.steps : firstAndSecond(effect);
	const isAsked = steps.some((step, i) => {
		if (!TAKES_AWAY.has(step.do) || !('what' in step)) return false;
		const gone = JSON.stringify({ what: step.what }).slice(1, -1);
		return steps.slice(i + 1).some((later) => JSON.stringify(later).includes(`{${gone},"fits"`));
	});
	return isAsked || effectsIn(effect).some(asksLater);
}
const firstAndSecond = (effect: Effect): readonly Effect[] =>
	effect.do === 'and' || effect.do === 'if you do' ? [effect.first, effect.second] : [];

/** Whether somebody gives something of which is not said whose it is: only what one has can be given (6.16). */
export const givesAnything = (ability: Ability): boolean =>
	ability.way !== 'static' &&
	gives(
		ability.effect,
		ability.targets.map(({ any }) => any),
		[]
	);

const isOwned = (test: Test): boolean =>
	test === 'of another player' ||
	test === 'controlled' ||
	test === 'in the shop' ||
	(typeof test === 'object' && ('by' in test || 'notBy' in test));
const isOfNobody = (filter: Filter): boolean =>
	typeof filter === 'string'
		? HELD.has(filter)
		: HELD.has(filter.is) && !filter.where.some(isOwned);
const HELD: ReadonlySet<string> = new Set(['item', 'soul', 'curse', 'object']);

function gives(
	effect: Effect,
	targets: readonly (readonly Filter[])[],
	bound: readonly (readonly Filter[])[]
): boolean {
	if (effect.do === 'give') {
		const { what } = effect;
		const depth =
			what === 'chosen' ? 0 : typeof what === 'object' && 'chosen' in what ? what.chosen : null;
		const target = typeof what === 'object' && 'target' in what ? what.target : null;
		const any =
			(depth === null ? null : bound.at(-1 - depth)) ?? (target === null ? null : targets[target]);
		return any?.some(isOfNobody) ?? false;
	}
	const own = effect.do === 'choose' ? effect.from : effect.do === 'each' ? effect.of : null;
	return effectsIn(effect).some((one) => gives(one, targets, own ? [...bound, own] : bound));
}

/** Verbs of things that are on the stack: "it" is no card in play there. */
const ON_THE_STACK: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
	'copy',
	'cancel',
	'double',
	'reroll',
	'change roll',
	'set roll',
	'add to roll',
	'flip roll'
]);

/**
 * Whether "it" can be two: what an event was about, or this, which was named since. "Each time you kill a monster,
 * gain 1¢ for each counter on this, then put a counter on it."
 */
export const itCanBeThis = (ability: Ability, tokens: readonly Token[]): boolean =>
	isThisOrTarget(ability, tokens) ||
	(ability.way === 'trigger' &&
		!JSON.stringify(ability.when).includes('"this"') &&
		doesToIt(ability.effect) &&
		saysThisThenIt(tokens));

/** "This becomes a copy of an item. At the end of the turn, recharge it.": this, or the item. */
function isThisOrTarget(ability: Ability, tokens: readonly Token[]): boolean {
	if (ability.way === 'static' || ability.targets.length === 0) return false;
	const subject = tokens.findIndex(
		({ stem }, i) =>
			stem === 'this' && BEGINS.has(tokens[i - 1]?.stem ?? ':') && tokens[i + 1]?.stem === 'become'
	);
	const stop = tokens.findIndex(({ stem }, i) => i > subject && stem === '.');
	return subject >= 0 && stop >= 0 && tokens.slice(stop).some(({ stem }) => stem === 'it');
}
const BEGINS: ReadonlySet<string> = new Set(['.', ':']);

const doesToIt = (effect: Effect): boolean =>
	(!ON_THE_STACK.has(effect.do) && Object.values(effect).includes('it')) ||
	effectsIn(effect).some(doesToIt);

function saysThisThenIt(tokens: readonly Token[]): boolean {
	const first = tokens.findIndex(
		({ stem }, i) => stem === 'this' && !NO_CARD.has(tokens[i + 1]?.stem ?? '')
	);
	return first >= 0 && tokens.slice(first).some(({ stem }) => stem === 'it');
}
const NO_CARD: ReadonlySet<string> = new Set(['turn', 'way', 'attack', 'time']);

/**
 * Whether a sentence follows one about what is waited for: it may be part of that, or be done at once. "The next time
 * they would die this turn, prevent it. End the turn."
 */
export const goesOnWaiting = (ability: Ability): boolean =>
	ability.way !== 'static' && followsWaiting(ability.effect);

const followsWaiting = (effect: Effect): boolean =>
	(effect.do === 'then' && effect.steps.slice(0, -1).some(isWaiting)) ||
	effectsIn(effect).some(followsWaiting);

const isWaiting = (effect: Effect): boolean =>
	effect.do === 'delayed trigger' || (effect.do === 'make true' && effect.once);

/**
 * Whether what is done hangs on something that has yet to happen. "Prevent the next 3 damage you would take this turn. If
 * you do, gain 1¢." speaks of the damage, not of what waits for it.
 */
export const asksOfWaiting = (ability: Ability): boolean =>
	ability.way !== 'static' && asksWaiting(ability.effect);

const asksWaiting = (effect: Effect): boolean =>
	(effect.do === 'if you do' &&
		(isWaiting(effect.first) ||
			effect.first.do === 'prevent next damage' ||
			effect.first.do === 'prevent next instance')) ||
	effectsIn(effect).some(asksWaiting);

/** Whether an ability works as long as its card is in play, which a loot card that is played is not (3.3). */
export const staysInPlay = (ability: Ability): boolean =>
	ability.where === undefined &&
	((ability.way === 'static' &&
		!('this' in ability.standing) &&
		!('turnsInto' in ability.standing)) ||
		(ability.way === 'trigger' && ability.when.who !== 'this'));

/** Whether an ability waits for a death "this way" of somebody to whom it has not just dealt damage. */
export const waitsForNoDamage = (ability: Ability): boolean =>
	ability.way !== 'static' && waitsForOther(ability.effect, null);

function waitsForOther(effect: Effect, before: Effect | null): boolean {
	if (effect.do === 'delayed trigger' && effect.when.on === 'die' && effect.when.thisWay) {
		const who = JSON.stringify(effect.when.who);
		const dealt = before?.do === 'deal damage' ? before.to : null;
		return dealt === null || JSON.stringify(dealt) !== who || waitsForOther(effect.effect, null);
	}
	if (effect.do === 'then')
		return effect.steps.some((step, i) => waitsForOther(step, effect.steps[i - 1] ?? null));
	return effectsIn(effect).some((one) => waitsForOther(one, null));
}

/** Whether a trigger asks how many HP somebody has to whom it happens: that is known before it, or after it, or not at all. */
export const asksHpOfWhom = (ability: Ability): boolean =>
	ability.way === 'trigger' &&
	ability.when.on !== 'declare attack' &&
	Object.entries(ability.when).some(
		([key, value]) => key !== 'given' && JSON.stringify(value).includes('"has":"HP"')
	);

/** Whether something is replaced only a later time: what has applied is counted, so the second time would never come. */
export const replacesLater = (value: unknown): boolean => {
	if (typeof value !== 'object' || value === null) return false;
	if ('would' in value && 'limit' in value && !JSON.stringify(value.limit).includes('"nth":[1]'))
		return true;
	return Object.values(value).some(replacesLater);
};
