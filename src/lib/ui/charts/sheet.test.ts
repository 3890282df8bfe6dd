import { describe, expect, it, test } from 'vitest';
import { POINTS } from '../../editions/points.ts';
import { CHARTS_2023 } from '../../editions/2023.ts';
import { EDITIONS } from '../../editions/index.ts';
import { CHARTS } from '../../model/frame.ts';
import { EDITIONS as EDITION_IDS } from '../../model/words.ts';
import { sheetOf } from './sheet.ts';
import { slugOf } from './slug.ts';

const sheets = EDITION_IDS.flatMap((edition) =>
	CHARTS.flatMap((name) => {
		const chart = EDITIONS[edition].charts[name]?.chart;
		return chart ? [{ edition, chart, ...sheetOf(chart, POINTS[edition]) }] : [];
	})
);

test.each([
	['monsterDeath', 'monster-death'],
	['end declared', 'end-declared'],
	['open', 'open']
])('"%s" is "%s" in an address', (name, slug) => {
	expect(slugOf(name)).toBe(slug);
});

describe.each(sheets)('the sheet of $name of $edition', ({ chart, states }) => {
	const { states: written, initial } = chart;
	const transitions = states.flatMap(({ leaving }) => leaving);

	it('has every state and every transition, in their order', () => {
		expect(states.map((state) => state.name)).toEqual(Object.keys(written));
		expect(transitions.map(({ from, to, rules }) => ({ from, to, rules }))).toEqual(
			Object.entries(written).flatMap(([from, moves]) =>
				moves.map(({ to, rules }) => ({ from, to, rules }))
			)
		);
		expect(transitions.map(({ number }) => number)).toEqual(transitions.map((_, i) => i + 1));
	});

	it('marks where it begins and where it is over', () => {
		expect(states.filter((state) => state.initial).map((state) => state.name)).toEqual([initial]);
		for (const { final, leaving } of states) expect(final).toBe(leaving.length === 0);
	});

	it('gives each state and each transition a link of its own', () => {
		const ids = [...states, ...transitions].map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/u);
	});
});

// Links are kept by people: those of a small chart are written down.
test('links do not change', () => {
	const damage = sheetOf(CHARTS_2023.damage, POINTS['2023']);
	expect(damage.states.flatMap(({ id, leaving }) => [id, ...leaving.map((t) => t.id)])).toEqual([
		'state-taking',
		'taking-to-over',
		'taking-to-taking',
		'taking-to-taking-2',
		'taking-to-over-2',
		'taking-to-over-3',
		'state-over'
	]);
});

test('a transition says which charts it opens', () => {
	const turn = sheetOf(CHARTS_2023.turn, POINTS['2023'], (from, nth) =>
		from === 'recharged' && nth === 0 ? ['priority'] : []
	);
	const opening = turn.states.flatMap(({ leaving }) => leaving).filter((t) => t.opens.length > 0);
	expect(opening.map(({ id, opens }) => [id, opens])).toEqual([
		['recharged-to-started', ['priority']]
	]);
});
