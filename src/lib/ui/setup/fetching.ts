/** What a table is opened with. It stands apart so that the page need not even list what that needs. */
export const fetchStartLink = (): Promise<typeof import('./start-link.ts')> =>
	import('./start-link.ts');

/** What shows a game that was dealt, for the same reason. */
export const fetchDealt = (): Promise<typeof import('./Dealt.svelte')> => import('./Dealt.svelte');
