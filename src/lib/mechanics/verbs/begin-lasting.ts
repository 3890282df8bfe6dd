import type { Until } from '../../abilities/grammar.ts';
import { playerSpokenOf } from '../../abilities/spoken-of.ts';
import type { Change, ContinuousEffect } from '../../model/effects.ts';
import { locate } from '../../model/objects.ts';
import type { Context, Damageable } from '../../model/stack.ts';
import type { Seat } from '../../model/words.ts';
import { keepHearts } from '../hearts.ts';
import { newId, set } from '../run.ts';
import { seat, type Doing } from './doing.ts';

/** How long something lasts, whoever made it so. */
const OF_NO_PLAYER: ReadonlySet<Until> = new Set<Until>([
	'end of turn',
	'indefinitely',
	'its next recharge step',
	'this is in play'
]);

/**
 * Begins an effect that lasts, or waits for its event (5.1, 5.2).
 * @param tellIt tells of it, before what it does to anybody's HP is told.
 */
export function begin(
	{ run, at, context }: Doing,
	of: Damageable,
	change: Change,
	until: Until,
	more: Partial<ContinuousEffect> = {},
	tellIt?: () => void
): void {
	const { source } = context;
	const isGone = source === null || !locate(run.position, source);
	if (until === 'this is in play' && isGone) return;
	const id = newId(run);
	const whose = OF_NO_PLAYER.has(until) ? {} : { whose: whoseTurn(until, of, context) };
	keepHearts(run, () => {
		set(run, {
			effects: [
				...run.position.effects,
				{
					id,
					from: at,
					source: context.source,
					of,
					change,
					until: LASTS[until],
					...whose,
					...more
				}
			]
		});
		tellIt?.();
	});
}

/** How long it lasts, as whoever's turn it lasts to knows it. */
const LASTS: Readonly<Record<Until, ContinuousEffect['until']>> = {
	'end of turn': 'end of turn',
	indefinitely: 'indefinitely',
	'your next turn': 'your next turn',
	'their next turn': 'your next turn',
	'end of your next turn': 'end of your next turn',
	'end of their next turn': 'end of your next turn',
	'your turn ends': 'your turn ends',
	'its next recharge step': 'its next recharge step',
	'this is in play': 'this is in play'
};

/** Whose turn it lasts to. */
function whoseTurn(until: Until, of: Damageable, { you, targets }: Context): Seat {
	const [target] = targets;
	if (until === 'end of their next turn' && 'player' in of) return of.player;
	return until === 'their next turn' && target && 'player' in target ? target.player : you;
}

/** The same of what is made true, or waited for, of a player who was spoken of. */
export function ofWhomItIsSaid(
	doing: Doing,
	until: Until,
	said: unknown
): { readonly whose?: Seat } {
	const word = until === 'end of their next turn' ? playerSpokenOf(said) : null;
	const whose = word === null ? null : seat(doing, word);
	return whose === null ? {} : { whose };
}
