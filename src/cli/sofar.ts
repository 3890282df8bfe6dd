/** Nothing is said of what is known before so many milliseconds. */
const FIRST_AFTER = 2_000;
/** So many times longer than the last was made lies between two. */
const PARTS = 10;

/**
 * Says now and then what is known so far, of what takes long.
 * @param write writes it where it is in nobody's way.
 * @param line what is known, as a line.
 * @param now the time in milliseconds.
 */
export function sayingSofar<T>(
	write: (line: string) => void,
	line: (known: T) => string,
	now: () => number = () => performance.now()
): (known: () => T) => void {
	let next = now() + FIRST_AFTER;
	return (known) => {
		const from = now();
		if (from < next) return;
		write(`So far: ${line(known())}`);
		const to = now();
		next = to + Math.max(FIRST_AFTER, (to - from) * PARTS);
	};
}
