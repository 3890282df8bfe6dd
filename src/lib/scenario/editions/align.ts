/** A place in the alignment of two sequences: what stands there in the one, in the other, or in both. */
export interface Pair<T> {
	readonly own: T | null;
	readonly other: T | null;
}

/**
 * Aligns two sequences, so that as much as possible stands side by side; of two ways to do so, the one
 * that keeps what weighs more.
 * @param key equal for what is the same in both.
 * @param weight what it is worth to have it side by side.
 */
export function align<T>(
	own: readonly T[],
	other: readonly T[],
	key: (one: T) => string,
	weight: (one: T) => number
): readonly Pair<T>[] {
	const [a, b] = [own.map(key), other.map(key)];
	const width = other.length + 1;
	const worth = new Float64Array((own.length + 1) * width);
	for (let i = own.length - 1; i >= 0; i--)
		for (let j = other.length - 1; j >= 0; j--) {
			const one = own[i];
			const both =
				one !== undefined && a[i] === b[j]
					? weight(one) + (worth[(i + 1) * width + j + 1] ?? 0)
					: 0;
			worth[i * width + j] = Math.max(
				both,
				worth[(i + 1) * width + j] ?? 0,
				worth[i * width + j + 1] ?? 0
			);
		}
	const worthAt = (i: number, j: number): number => worth[i * width + j] ?? 0;
	const pairs: Pair<T>[] = [];
	let i = 0;
	let j = 0;
	for (;;) {
		const mine = own[i];
		const theirs = other[j];
		if (mine === undefined && theirs === undefined) return pairs;
		const isSame = mine !== undefined && theirs !== undefined && a[i] === b[j];
		if (isSame && worthAt(i, j) === weight(mine) + worthAt(i + 1, j + 1)) {
			pairs.push({ own: mine, other: theirs });
			i++;
			j++;
		} else if (
			mine !== undefined &&
			(theirs === undefined || worthAt(i, j) === worthAt(i + 1, j))
		) {
			pairs.push({ own: mine, other: null });
			i++;
		} else {
			pairs.push({ own: null, other: theirs ?? null });
			j++;
		}
	}
}
