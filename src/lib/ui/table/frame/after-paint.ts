/**
 * Does something when the browser has painted what is there now.
 * @returns takes it back, if it has not been done yet.
 */
export function afterPaint(task: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(task);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}
