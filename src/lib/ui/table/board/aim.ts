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
	/** Brings a thing into sight where it lies; absent where there is no board. */
	readonly show?: (ref: Ref) => void;
	/** Opens what can be done with a thing and changed of it; absent where nothing can be. */
	readonly open?: (ref: Ref) => void;
}

export const [getAim, setAim] = createContext<Aim>();
