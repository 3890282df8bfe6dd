import { componentsOf } from './components.ts';
import { dividedBy, minus, ONE, plus, times, ZERO, type Fraction } from './fraction.ts';

/** How likely each end is, by its name; those that are not named cannot come. */
export type Chances = ReadonlyMap<number, Fraction>;

/** The end that never comes: it goes on forever. */
export const FOREVER = -1;

/** A place of a chain: an end, or where it goes on to, with how likely each is. */
export type Link =
	| { readonly end: number }
	| { readonly to: readonly { readonly place: number; readonly chance: Fraction }[] };

/**
 * The exact chances of the ends from each place of a chain that may go round in circles: those of an
 * absorbing chain, by Gauss. Together they are 1. A circle without a way out goes on forever.
 */
export function chancesOf(links: readonly Link[]): readonly Chances[] {
	const all: Chances[] = links.map(() => NOTHING);
	const next = (place: number): readonly number[] => {
		const link = links[place];
		return link && 'to' in link ? link.to.map((way) => way.place) : [];
	};
	for (const component of componentsOf(links.length, next)) {
		const [place] = component;
		if (place === undefined) continue;
		if (component.length === 1 && !next(place).includes(place))
			all[place] = straight(links[place], all);
		else solve(component, links, all);
	}
	return all;
}

const NOTHING: Chances = new Map();

/** The chances of a place that cannot come again. */
function straight(link: Link | undefined, all: readonly Chances[]): Chances {
	if (!link) return NOTHING;
	if ('end' in link) return new Map([[link.end, ONE]]);
	const [only, ...others] = link.to;
	if (only && others.length === 0) return all[only.place] ?? NOTHING;
	const sum = new Map<number, Fraction>();
	for (const { place, chance } of link.to) addTo(sum, all[place] ?? NOTHING, chance);
	return sum;
}

function addTo(sum: Map<number, Fraction>, more: Chances, by: Fraction): void {
	for (const [end, chance] of more) sum.set(end, plus(sum.get(end) ?? ZERO, times(chance, by)));
}

/** What a place comes to: other places of its circle, and ends. */
interface Row {
	readonly place: number;
	readonly to: Map<number, Fraction>;
	readonly ends: Map<number, Fraction>;
}

/** The chances of all places of a circle: one place after the other is replaced by what it comes to. */
function solve(component: readonly number[], links: readonly Link[], all: Chances[]): void {
	const within = new Set(component);
	const rows = component.map((place): Row => {
		const to = new Map<number, Fraction>();
		const ends = new Map<number, Fraction>();
		const link = links[place];
		for (const way of link && 'to' in link ? link.to : []) {
			if (within.has(way.place)) to.set(way.place, plus(to.get(way.place) ?? ZERO, way.chance));
			else addTo(ends, all[way.place] ?? NOTHING, way.chance);
		}
		return { place, to, ends };
	});
	if (rows.every(({ ends }) => ends.size === 0)) {
		for (const place of component) all[place] = new Map([[FOREVER, ONE]]);
		return;
	}
	// Those with the fewest ways on first: they make the others no longer.
	rows.sort((a, b) => a.to.size - b.to.size);
	const from = comingFrom(rows);
	const solved = new Set<Row>();
	for (const row of rows) {
		without(row, row.place);
		for (const other of from.get(row.place) ?? []) {
			const chance = other === row ? undefined : other.to.get(row.place);
			if (!chance || solved.has(other)) continue;
			other.to.delete(row.place);
			for (const [place, more] of row.to) {
				other.to.set(place, plus(other.to.get(place) ?? ZERO, times(more, chance)));
				from.get(place)?.add(other);
			}
			addTo(other.ends, row.ends, chance);
		}
		solved.add(row);
	}
	for (const { place, to, ends } of rows.reverse()) {
		for (const [other, chance] of to) addTo(ends, all[other] ?? NOTHING, chance);
		all[place] = ends;
	}
}

/** Which rows come to each place. */
function comingFrom(rows: readonly Row[]): Map<number, Set<Row>> {
	const from = new Map(rows.map(({ place }) => [place, new Set<Row>()]));
	for (const row of rows) for (const place of row.to.keys()) from.get(place)?.add(row);
	return from;
}

/** A place that comes to itself comes to the rest sooner or later. */
function without(row: Row, place: number): void {
	const stays = row.to.get(place);
	if (!stays) return;
	row.to.delete(place);
	const rest = minus(ONE, stays);
	for (const [other, chance] of row.to) row.to.set(other, dividedBy(chance, rest));
	for (const [end, chance] of row.ends) row.ends.set(end, dividedBy(chance, rest));
}
