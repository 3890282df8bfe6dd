import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.ts';

/** Asks for a path just as it is written, which fetch would tidy first. */
const ask = (site: Served, path: string): Promise<string> =>
	new Promise((resolve, reject) => {
		const { hostname, port } = new URL(site.url);
		request({ hostname, port, path }, (response) => {
			response.resume();
			const { location } = response.headers;
			resolve(`${response.statusCode ?? 0}${location === undefined ? '' : ` ${location}`}`);
		})
			.once('error', reject)
			.end();
	});

describe('the server of the built site', () => {
	const folder = mkdtempSync(join(tmpdir(), 'fizzle-serve-'));
	const directory = join(folder, 'site');
	let top: Served;
	let sub: Served;

	beforeAll(async () => {
		mkdirSync(join(directory, 'table'), { recursive: true });
		writeFileSync(join(folder, 'secret.txt'), 'secret');
		writeFileSync(join(directory, 'index.html'), 'home');
		writeFileSync(join(directory, 'table', 'index.html'), 'table');
		mkdirSync(join(directory, 'immutable'));
		writeFileSync(join(directory, 'immutable', 'x.js'), 'x');
		writeFileSync(
			join(directory, '_headers'),
			'/immutable/*\n  Cache-Control: max-age=9, immutable\n'
		);
		top = await serve({ directory });
		sub = await serve({ directory, under: '/some/sub/path/' });
	});

	afterAll(async () => {
		await top.close();
		await sub.close();
		rmSync(folder, { recursive: true });
	});

	it.each([
		['/', '200'],
		['/index.html', '200'],
		['/table/', '200'],
		['/table', '301 /table/'],
		['/table?s=1', '301 /table/?s=1'],
		['/nowhere', '404'],
		['/%ff', '404'],
		['//', '200'],
		['/../secret.txt', '404'],
		['/%2e%2e/secret.txt', '404']
	])('answers %s at the top of a host with %s', async (path, answer) => {
		expect(await ask(top, path)).toBe(answer);
	});

	it('lets a file be kept as long as the headers of the site say, and no longer', async () => {
		const kept = async (path: string) =>
			(await fetch(new URL(path, top.url))).headers.get('cache-control');
		expect(await kept('immutable/x.js')).toBe('max-age=9, immutable');
		expect(await kept('table/')).toBe('no-store');
	});

	it.each([
		['/', '404'],
		['/some/sub/path', '301 /some/sub/path/'],
		['/some/sub/path/', '200'],
		['/some/sub/path/table', '301 /some/sub/path/table/'],
		['/some/sub/path/table/', '200'],
		['/some/sub/path/nowhere', '404']
	])('answers %s under a path with %s', async (path, answer) => {
		expect(await ask(sub, path)).toBe(answer);
	});

	it('says so when nothing is built', async () => {
		await expect(serve({ directory: join(folder, 'none') })).rejects.toThrow('npm run build');
	});
});
