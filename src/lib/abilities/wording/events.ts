/** The events of triggered abilities. */
import { EVENT, TURN_POINT, type Happening } from '../english/events.ts';
import type { Limit, Opening, TriggerEvent } from '../grammar.ts';
import { whileWords } from './conditions.ts';
import { saidOf, wordsOf } from './form.ts';
import { andList, ordinal, spaced } from './lists.ts';
import type { Scope } from './scope.ts';

/** "Each time a player rolls a 1, ": the event with its opening; empty where it is unsaid. */
export function eventWords(opening: Opening, when: TriggerEvent, scope: Scope): string {
	switch (opening) {
		case 'unsaid':
			return '';
		case 'each time':
			return `${limited('each time', when, scope)}, `;
		case 'when':
			return `${spaced('when', happens(when, scope), limitWords(when), givenWords(when, scope))}, `;
		case 'at': {
			const point = turnPoint(when, scope);
			return point === null ? eventWords('when', when, scope) : `at ${point}, `;
		}
	}
}

/** "each time you take damage", "the first time you take damage each turn". */
function limited(opening: string, when: TriggerEvent, scope: Scope): string {
	const { limit } = when;
	if (!limit) return `${opening} ${waitedFor(when, scope)}`;
	return spaced(timeWords(limit), happens(when, scope), limitEnd(limit), givenWords(when, scope));
}

/** "the first time", "every other time". */
export const timeWords = ({ nth }: Limit): string =>
	nth === 'every other' ? 'every other time' : `the ${andList(nth.map(ordinal))} time`;

/** "for the first time each turn"; empty where any time will do. */
export function limitWords({ limit }: { readonly limit?: Limit }): string {
	if (!limit) return '';
	return spaced(limit.nth === 'every other' ? '' : 'for', timeWords(limit), limitEnd(limit));
}

/** "each turn". */
export const limitEnd = (limit: Limit): string =>
	limit.each === 'entering' ? 'since this entered play' : `each ${limit.each}`;

/** "you take damage while it's your turn": the event after words of time. */
export const waitedFor = (when: TriggerEvent, scope: Scope): string =>
	spaced(happens(when, scope), givenWords(when, scope));

const givenWords = ({ given }: TriggerEvent, scope: Scope): string =>
	given ? whileWords(given, scope) : '';

/** "the start of your turn"; null where the event is no point of a turn. */
function turnPoint(when: TriggerEvent, scope: Scope): string | null {
	const point = saidOf(TURN_POINT, happeningOf(when), scope);
	return point && spaced(point, limitWords(when), givenWords(when, scope));
}

/** "a player rolls a 1": what happens, whenever it counts. */
const happens = (when: TriggerEvent, scope: Scope): string =>
	wordsOf(EVENT, happeningOf(when), scope);

const happeningOf = ({ given: _given, limit: _limit, ...happening }: TriggerEvent): Happening =>
	happening;
