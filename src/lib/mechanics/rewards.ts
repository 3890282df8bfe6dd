import type { Task, FrameOf } from '../model/frame.ts';
import { abilitiesOf, cardOf } from '../cards/library.ts';
import { contextOf } from './abilities-on.ts';
import type { Run } from './run.ts';
import { inForce } from './standings.ts';

/** How many times the rewards are gained: doubled by what died, and by every standing that says so. */
const timesRewarded = (run: Run, { doubled }: FrameOf<'monsterDeath'>): number =>
	(doubled ? 2 : 1) * 2 ** inForce(run.position, 'rewards').length;

/**
 * What the active player gains for a death (2.3.1). Of a reward that is rolled for, the number is
 * multiplied, not the roll.
 */
export function rewardsOf(run: Run, frame: FrameOf<'monsterDeath'>): readonly Task[] {
	const { monster } = frame;
	const player = run.position.turn.active;
	const times = timesRewarded(run, frame);
	const plain = (cardOf(monster.card).rewards ?? []).map(({ gain, amount }): Task => ({
		do: gain === '¢' ? 'gain ¢' : gain === 'loot' ? 'loot' : 'gain treasure',
		player,
		count: amount * times
	}));
	const context = contextOf(run.position, monster, 'game');
	const others = abilitiesOf(monster.card, run.position.edition).flatMap((ability, line) => {
		if (ability.way !== 'reward') return [];
		const at = { card: monster.card, line, path: [] };
		const task = (inside: typeof context): Task => ({ do: 'effect', at, context: inside });
		return ability.effect.do === 'roll'
			? [task({ ...context, times })]
			: Array.from({ length: times }, () => task(context));
	});
	return [...plain, ...others];
}
