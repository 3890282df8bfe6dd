import Elk from 'elkjs';
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs';
import { pathThrough, type Drawing } from './drawing.ts';
import type { ChartSheet } from './sheet.ts';

interface Node {
	readonly id: string;
	readonly name: string;
	readonly initial: boolean;
	readonly final: boolean;
}

interface Edge {
	readonly id: string;
	readonly from: string;
	readonly to: string;
	/** Whether it leads back as well. */
	readonly both: boolean;
	readonly number: number | null;
	readonly decision: boolean;
}

/** A number takes the room of a finger. */
const TOUCH = 44;
const BOX = { height: 48, least: 96, letter: 8.6, padding: 40 } as const;
const DOT = 14;
/** How far a line that returns to its own state reaches beside it. */
const LOOP = 40;
const HEAD = 6;

const START = '(start)';

const OPTIONS = {
	'elk.algorithm': 'layered',
	'elk.edgeRouting': 'ORTHOGONAL',
	'elk.padding': '[top=16,left=16,bottom=20,right=16]',
	'elk.spacing.nodeNode': '32',
	'elk.spacing.edgeNode': '20',
	'elk.spacing.edgeEdge': '14',
	'elk.spacing.portPort': '20',
	'elk.spacing.edgeLabel': '0',
	'elk.spacing.labelNode': '0',
	'elk.layered.spacing.nodeNodeBetweenLayers': '16',
	'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
	'elk.layered.spacing.edgeNodeBetweenLayers': '16',
	'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
	'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
	'elk.layered.nodePlacement.favorStraightEdges': 'true'
} as const;

/** Lays out a chart as it is drawn; done as the site is built. */
export function draw({ states }: ChartSheet): Promise<Drawing> {
	const edges = states.flatMap(({ leaving }) =>
		leaving.map(({ id, number, from, to, decision }) => ({
			id,
			number,
			from: idOf(states, from),
			to: idOf(states, to),
			both: false,
			decision: decision !== null
		}))
	);
	return layOut(states, edges);
}

const idOf = (states: ChartSheet['states'], name: string): string =>
	states.find((state) => state.name === name)?.id ?? '';

/** Lays out boxes and the lines between them. */
export async function layOut(
	nodes: readonly Node[],
	edges: readonly Edge[],
	direction: 'DOWN' | 'RIGHT' = 'DOWN'
): Promise<Drawing> {
	const loops = (id: string): readonly Edge[] =>
		edges.filter(({ from, to }) => from === id && to === id);
	const initial = nodes.find((node) => node.initial);
	const wanted: ElkNode = {
		id: 'chart',
		layoutOptions: { ...OPTIONS, 'elk.direction': direction },
		children: [
			...(initial ? [{ id: START, width: DOT, height: DOT }] : []),
			...nodes.map((node) => elkNode(node, loops(node.id).length))
		],
		edges: [
			...(initial ? [{ id: START, sources: [START], targets: [initial.id] }] : []),
			...edges.filter(({ from, to }) => from !== to).map(elkEdge)
		]
	};
	const graph: ElkNode = await new Elk().layout(wanted);
	const placed = new Map((graph.children ?? []).map((child) => [child.id, child]));
	const lines = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
	const dot = placed.get(START);
	const states = nodes.map(({ id, name, initial: first, final }) => ({
		id,
		name,
		initial: first,
		final,
		...boxOf(placed.get(id))
	}));
	return {
		width: Math.ceil(graph.width ?? 0),
		height: Math.ceil(graph.height ?? 0),
		start: dot ? { at: middleOf(boxOf(dot)), path: pathThrough(pointsOf(lines.get(START))) } : null,
		states,
		transitions: edges.map((edge) => {
			const { id, from, to } = edge;
			const own = loops(from);
			const line =
				from === to
					? loopOf(boxOf(placed.get(from)), own.indexOf(edge), own.length)
					: lineOf(lines.get(id));
			return { ...edge, ...line };
		})
	};
}

function elkNode({ id, name }: Node, loops: number): ElkNode {
	const width = Math.max(BOX.least, Math.round(name.length * BOX.letter + BOX.padding));
	const height = Math.max(BOX.height, loops * TOUCH + 8);
	return {
		id,
		width,
		height,
		// Lines that return to their own state are drawn beside it: a label keeps the room free.
		labels: loops > 0 ? [{ text: name, width: LOOP + TOUCH / 2, height: loops * TOUCH }] : [],
		layoutOptions: {
			'elk.nodeLabels.placement': 'OUTSIDE V_CENTER H_RIGHT',
			'elk.nodeSize.constraints': 'PORTS MINIMUM_SIZE',
			'elk.nodeSize.minimum': `(${width},${height})`
		}
	};
}

const elkEdge = ({ id, from, to, number }: Edge): ElkExtendedEdge => ({
	id,
	sources: [from],
	targets: [to],
	labels:
		number === null
			? []
			: [
					{
						text: String(number),
						width: TOUCH,
						height: TOUCH,
						layoutOptions: { 'elk.edgeLabels.inline': 'true' }
					}
				]
});

interface Box extends ElkPoint {
	readonly width: number;
	readonly height: number;
}

const boxOf = (node: ElkNode | undefined): Box => ({
	x: node?.x ?? 0,
	y: node?.y ?? 0,
	width: node?.width ?? 0,
	height: node?.height ?? 0
});

const middleOf = ({ x, y, width, height }: Box): ElkPoint => ({
	x: x + width / 2,
	y: y + height / 2
});

function pointsOf(edge: ElkExtendedEdge | undefined): readonly ElkPoint[] {
	const section: ElkEdgeSection | undefined = edge?.sections?.[0];
	return section
		? straightened([section.startPoint, ...(section.bendPoints ?? []), section.endPoint])
		: [];
}

/** A jog this small looks like a slip of the pen. */
const JOG = 8;

/** A line without small jogs just before its end or just after its start. */
function straightened(points: readonly ElkPoint[]): readonly ElkPoint[] {
	const shorten = (line: readonly ElkPoint[]): readonly ElkPoint[] => {
		const [end, bend, next, ...rest] = line;
		if (!end || !bend || !next || rest.length === 0) return line;
		const { x, y } = next;
		if (Math.hypot(x - bend.x, y - bend.y) >= JOG) return line;
		return [end.x === bend.x ? { x, y: end.y } : { x: end.x, y }, ...rest];
	};
	return shorten(shorten(points).toReversed()).toReversed();
}

/** The line of an edge and the middle of its number. */
function lineOf(edge: ElkExtendedEdge | undefined): { path: string; at: ElkPoint } {
	const points = pointsOf(edge);
	const label = edge?.labels?.[0];
	return {
		path: pathThrough(points),
		at: label ? middleOf(boxOf({ id: '', ...label })) : (points[0] ?? { x: 0, y: 0 })
	};
}

/** The n-th of the lines that leave a state's right side and come back to it. */
function loopOf(
	{ x, y, width, height }: Box,
	n: number,
	of: number
): { path: string; at: ElkPoint } {
	const side = x + width;
	const middle = y + height / 2 + (n - (of - 1) / 2) * TOUCH;
	const reach = TOUCH / 2 - HEAD * 1.5;
	const far = side + LOOP;
	return {
		path: pathThrough([
			{ x: side, y: middle - reach },
			{ x: far, y: middle - reach },
			{ x: far, y: middle + reach },
			{ x: side, y: middle + reach }
		]),
		at: { x: far, y: middle }
	};
}
