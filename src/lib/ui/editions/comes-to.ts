import type { BothView } from './both-view.ts';

/** Whether a scenario comes to the same under both: nothing happens otherwise, and nothing was expected in vain. */
export const comesToTheSame = ({ divergence, ends, stops }: BothView): boolean =>
	divergence === null && ends.length === 0 && stops.every((one) => one === null);
