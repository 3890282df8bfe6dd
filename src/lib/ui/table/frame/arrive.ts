/** What still moves within a part of the page arrives at once: nobody waits for it. */
export function arrive(within: HTMLElement): void {
	for (const motion of document.getAnimations()) {
		const { effect } = motion;
		if (!(effect instanceof KeyframeEffect) || !within.contains(effect.target)) continue;
		if (effect.getComputedTiming().endTime !== Infinity) motion.finish();
	}
}
