/** The file that a device keeps the site in: what is put into it comes out of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packOf } from '../../scripts/pack.ts';
import { fileIn, placeOf } from '#lib/ui/offline/pack.ts';

const SAID = 'What more than one of the pages says, “quoted” and all: \\"so\\".';
const FILES: Readonly<Record<string, string>> = {
	'_app/version.json': '{"version":"1"}',
	'rules/__data.json': `["${SAID}","alone, and as long as what is shared is"]`,
	'cards/__data.json': `["${SAID}","${SAID}"]`,
	'learn/__data.json': '[{"a":1,"b":2},{"a":1,"b":3},{"a":1,"b":2}]',
	'_app/one.js': 'export const a = "short", b = 1;',
	'index.html': 'a document'
};

let directory = '';
beforeAll(() => {
	directory = mkdtempSync(join(tmpdir(), 'fizzle-pack-'));
	for (const [path, text] of Object.entries(FILES)) {
		mkdirSync(join(directory, path, '..'), { recursive: true });
		writeFileSync(join(directory, path), text);
	}
});
afterAll(() => {
	rmSync(directory, { recursive: true });
});

it('gives each file back as it was, and no document', async () => {
	const pack = packOf(directory);
	for (const path of ['rules/__data.json', 'cards/__data.json', 'learn/__data.json', '_app/one.js'])
		expect(await fileIn(pack, path)?.text()).toBe(FILES[path]);
	expect(fileIn(pack, 'index.html')).toBeNull();
});

it('holds once what several files say, in words or as the places of what they say', () => {
	const { shared, texts } = packOf(directory);
	expect(shared).toEqual([`"${SAID}"`, '{"a":1,"b":2}']);
	expect(texts['learn/__data.json']).toBe(`[${placeOf(1)},{"a":1,"b":3},${placeOf(1)}]`);
	expect(texts['cards/__data.json']).toBe(`[${placeOf(0)},${placeOf(0)}]`);
});

it('refuses a file with the letters that it marks places by', () => {
	writeFileSync(join(directory, 'odd.json'), `"${placeOf(0)}"`);
	expect(() => packOf(directory)).toThrow(/odd\.json has a letter/u);
	rmSync(join(directory, 'odd.json'));
});
