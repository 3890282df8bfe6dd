/** What was chosen, and the button that was tapped last, before the page could answer: app.html marks them. */
const CHOSEN = '[data-chosen]';
const TAPPED = 'button[data-tapped]';

/** Says that the page answers from now on, and answers what was chosen or tapped too early. */
export function answerEarly(): void {
	document.documentElement.dataset.live = '';
	for (const field of document.querySelectorAll<HTMLElement>(CHOSEN)) {
		// Meanwhile the page may have shown what it knew.
		if (field instanceof HTMLSelectElement) field.value = field.dataset.chosen ?? field.value;
		delete field.dataset.chosen;
		field.dispatchEvent(new Event('change', { bubbles: true }));
	}
	const button = document.querySelector<HTMLButtonElement>(TAPPED);
	if (!button) return;
	delete button.dataset.tapped;
	button.click();
}
