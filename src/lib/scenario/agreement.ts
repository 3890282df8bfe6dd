import { READINGS, type Agreement, type ReadingId } from '../rules/readings.ts';
import type { LineEnd } from './expect/line-end.ts';
import type { Scenario } from './scenario.ts';

/** Readings with the value that is followed of each. */
export type ReadAs = Readonly<Partial<Record<ReadingId, string>>>;

/** What comes of a line under some readings, whatever rules and readings were cited on the way. */
export interface ComesTo {
	/** Null where the table cannot be laid. */
	readonly end: LineEnd | null;
	/** What was asked of the line, and the answers: expectations, claims, what is refused. */
	readonly answers: readonly string[];
	/** What happened to the game, in order. */
	readonly way: readonly string[];
}

/** One way to read the open questions, and what it comes to. */
export interface Way<T> {
	readonly readings: ReadAs;
	readonly run: T;
	readonly comesTo: ComesTo;
}

/** A line under every reading that it touches. */
export interface Agreed<T> {
	readonly touched: readonly ReadingId[];
	/** Every combination of readings, the scenario's own first. */
	readonly ways: readonly Way<T>[];
	readonly agreement: Agreement;
	/** The readings that make the difference. */
	readonly on: readonly ReadingId[];
	/** One way for each combination of those, the scenario's own first. */
	readonly apart: readonly Way<T>[];
	/** Whether every combination was tried; else those nearest to the scenario's own were. */
	readonly complete: boolean;
}

/** More runs than a person wants to wait for. */
const MOST_RUNS = 256;

/** What one run tells. */
export interface Told<T> {
	readonly run: T;
	readonly touched: readonly ReadingId[];
	readonly comesTo: ComesTo;
}

/**
 * A line under every combination of the readings that it touches, those included that only another
 * reading leads to.
 */
export function agree<T>(scenario: Scenario, tell: (scenario: Scenario) => Told<T>): Agreed<T> {
	const first = tell(scenario);
	const known = new Map<string, Told<T>>();
	let touched = first.touched;
	for (;;) {
		const { combinations, complete } = combine(scenario, touched);
		const told = combinations.map((readings, index) => {
			const name = JSON.stringify(readings);
			const one =
				index === 0
					? first
					: (known.get(name) ??
						tell({ ...scenario, readings: { ...scenario.readings, ...readings } }));
			known.set(name, one);
			return { readings, ...one };
		});
		const more = new Set([...touched, ...told.flatMap((one) => one.touched)]);
		if (more.size === touched.length)
			return { touched, complete, ...compared(touched, told.map(wayOf)) };
		touched = [...more];
	}
}

const wayOf = <T>({ readings, run, comesTo }: Told<T> & { readings: ReadAs }): Way<T> => ({
	readings,
	run,
	comesTo
});

function compared<T>(
	touched: readonly ReadingId[],
	ways: readonly Way<T>[]
): Pick<Agreed<T>, 'ways' | 'agreement' | 'on' | 'apart'> {
	if (touched.length === 0) return { ways, agreement: 'untouched', on: [], apart: ways };
	const byEnd = partBy(ways, ({ comesTo: { end, answers } }) => JSON.stringify([end, answers]));
	if (byEnd.on.length > 0) return { ways, agreement: 'depends', ...byEnd };
	const byWay = partBy(ways, ({ comesTo: { way } }) => JSON.stringify(way));
	return { ways, agreement: byWay.on.length > 0 ? 'same end' : 'same', ...byWay };
}

/**
 * The readings that change what is looked at, and one way for each combination of those.
 * @param look what is looked at, as a text.
 */
export function partBy<T>(
	ways: readonly Way<T>[],
	look: (way: Way<T>) => string
): Pick<Agreed<T>, 'on' | 'apart'> {
	const ids = Object.keys(READINGS).filter((id): id is ReadingId =>
		Object.hasOwn(ways[0]?.readings ?? {}, id)
	);
	const seen = new Map(ways.map((way) => [nameOf(way.readings, ids), look(way)]));
	const changes = (id: ReadingId): boolean =>
		ways.some(({ readings }) => {
			const own = seen.get(nameOf(readings, ids));
			return READINGS[id].values.some((value) => {
				const other = seen.get(nameOf({ ...readings, [id]: value }, ids));
				return other !== undefined && other !== own;
			});
		});
	const on = ids.filter(changes);
	const firsts = new Map<string, Way<T>>();
	for (const way of ways) {
		const name = nameOf(way.readings, on);
		const readings = Object.fromEntries(on.map((id) => [id, way.readings[id]]));
		if (!firsts.has(name)) firsts.set(name, { ...way, readings });
	}
	return { on, apart: [...firsts.values()] };
}

const nameOf = (readings: ReadAs, ids: readonly ReadingId[]): string =>
	ids.map((id) => readings[id]).join(' ');

/** All combinations of values, those first that change least of what the scenario follows. */
function combine(
	scenario: Scenario,
	ids: readonly ReadingId[]
): { readonly combinations: readonly ReadAs[]; readonly complete: boolean } {
	const own: ReadAs = Object.fromEntries(
		ids.map((id) => [id, scenario.readings?.[id] ?? READINGS[id].values[0]])
	);
	const all: ReadAs[] = [];
	for (let changes = 0; changes <= ids.length; changes++)
		for (const one of changed(own, ids, changes)) {
			if (all.length === MOST_RUNS) return { combinations: all, complete: false };
			all.push(one);
		}
	return { combinations: all, complete: true };
}

/** Every way to follow another value of so many of these readings. */
function* changed(own: ReadAs, ids: readonly ReadingId[], changes: number): Generator<ReadAs> {
	if (changes === 0) yield own;
	else
		for (const [at, id] of ids.entries())
			for (const value of READINGS[id].values)
				if (value !== own[id])
					yield* changed({ ...own, [id]: value }, ids.slice(at + 1), changes - 1);
}
