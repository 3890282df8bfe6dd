/**
 * The strongly connected components of a graph: what can be reached from each other, round and round. Those
 * that others lead to come first.
 * @param next where each place leads.
 */
export function componentsOf(
	count: number,
	next: (place: number) => readonly number[]
): readonly (readonly number[])[] {
	const found: number[][] = [];
	const order = new Int32Array(count).fill(-1);
	const low = new Int32Array(count);
	const isOpen = new Uint8Array(count);
	const open: number[] = [];
	const path: { readonly place: number; readonly ways: readonly number[]; at: number }[] = [];
	let met = 0;

	const enter = (place: number): void => {
		order[place] = low[place] = met++;
		open.push(place);
		isOpen[place] = 1;
		path.push({ place, ways: next(place), at: 0 });
	};
	const lower = (place: number, to: number): void => {
		low[place] = Math.min(low[place] ?? 0, to);
	};

	for (let root = 0; root < count; root++) {
		if (order[root] !== -1) continue;
		enter(root);
		for (let step = path.at(-1); step; step = path.at(-1)) {
			const { place } = step;
			const to = step.ways[step.at++];
			if (to !== undefined) {
				if (order[to] === -1) enter(to);
				else if (isOpen[to]) lower(place, order[to] ?? 0);
				continue;
			}
			path.pop();
			const below = path.at(-1);
			if (below) lower(below.place, low[place] ?? 0);
			if (low[place] !== order[place]) continue;
			const component: number[] = [];
			for (let one = open.pop(); one !== undefined; one = open.pop()) {
				isOpen[one] = 0;
				component.push(one);
				if (one === place) break;
			}
			found.push(component);
		}
	}
	return found;
}
