/** What says a word, with another word in its place; what an ability that is given says is another thing, and stays. */
export const reworded = <T>(value: T, said: string, meant: string): T =>
	inside(value, said, meant) as T;

function inside(value: unknown, said: string, meant: string): unknown {
	if (value === said) return meant;
	if (typeof value !== 'object' || value === null || 'way' in value) return value;
	if (Array.isArray(value)) return value.map((one: unknown) => inside(one, said, meant));
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, inside(one, said, meant)])
	);
}
