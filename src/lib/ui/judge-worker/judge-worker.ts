import address from './judge.worker.ts?chunk-url';
import { JudgeClient, type Helper, type Hearing } from './client.ts';
import type { reply } from './reply.ts';

/** The judge beside the page: a worker that starts when it is first asked, and is fetched then. */
export const judgeWorker = new JudgeClient(startWorker, replyHere);

/** One more of the kind, for what takes long: the other goes on answering meanwhile. */
export const explorer = new JudgeClient(startWorker, replyHere);

async function replyHere(): Promise<typeof reply> {
	return (await import('./reply.ts')).reply;
}

function startWorker({ said, failed }: Hearing): Helper | null {
	if (typeof Worker === 'undefined') return null;
	try {
		const worker = new Worker(address, { type: 'module' });
		worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
			said(data);
		});
		worker.addEventListener('error', failed);
		worker.addEventListener('messageerror', failed);
		return {
			post: (request) => {
				worker.postMessage(request);
			},
			stop: (id) => {
				worker.postMessage({ stop: id });
			},
			end: () => {
				worker.terminate();
			}
		};
	} catch {
		// A browser may forbid workers to some pages.
		return null;
	}
}
