import { abilitiesOf, cardOf } from '../cards/library.ts';
import type { FrameOf } from '../model/frame.ts';
import { locate, turnOrder } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Context } from '../model/stack.ts';
import type { Task } from '../model/task.ts';
import type { ObjectId, Seat } from '../model/words.ts';
import type { Beside } from '../rules/points.ts';
import { hasVariant } from '../rules/variants.ts';
import { contextOf } from './ability-context.ts';
import { isCopy, ownFace } from './becoming.ts';
import { cardPasses } from './card-filter.ts';
import { fits } from './filters.ts';
import { firstRoll, type FirstRoll } from './first-roll.ts';
import { dyingObject } from './procedures.ts';
import { tell, type Run } from './run.ts';
import { inForce, type InForce } from './static-effects.ts';

/** A death whose rewards are gained: in the course of it, or once they resolve on the stack. */
type Rewarding = FrameOf<'monsterDeath'> | FrameOf<'reward'>;

/** How many times the rewards are gained: doubled by what died, and by every standing that says so. */
const timesRewarded = (run: Run, { doubled, monster }: Rewarding): number =>
	(doubled ? 2 : 1) *
	2 ** inForce(run.position, 'rewards').filter(doubles(run.position, monster)).length;

/** Whether a standing doubles the rewards of a monster. */
const doubles =
	(position: Position, { card }: GameObject) =>
	({ standing }: InForce): boolean =>
		'rewards' in standing &&
		standing.rewards === 'doubled' &&
		(standing.monsters ?? []).every((test) => cardPasses(card, test, position.edition) !== false);

/**
 * Who gains the rewards of a monster: the active player, unless it says that its killer does, and whoever
 * killed it besides, where something says so (2.3.1). Once each time.
 */
export const rewardedFor = (position: Position, death: Rewarding): readonly Seat[] => [
	rewardedFirst(position, death),
	...killersToo(position, death),
	...(death.sharers ?? [])
];

/** Who killed it, for each standing that lets them gain its rewards too. */
function killersToo(position: Position, { monster, by }: Rewarding): readonly Seat[] {
	if (by === undefined || monster.kind !== 'monster') return [];
	return inForce(position, 'rewards').flatMap(({ standing, context }) =>
		'rewards' in standing &&
		standing.rewards === 'for the killer too' &&
		fits(position, standing.by, { player: by }, context)
			? [by]
			: []
	);
}

function rewardedFirst(position: Position, { monster, by }: Rewarding): Seat {
	const isKillers = abilitiesOf(monster.card, position.edition).some(
		(ability) =>
			ability.way === 'static' &&
			'rewards' in ability.standing &&
			ability.standing.rewards === 'for the killer'
	);
	return isKillers && by !== undefined ? by : position.turn.active;
}

/**
 * What the active player gains for a death (2.3.1). Of a reward that is rolled for, the number is
 * multiplied, not the roll. Everybody gains them, the active player twice over, where that variant is on.
 */
export function rewardsOf(run: Run, frame: Rewarding): readonly Task[] {
	const { active } = run.position.turn;
	const times = timesRewarded(run, frame);
	const each = (seats: readonly Seat[]): readonly Task[] =>
		seats.flatMap((seat) => rewardFor(run, frame, seat, times));
	if (!hasVariant(run.position, 'rewards for everyone'))
		return each(rewardedFor(run.position, frame));
	const everyone = turnOrder(run.position, active).flatMap((seat) =>
		rewardFor(run, frame, seat, seat === active ? times * 2 : times)
	);
	return [...everyone, ...each([...killersToo(run.position, frame), ...(frame.sharers ?? [])])];
}

/** What one player gains for a death, so many times over. */
const rewardFor = (run: Run, frame: Rewarding, player: Seat, times: number): readonly Task[] =>
	rewardsIn(run, frame.monster, contextOfReward(run.position, frame), player, times);

/** A monster whose rewards can be gained: in play, or in the holding zone of its death. */
export const rewarding = (position: Position, id: ObjectId): GameObject | null =>
	locate(position, id)?.object ?? dyingObject(position, id);

/** A player gains the rewards of a monster that did not die for it, or half of what is counted of them. */
export function gainRewards(
	run: Run,
	monster: GameObject,
	player: Seat,
	share: 'all' | 'half'
): readonly Task[] {
	tell(
		run,
		{ did: 'reward', player, card: monster.card },
		'reward',
		...pointsOfOwnRewards(monster)
	);
	const context = contextOf(run.position, monster, 'game');
	const tasks = rewardsIn(run, monster, context, player, 1);
	if (share === 'all') return tasks;
	return tasks.flatMap((task) =>
		'count' in task && 'player' in task ? [{ ...task, count: Math.floor(task.count / 2) }] : []
	);
}

/** The rewards of a monster, so many times over. */
function rewardsIn(
	run: Run,
	monster: GameObject,
	of: Context,
	player: Seat,
	times: number
): readonly Task[] {
	const card = run.options.rewardBox === 'copied' ? monster.card : ownFace(monster);
	const plain = (cardOf(card).rewards ?? []).map(({ gain, amount }): Task => ({
		do: gain === '¢' ? 'gain ¢' : gain === 'loot' ? 'loot' : 'gain treasure',
		player,
		count: amount * times
	}));
	const context = { ...of, you: player };
	const others = abilitiesOf(card, run.position.edition).flatMap((ability, line) => {
		if (ability.way !== 'reward') return [];
		const at = { card, line, path: [] };
		const task = (inside: typeof context): Task => ({ do: 'effect', at, context: inside });
		return ability.effect.do === 'roll'
			? [task({ ...context, times })]
			: Array.from({ length: times }, () => task(context));
	});
	return [...plain, ...others];
}

const contextOfReward = (position: Position, frame: Rewarding): Context => ({
	...contextOf(position, frame.monster, 'game'),
	...(frame.chart === 'reward' && frame.resolved ? { resolved: frame.resolved } : {})
});

/** The roll that a reward waits for on the stack; null when it needs none, or has been made. */
export function firstRollOfReward(
	position: Position,
	frame: FrameOf<'reward'>
): (FirstRoll & { readonly context: Context }) | null {
	const context = contextOfReward(position, frame);
	const card = ownFace(frame.monster);
	for (const [line, { way }] of abilitiesOf(card, position.edition).entries()) {
		const roll = way === 'reward' ? firstRoll(position, { card, line, path: [] }, context) : null;
		if (roll) return { ...roll, context };
	}
	return null;
}

/** The rule by which everybody is rewarded, where that variant is on. */
export const pointsOfRewards = (position: Position): readonly Beside[] =>
	hasVariant(position, 'rewards for everyone') ? ['rewards for everyone'] : [];

/** The rules of the rewards of a copy, which are those of its own card (6.6). */
export const pointsOfOwnRewards = (of: GameObject): readonly Beside[] =>
	isCopy(of) ? ['reward of a copy'] : [];
