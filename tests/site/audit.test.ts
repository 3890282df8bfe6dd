import { expect, it } from 'vitest';
import { sampled } from '../../scripts/page-audit.ts';

it('looks at every page of a small folder, and at a sample of a large one', () => {
	const few = ['', 'table/', 'charts/turn/', 'charts/roll/'];
	const many = Array.from({ length: 300 }, (_, i) => `cards/${String(i)}/`);
	const looked = sampled([...few, ...many]);
	expect(looked).toEqual(expect.arrayContaining(few));
	expect(looked).toHaveLength(few.length + 20);
});
