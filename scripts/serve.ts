import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { BUILD } from './paths.ts';

export interface Served {
	/** Where the site is, with a slash at its end. */
	readonly url: string;
	readonly close: () => Promise<void>;
}

export interface ServeOptions {
	/** 0 takes any free port. */
	readonly port?: number;
	readonly host?: string;
	/** The path that the site is put under, with a slash at both ends. */
	readonly under?: string;
	readonly directory?: string;
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** A path that a page's folder could have, given without its slash: "table", "rules/2023". */
const isFolderName = (path: string | undefined): path is string =>
	path !== undefined && /^[\w-]+(\/[\w-]+)*$/u.test(path);

const decoded = (path: string): string | undefined => {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
};

/** Answers as a static host does that has a page for what it does not have. */
const notFoundIn =
	(directory: string) =>
	(_request: IncomingMessage, response: ServerResponse): void => {
		const page = join(directory, '404.html');
		const hasPage = existsSync(page);
		const type = hasPage ? 'text/html' : 'text/plain';
		response.writeHead(404, { 'content-type': `${type}; charset=utf-8` });
		response.end(hasPage ? readFileSync(page) : 'Not found');
	};

/**
 * Serves a built site as a plain static host does: files as they are, a folder's index.html for an
 * address ending in a slash, a redirect for a folder's address without one, 404 for the rest.
 */
export const serve = async ({
	port = 0,
	host = '127.0.0.1',
	under = '/',
	directory = BUILD
}: ServeOptions = {}): Promise<Served> => {
	if (!existsSync(join(directory, 'index.html'))) {
		throw new Error(`There is no built site in ${directory}: run "npm run build" first.`);
	}
	const notFound = notFoundIn(directory);
	const files = sirv(directory, {
		dev: true,
		onNoMatch: notFound
	});
	const server = createServer((request, response) => {
		const [pathname = '/', query] = (request.url ?? '/').split('?');
		const search = query === undefined ? '' : `?${query}`;
		const inside = pathname.startsWith(under) ? decoded(pathname.slice(under.length)) : undefined;
		if (`${pathname}/` === under || (isFolderName(inside) && isFolder(join(directory, inside)))) {
			response.writeHead(301, { location: `${pathname}/${search}` });
			response.end();
		} else if (inside === undefined) {
			notFound(request, response);
		} else {
			request.url = `/${pathname.slice(under.length)}${search}`;
			files(request, response);
		}
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, resolve);
	});
	const address = server.address();
	if (address === null || typeof address === 'string') {
		throw new Error('The server listens on no port, though it was given one.');
	}
	return {
		url: `http://${host}:${address.port}${under}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => {
					resolve();
				});
				server.closeAllConnections();
			})
	};
};
