/** What can take the focus without a keyboard coming up on a phone. */
const CONTROLS = 'button, summary, select, a[href]';

/**
 * Where what has the focus goes away, as something that is taken off the table does, what comes next
 * takes it: for who works with keys the way there would be long.
 * @returns ends that.
 */
export function keepFocus(within: HTMLElement): () => void {
	let last: Element | null = null;
	/** How many controls come before it. */
	let at = 0;
	const controls = (): readonly HTMLElement[] =>
		[...within.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.checkVisibility());
	const note = ({ target }: FocusEvent): void => {
		if (!(target instanceof Element)) return;
		last = target;
		at = controls().filter(
			(one) => one.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING
		).length;
	};
	const observer = new MutationObserver(() => {
		if (!last || last.isConnected) return;
		last = null;
		const there = controls();
		there[Math.min(at, there.length - 1)]?.focus();
	});
	within.addEventListener('focusin', note);
	observer.observe(within, { childList: true, subtree: true });
	return () => {
		within.removeEventListener('focusin', note);
		observer.disconnect();
	};
}
