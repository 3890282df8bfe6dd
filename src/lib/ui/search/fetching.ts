/** What the search opens with, and what it answers with. They stand apart so that a page need not even list what they need. */
export const fetchSheet = (): Promise<typeof import('./SearchSheet.svelte')> =>
	import('./SearchSheet.svelte');
export const fetchAnswers = (): Promise<typeof import('./answers.ts')> => import('./answers.ts');
