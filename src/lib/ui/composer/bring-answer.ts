/** So much of the screen is not under what lies at its foot. */
const SEEN = 0.9;

/** Brings an answer into view, with all that was said where there is room: what could be said next stands below. */
export function bringAnswer(answer: HTMLElement): void {
	const { bottom } = answer.getBoundingClientRect();
	if (bottom <= innerHeight * SEEN) return;
	const whole = answer.closest('.composer') ?? answer;
	const fits = bottom - whole.getBoundingClientRect().top < innerHeight * SEEN;
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	(fits ? whole : answer).scrollIntoView({
		block: fits ? 'start' : 'nearest',
		behavior: still ? 'instant' : 'smooth'
	});
}
