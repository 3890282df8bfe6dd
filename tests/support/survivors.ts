/** Mutants that no scenario can notice, and why. */
const REASONS: readonly { readonly name: RegExp; readonly reason: string }[] = [];

/** Why a mutant survives, or null when nobody knows. */
export function reasonFor(name: string): string | null {
	return REASONS.find((known) => known.name.test(name))?.reason ?? null;
}
