import { POINTS } from '../../editions/points.ts';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../editions/index.ts';
import { CHARTS } from '../../model/frame.ts';
import { EDITIONS as EDITION_IDS } from '../../model/words.ts';
import { draw } from './draw.server.ts';
import { sheetOf } from './sheet.ts';

const drawn = await Promise.all(
	EDITION_IDS.flatMap((edition) =>
		CHARTS.flatMap((name) => EDITIONS[edition].charts[name]?.chart ?? []).map(async (chart) => {
			const sheet = sheetOf(chart, POINTS[edition]);
			return { edition, name: chart.name, sheet, drawing: await draw(sheet) };
		})
	)
);

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

const overlap = (a: Box, b: Box): boolean =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
	all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));

const ends = (path: string): readonly { x: number; y: number }[] => {
	const numbers = (path.match(/-?[\d.]+/gu) ?? []).map(Number);
	const at = (i: number): { x: number; y: number } => ({
		x: numbers.at(i) ?? NaN,
		y: numbers.at(i + 1) ?? NaN
	});
	return [at(0), at(-2)];
};

const touches = ({ x, y, width, height }: Box, point: { x: number; y: number }): boolean =>
	point.x >= x - 1 && point.x <= x + width + 1 && point.y >= y - 1 && point.y <= y + height + 1;

describe.each(drawn)('the drawing of $name of $edition', ({ sheet, drawing }) => {
	const { states, transitions, width, height } = drawing;

	it('shows every state and every transition by its own id', () => {
		expect(states.map(({ id }) => id)).toEqual(sheet.states.map(({ id }) => id));
		expect(transitions.map(({ id }) => id)).toEqual(
			sheet.states.flatMap(({ leaving }) => leaving.map(({ id }) => id))
		);
	});

	it('lets no two states overlap, and all of them have room', () => {
		for (const [a, b] of pairs(states)) expect(overlap(a, b), `${a.name}, ${b.name}`).toBe(false);
		for (const state of states) {
			expect(state.x).toBeGreaterThanOrEqual(0);
			expect(state.y).toBeGreaterThanOrEqual(0);
			expect(state.x + state.width).toBeLessThanOrEqual(width);
			expect(state.y + state.height).toBeLessThanOrEqual(height);
		}
	});

	it('gives each number the room of a finger, beside the states', () => {
		const marks = transitions.map(({ id, at: { x, y } }) => ({
			id,
			box: { x: x - 21.5, y: y - 21.5, width: 43, height: 43 },
			mark: { x: x - 13, y: y - 13, width: 26, height: 26 }
		}));
		for (const [a, b] of pairs(marks))
			expect(overlap(a.box, b.box), `${a.id}, ${b.id}`).toBe(false);
		for (const { id, mark } of marks)
			for (const state of states) expect(overlap(mark, state), `${id}, ${state.name}`).toBe(false);
	});

	it('leads each line from its state to its state', () => {
		for (const { id, path, from, to } of transitions) {
			const [first, last] = ends(path);
			const source = states.find((state) => state.id === from);
			const target = states.find((state) => state.id === to);
			expect(source && first && touches(source, first), `${id} begins`).toBe(true);
			expect(target && last && touches(target, last), `${id} ends`).toBe(true);
		}
	});

	it('is the same each time', async () => {
		expect(await draw(sheet)).toEqual(drawing);
	});
});
