import type { Instead } from '../abilities/grammar.ts';
import { playerAt } from '../model/objects.ts';
import type { Replaceable, Task } from '../model/task.ts';
import { amountOf } from './amounts.ts';
import { gainCents, loseCents } from './cents.ts';
import { type GameEvent } from './event-match.ts';
import { lootCards } from './loot-cards.ts';
import { cannotBeMade } from './penalty.ts';
import {
	insteadAt,
	marksOf,
	nextReplacer,
	pointsOfReplacement,
	pointsOfTiming,
	spend,
	type Event,
	type Replacer
} from './replacing.ts';
import { follow, tell, type Run } from './run.ts';
import { gainTreasure } from './slots.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { queueTriggers, tellUndone } from './triggers.ts';
import { done } from './verbs/doing.ts';

const eventOf = ({ do: would, player, count, applied = [] }: Replaceable): Event => ({
	would,
	of: { player },
	data: { player, amount: count },
	applied
});

/**
 * Gains or loses ¢, loots, or gains treasure, after the replacements that apply (5.2, 6.16, 6.20):
 * one at a time, each once, in the affected player's order.
 */
export function gainOrLose(run: Run, task: Replaceable): TaskResult {
	if (task.count <= 0) return NOTHING;
	if (task.settled) return carryOut(run, task);
	const event = eventOf(task);
	const replacer = nextReplacer(run, event);
	if (replacer === 'asked') return null;
	return replacer === 'none' ? carryOut(run, task) : replaced(run, task, event, replacer);
}

/** What a replacement makes of it. */
function replaced(run: Run, task: Replaceable, event: Event, replacer: Replacer): TaskResult {
	const { by } = replacer.replacement;
	const applied = [...(task.applied ?? []), ...marksOf(replacer)];
	const multipliedTwice = multiplies(by) && isDoubled(run);
	spend(run, replacer);
	if (multipliedTwice && follow(run, 'several-multipliers') === 'once') {
		const effect = replacer.by.at;
		tell(run, { did: 'nothing', effect, because: { multiplied: true } }, 'multiplied but once');
		return [{ ...task, applied }];
	}
	tell(
		run,
		{
			did: 'replaced',
			event: task.do,
			of: { player: task.player },
			amount: task.count,
			effect: replacer.by.at
		},
		...pointsOfReplacement(run),
		...pointsOfTiming(replacer),
		...(multipliedTwice ? (['multiplied in several ways'] as const) : [])
	);
	const context = { ...replacer.by.context, event: event.data, applied };
	const again = { ...task, applied };
	if ('amount' in by) return [{ ...again, count: amountOf(run.position, by.amount, context) }];
	if ('prevent' in by) {
		const prevented =
			by.prevent === null ? task.count : amountOf(run.position, by.prevent, context);
		return [{ ...again, count: Math.max(0, task.count - prevented) }];
	}
	if ('from' in by) return [{ ...again, from: by.from }];
	const effect: Task = { do: 'effect', at: insteadAt(replacer), context };
	if ('instead' in by) return [effect];
	return 'also' in by ? [again, effect] : NOTHING;
}

/** Whether it makes so many times as much of it. */
const multiplies = (by: Instead): boolean =>
	'amount' in by && typeof by.amount === 'object' && 'times' in by.amount;

/** Whether what resolves is a loot that does twice as much already. */
const isDoubled = ({ position }: Run): boolean =>
	position.frames.some(
		(frame) =>
			frame.chart === 'resolution' && frame.item.kind === 'loot' && frame.item.doubled === true
	);

function carryOut(run: Run, { do: what, player, count, from }: Replaceable): TaskResult {
	switch (what) {
		case 'gain ¢': {
			const gained = gainCents(run, player, count);
			done(run, gained);
			if (gained > 0) see(run, what, player, gained);
			else tellUndone(run, seen(what, player, count), 'nothing gained');
			return NOTHING;
		}
		case 'lose ¢':
			if (cannotBeMade(run.position, player, 'be made to lose ¢')) {
				tell(run, { did: 'spared', player, what: '¢' }, 'static ability holds');
				done(run, 0);
				return NOTHING;
			}
			done(run, loseCents(run, player, count));
			return NOTHING;
		case 'loot': {
			const before = playerAt(run.position, player).hand.length;
			lootCards(run, player, count, from);
			const looted = playerAt(run.position, player).hand.length - before;
			done(run, looted);
			if (looted > 0) see(run, what, player, looted);
			else tellUndone(run, seen(what, player, count), 'nothing looted');
			return NOTHING;
		}
		case 'gain treasure':
			return gainTreasure(run, player, count);
	}
}

function see(run: Run, on: 'gain ¢' | 'loot', player: number, amount: number): void {
	queueTriggers(run, seen(on, player, amount));
}

const seen = (on: 'gain ¢' | 'loot', player: number, amount: number): GameEvent => ({
	on,
	of: { player },
	data: { player, amount }
});
