import { inPlay, type Located } from '../model/in-play.ts';
import { controllerAt, withLocated } from '../model/objects.ts';
import type { GameObject } from '../model/board.ts';
import type { Task } from '../model/task.ts';
import type { Seat } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import { reaches } from './giving.ts';
import { noticeRecharge, rechargeIt } from './belongings.ts';
import { nameOf } from './named.ts';
import { ask, tell, type Run } from './run.ts';
import { inForce, type InForce } from './static-effects.ts';
import { NOTHING, type TaskResult } from './task-result.ts';

/** Whether the recharge step is the active player's to recharge an object: theirs, or the game's (7.1). */
export const isOfRechargeStep = (active: Seat, { place }: Located): boolean =>
	controllerAt(place) === active || controllerAt(place) === 'game';

/** Recharges what the active player and the game control, shop items excepted (7.1). */
export function rechargeObjects(run: Run, rules: readonly RuleId[]): void {
	const { active: player } = run.position.turn;
	const deactivated = inPlay(run.position).filter(({ object }) => !object.charged);
	const ofTheGame = deactivated.some(({ place }) => 'slot' in place);
	const mine = deactivated.filter((one) => isOfRechargeStep(player, one));
	const able = mine.filter(({ object }) => !staysDeactivated(run, object));
	for (const { object } of mine.filter((one) => !able.includes(one))) tellStays(run, object);
	const items = able.filter(({ object, place }) => object.kind === 'item' && 'seat' in place);
	const limit = fewestItems(run, player);
	const limited = limit && items.length > limit.most ? limit : null;
	const recharging = limited ? able.filter((one) => !items.includes(one)) : able;
	const count = recharging.length;
	for (const located of recharging)
		run.position = withLocated(run.position, located, { charged: true });
	const what = { did: 'recharged all', player, count } as const;
	if (count > 0) tell(run, what, ofTheGame ? 'recharged with the game' : rules);
	for (const located of recharging) noticeRecharge(run, located, player);
	if (limited)
		run.followUps.push({
			do: 'recharge some',
			player,
			count: limited.most,
			options: items.map(({ object }) => ({ object: object.id })),
			effect: limited.by.at
		});
}

/** The fewest items that something lets a player recharge in the recharge step. */
function fewestItems(
	{ position }: Run,
	player: Seat
): { readonly most: number; readonly by: InForce } | null {
	const limits = inForce(position, 'recharges').flatMap((by) =>
		'recharges' in by.standing && reaches(position, by.standing.of, by.from, by.context, { player })
			? [{ most: by.standing.recharges, by }]
			: []
	);
	return limits.sort((a, b) => a.most - b.most)[0] ?? null;
}

/** The player recharges so many of the items; the others stay as they are. */
export function rechargeSome(
	run: Run,
	{ player, count, options, effect }: Extract<Task, { do: 'recharge some' }>
): TaskResult {
	const answer = ask(run, 0, {
		who: player,
		purpose: { about: 'choice', effect },
		domain: { pick: 'some', min: count, max: count },
		options
	});
	if (!answer) return null;
	for (const one of options) {
		if (!('object' in one)) continue;
		const isChosen = answer.some((other) => 'object' in other && other.object === one.object);
		if (isChosen) rechargeIt(run, one.object, null, player);
		else {
			const found = inPlay(run.position).find(({ object }) => object.id === one.object);
			if (found) tellStays(run, found.object);
		}
	}
	return NOTHING;
}

const tellStays = (run: Run, object: GameObject): void => {
	tell(run, { did: 'stays deactivated', source: nameOf(object) }, 'static ability holds');
};

/** Whether something says that an object does not recharge in the recharge step. */
const staysDeactivated = (run: Run, { id }: GameObject): boolean =>
	[...inForce(run.position, 'cant'), ...inForce(run.position, 'this')].some(
		({ standing, context, from }) =>
			('cant' in standing &&
				standing.cant === 'recharge in the recharge step' &&
				reaches(run.position, standing.who, from, context, { object: id })) ||
			('this' in standing &&
				(standing.this === "can't be recharged" ||
					standing.this === "can't be recharged except by its own abilities") &&
				context.source === id)
	);
