import { expect, test } from 'vitest';
import { pageFiles, type ModuleNode } from '../../scripts/page-chunks.ts';

const BIG = 10_000;
const page = (nth: number): string => `/out/client-optimized/nodes/${String(nth)}.js`;
const LAYOUT = page(0);

/** A graph of modules: what each needs at once and may fetch later. */
function graph(
	modules: Record<string, { needs?: string[]; later?: string[]; bytes?: number }>
): ReadonlyMap<string, ModuleNode> {
	return new Map(
		Object.entries(modules).map(([id, { needs = [], later = [], bytes = BIG }]) => [
			id,
			{
				isEntry: id.includes('/nodes/') || id.endsWith('.worker.ts'),
				bytes,
				imports: needs,
				later
			}
		])
	);
}

const SITE = graph({
	[LAYOUT]: { needs: ['svelte'] },
	[page(1)]: { needs: ['svelte', 'board', 'stack', 'words', 'tick'], later: ['sheet'] },
	[page(2)]: { needs: ['svelte', 'board', 'stack', 'tick'], later: ['sheet'] },
	[page(3)]: { needs: ['svelte', 'cross', 'tick'], later: ['board'] },
	'judge.worker.ts': { needs: ['words'] },
	svelte: {},
	board: {},
	stack: { needs: ['board'] },
	words: {},
	sheet: { needs: ['words'] },
	tick: { bytes: 100, needs: ['line'] },
	line: { bytes: 100 },
	cross: { bytes: 100 }
});

const nameOf = (id: string): string | undefined => pageFiles(SITE).get(id)?.name;

test('what the same pages begin with is one file, apart what other pages may fetch later', () => {
	expect(nameOf('stack')).toBe('pages-0-1');
	expect(nameOf('board')).toBe('pages-0-1-others-later');
});

test('what the worker runs too is apart', () => {
	expect(nameOf('words')).toBe('pages-0-others-later-and-worker');
});

test('what every page begins with is one file, with what is small on several pages', () => {
	expect(nameOf('svelte')).toBe('every-page');
	expect(nameOf('tick')).toBe('every-page');
	expect(nameOf('line')).toBe('every-page');
	expect(nameOf('cross')).toBe('pages-2');
});

test('pages, workers and what no page begins with have files as the bundler makes them', () => {
	for (const id of [LAYOUT, page(1), 'judge.worker.ts', 'sheet'])
		expect(nameOf(id)).toBeUndefined();
});

test('what is small but needs something that is not on every page stays where it is', () => {
	const files = pageFiles(
		graph({
			[LAYOUT]: {},
			[page(1)]: { needs: ['small', 'board'] },
			[page(2)]: { needs: ['small', 'board'] },
			[page(3)]: { needs: ['board'] },
			[page(4)]: {},
			small: { bytes: 100, needs: ['board'] },
			board: {}
		})
	);
	expect(files.get('small')?.name).toBe('pages-0-1');
});
