/** The judge beside the page: it answers one request after the other, and the page stays alive meanwhile. */
import * as v from 'valibot';
import { STOP } from './protocol.ts';
import { reply } from './reply.ts';

// What is asked first, nearly always: it comes while the page still gets ready to ask.
void import('./answers/verdict.ts').catch(() => undefined);

let last: Promise<unknown> = Promise.resolve();
let stopped: number | null = null;

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
	if (v.is(STOP, data)) {
		stopped = data.stop;
		return;
	}
	last = last.then(async () => {
		const said = await reply(
			data,
			(sofar) => {
				postMessage(sofar);
			},
			(id) => id !== stopped
		);
		if (said) postMessage(said);
	});
});
