/** The files that go round in their imports: each circle with all that hangs in it, in the order of the alphabet. */
export function knotsOf(
	graph: ReadonlyMap<string, readonly string[]>
): readonly (readonly string[])[] {
	const knots: string[][] = [];
	const numbers = new Map<string, number>();
	const lowest = new Map<string, number>();
	const open: string[] = [];
	const isOpen = new Set<string>();
	const lower = (file: string, to: number | undefined): void => {
		lowest.set(file, Math.min(lowest.get(file) ?? Infinity, to ?? Infinity));
	};
	/** Tarjan's strongly connected components. */
	const visit = (file: string): void => {
		const number = numbers.size;
		numbers.set(file, number);
		lowest.set(file, number);
		open.push(file);
		isOpen.add(file);
		const targets = graph.get(file) ?? [];
		for (const target of targets)
			if (!numbers.has(target)) {
				visit(target);
				lower(file, lowest.get(target));
			} else if (isOpen.has(target)) lower(file, numbers.get(target));
		if (lowest.get(file) !== number) return;
		const knot = open.splice(open.indexOf(file));
		for (const one of knot) isOpen.delete(one);
		if (knot.length > 1 || targets.includes(file)) knots.push(knot.sort());
	};
	for (const file of graph.keys()) if (!numbers.has(file)) visit(file);
	return knots.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}
