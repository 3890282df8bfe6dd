import type { TargetSpec } from '../../abilities/grammar.ts';
import { cardOf, lootAbilityAt } from '../../cards/library.ts';
import { abilityWritten } from '../../mechanics/abilities-on.ts';
import { resolvedRoll } from '../../mechanics/final-rolls.ts';
import { firstRollOf } from '../../mechanics/first-roll.ts';
import { wouldRollSees } from '../../mechanics/rolling.ts';
import { isStillTarget, specsAt } from '../../mechanics/targets.ts';
import type { FrameOf } from '../../model/frame.ts';
import type { Position } from '../../model/position.ts';
import type { Ref } from '../../model/words.ts';
import { follows } from '../../rules/readings.ts';
import { ask, frameOf, type Predicate } from './predicate.ts';

/** What leaves the stack to resolve (6.14, 15). */
export const RESOLVING_PREDICATES = {
	'all its targets are gone': ask(
		(at) => targetsLost(at.position, frameOf(at, 'resolution').item) === 'all'
	),
	'some of its targets are gone': ask(
		(at) => targetsLost(at.position, frameOf(at, 'resolution').item) === 'some'
	),
	'and one is enough': ask(({ position }) => follows(position, 'lost-targets', 'any-gone')),
	'its roll shows another number by now': ask((at) =>
		wouldRollIsStale(at.position, frameOf(at, 'resolution').item)
	),
	'and that cancels it': ask(({ position }) => follows(position, 'changed-would-roll', 'fizzles')),
	'it is a trinket': ask((at) => {
		const { item } = frameOf(at, 'resolution');
		return item.kind === 'loot' && (cardOf(item.card).keywords?.includes('trinket') ?? false);
	}),
	'it is an ambush': ask((at) => {
		const { item } = frameOf(at, 'resolution');
		return item.kind === 'loot' && (cardOf(item.card).keywords?.includes('ambush') ?? false);
	}),
	'a roll is called for': ask((at) => frameOf(at, 'resolution').rolls.length > 0),
	'it waits for a roll': ask(
		(at) => firstRollOf(at.position, frameOf(at, 'resolution').item) !== null
	)
} as const satisfies Record<string, Predicate>;

/** Whether a "would roll" ability is about a roll that has gone or shows none of its numbers any more. */
export function wouldRollIsStale(position: Position, item: FrameOf<'resolution'>['item']): boolean {
	if (item.kind !== 'ability' || item.way !== 'trigger') return false;
	const ability = abilityWritten(position, item.effect);
	if (ability?.way !== 'trigger' || ability.when.on !== 'would roll') return false;
	const roll = position.stack.find(({ id }) => id === item.context.event.item);
	const shown =
		roll?.kind === 'roll'
			? wouldRollSees(position, roll)
			: resolvedRoll(position, item.context.event.item)?.result;
	const { numbers } = ability.when;
	return shown === undefined || (numbers.length > 0 && !numbers.includes(shown));
}

/** How many of the targets it was given a thing on the stack has lost (6.14). */
export function targetsLost(
	position: Position,
	item: FrameOf<'resolution'>['item']
): 'none' | 'some' | 'all' {
	const specs = targetSpecsOfItem(position, item);
	if (specs.length === 0) return 'none';
	const lost = specs.filter((spec, i) => isLost(position, item, spec, i)).length;
	if (lost === 0) return 'none';
	return lost < specs.length ? 'some' : 'all';
}

/** The targets that a thing on the stack has lost: gone, or not what it asks for any more. */
export function lostTargets(position: Position, item: FrameOf<'resolution'>['item']): Ref[] {
	const specs = targetSpecsOfItem(position, item);
	return item.context.targets.filter((_, i) => {
		const spec = specs[i];
		return spec !== undefined && isLost(position, item, spec, i);
	});
}

/** Whether the target for one place of an ability is lost. */
function isLost(
	position: Position,
	{ context }: FrameOf<'resolution'>['item'],
	spec: TargetSpec,
	at: number
): boolean {
	const ref = context.targets[at];
	return ref === undefined || !isStillTarget(position, spec, ref, context);
}

/** The targets that a thing on the stack was given, as its ability asks for them. */
function targetSpecsOfItem(
	position: Position,
	item: FrameOf<'resolution'>['item']
): readonly TargetSpec[] {
	const { mode } = item.context;
	if (item.kind === 'ability') return specsAt(position, item.effect, mode);
	const at = lootAbilityAt(item, position.edition);
	return at ? specsAt(position, at, mode) : [];
}
