/**
 * Does something when the browser has painted what is there now, and after what is more pressing: an answer
 * that came meanwhile is said first.
 * @returns takes it back, if it has not been done yet.
 */
export function afterPaint(task: () => void): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const frame = requestAnimationFrame(() => {
		// Not every browser knows what can wait.
		if ('scheduler' in window && 'postTask' in window.scheduler)
			window.scheduler.postTask(task, { priority: 'background', signal }).catch(() => undefined);
		else setTimeout(() => signal.aborted || task());
	});
	return () => {
		cancelAnimationFrame(frame);
		stop.abort();
	};
}
