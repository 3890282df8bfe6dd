/** The judge beside the page: it answers one request after the other, and the page stays alive meanwhile. */
import { reply } from './reply.ts';

// What is asked first, nearly always: it comes while the page still gets ready to ask.
void import('./answers/verdict.ts').catch(() => undefined);

let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
	last = last.then(async () => {
		const said = await reply(data, (sofar) => {
			postMessage(sofar);
		});
		if (said) postMessage(said);
	});
});
