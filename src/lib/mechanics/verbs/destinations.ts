import type { Destination } from '../../abilities/words.ts';
import type { Effect } from '../../abilities/grammar.ts';
import type { Cell } from '../../model/board.ts';
import type { CameFrom, Task } from '../../model/task.ts';
import type { Deck } from '../../model/words.ts';
import { done, type Doing } from './doing.ts';
import { tell } from '../run.ts';

/** Cards held for the moment, to be put at the n-th destination of the effect. */
export const holding = (
	{ at, context }: Doing,
	cards: readonly Cell[],
	deck: Deck,
	from: CameFrom,
	which: number
): Task => ({ do: 'put cards', cards, deck, from, at, which, context });

/** The n-th destination that an effect names: of each sorting, then of the rest. */
export function destinationOf(effect: Effect, which: number): Destination {
	if (effect.do === 'look') return effect.sort[which]?.to ?? effect.rest;
	if (effect.do === 'reveal until') return which === 0 ? effect.to : effect.rest;
	if ('to' in effect && isDestination(effect)) return effect.to;
	if (effect.do === 'give') return { handOf: effect.to };
	throw new Error(`"${effect.do}" names no place to put a card.`);
}

const isDestination = (effect: Effect): effect is Extract<Effect, { to: Destination }> =>
	effect.do === 'put cards from hand' ||
	effect.do === 'search' ||
	effect.do === 'put top of deck' ||
	effect.do === 'put top of discard' ||
	effect.do === 'put from discard' ||
	effect.do === 'put from under' ||
	effect.do === 'put from outside' ||
	effect.do === 'put';

/** Whether a card must be known by name to be put there. */
export const needsName = (to: Destination): boolean =>
	to === 'played' ||
	to === 'given to players' ||
	to === 'active bonus souls' ||
	(typeof to === 'object' &&
		('gainedBy' in to ||
			'startingItemOf' in to ||
			'playedBy' in to ||
			'slot' in to ||
			'newSlot' in to ||
			'belowIn' in to ||
			'under' in to));

/** Whether cards of a deck would go to a hand, which holds loot cards only (3.4). */
export const isNoHandCard = (to: Destination, deck: Deck | null): boolean =>
	typeof to === 'object' && 'handOf' in to && deck !== 'loot';

/** Tells that a card stays where it is, as it is none for a hand (3.4). */
export function stays({ run, at }: Doing): void {
	tell(run, { did: 'not done', effect: at }, 'hand holds loot alone');
	done(run, 0);
}
