/** What shows the things on a stack: an empty table does not fetch it, whoever is about to act does. */
export const slips = (): Promise<typeof import('./Slip.svelte')> => import('./Slip.svelte');
