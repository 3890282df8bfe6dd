import { expect, it } from 'vitest';
import type { SearchEntry } from './entry.ts';
import { lookUp } from './look-up.ts';
import type { Hit } from './searcher.ts';

const hit = (
	title: string,
	fit: number,
	text = 'So it is.',
	kind: SearchEntry['kind'] = 'rule'
): Hit => {
	const entry: SearchEntry = {
		kind,
		title,
		names: [],
		asked: [],
		text,
		place: '',
		about: [],
		path: title
	};
	return { entry, title: [], text: [], fit };
};

it('answers by the first where it is near, with two others', () => {
	const hits = [hit('a', 0.8), hit('b', 0.1), hit('c', 0.9), hit('d', 0.9)];
	expect(lookUp(hits)).toEqual({ best: hits[0], others: hits.slice(1, 3) });
});

it('answers by none where the first is not, however near the second is', () => {
	const hits = [hit('a', 0.3), hit('b', 0.9), hit('c', 0.1), hit('d', 0.1)];
	expect(lookUp(hits)).toEqual({ best: null, others: hits.slice(0, 3) });
});

it('answers by the card that is spoken of where the first is not near', () => {
	const hits = [hit('a', 0.3), hit('b', 0.9), hit('c', 0.5, 'It loots.', 'card')];
	expect(lookUp(hits)).toEqual({ best: hits[2], others: hits.slice(0, 2) });
});

it('answers by nothing that says nothing', () => {
	expect(lookUp([hit('a chapter', 1, '')]).best).toBeNull();
	expect(lookUp([])).toEqual({ best: null, others: [] });
});
