/** What is done or true for a while. */
import type { Until, Whose } from '../grammar.ts';
import { FOR, WITHIN } from '../english/places.ts';
import { theyOf, type Scope } from '../wording/scope.ts';
import { ORDER, type Said, type Voice } from './clause.ts';
import { waitedForIn } from './events.ts';
import { wouldOf, type ClauseScope } from './nouns.ts';
import { nextReplacementIn } from './replacements.ts';
import { numeral } from './numerals.ts';
import { UNTILS } from './places.ts';
import { chosenThen } from './passing.ts';
import { after, before, chain, either, map, nothing, words, type Rule } from './rule.ts';
import { standingIn } from './standings.ts';
import { stemsOf } from './tokens.ts';
import { within } from './within.ts';

const lasting: Rule<Until> = (text, at, next) => {
	for (const until of UNTILS) words(stemsOf(FOR[until]), until)(text, at, next);
};
/** The same of what has an end. */
const lastingSaid: Rule<Until> = (text, at, next) => {
	lasting(text, at, (until, end) => {
		if (until !== 'indefinitely') next(until, end);
	});
};
const inTime: Rule<Until> = (text, at, next) => {
	for (const until of UNTILS) words(stemsOf(WITHIN[until]), until)(text, at, next);
};

const happened = (scope: ClauseScope): ClauseScope => ({
	...scope,
	eventless: undefined,
	unprompted: undefined
});

/** Whether something is waited for to happen to "they", where nothing has happened that they were spoken of from. */
const isOfNobody = (who: Whose, { eventless }: ClauseScope): boolean =>
	eventless === true && JSON.stringify(who).includes('"by":"they"');

const outerIsSelf = ({ self }: ClauseScope): boolean => self === true;

/** "The next time …", "till end of turn, each time …". */
export function watchIn(scope: Scope): Rule<Said> {
	const awaited = either(
		chain(after(['the', 'next', 'time'], waitedForIn(happened(scope))), (when) =>
			map(inTime, (until) => ({ when, until, once: true }))
		),
		chain(before(after(['the', 'next'], numeral), ['time']), (times) =>
			chain(waitedForIn(happened(scope)), (when) =>
				map(inTime, (until) => ({ when, until, once: false, times }))
			)
		),
		chain(lasting, (until) =>
			map(after(['each', 'time'], waitedForIn(happened(scope))), (when) => ({
				when,
				until,
				once: false
			}))
		)
	);
	return chain(awaited, (how) => {
		if (isOfNobody(how.when.who, scope)) return () => undefined;
		const event = theyOf(how.when);
		const self = how.when.who === 'this';
		const inner = {
			...happened(event === 'none' ? scope : { ...scope, event }),
			self,
			would: wouldOf(how.when.on)
		};
		const said = (one: ClauseScope): Rule<Said> =>
			chain(within(one, ORDER), ({ effect: said }): Rule<Said> => {
				const effect = chosenThen(said);
				if (effect === null) return () => undefined;
				return nothing({ effect: { do: 'delayed trigger', ...how, effect }, voice: ORDER });
			});
		// "It" of an event about this was this; in one that is waited for it is what that is about.
		return outerIsSelf(scope) && !self
			? either(said(inner), said({ ...inner, says: { ...inner.says, it: true } }))
			: said(inner);
	});
}

/** "They can't attack till end of turn", "players can't heal this turn". */
export const barredIn = (scope: ClauseScope, voice: Voice): Rule<Said> =>
	chain(standingIn(scope), (standing) =>
		map(either<Until>(lastingSaid, words(['this', 'turn'], 'end of turn')), (until): Said => ({
			effect: { do: 'make true', standing, until, once: false },
			voice
		}))
	);

/** "Till end of turn, monsters have +1 evasion". */
export function trueIn(scope: Scope, voice: Voice): Rule<Said> {
	const while_ = (once: boolean): Rule<Said> =>
		chain(lasting, (until) =>
			map(standingIn(scope), (standing): Said => ({
				effect: { do: 'make true', standing, until, once },
				voice
			}))
		);
	return either(
		while_(false),
		after(['once'], while_(true)),
		...UNTILS.map((until) =>
			map(nextReplacementIn(scope, stemsOf(WITHIN[until])), (replace): Said => ({
				effect: { do: 'make true', standing: { replace }, until, once: true },
				voice
			}))
		)
	);
}
