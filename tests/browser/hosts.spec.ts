import { createServer } from 'node:http';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD } from '../../scripts/paths.ts';
import { expect, test } from './site.ts';

/** A page of each kind: the first of each folder that has pages, one below it, and what is not there. */
const PAGES = [
	'',
	'404.html',
	'nowhere/',
	...readdirSync(BUILD, { withFileTypes: true })
		.filter(({ name }) => existsSync(join(BUILD, name, 'index.html')))
		.map(({ name }) => `${name}/`),
	'cards/bomb/',
	'charts/turn/',
	'rules/2023/abilities/',
	'table/relic-and-butter-bean/'
];
const isEmbed = (path: string): boolean => path.startsWith('embed/');

test('the embed can be framed by anyone, and nothing else can', async ({ page, site, subSite }) => {
	const addresses = [site, subSite].flatMap(({ url }) =>
		PAGES.map((path) => ({ path, address: `${url}${path}` }))
	);
	const odd = `${site.url.slice(0, -1)}//table/`;
	const frames = [...addresses.map(({ address }) => address), odd, `${site.url}%74able/`];
	const host = createServer((_, response) => {
		response.setHeader('content-type', 'text/html; charset=utf-8');
		response.end(frames.map((address) => `<iframe src="${address}"></iframe>`).join(''));
	});
	await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
	const address = host.address();
	if (address === null || typeof address === 'string') throw new Error('No port.');
	await page.goto(`http://127.0.0.1:${address.port}/`, { waitUntil: 'networkidle' });
	const shown = page
		.frames()
		.slice(1)
		.map((frame) => frame.url())
		.filter((url) => !url.startsWith('chrome-error:'));
	host.close();
	expect(page.frames()).toHaveLength(frames.length + 1);
	expect(shown.sort()).toEqual(
		addresses
			.filter(({ path }) => isEmbed(path))
			.map((one) => one.address)
			.sort()
	);
});

for (const path of PAGES.filter((one) => one !== 'nowhere/' && one !== '404.html')) {
	test(`/${path} keeps to its own policy, and nothing else runs in it`, async ({
		page,
		complaints
	}) => {
		const answer = await page.goto(path, { waitUntil: 'networkidle' });
		expect(complaints).toEqual([]);
		expect(answer?.headers()).toMatchObject({
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'no-referrer'
		});
		await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
		const policy = page.locator('meta[http-equiv=content-security-policy]');
		await expect(policy).toHaveCount(1);
		const said = await policy.getAttribute('content');
		expect(said?.match(/script-src [^;]*/u)?.[0]).not.toContain('unsafe');
		const ran = await page.evaluate(async () => {
			const script = document.createElement('script');
			script.textContent = 'document.documentElement.dataset.ran = "yes"';
			document.body.append(script);
			const link = document.createElement('a');
			link.setAttribute('onclick', 'document.documentElement.dataset.ran = "yes"');
			document.body.append(link);
			link.click();
			await new Promise((resolve) => setTimeout(resolve, 50));
			return document.documentElement.dataset['ran'];
		});
		expect(ran).toBeUndefined();
	});
}
