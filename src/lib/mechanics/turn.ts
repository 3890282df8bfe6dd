import type { Happening } from '../model/happening/index.ts';
import type { Point } from '../rules/points.ts';
import { cancelAttack } from './attacks.ts';
import { set, tell, type Run } from './run.ts';

const POINT_OF_DROP = {
	'buyer died': 'active player died',
	'turn ended': 'turn made to end'
} as const satisfies Partial<Record<Because, Point>>;
type Because = Extract<Happening, { did: 'purchase failed' }>['because'];

/** Drops the purchase under way: nothing comes of it (7.3, 11.2). */
export function dropPurchase(run: Run, because: keyof typeof POINT_OF_DROP): void {
	const { frames } = run.position;
	const purchase = frames.find((frame) => frame.chart === 'purchase');
	if (!purchase) return;
	set(run, { frames: frames.filter((frame) => frame.chart !== 'purchase') });
	tell(run, { did: 'purchase failed', player: purchase.buyer, because }, POINT_OF_DROP[because]);
}

/**
 * Makes the end phase begin as soon as the procedures that hold cards are done (7.3): attacks
 * and purchases under way are cancelled, the rest of the stack stays.
 */
export function endTurn(run: Run, because: 'effect' | 'death'): void {
	cancelAttack(run, 'turn ended');
	dropPurchase(run, 'turn ended');
	const { turn } = run.position;
	if (turn.phase === 'end' || turn.ending) return;
	set(run, { turn: { ...turn, ending: true, declared: null } });
	tell(
		run,
		{ did: 'turn ends', because },
		because === 'death' ? 'turn ends with a death' : 'turn made to end'
	);
}
