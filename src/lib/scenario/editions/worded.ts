import type { Judge } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import { decisionOf, type SingleAct } from '../resolve.ts';

/** More options than any card has. */
const MOST_MODES = 6;

/**
 * The same act for a card that has other options or targets in this edition: with an option named or
 * without one, with its targets or without any. Null where that is not legal in just one way.
 */
export function wordedHere(judge: Judge, position: Position, act: SingleAct): SingleAct | null {
	if (act.do !== 'play' && act.do !== 'activate') return null;
	const modes = [undefined, ...Array.from({ length: MOST_MODES }, (_, i) => i + 1)];
	const { targets = [] } = act;
	for (const aims of targets.length > 0 ? [targets, []] : [targets]) {
		const legal = modes
			.map((mode) => withMode(act, mode, aims))
			.filter((one) => {
				const decision = decisionOf(position, one);
				return decision.ok && judge.why(position, decision.value) === null;
			});
		const [first, second] = legal;
		if (first) return second ? null : first;
	}
	return null;
}

type Aimed = Extract<SingleAct, { do: 'play' | 'activate' }>;

function withMode(act: Aimed, mode: number | undefined, targets: Aimed['targets']): SingleAct {
	const named = mode === undefined ? {} : { mode };
	const aims = targets && targets.length > 0 ? { targets } : {};
	if (act.do === 'play') {
		const { player, card } = act;
		return { do: 'play', player, card, ...named, ...aims };
	}
	const { mode: _, ...object } = act.object;
	return { do: 'activate', player: act.player, object: { ...object, ...named }, ...aims };
}
