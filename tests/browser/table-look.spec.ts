import { auditPage, SCREENS, THEMES } from '../../scripts/page-audit.ts';
import { expect, test } from './site.ts';

const EXAMPLE = 'table/?example=2023%2Frelic-and-butter-bean';

for (const theme of THEMES) {
	for (const screen of SCREENS) {
		test(`an example is accessible at ${screen.width} px in the ${theme} theme`, async ({
			browser,
			site
		}) => {
			expect(await auditPage(browser, site.url, EXAMPLE, theme, screen)).toEqual([]);
		});
	}
}

test('on a phone nothing scrolls sideways at any move, and every button fits a finger', async ({
	page
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	const forward = page.getByRole('button', { name: 'Forward', exact: true });
	for (let move = 0; move <= 10; move++) {
		const { wide, small } = await page.evaluate(() => {
			const { clientWidth, scrollWidth } = document.documentElement;
			const controls = [...document.querySelectorAll('main button, main summary, main li > a')];
			return {
				wide: scrollWidth > clientWidth,
				small: controls
					.filter((control) => control.checkVisibility())
					.filter((control) => {
						const { width, height } = control.getBoundingClientRect();
						return width < 44 || height < 44;
					})
					.map((control) => control.textContent)
			};
		});
		expect(wide).toBe(false);
		expect(small).toEqual([]);
		if (move < 10) await forward.click();
	}
});
