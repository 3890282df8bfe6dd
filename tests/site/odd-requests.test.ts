/** Whatever a stranger sends, the server of the built site answers it, rightly, and goes on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.ts';

const FILE = '0123456789';

/** What comes back for bytes sent as they are; the connection is closed behind them. */
const send = (site: Served, bytes: string): Promise<string> =>
	new Promise((resolve, reject) => {
		const { hostname, port } = new URL(site.url);
		let answer = '';
		const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
		socket.setEncoding('latin1');
		socket.setTimeout(10_000, () => {
			socket.destroy(new Error('There was no answer.'));
		});
		socket.on('data', (text) => (answer += String(text)));
		socket.once('error', reject);
		socket.once('close', () => {
			resolve(answer);
		});
	});

const request = (method: string, target: string, headers: readonly string[] = []): string =>
	[`${method} ${target} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers, '', ''].join('\r\n');

const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1] ?? answer;
const headerOf = (answer: string, name: string): string | undefined =>
	new RegExp(`^${name}: (.*)\r$`, 'imu').exec(answer)?.[1];
const bodyOf = (answer: string): string => answer.split('\r\n\r\n').slice(1).join('\r\n\r\n');

/** A range, and the part of the file that is the answer; "416" where the file has none of it. */
const RANGES: readonly (readonly [range: string, part: string])[] = [
	['bytes=0-0', '0'],
	['bytes=0-4', '01234'],
	['bytes=3-3', '3'],
	['bytes=9-9', '9'],
	['bytes=5-', '56789'],
	['bytes=0-', FILE],
	['bytes=-5', '56789'],
	['bytes=-1', '9'],
	['bytes=-10', FILE],
	['bytes=-99', FILE],
	['bytes=0-9', FILE],
	['bytes=0-10', FILE],
	['bytes=0-999999999999999999999', FILE],
	[`bytes=0-${'9'.repeat(400)}`, FILE],
	['bytes=00-00', '0'],
	['BYTES=1-2', '12'],
	['bytes= 1-2', '12'],
	['bytes=10-', '416'],
	['bytes=10-10', '416'],
	['bytes=11-99', '416'],
	['bytes=999999999999999999999-', '416'],
	[`bytes=${'9'.repeat(400)}-`, '416'],
	['bytes=-0', '416'],
	['bytes=-00', '416']
];

/** What is no range that anybody has to follow: the whole file is the answer. */
const NO_RANGES = [
	'bytes=5-2',
	'bytes=1-0',
	'bytes=9-0',
	'bytes=99999999999999999999-0',
	'bytes=-',
	'bytes=',
	'bytes',
	'',
	'=0-1',
	'0-1',
	'bytes=0',
	'bytes=a-b',
	'bytes=0-b',
	'bytes=a-1',
	'bytes=--1',
	'bytes=-1-2',
	'bytes=1--2',
	'bytes=-1-',
	'bytes=+1-2',
	'bytes=1.5-2',
	'bytes=1e0-2',
	'bytes=0x1-0x2',
	'bytes=NaN-NaN',
	'bytes=Infinity-',
	'bytes=1 -2',
	'bytes=1- 2',
	'bytes=0-1,3-4',
	'bytes=0-1, 3-4',
	'bytes=,',
	'bytes=0-1,',
	`bytes=${'0-1,'.repeat(1000)}0-1`,
	'items=0-1',
	'bytes 0-1/10',
	'bytes=\u00B2-\u00B3',
	'bytes=null-undefined'
];

/** A target, and the answer; with what it leads to where that is another address. */
const TARGETS: readonly (readonly [target: string, status: string, location?: string])[] = [
	['/', '200'],
	['//', '200'],
	['///', '200'],
	['/?', '200'],
	['/?%', '200'],
	['/?a=%ff', '200'],
	['/#table', '200'],
	['/index.html', '200'],
	['/%69ndex.html', '200'],
	['/table', '301', '/table/'],
	['/table?s=1', '301', '/table/?s=1'],
	['//table', '301', '/table/'],
	['//table?//a.example', '301', '/table/?//a.example'],
	['/%74able', '301', '/table/'],
	['/table/', '200'],
	['/table//', '200'],
	['/table/index.html', '200'],
	['/file.txt', '200'],
	['/empty.txt', '200'],
	['/file.txt/', '404'],
	['/file.txt/x', '404'],
	['/nowhere', '404'],
	['/empty/', '404'],
	['/Index.html', '404'],
	['/__proto__', '404'],
	['/constructor', '404'],
	['//a.example', '404'],
	['//a.example/%2e%2e', '404'],
	['/\\a.example', '404'],
	['/%5c%5ca.example', '404'],
	['/..', '404'],
	['/../', '404'],
	['/../secret.txt', '404'],
	['/../../../../etc/passwd', '404'],
	['/table/../../secret.txt', '404'],
	['/table/../index.html', '404'],
	['/./index.html', '404'],
	['/%2e%2e/secret.txt', '404'],
	['/%2e%2e%2fsecret.txt', '404'],
	['/..%2fsecret.txt', '404'],
	['/..%5csecret.txt', '404'],
	['/..\\secret.txt', '404'],
	['/%252e%252e/secret.txt', '404'],
	['/.%2e/secret.txt', '404'],
	['/%c0%ae%c0%ae/secret.txt', '404'],
	['/%u002e%u002e/secret.txt', '404'],
	['/....//secret.txt', '404'],
	['/..;/secret.txt', '404'],
	['/file:///etc/passwd', '404'],
	['/C:/Windows/win.ini', '404'],
	['/.hidden', '404'],
	['/.git/config', '404'],
	['/%2ehidden', '404'],
	['/table/.hidden', '404'],
	['/link', '404'],
	['/%', '404'],
	['/%%', '404'],
	['/%f', '404'],
	['/%zz', '404'],
	['/%ff', '404'],
	['/%e2%82', '404'],
	['/%ed%a0%80', '404'],
	['/%00', '404'],
	['/file.txt%00', '404'],
	['/file.txt%00.html', '404'],
	['/%00/../secret.txt', '404'],
	['/%0a', '404'],
	['/%0d%0aX-Odd:%201', '404'],
	['/table%0d%0aX-Odd:%201', '404'],
	['/%1b[31m', '404'],
	['/%7f', '404'],
	['/%e2%80%ae', '404'],
	['/%f0%9f%92%a3', '404'],
	['/*', '404'],
	['/file.txt*', '404'],
	['/file.tx?', '404'],
	['/file.txt|ls', '404'],
	['/$(ls)', '404'],
	["/'", '404'],
	['/<script>', '404'],
	['/file.txt:$DATA', '404'],
	['/CON', '404'],
	['/~', '404'],
	['/a'.repeat(2000), '404'],
	[`/${'a'.repeat(256)}`, '404'],
	[`/${'a'.repeat(8000)}`, '404'],
	[`/${'%61'.repeat(4000)}`, '404'],
	['/'.repeat(8000), '200'],
	[`/${'../'.repeat(3000)}secret.txt`, '404'],
	[`/?${'a'.repeat(8000)}`, '200'],
	[`/${'a'.repeat(20_000)}`, '431'],
	['http://a/', '200'],
	['http://a/table', '301', '/table/'],
	['http://a', '200'],
	['http://a?b', '200'],
	['https://b.example:99/file.txt', '200'],
	['http://a/../secret.txt', '404'],
	['http:///file.txt', '200'],
	['ftp://a/file.txt', '404'],
	['file.txt', '400'],
	['?', '400'],
	['a b', '400'],
	['*', '404']
];

/** A method, and the answer to it. */
const METHODS: readonly (readonly [method: string, status: string])[] = [
	['HEAD', '200'],
	['POST', '405'],
	['PUT', '405'],
	['DELETE', '405'],
	['PATCH', '405'],
	['OPTIONS', '405'],
	['TRACE', '405'],
	['CONNECT', '405'],
	['PROPFIND', '405'],
	['PURGE', '405'],
	['SEARCH', '405'],
	['QUERY', '405'],
	['M-SEARCH', '405'],
	['get', '400'],
	['ODD', '400'],
	['', '400'],
	['GET\u0000', '400']
];

/** Bytes that are no proper request, or hardly one, and the answer to them. */
const ODD: readonly (readonly [what: string, bytes: string, status: string])[] = [
	['no request at all', '\u0000\u0001\u0002\r\n\r\n', '400'],
	['the beginning of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', '400'],
	['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400'],
	['no version', 'GET /\r\n\r\n', '200'],
	['an odd version', 'GET / HTTP/9.9\r\n\r\n', '400'],
	['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
	['an old version without a host', 'GET / HTTP/1.0\r\n\r\n', '200'],
	['two hosts', request('GET', '/', ['Host: b']), '200'],
	['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n', '200'],
	['a malformed host', 'GET / HTTP/1.1\r\nHost: [::\r\nConnection: close\r\n\r\n', '200'],
	['a host with a path', 'GET / HTTP/1.1\r\nHost: a/../b\r\nConnection: close\r\n\r\n', '200'],
	['an odd port', 'GET /table HTTP/1.1\r\nHost: a:99999\r\nConnection: close\r\n\r\n', '301'],
	['a name without a colon', request('GET', '/', ['Odd']), '400'],
	['a name with a blank', request('GET', '/', ['Odd name: 1']), '400'],
	['a null byte in a value', request('GET', '/', ['Odd: a\u0000b']), '400'],
	['letters beyond ASCII in a value', request('GET', '/', ['Odd: \u00E9']), '200'],
	['too long a value', request('GET', '/', [`Odd: ${'a'.repeat(20_000)}`]), '431'],
	[
		'too many headers',
		request(
			'GET',
			'/',
			Array.from({ length: 1900 }, (_, i) => `O${i}: 1`)
		),
		'431'
	],
	['a folded header', request('GET', '/', ['Odd: 1', ' 2']), '400'],
	['two lengths', request('GET', '/', ['Content-Length: 1', 'Content-Length: 2']), '400'],
	['a length below nothing', request('GET', '/', ['Content-Length: -1']), '400'],
	['a length that is no number', request('GET', '/', ['Content-Length: odd']), '400'],
	[
		'a length and chunks',
		request('POST', '/', ['Content-Length: 1', 'Transfer-Encoding: chunked']),
		'400'
	],
	['an odd encoding of its body', request('GET', '/', ['Transfer-Encoding: odd']), '400'],
	['a body', `${request('GET', '/', ['Content-Length: 3'])}abc`, '200'],
	['a promise of a body', request('POST', '/', ['Content-Length: 999999']), '405'],
	['an odd expectation', request('GET', '/', ['Expect: odd']), '417'],
	['another protocol', request('GET', '/', ['Upgrade: websocket']), '200'],
	['a range of two headers', request('GET', '/file.txt', ['Range: a', 'Range: bytes=0-0']), '200'],
	['a range of a folder', request('GET', '/table', ['Range: bytes=0-0']), '301'],
	['a range of nothing', request('GET', '/nowhere', ['Range: bytes=0-0']), '404'],
	['a range of an empty file', request('GET', '/empty.txt', ['Range: bytes=0-0']), '416'],
	['the end of an empty file', request('GET', '/empty.txt', ['Range: bytes=-1']), '416'],
	['the head of a range', request('HEAD', '/file.txt', ['Range: bytes=0-0']), '200'],
	[
		'a range if nothing has changed',
		request('GET', '/file.txt', ['Range: bytes=0-0', 'If-Range: "odd"']),
		'200'
	],
	['an odd date', request('GET', '/file.txt', ['If-Modified-Since: odd']), '200'],
	['odd tags', request('GET', '/file.txt', ['If-None-Match: *, "', 'If-Match: odd']), '200'],
	['odd encodings', request('GET', '/file.txt', ['Accept-Encoding: odd;q=x,,*']), '200']
];

describe('the server of the built site, asked oddly', () => {
	const folder = mkdtempSync(join(tmpdir(), 'fizzle-odd-'));
	const directory = join(folder, 'site');
	let site: Served;

	beforeAll(async () => {
		mkdirSync(join(directory, 'table'), { recursive: true });
		mkdirSync(join(directory, 'empty'));
		writeFileSync(join(folder, 'secret.txt'), 'secret');
		for (const name of ['index.html', 'table/index.html', 'file.txt', '.hidden', 'table/.hidden'])
			writeFileSync(join(directory, name), FILE);
		writeFileSync(join(directory, 'empty.txt'), '');
		site = await serve({ directory });
	});

	afterAll(async () => {
		await site.close();
		rmSync(folder, { recursive: true });
	});

	const answers = async (bytes: string, status: string): Promise<string> => {
		const answer = await send(site, bytes);
		expect(statusOf(answer)).toBe(status);
		expect(answer).not.toContain('secret');
		expect(headerOf(answer, 'X-Odd')).toBeUndefined();
		expect(statusOf(await send(site, request('GET', '/'))), 'and goes on').toBe('200');
		return answer;
	};

	it.each(RANGES)('the range %j', async (range, part) => {
		const isNone = part === '416';
		const bytes = request('GET', '/file.txt', [`Range: ${range}`]);
		const answer = await answers(bytes, isNone ? '416' : '206');
		const from = FILE.indexOf(part);
		expect(headerOf(answer, 'Content-Range')).toBe(
			isNone ? 'bytes */10' : `bytes ${from}-${from + part.length - 1}/10`
		);
		expect(bodyOf(answer)).toBe(isNone ? '' : part);
		if (!isNone) expect(headerOf(answer, 'Content-Length')).toBe(String(part.length));
	});

	it.each(NO_RANGES)('what is no range, %j', async (range) => {
		const answer = await answers(request('GET', '/file.txt', [`Range: ${range}`]), '200');
		expect(bodyOf(answer)).toBe(FILE);
		expect(headerOf(answer, 'Content-Range')).toBeUndefined();
	});

	it.each(TARGETS)('%j', async (target, status, location) => {
		const answer = await answers(request('GET', target), status);
		expect(headerOf(answer, 'Location')).toBe(location);
	});

	it.each(METHODS)('the method %j', async (method, status) => {
		const answer = await answers(request(method, '/'), status);
		expect(bodyOf(answer)).toBe('');
	});

	it.each(ODD)('%s', async (_, bytes, status) => {
		await answers(bytes, status);
	});

	it('those who go away before the answer has come', async () => {
		const { hostname, port } = new URL(site.url);
		await new Promise<void>((resolve) => {
			const socket = connect(Number(port), hostname, () => {
				socket.write(request('GET', '/file.txt'));
				socket.resetAndDestroy();
				resolve();
			});
		});
		await answers(request('GET', '/file.txt'), '200');
	});
});
