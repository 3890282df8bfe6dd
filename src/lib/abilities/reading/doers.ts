/** Who "they" are in the sentence after one in which somebody did something. */
import type { Condition, Effect, ObjectWord, PlayerWord } from '../grammar.ts';
import { onceFor } from '../../model/memo.ts';
import { doerOf } from '../mentions.ts';
import type { Scope } from '../wording/scope.ts';
import { isInPassing, isPlayerWord, type ClauseScope } from './nouns.ts';

/** The scope of what follows an effect: "they" is whoever did it, where no other player was spoken of. */
export function afterIt(effect: Effect, scope: Scope): ClauseScope {
	const doing = soleDoer(effect);
	return doing === null ? scope : { ...scope, doing };
}

/** The scope of what follows somebody who does something, in the same clause: "the active player …, for each soul they control". */
export const afterName = (word: ObjectWord, scope: ClauseScope): ClauseScope =>
	isPlayerWord(word) && NAMES.has(word) && scope.doing !== word
		? scopeOf(scope)(word as NamedDoer)
		: scope;
const scopeOf = onceFor((scope: ClauseScope) => {
	const made = new Map<NamedDoer, ClauseScope>();
	return (doing: NamedDoer): ClauseScope => {
		const known = made.get(doing) ?? { ...scope, doing };
		made.set(doing, known);
		return known;
	};
});
type NamedDoer = 'they' | 'active player' | 'attacking player' | 'killer';

/**
 * Whether "they" behind an effect can be two: whoever did it, or another player who was named for it, as in "the
 * active player gives a loot card to another player. They gain 2¢."
 */
export const theyCanBeTwo = (effect: Effect, { inline }: Scope): boolean => {
	const by = doerIn(effect);
	return inline !== null && by !== null && by !== 'they' && soleDoer(effect) === null;
};

/** The scope of what is done if something is so: what was asked for can be "it", and whoever was asked about is "they". */
export function ifSo(condition: Condition, scope: ClauseScope): ClauseScope {
	const asked = askedOf(condition, scope);
	const known = asked === null ? scope : { ...scope, doing: asked };
	return asksForThing(condition) ? { ...known, itCanBeTwo: true } : known;
}

/** "If the active player has no loot cards, they loot 2.": the one player a condition names, where "they" is nobody else. */
function askedOf(condition: Condition, { event, doing }: ClauseScope): PlayerWord | null {
	if (event !== 'none' || doing !== undefined) return null;
	const [named, ...more] = playersIn(condition);
	const word = typeof named === 'string' ? named : null;
	if (word === null || word === 'they' || !NAMES.has(word) || more.some((one) => one !== named))
		return null;
	return word as PlayerWord;
}

const asksForThing = (value: unknown): boolean =>
	typeof value === 'object' &&
	value !== null &&
	('count' in value ||
		('owned' in value && THINGS.has(value.owned)) ||
		Object.values(value).some(asksForThing));
const THINGS: ReadonlySet<unknown> = new Set(['items', 'souls', 'curses']);

/** The one player whom an effect names, who does it; null where others are named, or nobody is. */
function soleDoer(effect: Effect): PlayerWord | null {
	const by = doerIn(effect);
	if (by === null) return null;
	return playersIn(effect).every((one) => one === by) ? by : null;
}

/** Who does it, where that is somebody by a word of their own. */
function doerIn(effect: Effect): PlayerWord | null {
	const by = effect.do === 'may' ? (effect.who ?? 'you') : (doerOf(effect) ?? subjectOf(effect));
	return by !== null && isPlayerWord(by) && NAMES.has(by) ? by : null;
}

/** To whom something happens, said as what they do: "the active player takes 1 damage". */
const subjectOf = (effect: Effect): ObjectWord | null =>
	effect.do === 'take damage' || effect.do === 'heal' || effect.do === 'gain stat'
		? effect.who
		: null;

const NAMES: ReadonlySet<unknown> = new Set([
	'they',
	'active player',
	'attacking player',
	'killer'
]);

/** Every player that is named, but for you: one of several, or one whom somebody chooses, by a word of none. */
const playersIn = (value: unknown): readonly unknown[] => {
	if (typeof value !== 'object' || value === null)
		return NAMES.has(value)
			? [value]
			: value === 'player' || value === 'character'
				? ['several']
				: [];
	if (isInPassing(value)) return playersIn(value.spec);
	const inner = Object.values(value).flatMap(playersIn);
	return ['target', 'leftOf', 'rightOf', 'controllerOf', 'each'].some((key) => key in value)
		? [...inner, 'several']
		: inner;
};

/** Whether whoever chooses the targets chooses one thing: the game's are chosen by the active player. */
export function isByItsOwn(effect: Effect): boolean {
	if (effect.do === 'may') return isByItsOwn(effect.effect);
	if (effect.do !== 'choose') return false;
	const { who, several } = effect;
	return (who === 'you' || who === 'active player') && several.min === 1 && several.max === 1;
}
