import { expect, test } from 'vitest';
import { laterLast } from '../../scripts/eager-styles.ts';

test('what an entry may fetch later stands at the entry, after what it needs at once', () => {
	const first = laterLast({
		page: { file: 'page.js', isEntry: true, imports: ['opener', 'box'] },
		opener: { file: 'opener.js', dynamicImports: ['sheet', 'box'] },
		box: { file: 'box.js', css: ['box.css'] },
		sheet: { file: 'sheet.js', imports: ['box'], dynamicImports: ['deep'] },
		deep: { file: 'deep.js' }
	});
	expect(first).toEqual({
		page: { file: 'page.js', isEntry: true, imports: ['opener', 'box'], dynamicImports: ['sheet'] },
		opener: { file: 'opener.js' },
		box: { file: 'box.js', css: ['box.css'] },
		sheet: { file: 'sheet.js', imports: ['box'] },
		deep: { file: 'deep.js' }
	});
});
