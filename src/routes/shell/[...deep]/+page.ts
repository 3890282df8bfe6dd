import { DEEPEST } from '#lib/ui/offline/asked.ts';
import type { EntryGenerator } from './$types';

/** The page is drawn by its scripts alone, whatever its address names: see the service worker. */
export const ssr = false;

/** An empty page for each depth, since what a page loads is found from where it lies. */
export const entries: EntryGenerator = () =>
	Array.from({ length: DEEPEST }, (_, more) => ({ deep: Array(more).fill('deeper').join('/') }));
