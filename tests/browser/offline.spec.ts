import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { packOf, writePack } from '../../scripts/pack.ts';
import { BUILD } from '../../scripts/paths.ts';
import { serve, type Served } from '../../scripts/serve.ts';
import { PACK } from '../../src/lib/ui/offline/pack.ts';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** A host of its own, which goes away in the middle of a test and comes back with other files. */
class Host {
	#served: Served | null = null;
	port = 0;
	readonly under: string;

	constructor(under: string) {
		this.under = under;
	}

	async up(directory = BUILD): Promise<void> {
		this.#served = await serve({ under: this.under, port: this.port, directory });
		this.port = Number(new URL(this.#served.url).port);
	}

	async down(): Promise<void> {
		await this.#served?.close();
		this.#served = null;
	}

	get url(): string {
		return `http://127.0.0.1:${this.port}${this.under}`;
	}
}

const withHost = async (under: string, does: (host: Host) => Promise<void>): Promise<void> => {
	const host = new Host(under);
	await host.up();
	try {
		await does(host);
	} finally {
		await host.down();
	}
};

/** Opens the site for the first time, and waits until it is kept. */
const visit = async (page: Page, url: string): Promise<void> => {
	await page.goto(url);
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The site as it would be after another deployment: the same but for its version. */
function nextVersion(directory: string): void {
	cpSync(BUILD, directory, { recursive: true });
	const { version } = JSON.parse(readFileSync(join(BUILD, '_app/version.json'), 'utf8')) as {
		version: string;
	};
	const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
		.filter((path) => /\.(?:html|js|json)$/u.test(path) && !path.endsWith('__data.json'))
		.map((path) => join(directory, path))
		.filter((path) => statSync(path).isFile());
	for (const file of files) {
		const text = readFileSync(file, 'utf8');
		if (text.includes(version)) writeFileSync(file, text.replaceAll(version, `${version}9`));
	}
	writePack(directory);
}

for (const under of ['/', '/some/path/'])
	test(`all of it works without a network after the first visit, under ${under}`, async ({
		page
	}) => {
		await withHost(under, async (host) => {
			await visit(page, host.url);
			await host.down();

			await page.goto(`${host.url}rules/2023/attacking/`);
			await expect(heading(page)).toContainText('Attacking');
			await page.goto(`${host.url}cards/butter-bean/`);
			await expect(heading(page)).toContainText('Butter Bean!');
			await page.getByRole('banner').getByRole('link', { name: 'Fizzle' }).click();
			await expect(heading(page)).toBeVisible();
			await page.goto(`${host.url}rulings/`);
			await page.locator('main a[href*="rulings/"]:not([href*="#"])').first().click();
			await expect(page).toHaveURL(/rulings\/[^/]+\//u);
			await expect(heading(page)).toBeVisible();

			await page.goto(`${host.url}table/`);
			await page.reload();
			await page.getByRole('button', { name: 'Everyone passes' }).first().click();
			await expect(page.getByRole('alert')).toHaveCount(0);

			await page.keyboard.press('Control+k');
			await page.getByRole('combobox', { name: 'Search' }).fill('butter bean');
			await expect(page.getByRole('option').first()).toContainText('Card');
			await page.goto(`${host.url}nowhere/at/all/`);
			await expect(heading(page)).toBeVisible();
		});
	});

test('a newer version waits until the tabs of the older one are closed, or it is wanted at once', async ({
	page,
	context
}) => {
	const next = mkdtempSync(join(tmpdir(), 'fizzle-next-'));
	try {
		nextVersion(next);
		await withHost('/', async (host) => {
			await visit(page, host.url);
			const version = (): Promise<string | null> =>
				page.locator('meta[name="fizzle-version"]').getAttribute('content');
			const first = await version();
			await host.down();
			await host.up(next);

			const other = await context.newPage();
			await other.goto(`${host.url}rules/`);
			await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
			expect(await other.locator('meta[name="fizzle-version"]').getAttribute('content')).toBe(
				first
			);

			const offer = page.getByRole('button', { name: 'Use it now' });
			await expect(offer).toBeVisible();
			await offer.click();
			await expect(page.getByText('Close its other tab first')).toBeVisible();
			expect(await version()).toBe(first);

			await other.close();
			await offer.click();
			await expect.poll(version).toBe(`${first ?? ''}9`);
			await expect(offer).toHaveCount(0);
		});
	} finally {
		rmSync(next, { recursive: true, force: true });
	}
});

test('what is kept on a device is at most 3 MB', () => {
	expect(statSync(join(BUILD, PACK)).size).toBeLessThanOrEqual(3 * 1024 * 1024);
	const { bytes } = packOf(BUILD);
	expect(Object.keys(bytes).filter((path) => path.endsWith('picture.png'))).toEqual([]);
});

test('it can be installed', async ({ page }) => {
	await withHost('/some/path/', async (host) => {
		await page.goto(`${host.url}rules/2023/attacking/`);
		const link = await page.locator('link[rel="manifest"]').getAttribute('href');
		const manifest = new URL(link ?? '', page.url()).href;
		expect(manifest).toBe(`${host.url}manifest.webmanifest`);
		const { icons, start_url } = (await (await page.request.get(manifest)).json()) as {
			icons: readonly { src: string; sizes: string }[];
			start_url: string;
		};
		expect(new URL(start_url, manifest).href).toBe(host.url);
		for (const { src, sizes } of icons) {
			const [, side] = /^(\d+)x\1$/u.exec(sizes) ?? [];
			const size = await page.evaluate(async (url) => {
				const image = new Image();
				image.src = url;
				await image.decode();
				return [image.naturalWidth, image.naturalHeight];
			}, new URL(src, manifest).href);
			if (side !== undefined) expect(size).toEqual([Number(side), Number(side)]);
		}
		expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
	});
});
