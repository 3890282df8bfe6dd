import type { Answer } from './fetched.ts';

let coming: Promise<Answer> | null = null;

/**
 * What answers queries: fetched when it is first wanted, and kept while the site is open, so that it
 * answers without a network from then on.
 * @throws where it did not come; the next time it is fetched anew.
 */
export function answers(): Promise<Answer> {
	coming ??= import('./fetched.ts')
		.then(({ fetchSearch }) => fetchSearch())
		.catch((error: unknown) => {
			coming = null;
			throw error;
		});
	return coming;
}

/** Fetches what answers ahead of its use; one that does not come is fetched when it is wanted. */
export function warmUp(): void {
	answers().catch(() => undefined);
}
