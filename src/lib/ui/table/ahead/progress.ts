import type { Failure } from '../../judge-worker/client.ts';
import type { ShownHinges, ShownOdds, ShownStopping } from '../../judge-worker/shapes/ahead.ts';

/** What can be asked of what lies ahead. */
export type Asking = 'odds' | 'stopping' | 'unnamed' | 'hinges';

/** What is known of it: the answer, or as much of it as has been found so far. */
export type Known =
	| { readonly is: 'odds'; readonly odds: ShownOdds }
	| { readonly is: 'stopping'; readonly stopping: ShownStopping }
	| { readonly is: 'hinges'; readonly hinges: ShownHinges };

/** Why there is no answer. */
export const FAILED: Readonly<Record<Failure, string>> = {
	'too long': 'More can come of this than can be looked at in a minute.',
	broke: 'The judge broke down on this. That is a mistake in the judge.',
	'not loaded': 'The judge could not be fetched. Try it again.'
};

/** "12,500 positions"; of what it hinges on, "80 changed facts". */
export function countWords(asking: Asking, count: number): string {
	const thing = asking === 'hinges' ? 'changed fact' : 'position';
	return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}

/**
 * What is said of what was stopped: how far it came, and that it is not the whole answer.
 * @param isShown whether what is known by then is shown with it.
 */
export function stoppedSentence(asking: Asking, count: number, isShown: boolean): string {
	if (count === 0) return 'Stopped at once. That says nothing.';
	const looked = `Stopped after ${countWords(asking, count)}.`;
	if (isShown) return `${looked} This is what is known by then, and not the whole answer.`;
	switch (asking) {
		case 'stopping':
			return `${looked} No way to stop it was found in these. That does not prove that there is none.`;
		case 'unnamed':
			return `${looked} Some cards have not been tried, so there is no answer.`;
		case 'hinges':
			return `${looked} Others have not been tried, so there is no answer.`;
		case 'odds':
			return `${looked} Without the rest nobody can say how likely anything is.`;
	}
}
