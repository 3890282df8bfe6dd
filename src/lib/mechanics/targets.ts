import type { TargetSpec } from '../abilities/grammar.ts';
import { choiceOf, partAt } from '../abilities/path.ts';
import { abilityOf } from '../cards/library.ts';
import { inPlay } from '../model/in-play.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import { DECKS, SLOT_KINDS, type EffectRef, type Ref } from '../model/words.ts';
import { follows } from '../rules/readings.ts';
import { reaches } from './giving.ts';
import { fits } from './filters.ts';
import { find, findAny } from './find.ts';
import { controllerOf } from './pointing.ts';
import { inForce, type InForce } from './static-effects.ts';

/** Whether something is a player who has died this turn (11.2). */
export const isDead = (position: Position, ref: Ref): boolean =>
	'player' in ref && (position.players[ref.player]?.dead ?? false);

/** Whether something is a dead player, where those cannot be chosen. */
export const cannotBeChosen = (position: Position, ref: Ref): boolean =>
	isDead(position, ref) && follows(position, 'dead-chosen', 'cannot');

/** What says of something that nobody can choose it; null where nothing does. */
function barredBy(position: Position, ref: Ref): InForce | null {
	if (!('player' in ref) && !('object' in ref)) return null;
	return (
		inForce(position, 'cant').find(
			({ standing, context, from }) =>
				'cant' in standing &&
				standing.cant === 'be chosen' &&
				reaches(position, standing.who, from, context, ref)
		) ?? null
	);
}

/** What keeps a player from choosing something as a target; null where nothing does (4). */
export const keptFromTarget = (position: Position, ref: Ref, context: Context): InForce | null =>
	barredBy(position, ref) ??
	inForce(position, 'untargetable').find((one) => isHidden(position, ref, one, context)) ??
	null;

/** Whether something says that what fits cannot be a target of a loot, or an ability, of this player. */
function isHidden(
	position: Position,
	ref: Ref,
	{ standing, context, from }: InForce,
	{ you: chooser, source }: Context
): boolean {
	if (!('untargetable' in standing)) return false;
	const isAnother = chooser !== context.you;
	if (standing.untargetable === 'you and yours')
		return isAnother && controllerOf(position, ref) === context.you;
	if (!('player' in ref) && !('object' in ref)) return false;
	// A loot being played has no object of its own.
	if (standing.by === (source === null ? 'abilities' : 'loot')) return false;
	return (
		(standing.others !== true || isAnother) &&
		reaches(position, standing.untargetable, from, context, ref)
	);
}

const without = (all: readonly Ref[], isBarred: (ref: Ref) => boolean): readonly Ref[] =>
	all.some(isBarred) ? all.filter((ref) => !isBarred(ref)) : all;

/** What of all this can be chosen as something resolves. */
export const choosable = (position: Position, all: readonly Ref[]): readonly Ref[] =>
	without(all, (ref) => cannotBeChosen(position, ref) || barredBy(position, ref) !== null);

/** What of all this can be chosen as a target. */
const targetable = (position: Position, all: readonly Ref[], context: Context): readonly Ref[] =>
	without(
		all,
		(ref) => cannotBeChosen(position, ref) || keptFromTarget(position, ref, context) !== null
	);

/** Whether something can be chosen as a target, now (4). */
export const isTarget = (
	position: Position,
	spec: TargetSpec,
	ref: Ref,
	context: Context
): boolean =>
	keptFromTarget(position, ref, context) === null && isStillTarget(position, spec, ref, context);

/** Whether what was chosen as a target is a valid one still: what keeps it from being chosen comes too late (4). */
export function isStillTarget(
	position: Position,
	spec: TargetSpec,
	ref: Ref,
	context: Context
): boolean {
	if (cannotBeChosen(position, ref)) return false;
	for (const filter of spec.any) if (fits(position, filter, ref, context)) return true;
	return false;
}

/** Everything at the table that a target could conceivably be: players, objects, the stack, decks, discards, slots. */
export function everything(position: Position): readonly Ref[] {
	return [
		...position.players.map((_, player) => ({ player })),
		...inPlay(position).map(({ object }) => ({ object: object.id })),
		...position.stack.map(({ id }) => ({ item: id })),
		...DECKS.flatMap((deck) => [{ deck }, { discard: deck }]),
		...SLOT_KINDS.flatMap((slot) => position.slots[slot].map((_, index) => ({ slot, index })))
	];
}

/** The valid targets for one place of an ability, in the order of the table. */
export const targetsFor = (
	position: Position,
	spec: TargetSpec,
	context: Context
): readonly Ref[] => targetable(position, findAny(position, spec.any, context), context);

/** Whether there is a valid target for one place of an ability. */
export function hasTarget(position: Position, spec: TargetSpec, context: Context): boolean {
	for (const filter of spec.any)
		if (targetable(position, find(position, filter, context), context).length > 0) return true;
	return false;
}

/** Whether all of these are valid targets together: one may have to be another than one before. */
export function areTargets(
	position: Position,
	specs: readonly TargetSpec[],
	targets: readonly Ref[],
	context: Context
): boolean {
	const known = { ...context, targets };
	return specs.every((spec, i) => {
		const ref = targets[i];
		return ref !== undefined && isTarget(position, spec, ref, known);
	});
}

/** Whether there are valid targets for all places of an ability together. */
export function haveTargets(
	position: Position,
	specs: readonly TargetSpec[],
	context: Context
): boolean {
	if (!specs.every((spec) => hasTarget(position, spec, context))) return false;
	const from = (targets: readonly Ref[]): boolean => {
		const spec = specs[targets.length];
		return (
			!spec ||
			targetsFor(position, spec, { ...context, targets }).some((ref) => from([...targets, ref]))
		);
	};
	return specs.length < 2 || from([]);
}

const NONE: readonly TargetSpec[] = [];

/**
 * The targets named where an effect is written: on its ability, or on its line of a "Roll-" table,
 * and on the option that was taken of a "choose one".
 */
export function specsAt(
	position: Position,
	at: EffectRef,
	mode: number | null
): readonly TargetSpec[] {
	const ability = abilityOf(at, position.edition);
	const part = ability ? partAt(ability, at.path) : null;
	if (!part) return NONE;
	if (mode === null) return part.targets;
	const option = choiceOf(part.effect)?.options[mode];
	return option ? [...part.targets, ...option.targets] : part.targets;
}
