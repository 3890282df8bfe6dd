import { abilityOf, lootAbilityAt } from '../cards/library.ts';
import { locate } from '../model/objects.ts';
import type { ItemOf } from '../model/stack-item.ts';
import type { PlayedFrom, Task } from '../model/task.ts';
import type { Beside } from '../rules/points.ts';
import { deactivateIt, destroyIt, moveObject } from './belongings.ts';
import { optionTaken } from './choosing.ts';
import type { GameEvent } from './event-match.ts';
import { countersAt } from './counters-at.ts';
import { hasLateOption } from './late-option.ts';
import { fitsByFurtherName } from './names.ts';
import { put } from './on-stack.ts';
import { ask, follow, setTop, tell, topFrame, type Run } from './run.ts';
import { specsAt } from './targets.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { queueTriggers, tellExpected } from './triggers.ts';
import { takeCounters, whichCounters } from './verbs/counters.ts';

/** The option that was taken of a loot. */
function optionOf({ position }: Run, item: ItemOf<'loot'>): ReturnType<typeof optionTaken> {
	const at = lootAbilityAt(item, position.edition);
	return at ? optionTaken(at, item.context.mode) : {};
}

/** How a card is played: from where, by a loot play or not, and as a copy (6.24, 6.6). */
const pointsOfPlaying = (
	{ position }: Run,
	item: ItemOf<'loot'>,
	from: PlayedFrom | undefined
): readonly Beside[] => {
	const at = item.copy && lootAbilityAt(item, position.edition);
	const ability = at ? abilityOf(at, position.edition) : null;
	return [
		from === 'elsewhere, free' ? 'played for free' : 'loot play needed',
		...(from === 'elsewhere' ? (['played from elsewhere'] as const) : []),
		...(from && item.copy ? (['copy played'] as const) : []),
		...(from && ability?.way === 'loot' && ability.cost ? (['cost of a copy'] as const) : [])
	];
};

/** That a target fits only by a name that is not in its name box. */
const pointsOfNames = (
	{ position }: Run,
	{ effect, context: { mode, targets } }: ItemOf<'ability'>
): readonly Beside[] =>
	fitsByFurtherName(position, specsAt(position, effect, mode), targets) ? ['further name'] : [];

/** The option and the targets of a loot or an ability are chosen as it is put on the stack (4). */
const pointsOfChosen = (run: Run, item: ItemOf<'loot' | 'ability'>): readonly Beside[] => {
	const { targets, mode } = item.context;
	const late = item.kind === 'ability' && hasLateOption(run.position, item.effect);
	if (late) follow(run, 'late-option');
	return [
		...(mode === null ? [] : (['option chosen'] as const)),
		...(late ? (['late option'] as const) : []),
		...(targets.length > 0 ? (['targets chosen'] as const) : []),
		...(item.kind === 'ability' ? pointsOfNames(run, item) : [])
	];
};

/** Puts a loot or an ability on the stack, now that its costs are paid (6.1, 6.24). */
export function putPaid(run: Run, item: ItemOf<'loot' | 'ability'>, from?: PlayedFrom): void {
	put(run, item);
	const { targets, source, you: player } = item.context;
	const response: readonly Beside[] = player === run.position.turn.active ? [] : ['in response'];
	if (item.kind === 'loot') {
		tell(
			run,
			{ did: 'played', player, card: item.card, targets, ...optionOf(run, item) },
			'loot played',
			...pointsOfPlaying(run, item, from),
			'card moves',
			...pointsOfChosen(run, item),
			...response
		);
		queueTriggers(run, {
			on: 'play loot',
			of: { player },
			data: { player, item: item.id, card: item.card }
		});
		return;
	}
	const object = source ?? 0;
	const { way, effect } = item;
	if (way !== 'tap' && way !== 'paid') return;
	tell(
		run,
		{
			did: 'activated',
			player,
			source: { object, card: locate(run.position, object)?.object.card ?? effect.card },
			way,
			effect,
			targets,
			...optionTaken(effect, item.context.mode)
		},
		way === 'tap' ? '↷ ability activated' : '$ ability activated',
		...(way === 'paid' && locate(run.position, object)?.object.charged === false
			? (['uncharged'] as const)
			: []),
		...pointsOfChosen(run, item),
		...response
	);
	const activation: GameEvent = {
		on: 'activate',
		of: { player },
		data: { player, item: item.id, to: { object } }
	};
	if (way === 'paid' && run.options.activating === '↷')
		tellExpected(run, activation, { not: 'activation' });
	else queueTriggers(run, activation);
}

/** Pays a cost of objects that the player chooses (4.1). */
export function payObjects(run: Run, task: Extract<Task, { do: 'pay objects' }>): TaskResult {
	const { player, how, count, options } = task;
	const picked = ask(run, 0, {
		who: player,
		purpose: { about: 'cost', how },
		domain: count === 1 ? { pick: 'one' } : { pick: 'some', min: count, max: count },
		options
	});
	if (!picked) return null;
	if (how === 'destroy') {
		for (const option of picked) if ('object' in option) destroyIt(run, option.object, player);
		return NOTHING;
	}
	if (how === 'deactivate') {
		for (const option of picked) if ('object' in option) deactivateIt(run, option.object);
		return NOTHING;
	}
	const to = ask(run, 1, {
		who: player,
		purpose: { about: 'whom to give' },
		domain: { pick: 'one' },
		options: run.position.players.flatMap((_, seat) => (seat === player ? [] : [{ player: seat }]))
	});
	if (!to) return null;
	const [receiver] = to;
	for (const option of picked) {
		const found = 'object' in option ? locate(run.position, option.object) : null;
		if (found && receiver && 'player' in receiver) moveObject(run, found, receiver.player, 'give');
	}
	return NOTHING;
}

/** Pays a cost of counters: so many, or any number but at least one; what follows may ask how many. */
export function payCounters(run: Run, task: Extract<Task, { do: 'pay counters' }>): TaskResult {
	const { player, count, named = null } = task;
	const on = { object: task.object };
	const answer =
		count === undefined
			? ask(run, 0, {
					who: player,
					purpose: { about: 'cost', how: 'counters' },
					domain: { pick: 'amount', min: 1, max: countersAt(run.position, on, named) },
					options: []
				})
			: [{ number: count }];
	if (!answer) return null;
	const [many] = answer;
	if (!many || !('number' in many)) return NOTHING;
	const asked = count === undefined ? 1 : 0;
	const taken = whichCounters(run, on, many.number, named, player, asked);
	if (!taken) return null;
	const paidCounters = takeCounters(run, on, taken, 'counters paid');
	if (count === undefined) setTop(run, { ...topFrame(run.position), paidCounters });
	return NOTHING;
}
