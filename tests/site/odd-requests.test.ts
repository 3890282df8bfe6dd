/** Whatever a stranger sends, the server of the built site answers it, rightly, and goes on. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.ts';
import { FILE, METHODS, NO_RANGES, ODD, RANGES, request, TARGETS } from './odd-requests.ts';

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

const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1] ?? answer;
const headerOf = (answer: string, name: string): string | undefined =>
	new RegExp(`^${name}: (.*)\r$`, 'imu').exec(answer)?.[1];
const bodyOf = (answer: string): string => answer.split('\r\n\r\n').slice(1).join('\r\n\r\n');

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

	it.each(TARGETS)('%j', async (target, answered) => {
		const [status = '', location] = answered.split(' ');
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
