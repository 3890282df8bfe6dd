/** The button that was tapped last before the page could answer: the script of app.html marks it. */
const TAPPED = 'button[data-tapped]';

/** Says that the page answers from now on, and presses the button that was tapped too early. */
export function answerEarlyTap(): void {
	document.documentElement.dataset.live = '';
	const button = document.querySelector<HTMLButtonElement>(TAPPED);
	if (!button) return;
	delete button.dataset.tapped;
	button.click();
}
