const isList = (value: object): value is Iterable<unknown> => Symbol.iterator in value;
const isMade = (value: unknown): value is () => unknown => typeof value === 'function';

/**
 * Writes data as `JSON.stringify(data, null, '\t')` gives it, piece by piece: a long game has more to say
 * than fits into one text. Iterables are written as lists and functions as what they give, each made
 * only when it is written.
 */
export function writeJson(data: unknown, write: (text: string) => void, indent = ''): void {
	const value = isMade(data) ? data() : data;
	if (typeof value !== 'object' || value === null) {
		write(value === undefined ? 'null' : JSON.stringify(value));
		return;
	}
	const inner = `${indent}\t`;
	const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
	let before = `${open}\n${inner}`;
	const next = (): void => {
		write(before);
		before = `,\n${inner}`;
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
	write(before.startsWith(',') ? `\n${indent}${close}` : `${open}${close}`);
}
