import type { PenaltyPart } from '../abilities/grammar.ts';
import { inPlay } from '../model/in-play.ts';
import { controllerAt, locate, playerAt, withObject } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import { PENALTY, type PenaltyPart as PartToPay, type Task } from '../model/task.ts';
import type { CardKey, EffectRef, ObjectId, Seat } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import type { Point } from '../rules/points.ts';
import { abilitiesOn, bearsKeyword } from './abilities-on.ts';
import { reaches } from './giving.ts';
import { amountOf } from './amounts.ts';
import { destroyIt } from './belongings.ts';
import { happensInstead } from './instead-of.ts';
import type { EditionOptions } from './edition-options.ts';
import { discardCard } from './loot-cards.ts';
import {
	insteadAt,
	marksOf,
	nextReplacer,
	pointsOfReplacement,
	pointsOfTiming,
	spend
} from './replacing.ts';
import { ask, set, setTop, tell, topFrame, type Run } from './run.ts';
import { inForce } from './static-effects.ts';
import { queueTriggers } from './triggers.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { done } from './verbs/doing.ts';
import { cardIn } from './zones.ts';

export function discard(run: Run, task: Extract<Task, { do: 'discard' }>): TaskResult {
	const { player, because, random, least = task.count } = task;
	if (because === 'effect' || because === 'penalty') {
		if (cannotBeMade(run.position, player, 'be made to discard')) {
			tell(run, { did: 'spared', player, what: 'loot card' }, 'static ability holds');
			done(run, 0);
			return NOTHING;
		}
		const instead = discardReplaced(run, task);
		if (instead !== 'none') return instead === 'asked' ? null : instead;
	}
	const { hand } = playerAt(run.position, player);
	const count = Math.min(task.count, hand.length);
	const min = Math.min(least, count);
	if (count === 0) {
		done(run, 0);
		if (task.count === 0) return NOTHING;
		tell(
			run,
			{ did: 'nothing to pay', player, what: 'loot card' },
			because === 'penalty' ? 'nothing to pay' : 'nothing to discard'
		);
		return NOTHING;
	}
	const options = hand.map((cell, at) => ({ card: cell.card, at }));
	const answer =
		min === count && hand.every((cell) => cell.card === null)
			? options.slice(0, count)
			: ask(run, 0, {
					who: player,
					purpose: random ? { about: 'at random', effect: random } : { about: 'discard', because },
					domain: count === 1 && min === 1 ? { pick: 'one' } : { pick: 'some', min, max: count },
					options
				});
	if (!answer) return null;
	done(run, answer.length);
	if (because === 'cost')
		rememberPaid(
			run,
			answer.flatMap((option) => ('card' in option ? (option.card ?? []) : []))
		);
	for (const option of answer)
		if ('at' in option) discardCard(run, player, option.card, because, random !== undefined);
	return NOTHING;
}

/** Notes which cards were discarded as a cost, for the ability that is put on the stack then. */
function rememberPaid(run: Run, cards: readonly CardKey[]): void {
	const frame = topFrame(run.position);
	setTop(run, { ...frame, paid: [...(frame.paid ?? []), ...cards] });
}

/** What a replacement makes of a discard that an ability or the death penalty asks for (5.2). */
function discardReplaced(
	run: Run,
	task: Extract<Task, { do: 'discard' }>
): readonly Task[] | 'none' | 'asked' {
	const { player, count, applied = [] } = task;
	const of = { player };
	const data = { player, amount: count };
	const replacer = nextReplacer(run, { would: 'discard', of, data, applied });
	if (replacer === 'none' || replacer === 'asked') return replacer;
	const { by } = replacer.replacement;
	spend(run, replacer);
	tell(
		run,
		{ did: 'replaced', event: 'discard', of, amount: count, effect: replacer.by.at },
		...pointsOfReplacement(run),
		...pointsOfTiming(replacer)
	);
	const marks = [...applied, ...marksOf(replacer)];
	const context = { ...replacer.by.context, event: data, applied: marks };
	const again = { ...task, applied: marks };
	if ('amount' in by) {
		const { least: _, ...rest } = again;
		return [{ ...rest, count: amountOf(run.position, by.amount, context) }];
	}
	const effect: Task = { do: 'effect', at: insteadAt(replacer), context };
	if ('instead' in by) return [effect];
	return 'also' in by ? [again, effect] : [];
}

/** Whether something says that a player cannot be made to do something, or cannot gain souls. */
export const cannotBeMade = (
	position: Position,
	player: Seat,
	what: 'be made to discard' | 'be made to lose ¢' | 'gain souls'
): boolean =>
	inForce(position, 'cant').some(
		({ standing, context, from }) =>
			'cant' in standing &&
			standing.cant === what &&
			reaches(position, standing.who, from, context, { player })
	);

/** Whether a player is spared a part of the death penalty (11.2). */
export const isSpared = (position: Position, player: Seat, part: PenaltyPart): boolean =>
	inForce(position, 'spares').some(
		({ standing, context, from }) =>
			'spares' in standing &&
			standing.spares === part &&
			reaches(position, standing.of, from, context, { player })
	);

/** What a part of the penalty asks of the player. */
export function taskOfPart(part: PartToPay, player: Seat): Task {
	switch (part) {
		case 'item':
			return { do: 'destroy penalty item', player };
		case 'loot card':
			return { do: 'discard', player, count: 1, because: 'penalty' };
		case '¢':
			return { do: 'lose penalty ¢', player };
		case 'deactivate':
			return { do: 'deactivate penalty objects', player };
	}
}

/** The parts of the penalty in the order in which they are paid, by the first of them. */
const PARTS = {
	item: PENALTY,
	'loot card': ['loot card', '¢', 'item', 'deactivate']
} as const satisfies Readonly<Record<EditionOptions['penaltyFirst'], readonly PartToPay[]>>;

/**
 * Tells that a player pays the penalty, and of what they are spared; gives the parts that are left to pay, in their
 * order (11.2).
 */
export function partsToPay(
	run: Run,
	player: Seat,
	by: Point | readonly RuleId[]
): readonly PartToPay[] {
	const penalty = PARTS[run.options.penaltyFirst];
	tell(
		run,
		{ did: 'penalty', player },
		by,
		...(player === run.position.turn.active ? [] : (['another player pays'] as const))
	);
	const left = penalty.filter(
		(part) => part === 'deactivate' || !isSpared(run.position, player, part)
	);
	for (const part of penalty)
		if (part !== 'deactivate' && !left.includes(part))
			tell(run, { did: 'spared', player, what: part }, 'static ability holds');
	return left;
}

/** An ability has a player pay the penalty; what it does so in place of does not replace it again (5.2, 11.2). */
export function payPenalty(run: Run, player: Seat, applied: readonly string[]): readonly Task[] {
	const of = { player };
	if (applied.length === 0) queueTriggers(run, { on: 'pay the penalty', of, data: of });
	const penalty = { would: 'pay the penalty', of, applied } as const;
	if (happensInstead(run.position, penalty)) return [{ do: 'do instead', ...penalty }];
	return partsToPay(run, player, 'penalty paid').map((part) => taskOfPart(part, player));
}

/** The effect by which a player's death penalty item is chosen at random; null where they choose it. */
function chosenAtRandom(position: Position, player: Seat): EffectRef | null {
	const found = inForce(position, 'penaltyItem').find(
		({ standing, context, from }) =>
			'penaltyItem' in standing && reaches(position, standing.of, from, context, { player })
	);
	return found?.at ?? null;
}

/** The death penalty's item: a non-eternal one, of the dead player's choice (11.2). */
export function destroyPenaltyItem(run: Run, player: Seat): TaskResult {
	const options = playerAt(run.position, player).items.flatMap((item) =>
		bearsKeyword(run.position, item, 'eternal') ? [] : [{ object: item.id }]
	);
	if (options.length === 0) {
		tell(run, { did: 'nothing to pay', player, what: 'item' }, 'nothing to pay');
		return NOTHING;
	}
	const random = chosenAtRandom(run.position, player);
	const answer = ask(run, 0, {
		who: player,
		purpose: random ? { about: 'at random', effect: random } : { about: 'penalty item' },
		domain: { pick: 'one' },
		options
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked || !('object' in picked)) return NOTHING;
	const data = { player, object: picked.object };
	const replacer = nextReplacer(
		run,
		{ would: 'destroy the penalty item', of: { player }, data, applied: [] },
		options.length > 1 ? 1 : 0
	);
	if (replacer === 'asked') return null;
	if (replacer !== 'none' && 'instead' in replacer.replacement.by) {
		spend(run, replacer);
		tell(
			run,
			{
				did: 'replaced',
				event: 'destroy the penalty item',
				of: { player },
				amount: null,
				effect: replacer.by.at
			},
			...pointsOfReplacement(run),
			...pointsOfTiming(replacer)
		);
		const context = { ...replacer.by.context, event: data };
		return [{ do: 'effect', at: insteadAt(replacer), context }];
	}
	destroyPenalty(run, player, picked.object);
	return NOTHING;
}

/** Destroys it, and remembers it for what asks for it afterwards. */
function destroyPenalty(run: Run, player: Seat, object: ObjectId): void {
	const found = locate(run.position, object);
	if (!found || !destroyIt(run, object, player)) return;
	const { turn } = run.position;
	const lost = { object, card: cardIn(found.object) };
	set(run, { turn: { ...turn, penaltyItems: { ...turn.penaltyItems, [player]: lost } } });
}

/** Deactivates each object of the dead player that has a ↷ ability (11.2). */
export function deactivatePenaltyObjects(run: Run, player: Seat): void {
	for (const { object, place } of inPlay(run.position)) {
		if (controllerAt(place) !== player) continue;
		if (!abilitiesOn(run.position, object).some(({ ability }) => ability.way === 'tap')) continue;
		const did = object.charged ? 'deactivated' : 'stays deactivated';
		run.position = withObject(run.position, object.id, { charged: false });
		tell(run, { did, source: { object: object.id, card: object.card } }, 'penalty paid');
	}
}
