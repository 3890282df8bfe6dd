import { updated } from '$app/state';

/**
 * Why a part of the page did not load: the site cannot be reached; it has been put up anew since this
 * page was opened, so the old part is gone; or it is there, and this browser would not fetch it.
 */
export type LoadFailure = 'offline' | 'updated' | 'not loaded';

/** Why a part did not load, found by asking the site for this page and for its version. */
export async function loadFailure(): Promise<LoadFailure> {
	try {
		await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
	} catch {
		return 'offline';
	}
	return (await updated.check()) ? 'updated' : 'not loaded';
}
