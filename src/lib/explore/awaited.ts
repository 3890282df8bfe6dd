import type { Happening, Who } from '../model/happening/index.ts';
import type { Seat } from '../model/words.ts';
import type { Step } from '../rules/step.ts';
import type { Fact } from './facts.ts';

/** Something that is waited for: whether it is what has happened. */
export type Awaited = (what: Happening) => boolean;

/** Of all that is waited for, what has come. */
export type Came = readonly boolean[];

export const NOTHING_AWAITED: readonly Awaited[] = [];

/** Nothing of it has come. */
export const noneOf = (awaits: readonly Awaited[]): Came => awaits.map(() => false);

/** Whether all of it has come; where nothing is waited for, it never has. */
export const isAllOf = (came: Came): boolean => came.length > 0 && !came.includes(false);

/** What has come after more steps; the same list where they bring nothing. */
export function cameAfter(came: Came, awaits: readonly Awaited[], steps: readonly Step[]): Came {
	if (!came.includes(false)) return came;
	let now = came;
	for (const [nth, isIt] of awaits.entries())
		if (now[nth] === false && steps.some(({ what }) => isIt(what))) now = now.with(nth, true);
	return now;
}

/**
 * What has happened where a fact has come for good, whatever comes after it. Who wins is seen at the end only, as is
 * what moves in ways that are told otherwise.
 */
export function awaitedFor(fact: Fact): Awaited {
	if ('object' in fact)
		return (what) =>
			(what.did === 'died' && 'object' in what.of && what.of.object === fact.object) ||
			(fact.does === 'takes damage' &&
				what.did === 'took damage' &&
				what.amount > 0 &&
				'object' in what.to &&
				what.to.object === fact.object);
	if (fact.does === 'all lose') return () => false;
	const { does, player } = fact;
	return (what) => {
		switch (what.did) {
			case 'died':
				return isOf(player, what.of) && (does === 'dies' || does === 'takes damage');
			case 'took damage':
				return what.amount > 0 && isOf(player, what.to) && does === 'takes damage';
			case 'gained soul':
			case 'became soul':
				return what.player === player && does === 'gains a soul';
			case 'gained ¢':
				return what.amount > 0 && what.player === player && does === 'gains cents';
			case 'lost ¢':
				return what.amount > 0 && what.player === player && does === 'loses cents';
			case 'looted':
				return what.count > 0 && what.player === player && does === 'loots';
			case 'discarded':
				return what.player === player && what.because !== 'cost' && does === 'discards';
			default:
				return false;
		}
	};
}

const isOf = (player: Seat, who: Who): boolean => 'player' in who && who.player === player;
