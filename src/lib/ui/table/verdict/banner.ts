import type { Asking } from '../ahead/progress.ts';

/** What can be done with the banner from elsewhere. */
export interface BannerControls {
	/** Opens it, where there is a verdict, and asks there what lies ahead; else its words take the focus. */
	readonly show: (asking?: Asking) => void;
}

/** What can be done with its words. */
export interface WordsControls {
	/** Lets them be read out, where what was tapped has gone. */
	readonly focus: () => void;
}
