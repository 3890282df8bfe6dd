/**
 * What has been worked out of data that never change is kept here, and nowhere else in the layers from the model to
 * the judge: an answer is the same with it and without it. Each question keeps its last answer, or one for each thing
 * that is still there, so nothing grows.
 */

interface Kept<A, T> {
	of: A;
	readonly answer: T;
}

/**
 * Keeps the last answer for as long as what it was worked out from is alike.
 * @param read works it out, from the last answer where that helps; it must look at nothing but what it is given.
 */
export function keptWhile<A, T>(
	isAlike: (before: A, now: A, answer: T) => boolean,
	read: (now: A, last: Readonly<Kept<A, T>> | null) => T
): (now: A) => T {
	let last: Kept<A, T> | null = null;
	return (now) => {
		if (last !== null) {
			if (last.of === now) return last.answer;
			if (isAlike(last.of, now, last.answer)) {
				last.of = now;
				return last.answer;
			}
		}
		const answer = read(now, last);
		last = { of: now, answer };
		return answer;
	};
}

/** Keeps the last answer about two things: several questions in a row are about the same. */
export function lastOfTwo<A, B, T>(read: (a: A, b: B) => T): (a: A, b: B) => T {
	let last: { readonly a: A; readonly b: B; readonly answer: T } | null = null;
	return (a, b) => {
		if (last === null || last.a !== a || last.b !== b) last = { a, b, answer: read(a, b) };
		return last.answer;
	};
}

/** Reads something off a thing once, and keeps it as long as the thing is there. */
export function onceFor<K extends object, T>(read: (thing: K) => T): (thing: K) => T {
	const known = new WeakMap<K, { readonly answer: T }>();
	return (thing) => {
		let one = known.get(thing);
		if (one === undefined) known.set(thing, (one = { answer: read(thing) }));
		return one.answer;
	};
}

/** Reads something off a small number once, such as a seat. */
export function onceForNumber<T>(read: (n: number) => T): (n: number) => T {
	const known: { readonly answer: T }[] = [];
	return (n) => (known[n] ??= { answer: read(n) }).answer;
}
