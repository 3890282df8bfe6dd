import type { Task, FrameOf } from '../model/frame.ts';
import { abilitiesOf, cardOf } from '../cards/library.ts';
import { contextOf } from './abilities-on.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import { firstRoll, type FirstRoll } from './first-roll.ts';
import type { Run } from './run.ts';
import { inForce } from './standings.ts';

/** A death whose rewards are gained: in the course of it, or once they resolve on the stack. */
type Rewarding = FrameOf<'monsterDeath'> | FrameOf<'reward'>;

/** How many times the rewards are gained: doubled by what died, and by every standing that says so. */
const timesRewarded = (run: Run, { doubled }: Rewarding): number =>
	(doubled ? 2 : 1) * 2 ** inForce(run.position, 'rewards').length;

/**
 * What the active player gains for a death (2.3.1). Of a reward that is rolled for, the number is
 * multiplied, not the roll.
 */
export function rewardsOf(run: Run, frame: Rewarding): readonly Task[] {
	const { monster } = frame;
	const player = run.position.turn.active;
	const times = timesRewarded(run, frame);
	const plain = (cardOf(monster.card).rewards ?? []).map(({ gain, amount }): Task => ({
		do: gain === '¢' ? 'gain ¢' : gain === 'loot' ? 'loot' : 'gain treasure',
		player,
		count: amount * times
	}));
	const context = contextOfReward(run.position, frame);
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

const contextOfReward = (position: Position, frame: Rewarding): Context => ({
	...contextOf(position, frame.monster, 'game'),
	...('rolled' in frame && frame.rolled ? { rolled: frame.rolled } : {})
});

/** The roll that a reward waits for on the stack; null when it needs none, or has been made. */
export function firstRollOfReward(
	position: Position,
	frame: FrameOf<'reward'>
): (FirstRoll & { readonly context: Context }) | null {
	const context = contextOfReward(position, frame);
	const { card } = frame.monster;
	for (const [line, { way }] of abilitiesOf(card, position.edition).entries()) {
		const roll = way === 'reward' ? firstRoll(position, { card, line, path: [] }, context) : null;
		if (roll) return { ...roll, context };
	}
	return null;
}
