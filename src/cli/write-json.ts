const isList = (value: object): value is Iterable<unknown> => Symbol.iterator in value;

/**
 * Writes data as `JSON.stringify(data, null, '\t')` gives it, piece by piece: a long game has more to say
 * than fits into one text. Iterables are written as lists and functions as what they give, each made
 * only when it is written.
 */
export function writeJson(data: unknown, write: (text: string) => void, indent = ''): void {
	const value: unknown = typeof data === 'function' ? data() : data;
	if (typeof value !== 'object' || value === null) {
		write(JSON.stringify(value) ?? 'null');
		return;
	}
	const inner = `${indent}\t`;
	const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
	let first = true;
	const next = (): void => {
		write(first ? `${open}\n${inner}` : `,\n${inner}`);
		first = false;
	};
	if (isList(value))
		for (const one of value) {
			next();
			writeJson(one, write, inner);
		}
	else
		for (const [key, one] of Object.entries(value)) {
			if (one === undefined) continue;
			next();
			write(`${JSON.stringify(key)}: `);
			writeJson(one, write, inner);
		}
	write(first ? `${open}${close}` : `\n${indent}${close}`);
}
