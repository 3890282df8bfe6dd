import type { JudgeClient } from './client.ts';

/** The judge beside the page, for a page that does not load it before somebody asks. */
export const judgeBeside: {
	/** Null until it was fetched. */
	now: JudgeClient | null;
	/** Fetches it; rejects where it does not load. */
	readonly fetch: () => Promise<JudgeClient>;
} = {
	now: null,
	fetch: async () => (judgeBeside.now ??= (await import('./judge-worker.ts')).judgeWorker)
};
