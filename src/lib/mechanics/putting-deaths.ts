import type { Damageable } from '../model/stack.ts';
import type { Task } from '../model/task.ts';
import type { Option } from '../model/words.ts';
import type { Beside } from '../rules/points.ts';
import { abilityWritten } from './abilities-on.ts';
import { putDeath } from './deaths-on-stack.ts';
import { deathsTogether, forgetDoomed } from './deaths.ts';
import { ask, follow, type Run } from './run.ts';
import { sameDamageable } from './stats.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { looksAtDamage } from './waiting.ts';

type PutDeaths = Extract<Task, { do: 'put deaths' }>;

/** Deaths in the order in which they resolve, and the rules of that order. */
interface Ordered {
	readonly deaths: readonly Damageable[];
	readonly points: readonly Beside[];
}

/**
 * Puts deaths on the stack. What is put last resolves first: players below monsters. Whom one effect
 * kills dies in the order of the effect; of others, several players in the order of the edition,
 * several monsters as the active player orders them.
 */
export function putDeaths(
	run: Run,
	{ players, monsters, playersFirst, byTiming }: PutDeaths
): TaskResult {
	const ofMonsters = orderMonsters(run, monsters);
	if (!ofMonsters) return null;
	const ofPlayers = orderPlayers(run, players);
	const both: readonly Beside[] =
		players.length > 0 && monsters.length > 0 ? ['deaths of both kinds'] : [];
	const put = ({ deaths, points }: Ordered): void => {
		const inOrder = points.length > 0;
		for (const of of deaths.toReversed())
			if (byTiming)
				putDeath(
					run,
					of,
					'player' in of ? 'player’s death in its time' : 'monster’s death in its time',
					...points,
					...both
				);
			else
				putDeath(
					run,
					of,
					'death at 0 HP',
					...points,
					...both,
					...(inOrder ? (['player' in of ? 'own death' : 'monsters’ first'] as const) : []),
					...pointsOfPlace(run)
				);
	};
	for (const ordered of playersFirst ? [ofMonsters, ofPlayers] : [ofPlayers, ofMonsters])
		put(ordered);
	forgetDoomed(run);
	return NOTHING;
}

/** Monsters: as one effect has them die, else as the active player says, who keeps to such orders. */
function orderMonsters(run: Run, monsters: readonly Damageable[]): Ordered | null {
	const lots = deathsTogether(run.position, monsters);
	const [first = [], ...others] = lots;
	if (others.length === 0)
		return { deaths: first, points: first.length > 1 ? ['monsters ordered'] : [] };
	const purpose = { about: 'death order' } as const;
	const who = run.position.turn.active;
	const points = ['deaths in order'] as const;
	if (lots.length === monsters.length) {
		const order = ask(run, 0, { who, purpose, domain: { pick: 'order' }, options: monsters });
		return order && { deaths: order.flatMap(damageableIn), points };
	}
	const deaths: Damageable[] = [];
	for (let n = 0; deaths.length < monsters.length; n++) {
		const next = lots.flatMap((lot) => lot.find((one) => !includes(deaths, one)) ?? []);
		const answer = ask(run, n, { who, purpose, domain: { pick: 'one' }, options: next });
		if (!answer) return null;
		deaths.push(...answer.flatMap(damageableIn));
	}
	return { deaths, points };
}

/** Players: in turn order where one effect kills them; else as the edition or the reading has it. */
function orderPlayers(run: Run, players: readonly Damageable[]): Ordered {
	if (players.length < 2) return { deaths: players, points: [] };
	if (deathsTogether(run.position, players).length === 1)
		return { deaths: players, points: ['deaths of one effect'] };
	const turnwise =
		run.options.playerDeaths === 'resolve in turn order' &&
		follow(run, 'player-deaths') === 'turn-order';
	return {
		deaths: turnwise ? players : players.toReversed(),
		points: ['deaths in order']
	};
}

/** What damage has triggered lies below the death that it causes. */
function pointsOfPlace({ position }: Run): readonly Beside[] {
	const below = position.stack.at(-1);
	const isOfDamage =
		below?.kind === 'ability' &&
		below.way === 'trigger' &&
		looksAtDamage(abilityWritten(position, below.effect));
	return isOfDamage ? ['deaths above triggers of damage'] : [];
}

const includes = (all: readonly Damageable[], one: Damageable): boolean =>
	all.some((other) => sameDamageable(one, other));

const damageableIn = (option: Option): readonly Damageable[] =>
	'player' in option || 'object' in option ? [option] : [];
