import { untrack } from 'svelte';
import { AFTER_ANSWER, afterPaint } from './after-paint.ts';

/** What is read as it is now. */
interface Followed<T> {
	readonly current: T;
}

/**
 * Something that follows once what changed with it has been painted, and its answer as a rule: for what lies
 * further down the page, so that neither need wait for it.
 * @param first what it is until then.
 * @param on what it changes with, where it is work to make: it is made after the paint too.
 */
export function followed<T>(
	get: () => T,
	first = untrack(get),
	on: () => unknown = get
): Followed<T> {
	let current = $state.raw(first);
	$effect(() => {
		on();
		return afterPaint(() => {
			current = untrack(get);
		}, AFTER_ANSWER);
	});
	return {
		get current() {
			return current;
		}
	};
}

/** Something that follows like this as long as nobody sees it, and is there at once for whoever does. */
export function followedUnseen<T>(unseen: () => boolean, get: () => T): Followed<T> {
	const later = followed(get);
	return {
		get current() {
			return unseen() ? later.current : get();
		}
	};
}
