import { build } from './build.ts';
import { serve } from './serve.ts';

const USUAL_PORT = 4173;

const asked = process.env['PORT'];
const host = process.env['HOST'] ?? '127.0.0.1';

const isTaken = (error: unknown): boolean =>
	error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const portToTry = (): number => {
	const port = asked === undefined ? USUAL_PORT : Number(asked);
	if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
	throw new Error(`PORT is "${asked ?? ''}", which is not a port number.`);
};

/** Serves on that port; where nobody asked for it and it is taken, on any free one. */
const open = async (port: number) => {
	try {
		return await serve({ port, host });
	} catch (error) {
		if (!isTaken(error)) throw error;
		if (asked !== undefined) {
			throw new Error(`Port ${asked} is taken: give another as PORT.`, { cause: error });
		}
		return serve({ port: 0, host });
	}
};

try {
	const port = portToTry();
	console.log('Building the site ...');
	build();
	const { url, close } = await open(port);
	console.log(`\nFizzle is at ${url}\n(Ctrl+C stops it)`);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => {
			void close().then(() => process.exit(0));
		});
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
