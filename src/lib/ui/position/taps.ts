/** What a tap on a thing does: it opens it, begins with it, lets go of it again, or chooses it. */
export type TapIs = 'opens' | 'begins' | 'begun' | 'chooses';

/** What can be tapped on a drawn table, and what then. */
export interface Taps {
	/** What a tap there does; null where nothing can be tapped now. */
	readonly is: (at: string) => TapIs | null;
	readonly tap: (at: string) => void;
}
