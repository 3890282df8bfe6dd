import { untrack } from 'svelte';
import { afterPaint } from './after-paint.ts';

/**
 * Something that follows once what changed with it has been painted: for what lies further down the
 * page, so that a step need not wait for it.
 * @param first what it is until then.
 */
export function followed<T>(get: () => T, first = untrack(get)): { readonly current: T } {
	let current = $state.raw(first);
	$effect(() => {
		const next = get();
		if (next === untrack(() => current)) return;
		return afterPaint(() => {
			current = next;
		});
	});
	return {
		get current() {
			return current;
		}
	};
}
