/** "… for each counter on this": what an amount is counted by. */
import { UNIT } from '../english/units.ts';
import type { Amount, Effect, StaticEffect } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { amountIn } from './amounts.ts';
import type { Said } from './clause.ts';
import { afterIt } from './doers.ts';
import { phraseIn } from './match.ts';
import { numeral } from './numerals.ts';
import { untilIn } from './places.ts';
import {
	after,
	chain,
	either,
	isToCome,
	map,
	nothing,
	stemAt,
	where,
	words,
	type Rule
} from './rule.ts';
import { multiplied, withX } from './unknown.ts';

/** "for each counter on this", "for every 2 counters on this": how often, rounded down. */
const often = (scope: Scope): Rule<Amount> =>
	either<Amount>(
		after(['for', 'each'], phraseIn(UNIT, scope)),
		chain(after(['for', 'every'], numeral), (n) =>
			n === 2 ? map(phraseIn(UNIT, scope), (half): Amount => ({ half })) : () => undefined
		)
	);

const oftenHere = (scope: Scope): Rule<Amount> =>
	where(
		(text, at) => stemAt(text, at) === 'for',
		() => often(scope)
	);

const MULTIPLIED: ReadonlySet<Effect['do']> = new Set([
	'gain ¢',
	'lose ¢',
	'loot',
	'discard',
	'gain treasure',
	'deal damage',
	'take damage',
	'heal',
	'put counters',
	'level up',
	'steal ¢',
	'give ¢',
	'prevent next damage'
] as const satisfies readonly Effect['do'][]);

function byUnit(effect: Effect, of: Amount): Effect | null {
	if (effect.do === 'gain stat' && typeof effect.add === 'number')
		return { ...effect, add: multiplied(effect.add, of) };
	if (!MULTIPLIED.has(effect.do) || !('amount' in effect)) return null;
	const { amount } = effect;
	// The verbs named above take any amount.
	return typeof amount === 'number'
		? ({ ...effect, amount: multiplied(amount, of) } as Effect)
		: null;
}

/** How long it lasts may be said last. */
const lasting = (said: Said): Rule<Said> => {
	const { effect } = said;
	if (effect.do !== 'gain stat' || effect.until !== 'indefinitely') return nothing(said);
	return map(untilIn, (until): Said => ({ ...said, effect: { ...effect, until } }));
};

/** What is done so often as something is there. */
export const perUnit = (said: Rule<Said>, scope: Scope): Rule<Said> =>
	chain(said, (one): Rule<Said> =>
		either(
			nothing(one),
			chain(oftenHere(afterIt(one.effect, scope)), (of): Rule<Said> => {
				const effect = byUnit(one.effect, of);
				return effect ? lasting({ ...one, effect }) : () => undefined;
			})
		)
	);

/** A stat, a price or a number of attacks that grows with what is there. */
export const standingPerUnit = (rule: Rule<StaticEffect>, scope: Scope): Rule<StaticEffect> =>
	chain(rule, (one): Rule<StaticEffect> => {
		if ('extra' in one && typeof one.amount === 'number') {
			const { amount } = one;
			return map(oftenHere(scope), (of): StaticEffect => ({
				...one,
				amount: multiplied(amount, of)
			}));
		}
		if (!('add' in one) || typeof one.add !== 'number') return () => undefined;
		const { add } = one;
		// What costs less costs so much less: how much that is stands by itself.
		const grown = (of: Amount): Amount =>
			'cost' in one && add < 0 ? { times: [multiplied(-add, of), -1] } : multiplied(add, of);
		return map(oftenHere(scope), (of): StaticEffect => ({ ...one, add: grown(of) }));
	});

/** What stands before "where x is …", with that amount. */
export const whereXIs = <T>(rule: Rule<T>, scope: Scope): Rule<T> =>
	where(
		(text, at) => isToCome(text, at, 'where'),
		() =>
			chain(rule, (one): Rule<T> =>
				chain(words(['where', 'x', 'be'], null), () =>
					chain(amountIn(scope), (amount): Rule<T> => {
						const said = withX(one, amount);
						return said === null ? () => undefined : nothing(said);
					})
				)
			)
	);
