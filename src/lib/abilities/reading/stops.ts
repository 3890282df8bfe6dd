/** Where sentences end. */
import type { Effect } from '../grammar.ts';
import { effectsIn } from '../path.ts';
import { stemAt, type Rule } from './rule.ts';

/** The end of a sentence; it can be left out, and a reminder in brackets may follow. */
export const stop: Rule<null> = (text, at, next) => {
	const end = stemAt(text, at) === '.' ? at + 1 : at;
	next(null, end);
	if (stemAt(text, end) !== '(') return;
	let close = end;
	while (close < text.tokens.length && stemAt(text, close) !== ')') close += 1;
	const said = text.tokens.slice(end + 1, close).map(({ stem }) => stem);
	// What counters do is no reminder: they do nothing of themselves (6.7).
	if (said.includes('"') || limits(said)) return;
	if (close < text.tokens.length) stop(text, close + 1, next);
};

/** Whether words in brackets say how often, or how much at least or at most: that no card means without its brackets. */
const limits = (said: readonly string[]): boolean =>
	said.some((stem) => LIMITS.has(stem)) ||
	['each turn', 'each attack', 'each round'].includes(said.slice(-2).join(' '));
const LIMITS: ReadonlySet<string> = new Set(['once', 'twice', 'minimum', 'maximum', 'limit']);

/** The end of a sentence; what follows a table stands on a line of its own. */
export const stopAfter =
	(effect: Effect): Rule<null> =>
	(text, at, next) =>
		stop(text, at, (_, end) => {
			const opens = text.tokens[end]?.opens ?? false;
			// Without a stop it is still the same sentence, and whoever did something does what follows.
			const ends = end > at || (stemAt(text, at - 1) === '"' && stemAt(text, at - 2) === '.');
			if (endsInTable(effect) ? opens : opens || ends) next(null, end);
		});

/** Whether the words of an effect end with the lines of a table. */
export function endsInTable(effect: Effect): boolean {
	if (effect.do === 'roll' || effect.do === 'choose one' || effect.do === 'vote') return true;
	const last = effectsIn(effect).at(-1);
	return last !== undefined && endsInTable(last);
}
