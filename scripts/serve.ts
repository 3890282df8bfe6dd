import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { byteRange } from './byte-range.ts';
import { codingFor, CompressedFiles, isCompressible, type Coding } from './coding.ts';
import { headerRulesIn, headersFor } from './host-headers.ts';
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

/** What the files of a built site are. */
const TYPES: Readonly<Record<string, string>> = {
	'.css': 'text/css; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.png': 'image/png',
	'.souls': 'text/plain; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
	'.woff2': 'font/woff2'
};
/** What the site's own headers do not say: while it is worked on, a file is another one at any time. */
const UNLESS_SAID = { 'Cache-Control': 'no-store' } as const;
const OTHER_TYPE = 'application/octet-stream';
const typeOf = (path: string): string => TYPES[extname(path)] ?? OTHER_TYPE;

interface Found {
	readonly path: string;
	readonly isFolder: boolean;
	readonly size: number;
	readonly changed: Date;
}

/** What lies at a path, if anything can lie there. */
function lookUp(path: string): Found | null {
	try {
		const stats = statSync(path);
		const isFolder = stats.isDirectory();
		if (!isFolder && !stats.isFile()) return null;
		return { path, isFolder, size: stats.size, changed: stats.mtime };
	} catch {
		// Not there, or a name that no file can have.
		return null;
	}
}

/** The path and the search of a request's target, which may be a whole address ("http://host/path"). */
function targetOf({ url = '/' }: IncomingMessage): readonly [path: string, search: string] {
	const own = url.replace(/^https?:\/\/[^/?#]*/iu, '');
	const at = own.search(/[?#]/u);
	const path = at < 0 ? own : own.slice(0, at);
	return [path === '' ? '/' : path, at < 0 ? '' : own.slice(at)];
}

/**
 * The names that a path goes through; null for one that leads to no file: wrongly encoded, out of the
 * folder, to a hidden file, or with letters that no name of a built file has.
 */
function namesIn(path: string): readonly string[] | null {
	try {
		const names = decodeURIComponent(path)
			.split('/')
			.filter((name) => name !== '');
		return names.every((name) => /^[\w-][\w .~-]*$/u.test(name)) ? names : null;
	} catch {
		return null;
	}
}

/** Answers as a static host does that has a page for what it does not have. */
function notFound(directory: string, request: IncomingMessage, response: ServerResponse): void {
	const page = join(directory, '404.html');
	const hasPage = existsSync(page);
	const body = hasPage ? readFileSync(page) : 'Not found';
	response.writeHead(404, {
		'content-type': `${hasPage ? 'text/html' : 'text/plain'}; charset=utf-8`,
		'content-length': body.length
	});
	response.end(request.method === 'HEAD' ? undefined : body);
}

const redirect = (response: ServerResponse, location: string): void => {
	response.writeHead(301, { location, 'content-length': 0 }).end();
};

/** Sends a file compressed. */
function sendCompressed(
	bytes: Buffer,
	coding: Coding,
	{ path, changed }: Found,
	{ method }: IncomingMessage,
	response: ServerResponse
): void {
	response.writeHead(200, {
		'content-encoding': coding,
		'content-length': bytes.length,
		'content-type': typeOf(path),
		'last-modified': changed.toUTCString()
	});
	response.end(method === 'HEAD' ? undefined : bytes);
}

/** Sends a file as it is, or the part of it that is asked for. */
function sendPlain(
	{ path, size, changed }: Found,
	{ method, headers }: IncomingMessage,
	response: ServerResponse
): void {
	// A part is only good for those whose first part is of this same file, which nobody can tell here.
	const asked = method === 'GET' && headers['if-range'] === undefined ? headers.range : undefined;
	const range = byteRange(asked, size);
	if (range === 'none') {
		response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
		return;
	}
	response.writeHead(range ? 206 : 200, {
		'accept-ranges': 'bytes',
		'content-length': range ? range.end - range.start + 1 : size,
		...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
		'content-type': typeOf(path),
		'last-modified': changed.toUTCString()
	});
	if (method === 'HEAD' || size === 0) {
		response.end();
		return;
	}
	// Who goes away before the end, or a file that does, ends it.
	pipeline(createReadStream(path, range ?? {}), response, () => undefined);
}

/**
 * Sends a file, compressed for those who take it, unless a part of it is asked for: the parts are those of
 * the file as it is.
 */
function send(
	file: Found,
	compressed: CompressedFiles,
	request: IncomingMessage,
	response: ServerResponse
): void {
	const { path, size, changed } = file;
	const { headers } = request;
	if (!isCompressible(typeOf(path), size)) {
		sendPlain(file, request, response);
		return;
	}
	response.setHeader('vary', 'accept-encoding');
	const coding = headers.range === undefined ? codingFor(headers['accept-encoding']) : null;
	if (coding === null) {
		sendPlain(file, request, response);
		return;
	}
	compressed.of(path, `${size} ${changed.getTime()}`, coding).then(
		(bytes) => {
			sendCompressed(bytes, coding, file, request, response);
		},
		() => {
			// It has gone away since it was looked up: whoever asks again hears so.
			response.destroy();
		}
	);
}

/**
 * Serves a built site as a static host does: files compressed for those who take it, a folder's index.html for an
 * address ending in a slash, a redirect for a folder's address without one, 404 for the rest.
 * Whatever is asked, it answers.
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
	const rules = headerRulesIn(directory);
	const compressed = new CompressedFiles();
	const answer = (request: IncomingMessage, response: ServerResponse): void => {
		const { method = '' } = request;
		const sending = (address: string): void => {
			response.setHeaders(
				new Map(Object.entries({ ...UNLESS_SAID, ...headersFor(rules, address) }))
			);
		};
		const missing = (): void => {
			sending('/404.html');
			notFound(directory, request, response);
		};
		if (method !== 'GET' && method !== 'HEAD') {
			const headers = { allow: 'GET, HEAD', connection: 'close', 'content-length': 0 };
			response.writeHead(405, headers).end();
			return;
		}
		const [path, search] = targetOf(request);
		if (`${path}/` === under) {
			redirect(response, `${under}${search}`);
			return;
		}
		const names = path.startsWith(under) ? namesIn(path.slice(under.length)) : null;
		const there = names && lookUp(join(directory, ...names));
		const found = there?.isFolder === true ? lookUp(join(there.path, 'index.html')) : there;
		if (!names || !there || !found || (!there.isFolder && path.endsWith('/'))) missing();
		else if (there.isFolder && !path.endsWith('/'))
			redirect(response, `${under}${names.map(encodeURIComponent).join('/')}/${search}`);
		else {
			// However the address was written, its headers are those of what lies there.
			const folder = there.isFolder && names.length > 0 ? '/' : '';
			sending(`/${names.join('/')}${folder}`);
			send(found, compressed, request, response);
		}
	};
	const server = createServer(answer);
	// Node has no answer of its own to those who take this for a proxy.
	server.on('connect', (_, socket) => {
		socket.on('error', () => socket.destroy());
		socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\n\r\n');
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
