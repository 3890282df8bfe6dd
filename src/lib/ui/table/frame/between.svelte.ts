/**
 * Whatever is scrolled to comes to lie between what is always in view and what lies at the foot of the screen, and
 * the page can be pulled out from under both.
 * @param taken how high what is always in view is, in px.
 * @param footing how high what lies at the foot is, in px.
 */
export function keepBetween(taken: () => number, footing: () => number): void {
	$effect(() => {
		const wholes = [document.documentElement.style, document.body.style];
		for (const style of wholes) {
			style.setProperty('--taken', `${String(taken())}px`);
			style.setProperty('--footing', `${String(footing())}px`);
		}
		return () => {
			for (const style of wholes) {
				style.removeProperty('--taken');
				style.removeProperty('--footing');
			}
		};
	});
}
