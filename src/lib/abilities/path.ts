import type { Ability, Effect, Outcome } from './grammar.ts';

/** The effects written inside an effect, in the order they are read. */
export function partsOf(effect: Effect): readonly Effect[] {
	switch (effect.do) {
		case 'then':
			return effect.steps;
		case 'may':
		case 'if':
			return [effect.effect];
		case 'roll':
			return effect.outcomes.map((outcome) => outcome.effect);
		default:
			return [];
	}
}

/** The effect of an ability, or null where the ability has none to perform. */
export function effectOf(ability: Ability): Effect | null {
	return 'effect' in ability ? ability.effect : null;
}

/** The effect at a path below another: each number picks a part. Null where the path leads nowhere. */
export function follow(effect: Effect | null, path: readonly number[]): Effect | null {
	let at = effect;
	for (const part of path) at = at === null ? null : (partsOf(at)[part] ?? null);
	return at;
}

/** The outcome line of a "Roll-" table that answers to a number, with its place in the table. */
export function outcomeFor(
	outcomes: readonly Outcome[],
	result: number
): { readonly outcome: Outcome; readonly index: number } | null {
	const index = outcomes.findIndex((outcome) => outcome.on.includes(result));
	const outcome = outcomes[index];
	return outcome ? { outcome, index } : null;
}
