/** What would happen, and what happens instead (5.2). */
import { anotherAmount, AS, insteadOf, SHORT, WOULD } from '../english/replacements.ts';
import type { Effect, Instead, Replacement, Would } from '../grammar.ts';
import { ORDER } from './clause.ts';
import { whileWords } from './conditions.ts';
import { limitEnd, limitWords, timeWords } from './events.ts';
import { saidOf, wordsOf } from './form.ts';
import { spaced } from './lists.ts';
import { whoseNoun } from './whose.ts';
import type { Phrase, SentenceScope } from './phrase.ts';
import { eventOf, says, type Noun } from './scope.ts';
import { isPlain } from './verbs.ts';

type Said = Pick<Phrase, 'text' | 'lines'>;

/**
 * "If you would roll, roll 2 dice instead and you choose which one counts".
 * @param within in which time only the next one is replaced; null where each is.
 */
export function replacementPhrase(
	{ event, by, alike }: Replacement,
	path: readonly number[],
	scope: SentenceScope,
	within: string | null = null
): Said {
	const who = whoseNoun(event.who, scope);
	const last = alike ? `, ${LAST_COUNTS}` : '';
	const short = within === null ? saidOf(SHORT, { event, by }, scope) : null;
	if (short !== null) return { text: `${short}${last}`, lines: [] };
	const { given: _given, limit: _limit, ...happens } = event;
	const given = event.given ? ` ${whileWords(event.given, scope)}` : '';
	if ('also' in by) {
		const as = wordsOf(AS, happens, scope);
		const said = happening(by.also, event, path, scope);
		return { ...said, text: `as ${spaced(as, limitWords(event))}${given}, ${said.text}${last}` };
	}
	const would = wordsOf(WOULD, happens, scope);
	const then = insteadWords(by, event, who, path, scope);
	return {
		...then,
		text: `${introduced(event, would, within)}${given}, ${then.text}${last}`
	};
}

/** What is said last of those that do not add up. */
export const LAST_COUNTS = 'and the last to say so counts';

/** "if you would die", "the first time you would die each turn", "the next time you would die this turn". */
function introduced({ limit }: Replacement['event'], would: string, within: string | null): string {
	if (within !== null) return spaced('the next time', would, within);
	return limit ? spaced(timeWords(limit), would, limitEnd(limit)) : `if ${would}`;
}

/** The scope of what happens instead: "they" is whom it would happen to. */
function inside(effect: Effect, event: Would, scope: SentenceScope): SentenceScope {
	const player = eventOf(event.who);
	return {
		...scope,
		event: player === 'none' ? scope.event : player,
		says: { they: says(effect, 'they'), it: says(effect, 'it') }
	};
}

const happening = (
	effect: Effect,
	event: Would,
	path: readonly number[],
	scope: SentenceScope
): Said => scope.inside.effect(effect, [...path, 0], inside(effect, event, scope), ORDER);

function insteadWords(
	by: Exclude<Instead, { also: Effect }>,
	event: Would,
	who: Noun,
	path: readonly number[],
	scope: SentenceScope
): Said {
	if (!('instead' in by)) {
		const phrase = 'amount' in by ? anotherAmount(event.would) : insteadOf(event.would);
		return { text: wordsOf(phrase, by, { ...scope, whom: who }), lines: [] };
	}
	const said = happening(by.instead, event, path, scope);
	const simple = isPlain(by.instead) && said.lines.length === 0;
	return { ...said, text: simple ? `${said.text} instead` : `do this instead: ${said.text}` };
}
