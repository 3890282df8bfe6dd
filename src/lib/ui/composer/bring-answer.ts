/** So much of the screen is not under what lies at its foot. */
const SEEN = 0.9;
/** Further down than this there is no room for what comes below. */
const LOW = 0.4;

/** What lies higher than this is under the head of the page and the words of the answer, in px. */
const UNDER = 110;

/** How a page scrolls for this reader. */
export const motion = (): ScrollBehavior =>
	matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/**
 * Brings an answer into view, with all that was said where there is room: what could be said next stands below. Scrolled
 * away above it stays there as long as all that could be said next is in view: that is where it goes on.
 */
export function bringAnswer(answer: HTMLElement): void {
	const { top, bottom } = answer.getBoundingClientRect();
	const whole = answer.closest('.composer') ?? answer;
	const next = whole.querySelector('.offers')?.getBoundingClientRect();
	if (top < 0 && next) {
		if (next.top < UNDER) whole.scrollIntoView({ block: 'start', behavior: motion() });
		return;
	}
	if (bottom <= innerHeight * SEEN) return;
	const fits = bottom - whole.getBoundingClientRect().top < innerHeight * SEEN;
	(fits ? whole : answer).scrollIntoView({
		block: fits ? 'start' : 'nearest',
		behavior: motion()
	});
}

/** Brings what was opened up, where it stands so low that most of it lies under the edge of the screen. */
export function bringOpened(opened: HTMLElement): void {
	if (opened.getBoundingClientRect().top <= innerHeight * LOW) return;
	opened.scrollIntoView({ block: 'start', behavior: motion() });
}
