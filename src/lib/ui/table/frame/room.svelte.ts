/**
 * Whether there is room for all parts of the table beside each other, now and as the window changes; where nobody
 * knows the window yet, there is. Svelte's own `MediaQuery` brings its sets and maps along, before the first act.
 */
export function watchRoom(): { readonly current: boolean } {
	const query = typeof matchMedia === 'undefined' ? null : matchMedia('(min-width: 1024px)');
	let current = $state(query?.matches ?? true);
	$effect(() => {
		const look = (): void => {
			current = query?.matches ?? true;
		};
		query?.addEventListener('change', look);
		return () => query?.removeEventListener('change', look);
	});
	return {
		get current() {
			return current;
		}
	};
}
