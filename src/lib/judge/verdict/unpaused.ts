/** What work comes to that pauses on its way, for whoever has nothing to do in the pauses. */
export function unpaused<T>(work: Generator<unknown, T, undefined>): T {
	let next = work.next();
	while (!next.done) next = work.next();
	return next.value;
}
