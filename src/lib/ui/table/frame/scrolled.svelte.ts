/**
 * Tells whether an element has been scrolled out of view above, now and as it changes; where nobody can look, it has
 * not.
 * @param under what lies higher than this is out of view, in px.
 */
export const away =
	(tell: (isAway: boolean) => void, under = 0) =>
	(element: HTMLElement): (() => void) | undefined => {
		if (typeof IntersectionObserver === 'undefined') return undefined;
		const observer = new IntersectionObserver(
			(seen) => {
				const now = seen.at(-1);
				if (now) tell(!now.isIntersecting && now.boundingClientRect.top < under);
			},
			{ rootMargin: `${String(-under)}px 0px 0px` }
		);
		observer.observe(element);
		return () => {
			observer.disconnect();
		};
	};

/** What lies higher than this is under the words of the answer, in px. */
const UNDER = 56;

/** What of a table has been scrolled out of view, above. */
export class Scrolled {
	/** Its head: of the answer only the words stay. */
	begun = $state(false);
	/** The top of the stack too. */
	pastStack = $state(false);
	readonly begins = away((is) => (this.begun = is));
	readonly stack = away((is) => (this.pastStack = is), UNDER);
}

/** What lies around the words of the answer, in px. */
const EDGES = 8;

/** What is always in view takes no more of the screen than this. */
const MOST_ABOVE = 0.26;

/**
 * Scrolls to where a table begins, so that what is looked for has room.
 * @param taken how high what is always in view is, in px.
 * @return how far down that reaches, in px.
 */
export function bringUp(frame: HTMLElement, taken: number): number {
	scrollBy({ top: Math.max(0, frame.getBoundingClientRect().top), behavior: 'instant' });
	const top = Math.max(0, frame.getBoundingClientRect().top);
	return Math.min(top + taken + EDGES, innerHeight * MOST_ABOVE);
}
