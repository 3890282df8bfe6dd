import type { Ref } from '../../../model/words.ts';
import type { Aim, Aiming } from './aim.ts';

/** What is being chosen on a board, and the thing whose sheet lies over it. */
export class OpeningAim implements Aim {
	current = $state.raw<Aiming | null>(null);
	/** The thing whose sheet is open; null where none is. */
	opened = $state.raw<Ref | null>(null);
	readonly show?: (ref: Ref) => void;

	/** @param show brings a thing into sight where it lies. */
	constructor(show?: (ref: Ref) => void) {
		if (show) this.show = show;
	}

	readonly open = (ref: Ref): void => {
		this.opened = ref;
	};
}
