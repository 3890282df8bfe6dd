/** What a table is opened with. It stands apart so that the page need not even list what that needs. */
export const fetchStartLink = (): Promise<typeof import('./start-link.ts')> =>
	import('./start-link.ts');
