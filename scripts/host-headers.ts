import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Headers for the addresses that begin like this, or are just this. */
export interface HeaderRule {
	readonly address: string;
	readonly begins: boolean;
	readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * The rules of a `_headers` file: an address on a line of its own, with `*` for whatever follows, and below it
 * its headers, set in. A line that begins with `#` is a remark.
 * @throws where a line is none of these.
 */
export function headerRules(text: string): readonly HeaderRule[] {
	const rules: { address: string; begins: boolean; headers: [string, string][] }[] = [];
	for (const [index, line] of text.split('\n').entries()) {
		if (line.trim() === '' || line.startsWith('#')) continue;
		const [, address, star] = /^(\/[^\s*]*)(\*?)$/u.exec(line) ?? [];
		const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/u.exec(line) ?? [];
		const rule = rules.at(-1);
		if (address !== undefined) rules.push({ address, begins: star === '*', headers: [] });
		else if (rule && name !== undefined && value !== undefined) rule.headers.push([name, value]);
		else throw new Error(`Line ${index + 1} of _headers is no address and no header: "${line}".`);
	}
	return rules;
}

/** The rules that lie with a built site; none where it has no such file. */
export function headerRulesIn(directory: string): readonly HeaderRule[] {
	const file = join(directory, '_headers');
	return existsSync(file) ? headerRules(readFileSync(file, 'utf8')) : [];
}

/** The headers for a path: those of every rule that fits it. */
export const headersFor = (
	rules: readonly HeaderRule[],
	path: string
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		rules
			.filter(({ address, begins }) => (begins ? path.startsWith(address) : path === address))
			.flatMap(({ headers }) => headers)
	);
