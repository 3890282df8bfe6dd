import type { InLinks } from '#lib/scenario/words/in-links.ts';

/** All that a link has an order for: the fields of each shape, later ones by their day, shapes and words. */
export function ordersIn(roots: Readonly<Record<string, unknown>>): readonly string[] {
	const seen = new Set<unknown>();
	const orders: string[] = [];
	const look = (part: unknown, path: string): void => {
		if (typeof part !== 'object' || part === null || seen.has(part)) return;
		seen.add(part);
		const at = (name: string): unknown => Reflect.get(part, name);
		const { since = [], words, like } = (at('links') ?? {}) as InLinks;
		const inner = at('entries');
		if (words) orders.push(`${path}: ${words.join(', ')}`);
		else if (like) look(like(), path);
		else if (typeof inner === 'object' && inner !== null) {
			const later = since.flat();
			const fields = Object.entries(inner);
			const names = (optional: boolean): string =>
				fields
					.filter(
						([key, { type }]) => (type === 'exact_optional') === optional && !later.includes(key)
					)
					.map(([key]) => key)
					.join(', ');
			orders.push(
				`${path}: ${[names(false), names(true), ...since.map((day) => day.join(', '))].join(' | ')}`
			);
			for (const [key, held] of fields) look(held, `${path}.${key}`);
		} else if (at('type') === 'lazy') look((at('getter') as () => unknown)(), path);
		else {
			for (const name of ['wrapped', 'item', 'key', 'value']) look(at(name), path);
			const options = at('options');
			if (!Array.isArray(options)) return;
			const key = at('key');
			const named = options.map((option: unknown, i) => {
				if (typeof option === 'string') return option;
				const { entries = {} } = option as { entries?: Record<string, { literal?: unknown }> };
				return typeof key === 'string' ? String(entries[key]?.literal) : String(i);
			});
			orders.push(`${path}: ${named.join(' / ')}`);
			options.forEach((option: unknown, i) => {
				look(option, `${path} ${named[i] ?? ''}`);
			});
		}
	};
	for (const [name, root] of Object.entries(roots)) look(root, name);
	return orders;
}
