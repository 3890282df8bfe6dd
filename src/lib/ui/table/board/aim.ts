import { createContext } from 'svelte';
import type { Ref } from '../../../model/words.ts';

/** What is being chosen by tapping it where it lies. */
export interface Aiming {
	readonly options: readonly Ref[];
	readonly pick: (target: Ref) => void;
}

/** Holds what is being chosen, for everything on the table that could be. */
export interface Aim {
	current: Aiming | null;
}

export const [getAim, setAim] = createContext<Aim>();
