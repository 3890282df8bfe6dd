import type { Effect } from '../../abilities/grammar.ts';
import type { Ref } from '../../model/words.ts';
import { findAny } from '../find.ts';
import { follow, tell, type Run } from '../run.ts';
import { whoIs } from '../who.ts';
import { damageable, inTurnOrder, seat, type Doing } from './doing.ts';
import { isStacked } from './order-of-each.ts';

/** A step of an effect, and what it is done to. */
interface Named {
	readonly index: number;
	readonly refs: readonly Ref[];
}

const isTogether = (effect: Effect): boolean => 'together' in effect && effect.together;

/**
 * The steps of an effect in the order in which they are done. Steps that name together whom they affect
 * ("a monster, a player and yourself") go in the order of the names, or in that of "each".
 * @rule each.named
 */
export function stepsInOrder(doing: Doing, steps: readonly Effect[]): readonly number[] {
	const runs: number[][] = [];
	for (const [index, step] of steps.entries()) {
		const last = runs.at(-1);
		if (last && isTogether(step)) last.push(index);
		else runs.push([index]);
	}
	return runs.flatMap((run) => (run.length === 1 ? run : orderNamed(doing, steps, run)));
}

function orderNamed(
	doing: Doing,
	steps: readonly Effect[],
	indexes: readonly number[]
): readonly number[] {
	const { run, at } = doing;
	const named = indexes.map((index): Named => ({ index, refs: affected(doing, steps[index]) }));
	const affecting = named.filter(({ refs }) => refs.length > 0);
	if (affecting.length < 2) return indexes;
	const stacked = isStackedAt(run, steps[indexes.at(-1) ?? 0]);
	const seats = inTurnOrder(doing);
	const rank = ({ refs: [first] }: Named): number =>
		first && 'player' in first ? 1 + seats.indexOf(first.player) : 0;
	const asEach = follow(run, 'each-named') === 'as-each';
	const ranked = affecting.toSorted((a, b) => rank(a) - rank(b));
	const done = asEach && stacked ? ranked.toReversed() : asEach ? ranked : affecting;
	const resolving = stacked ? done.toReversed() : done;
	const order = resolving.flatMap(({ refs }) =>
		refs.flatMap((one) =>
			'player' in one || 'object' in one ? (whoIs(run.position, one) ?? []) : []
		)
	);
	// Several under one name tell their own order once it is known.
	if (order.length === resolving.length)
		tell(run, { did: 'each in order', effect: at, order }, 'named in order');
	return done.map(({ index }) => index);
}

const isStackedAt = (run: Run, step: Effect | undefined): boolean =>
	step !== undefined && isStacked(run, step);

/** What a step affects, now. */
function affected(doing: Doing, step: Effect | undefined): readonly Ref[] {
	switch (step?.do) {
		case 'deal damage': {
			const to = damageable(doing, step.to);
			return to ? [to] : [];
		}
		case 'take damage': {
			const who = damageable(doing, step.who);
			return who ? [who] : [];
		}
		case 'loot':
		case 'gain treasure': {
			const player = seat(doing, step.who);
			return player === null ? [] : [{ player }];
		}
		case 'each':
			return findAny(doing.run.position, step.of, doing.context);
		default:
			return [];
	}
}
