/** A short number for many: FNV-1a, folded to so many bits, at most 24. */
export function digest(numbers: Iterable<number>, bits: number): number {
	let hash = 0x811c9dc5;
	for (const number of numbers) hash = Math.imul(hash ^ number, 0x01000193) >>> 0;
	return ((hash >>> bits) ^ hash) & (2 ** bits - 1);
}
