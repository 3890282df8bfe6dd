import { cancelAttack } from './attacks.ts';
import { set, tell, type Run } from './run.ts';

/**
 * Makes the end phase begin as soon as the procedures that hold cards are done (7.3): attacks
 * and purchases under way are cancelled, the rest of the stack stays.
 */
export function endTurn(run: Run, because: 'effect' | 'death'): void {
	cancelAttack(run, 'turn ended');
	const { frames, turn } = run.position;
	if (frames.some((frame) => frame.chart === 'purchase'))
		set(run, { frames: frames.filter((frame) => frame.chart !== 'purchase') });
	if (turn.phase === 'end' || turn.ending) return;
	set(run, { turn: { ...turn, ending: true, declared: null } });
	tell(
		run,
		{ did: 'turn ends', because },
		because === 'death' ? 'death.player.end' : 'turn.made-to-end'
	);
}
