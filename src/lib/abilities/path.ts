/** Finding one's way inside an ability: every part has a path of numbers from the ability down. */
import type { Ability, Effect, Mode, Outcome, StaticEffect, TargetSpec } from './grammar.ts';

/** A part of an ability: what it does, if it does anything, and the targets that are named there. */
export interface Part {
	readonly effect: Effect | null;
	readonly targets: readonly TargetSpec[];
}

const NO_TARGETS: readonly TargetSpec[] = [];
const plain = (effect: Effect): Part => ({ effect, targets: NO_TARGETS });

/** What the keyword Team Up stands for (4.6). */
const TEAM_ROLLS: Effect = { do: 'team rolls' };

/** The parts written inside an effect, in the order they are read. */
export function partsOf(effect: Effect): readonly Part[] {
	switch (effect.do) {
		case 'then':
			return effect.steps.map(plain);
		case 'and':
			return [plain(effect.first), plain(effect.second)];
		case 'if you do':
			return [effect.first, effect.second, ...optional(effect.otherwise)].map(plain);
		case 'if':
			return [effect.effect, ...optional(effect.otherwise)].map(plain);
		case 'may':
		case 'choose':
		case 'pick':
		case 'each':
		case 'repeat':
		case 'repeat while':
		case 'choose number':
		case 'remember':
		case 'delayed trigger':
			return [plain(effect.effect)];
		case 'team up':
			return [plain(TEAM_ROLLS)];
		case 'roll':
			return effect.outcomes;
		case 'choose one':
			return effect.options;
		case 'vote':
			return [...listOf(effect.winner), ...optional(effect.tie)].map(plain);
		case 'gain abilities':
			return effect.abilities.map(partOf);
		case 'become item':
			return (effect.abilities ?? []).map(partOf);
		case 'make true':
			return partsOfStanding(effect.standing);
		default:
			return [];
	}
}

/** The effects written inside an effect. */
export const effectsIn = (effect: Effect): readonly Effect[] =>
	partsOf(effect).flatMap((part) => part.effect ?? []);

/** Whether an effect, or one written inside it, is of a kind. */
export const hasEffect = (effect: Effect | null, kind: Effect['do']): boolean =>
	effect !== null && (effect.do === kind || effectsIn(effect).some((one) => hasEffect(one, kind)));

const optional = (effect: Effect | null | undefined): readonly Effect[] => (effect ? [effect] : []);

function listOf(winner: Effect | readonly Effect[]): readonly Effect[] {
	return 'do' in winner ? [winner] : winner;
}

/** What is written inside a standing: the effect of a replacement, the abilities that are gained. */
function partsOfStanding(standing: StaticEffect): readonly Part[] {
	if ('gains' in standing) return standing.gains.map(partOf);
	if (!('replace' in standing)) return [];
	const { by } = standing.replace;
	if ('instead' in by) return [plain(by.instead)];
	return 'also' in by ? [plain(by.also)] : [];
}

/** The parts written directly on an ability: its effect is the ability itself, a standing's are inside. */
const partsOfAbility = (ability: Ability): readonly Part[] => {
	if (ability.way === 'static') return partsOfStanding(ability.standing);
	return partsOf(ability.effect);
};

/** An ability as a part. */
export const partOf = (ability: Ability): Part =>
	ability.way === 'static' ? { effect: null, targets: NO_TARGETS } : ability;

/** The effect of an ability, or null where the ability has none to perform. */
export const effectOf = (ability: Ability): Effect | null => partOf(ability).effect;

/** An ability that an effect or a standing gives, by its place there; null where it gives none. */
function abilityGiven(of: Ability | Effect, index: number): Ability | null {
	if ('way' in of) {
		if (of.way !== 'static') return abilityGiven(of.effect, index);
		return 'gains' in of.standing ? (of.standing.gains[index] ?? null) : null;
	}
	if (of.do === 'gain abilities' || of.do === 'become item') return of.abilities?.[index] ?? null;
	if (of.do === 'make true' && 'gains' in of.standing) return of.standing.gains[index] ?? null;
	return null;
}

/**
 * The ability a path leads to: the ability itself, or one that it gives. Null where the path ends
 * inside an ability.
 */
export function abilityAt(ability: Ability, path: readonly number[]): Ability | null {
	let at: Ability | Effect | null = ability;
	for (const index of path) {
		if (at === null) return null;
		at = abilityGiven(at, index) ?? inside(at, index)?.effect ?? null;
	}
	return at !== null && 'way' in at ? at : null;
}

const inside = (at: Ability | Effect, index: number): Part | null =>
	('way' in at ? partsOfAbility(at) : partsOf(at))[index] ?? null;

/** The part of an ability that a path leads to; null where it leads nowhere. */
export function partAt(ability: Ability, path: readonly number[]): Part | null {
	let given: Ability | Effect | null = ability;
	let part: Part | null = partOf(ability);
	for (const index of path) {
		if (given === null) return null;
		part = inside(given, index);
		given = abilityGiven(given, index) ?? part?.effect ?? null;
	}
	return part;
}

/** The outcome line of a "Roll-" table that answers to a number, with its place in the table. */
export function outcomeFor(
	outcomes: readonly Outcome[],
	result: number
): { readonly outcome: Outcome; readonly index: number } | null {
	for (const [index, outcome] of outcomes.entries())
		if (outcome.on.includes(result)) return { outcome, index };
	return null;
}

/** Where an ability offers a choice of options as it is put on the stack (4); null where it does not. */
export function choiceOf(
	effect: Effect | null,
	path: readonly number[] = []
): { readonly options: readonly Mode[]; readonly path: readonly number[] } | null {
	if (effect === null) return null;
	if (effect.do === 'choose one')
		return effect.who === undefined ? { options: effect.options, path } : null;
	if (!SAME_ABILITY.has(effect.do)) return null;
	for (const [index, part] of partsOf(effect).entries()) {
		const found = choiceOf(part.effect, [...path, index]);
		if (found) return found;
	}
	return null;
}

/** The connectives whose parts are still the same ability; a line of a table is another. */
const SAME_ABILITY: ReadonlySet<Effect['do']> = new Set([
	'then',
	'and',
	'if you do',
	'if',
	'may',
	'choose',
	'pick',
	'each'
]);
