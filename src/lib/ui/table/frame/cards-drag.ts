import type { Drops } from '../board/dragging.ts';

/** Lets cards be dragged where there is a pointer for it; what does it is fetched as the pointer comes near. */
export const cardsDrag = (drops: Drops) => (frame: HTMLElement) => {
	if (!matchMedia('(any-pointer: fine)').matches) return;
	let stop: (() => void) | null = null;
	let gone = false;
	const fetch = (): void =>
		void import('../board/dragging.ts').then(
			({ dragging }) => {
				if (!gone) stop = dragging(frame, drops);
			},
			() => undefined
		);
	frame.addEventListener('pointerover', fetch, { once: true });
	return () => {
		gone = true;
		stop?.();
	};
};
