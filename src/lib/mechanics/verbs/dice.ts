import { outcomeFor, partAt } from '../../abilities/path.ts';
import { abilityOf } from '../../cards/library.ts';
import { locate } from '../../model/objects.ts';
import type { Damageable, ResolvedRoll } from '../../model/stack.ts';
import type { ItemId, Option, Seat } from '../../model/words.ts';
import type { Beside, Point } from '../../rules/points.ts';
import type { RollBan } from '../../abilities/static-effects.ts';
import { rerollItem } from '../belongings.ts';
import { whoDoes } from './who-does.ts';
import { chooseFor } from '../choosing.ts';
import { changeResolvedRoll, resolvedRoll, tellDamageAnew } from '../final-rolls.ts';
import { find } from '../find.ts';
import { isEach } from '../first-roll.ts';
import { onStack } from '../on-stack.ts';
import { keptFromChange, keptFromReroll, rollLike } from '../roll-bans.ts';
import { onDie } from '../rolling.ts';
import { ask, newId, setTop, tell, topFrame } from '../run.ts';
import { changeRoll } from '../stack.ts';
import { choosable } from '../targets.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import {
	amount,
	done,
	inTurnOrder,
	keepController,
	numberIn,
	ref,
	seat,
	type Doing,
	type EffectOf
} from './doing.ts';

/** A roll that can still be changed: on the stack, or what waits there for it does (13). */
interface Changeable {
	readonly id: ItemId;
	readonly roller: Seat;
	readonly result: number;
	/** What it was rolled against in an attack. */
	readonly against: Damageable | null;
	readonly change: (to: number) => void;
	/** What else decides the change. */
	readonly point: Point;
}

/** The roll a word points at, while it can be changed. */
function rollAt(doing: Doing, what: EffectOf<'flip roll'>['what']): Changeable | null {
	const { run } = doing;
	const at = ref(doing, what);
	if (!at || !('item' in at)) return null;
	const item = onStack(run, at.item);
	if (item?.kind === 'roll') {
		const { id, roller, result } = item;
		const { against } = rollLike(item);
		const change = (to: number): void => {
			changeRoll(run, item, to);
		};
		return { id, roller, result, against, change, point: 'initial roll changed' };
	}
	const resolved = resolvedRoll(run.position, at.item);
	if (!resolved) return null;
	const change = (to: number): void => {
		changeResolvedRoll(run, resolved, to);
	};
	const { roller, result } = resolved;
	return {
		id: at.item,
		roller,
		result,
		against: resolved.against ?? null,
		change,
		point: 'final roll changed'
	};
}

/** Changes a roll to a number and tells it. */
function changeTo(
	doing: Doing,
	roll: Changeable,
	to: number,
	...also: readonly Beside[]
): TaskResult {
	const { run } = doing;
	const { position } = run;
	const kept = keptFromChange(position, roll, to - roll.result);
	if (kept) return keptAsItIs(doing, roll, kept);
	if (to !== roll.result) roll.change(to);
	tell(run, { did: 'changed roll', item: roll.id, from: roll.result, to }, roll.point, ...also);
	tellDamageAnew(run, position, roll.id);
	return NOTHING;
}

/** Tells that something keeps a roll as it is. */
function keptAsItIs({ run, at }: Doing, { id }: Changeable, ban: RollBan): TaskResult {
	done(run, 0);
	const because = { unable: ban, roll: id } as const;
	tell(run, { did: 'nothing', effect: at, because }, 'static ability holds');
	return NOTHING;
}

/** Makes a roll 7 less its number (6.15); false where what is to be flipped is no roll. */
export function flipRoll(doing: Doing, what: EffectOf<'flip roll'>['what']): boolean {
	const roll = rollAt(doing, what);
	if (roll) changeTo(doing, roll, 7 - roll.result, 'roll flipped');
	return roll !== null;
}

/** Rolling, rerolling and changing rolls (6.15, 6.27, 13). */
export function dice(
	doing: Doing,
	effect: EffectOf<
		'reroll' | 'change roll' | 'set roll' | 'roll again' | 'add to roll' | 'flip roll' | 'roll'
	>
): TaskResult {
	const { run, at, context } = doing;
	switch (effect.do) {
		case 'roll':
			return callForRoll(doing, effect);
		case 'reroll':
			return reroll(doing, effect);
		case 'flip roll':
			flipRoll(doing, effect.what);
			return NOTHING;
		case 'set roll': {
			const roll = rollAt(doing, effect.what);
			return roll ? changeTo(doing, roll, onDie(amount(doing, effect.to))) : NOTHING;
		}
		case 'roll again':
			return rollAgain(doing);
		case 'change roll':
		case 'add to roll': {
			const roll = rollAt(doing, effect.what);
			if (!roll) return NOTHING;
			const results =
				effect.do === 'change roll' ? effect.to : effect.add.map((n) => onDie(roll.result + n));
			const options: Option[] = [...new Set(results)].map((number) => ({ number }));
			const answer = ask(run, 0, {
				who: context.you,
				purpose: { about: 'roll result', effect: at },
				domain: { pick: 'one' },
				options
			});
			return answer ? changeTo(doing, roll, numberIn(answer[0])) : null;
		}
	}
}

/** Calls for the roll of the "Roll-" once more whose line this is of (4.6). */
function rollAgain(doing: Doing): TaskResult {
	const { run, at } = doing;
	for (let depth = at.path.length - 1; depth >= 0; depth--) {
		const above = { ...at, path: at.path.slice(0, depth) };
		const ability = abilityOf(above, run.position.edition);
		const effect = ability && partAt(ability, above.path)?.effect;
		if (effect?.do === 'roll') return callForRoll({ ...doing, at: above }, effect);
	}
	return NOTHING;
}

/**
 * A "Roll-": the roll is made once what resolves has resolved (4.6); for a reward, at once. Where it
 * has been made before, its line is read.
 */
function callForRoll(doing: Doing, effect: EffectOf<'roll'>): TaskResult {
	const { run, at, context } = doing;
	if (context.resolved) return lineRolled(doing, effect, context.resolved);
	const rollers = rollersOf(doing, effect.who);
	const frame = topFrame(run.position);
	if (rollers.length === 0) return NOTHING;
	const controller = frame.chart === 'resolution' ? frame.item.controller : 'game';
	const together = isEach(effect.who) ? { together: newId(run) } : {};
	const purpose = { for: 'ability' as const, reader: at, context, controller, ...together };
	const count = effect.times === undefined ? 1 : amount(doing, effect.times);
	const rolls = rollers.flatMap((roller) =>
		Array.from({ length: count }, () => ({ roller, purpose }))
	);
	if (frame.chart !== 'resolution') return rolls.map((roll) => ({ do: 'make roll', ...roll }));
	setTop(run, { ...frame, rolls: [...frame.rolls, ...rolls] });
	return NOTHING;
}

/**
 * Does what the line of a number says that has been rolled already. What the line targets is chosen
 * now: before the roll nobody could know that it would come to it.
 */
function lineRolled(
	{ run, at, context: { resolved: _, ...context } }: Doing,
	{ outcomes }: EffectOf<'roll'>,
	{ result }: ResolvedRoll
): TaskResult {
	const line = outcomeFor(outcomes, result);
	if (!line) {
		tell(run, { did: 'no line', effect: at, result }, 'no line of the number');
		return NOTHING;
	}
	const lineAt = { ...at, path: [...at.path, line.index] };
	const event = { ...context.event, amount: result * (context.times ?? 1) };
	const chosen = chooseFor(run, lineAt, { ...context, event }, context.you);
	if (chosen === 'asked') return null;
	if (chosen === 'none') {
		tell(run, { did: 'not done', effect: lineAt }, 'no target');
		return NOTHING;
	}
	const targets = chosen.targets.length > 0 ? chosen.targets : context.targets;
	const mode = chosen.mode ?? context.mode;
	return [{ do: 'effect', at: lineAt, context: { ...context, event, targets, mode } }];
}

/** Who rolls: one player, or everyone that fits, in turn order (6.12). */
function rollersOf(doing: Doing, who: EffectOf<'roll'>['who']): readonly Seat[] {
	if (!isEach(who)) return [seat(doing, who) ?? []].flat();
	const all = find(doing.run.position, who.each, doing.context);
	return inTurnOrder(doing).filter((player) =>
		all.some((one) => 'player' in one && one.player === player)
	);
}

/** Rerolls a roll, whose roller rolls that die again, or an item (6.27). */
function reroll(doing: Doing, effect: EffectOf<'reroll'>): TaskResult {
	const { run } = doing;
	const { what } = effect;
	const at = ref(doing, what);
	if (at && 'object' in at) {
		const item = locate(run.position, at.object);
		const tasks = rerollItem(run, at.object, whoDoes(doing));
		const rerolled = item !== null && locate(run.position, at.object) === null;
		if (rerolled) keepController(run, item);
		done(run, rerolled ? 1 : 0);
		return tasks;
	}
	const roll = rollAt(doing, what);
	if (!roll) {
		done(run, 0);
		return NOTHING;
	}
	const kept = keptFromReroll(run.position, roll);
	if (kept) return keptAsItIs(doing, roll, kept);
	const results: number[] = [];
	for (let die = 0; die < (effect.dice ?? 1); die++) {
		const answer = ask(run, die, {
			who: roll.roller,
			purpose: { about: 'reroll' },
			domain: { pick: 'roll' },
			options: []
		});
		if (!answer) return null;
		results.push(numberIn(answer[0]));
	}
	const to = effect.dice === undefined ? (results[0] ?? 1) : pickedByAnother(doing, roll, results);
	if (to === null) return null;
	const { position } = run;
	if (effect.dice !== undefined)
		tell(
			run,
			{ did: 'rolled several', player: roll.roller, results, result: to, effect: doing.at },
			'several dice'
		);
	roll.change(to);
	tell(
		run,
		{ did: 'rerolled', player: roll.roller, item: roll.id, from: roll.result, to },
		'roll rerolled',
		roll.point
	);
	tellDamageAnew(run, position, roll.id);
	return NOTHING;
}

/** The roller chooses another player, who chooses which of several dice counts; null while one is asked. */
function pickedByAnother(
	{ run, at }: Doing,
	{ roller }: Changeable,
	results: readonly number[]
): number | null {
	const others = run.position.players.flatMap((_, player) =>
		player === roller ? [] : [{ player }]
	);
	const chosen = ask(run, results.length, {
		who: roller,
		purpose: { about: 'choice', effect: at },
		domain: { pick: 'one' },
		options: choosable(run.position, others)
	});
	if (!chosen) return null;
	const [picker] = chosen;
	const answer = ask(run, results.length + 1, {
		who: picker && 'player' in picker ? picker.player : roller,
		purpose: { about: 'roll result', effect: at },
		domain: { pick: 'one' },
		options: [...new Set(results)].map((number) => ({ number }))
	});
	return answer ? numberIn(answer[0]) : null;
}
