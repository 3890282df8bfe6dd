/** Something made once it is needed. */
export function lazily<T>(make: () => T): () => T {
	let made: { readonly value: T } | null = null;
	return () => (made ??= { value: make() }).value;
}
