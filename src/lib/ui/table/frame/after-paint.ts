/** So long an answer takes as a rule, in ms: what nobody looks at first does not keep it waiting. */
export const AFTER_ANSWER = 32;

/**
 * Does something when the browser has painted what is there now, and after what is more pressing: an answer
 * that came meanwhile is said first.
 * @param wait at least so long after the paint, in ms.
 * @returns takes it back, if it has not been done yet.
 */
export function afterPaint(task: () => void, wait = 0): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const frame = requestAnimationFrame(() => {
		// Not every browser knows what can wait.
		if ('scheduler' in window && 'postTask' in window.scheduler)
			window.scheduler
				.postTask(task, { priority: 'background', delay: wait, signal })
				.catch(() => undefined);
		else setTimeout(() => signal.aborted || task(), wait);
	});
	return () => {
		cancelAnimationFrame(frame);
		stop.abort();
	};
}
