/** Whether two facts are the same, whatever order their words stand in. */
export function sameFact(a: unknown, b: unknown): boolean {
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
	const keys = Object.keys(a);
	return (
		keys.length === Object.keys(b).length &&
		keys.every((key) => isKeyOf(a, key) && isKeyOf(b, key) && sameFact(a[key], b[key]))
	);
}

/** Whether a thing has something by that name of its own. */
export const isKeyOf = <T extends object>(object: T, key: PropertyKey): key is keyof T =>
	Object.hasOwn(object, key);
