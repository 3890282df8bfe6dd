/** The headings that can take the focus after a change, best first: one may lie on a tab that is not shown. */
const HEADINGS = ['happened', 'stack-heading'] as const;

/**
 * Gives the focus to what just happened, or to the stack where that is not shown.
 * @param preventScroll leaves the page where it is.
 */
export function focusHappened(preventScroll = false): void {
	for (const id of HEADINGS) {
		const heading = document.getElementById(id);
		if (heading?.checkVisibility() !== true) continue;
		heading.focus({ preventScroll });
		return;
	}
}
