/** The player of positions with all it needs. It stands apart so that a page need not even list that. */
export const fetchPlayer = (): Promise<typeof import('./PositionPlayer.svelte')> =>
	import('./PositionPlayer.svelte');
