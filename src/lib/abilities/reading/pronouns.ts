/** Whether "they" and "it" can be what an event was about, so that no effect is read for what it cannot say. */
import { onceFor } from '../../model/memo.ts';
import type { Scope } from '../wording/scope.ts';
import { THINGS } from './called.ts';
import type { ClauseScope } from './clause-scope.ts';
import { isToCome, type Text } from './rule.ts';

type Says = Scope['says'];

/** Where a text has its last pronouns of each kind, or calls somebody "that player". */
const lastPronouns = onceFor(({ tokens }: Text) => {
	const last = (stems: readonly string[], things: readonly string[]): number =>
		tokens.findLastIndex(
			({ stem }, i) =>
				stems.includes(stem) || (stem === 'that' && things.includes(tokens[i + 1]?.stem ?? ''))
		);
	return {
		they: last(['they', 'them', 'their'], ['player']),
		it: last(['it', 'its', 'result'], THINGS)
	};
});

/** Words of what is yet to happen, which is called "it" though nothing has happened so far; a result is always one. */
const YET_TO_HAPPEN = ['time', 'would', 'as', 'when', 'result'];

/**
 * Whether an effect from a place on can speak of an event as it is to, by its pronouns.
 * @param scope what is known of the event.
 */
export function canSay(text: Text, at: number, { they, it }: Says, scope: ClauseScope): boolean {
	const last = lastPronouns(text);
	if ((they && last.they < at) || (it && last.it < at)) return false;
	const isOfNobody = they && (scope.event === 'you' || scope.eventless === true);
	const isOfNothing = it && scope.unprompted === true;
	return !(isOfNobody || isOfNothing) || YET_TO_HAPPEN.some((word) => isToCome(text, at, word));
}
