import * as v from 'valibot';

const Place = v.strictObject({ x: v.number(), y: v.number() });
const Box = v.strictObject({ ...Place.entries, width: v.number(), height: v.number() });

const DrawnState = v.strictObject({
	...Box.entries,
	id: v.string(),
	name: v.string(),
	initial: v.boolean(),
	final: v.boolean()
});

const DrawnTransition = v.strictObject({
	id: v.string(),
	from: v.string(),
	to: v.string(),
	/** Whether it leads back as well. */
	both: v.boolean(),
	/** What stands on the edge; null for an edge that bears no number. */
	number: v.nullable(v.number()),
	/** Taken only on a decision of a player. */
	decision: v.boolean(),
	/** The line as an SVG path, and the middle of its number. */
	path: v.string(),
	at: Place
});

/** A chart laid out: boxes, lines and numbers in one system of coordinates, in CSS pixels. */
export const drawingSchema = v.strictObject({
	width: v.number(),
	height: v.number(),
	/** The dot that the initial state is entered from, and the line from there; null in a plain map. */
	start: v.nullable(v.strictObject({ at: Place, path: v.string() })),
	states: v.array(DrawnState),
	transitions: v.array(DrawnTransition)
});

export type Drawing = v.InferOutput<typeof drawingSchema>;
export type Point = v.InferOutput<typeof Place>;

/** How far the corners of a line are rounded. */
const CORNER = 10;

const towards = (from: Point, to: Point, by: number): Point => {
	const length = Math.hypot(to.x - from.x, to.y - from.y);
	const part = length === 0 ? 0 : by / length;
	return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A line through some points, its corners rounded, as an SVG path. */
export function pathThrough(points: readonly Point[]): string {
	const [first, ...rest] = points;
	if (!first) return '';
	const parts = rest.map((corner, i) => {
		const before = points[i] ?? first;
		const after = rest[i + 1];
		if (!after) return `L${at(corner)}`;
		const room = (to: Point): number => Math.hypot(to.x - corner.x, to.y - corner.y) / 2;
		const by = Math.min(CORNER, room(before), room(after));
		return `L${at(towards(corner, before, by))}Q${at(corner)} ${at(towards(corner, after, by))}`;
	});
	return `M${at(first)}${parts.join('')}`;
}
