/** What is asked for, by who answers it: see the service worker. */
export type Asked =
	/** A page: from the network if it is of this version, else built from a shell. */
	| { readonly kind: 'page'; readonly shell: string }
	/** The data of a page: from the pack, since it has to be of the version that shows it. */
	| { readonly kind: 'data'; readonly file: string }
	/** A file that is the same in any version that has it. */
	| { readonly kind: 'file'; readonly file: string }
	/** Not of this site, or nothing that is kept. */
	| { readonly kind: 'other' };

/** A page deeper than this there is not. */
export const DEEPEST = 4;

/** The empty page that an address so many folders below the site's own can be shown in. */
export const shellOf = (deep: number): string =>
	`shell/${'deeper/'.repeat(Math.min(Math.max(deep, 1), DEEPEST) - 1)}index.html`;

/**
 * What is asked for.
 * @param site the site's own address, with a slash at its end.
 * @param page whether a document is asked for, to be shown as one.
 */
export function askedFor(site: string, url: string, page: boolean): Asked {
	const [path = ''] = url.split(/[?#]/u);
	if (!path.startsWith(site)) return { kind: 'other' };
	const file = path.slice(site.length);
	if (page) return { kind: 'page', shell: shellOf(file.split('/').length - 1) };
	if (/__data\.json$|^(?:search|cards\/entries|table\/examples|quiz\/names)\.json$/u.test(file))
		return { kind: 'data', file };
	// What says which version is the newest, and what the newest is made of, is never kept.
	if (/^(?:_app\/version\.json|service-worker\.js|offline\.pack)$/u.test(file))
		return { kind: 'other' };
	return { kind: 'file', file };
}
